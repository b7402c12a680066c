package althing.engine;

/** Somebody gave us something we cannot use; the message is a sentence that says what is wrong, and where. */
public final class BadInput extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public BadInput(String sentence) {
        super(sentence);
    }

    /** A sentence for a fault of ours that the input has met. */
    public BadInput(String sentence, RuntimeException fault) {
        super(sentence, fault);
    }
}
