package althing.app.load;

/** Who sits at a table beside its bots. */
public enum Company {

    /** One person on all seats. */
    ALONE,
    /** A person on each seat, who says something now and then. */
    TOGETHER,
    /** The same, at rated tables with a clock, and by people who want to be called. */
    RATED;

    boolean isApart() {
        return this != ALONE;
    }
}
