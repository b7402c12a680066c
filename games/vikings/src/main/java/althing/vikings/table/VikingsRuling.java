package althing.vikings.table;

import althing.engine.Ruling;

/** What has changed in the rules of this game, in the order in which it came. */
public enum VikingsRuling implements Ruling {

    /** Chance draws from 128 bits that nobody can work out from the draws. */
    WIDE_CHANCE(2, "VIK-2.5"),
    /** A boatman may take one viking of each trade also if there is only one trade to take. */
    EACH_OF_ONE_TRADE(2, "VIK-10.2");

    private final int since;
    private final String rule;

    VikingsRuling(int since, String rule) {
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
