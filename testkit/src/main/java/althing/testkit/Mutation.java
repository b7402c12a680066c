package althing.testkit;

/** A text that was spoilt on purpose, and in which way. */
record Mutation(String what, String text) {}
