package althing.lab.guest;

/** What came of a question. */
sealed interface Answer {

    /** Something was said in time; whether it is a legal move is not known yet. */
    record Said(String move) implements Answer {}

    /** Nothing was said in time. */
    record Late() implements Answer {}

    /** Nothing will be said any more. */
    record Broken(String how) implements Answer {}
}
