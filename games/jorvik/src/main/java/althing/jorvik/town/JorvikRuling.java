package althing.jorvik.town;

import althing.engine.Ruling;

/** What has changed in the rules of this game, in the order in which it came. */
public enum JorvikRuling implements Ruling {

    /** Chance draws from 128 bits that nobody can work out from the draws. */
    WIDE_CHANCE(2, "JOR-2.8"),
    /** A seat is asked in Loading also if all it could do is to throw away stored cubes. */
    DISCARD_ALONE(2, "JOR-10.11");

    private final int since;
    private final String rule;

    JorvikRuling(int since, String rule) {
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
