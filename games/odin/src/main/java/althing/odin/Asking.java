package althing.odin;

/** The number of a decision that may have to bring an effect: a count, and whether it must not be skipped (FFO-3.10). */
final class Asking {

    private static final int MUST = 1 << 16;

    private Asking() {
    }

    static int number(int count, boolean must) {
        return count | (must ? MUST : 0);
    }

    static boolean must(int number) {
        return (number & MUST) != 0;
    }

    static int count(int number) {
        return number & MUST - 1;
    }
}
