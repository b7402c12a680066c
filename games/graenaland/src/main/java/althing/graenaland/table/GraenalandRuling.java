package althing.graenaland.table;

import althing.engine.Ruling;

/** What has changed in the rules of this game, in the order in which it came. */
public enum GraenalandRuling implements Ruling {

    /** Chance draws from 128 bits that nobody can work out from the draws. */
    WIDE_CHANCE(2, "GRA-2.3"),
    /** What can be reached by building now is worked out to the end, however many cards somebody holds. */
    EXACT_REACH(2, "GRA-20.9"),
    /** Gold pays, or is pledged, also for a resource of which the payer has cards. */
    FREE_GOLD(2, "GRA-8.3"),
    /** Helpers may take back what they have pledged, and the main player may ask them again. */
    OPEN_PLEDGES(2, "GRA-14.4");

    private final int since;
    private final String rule;

    GraenalandRuling(int since, String rule) {
        this.since = since;
        this.rule = rule;
    }

    @Override
    public int since() {
        return since;
    }

    @Override
    public String rule() {
        return rule;
    }
}
