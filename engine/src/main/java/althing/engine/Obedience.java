package althing.engine;

/** What a standing order does when its seat is asked something. */
public sealed interface Obedience {

    /** It answers with a legal move. */
    record Answer(Move move) implements Obedience {}

    /** What it does beside answering. */
    enum Other implements Obedience {
        /** The question is none of its business: the seat is asked, and the order stands. */
        ASIDE,
        /** The situation has changed: the seat is asked, and the order ends. */
        OVER
    }
}
