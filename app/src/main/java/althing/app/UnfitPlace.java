package althing.app;

/** The machine does not let us do what was asked: a taken port, a directory that cannot be written. */
final class UnfitPlace extends RuntimeException {

    private static final long serialVersionUID = 1L;

    UnfitPlace(String sentence) {
        super(sentence);
    }
}
