package althing.testkit;

/** How much of what could be tried is tried: all of it, or with {@code -Dalthing.extent=quick} a third. */
public final class Extent {

    private static final boolean QUICK = "quick".equals(System.getProperty("althing.extent"));
    private static final int THIRD = 3;

    private Extent() {
    }

    /** How many of so many. */
    public static int of(int whole) {
        return QUICK ? Math.max(1, whole / THIRD) : whole;
    }

    /** At which of the decisions of a game something is looked at, if it would be at each of so many. */
    public static int stride(int whole) {
        return QUICK ? whole * THIRD : whole;
    }
}
