package althing.northgard;

import althing.engine.Ruling;

/** What has changed in the rules of this game, in the order in which it came. */
public enum NorthgardRuling implements Ruling {

    /** Chance draws from 128 bits that nobody can work out from the draws. */
    WIDE_CHANCE(2, "NOR-4.2"),
    /** Stolen Lore can be played if the token could first be laid where a card can be copied. */
    TOKEN_BEFORE_STOLEN_LORE(2, "NOR-18.6a"),
    /** Partners exchange as often as they like, not just once for each pair of resources. */
    FREE_EXCHANGE(2, "NOR-19.6"),
    /** A retreat while land is found for recruits does not change where they may go. */
    RECRUITS_KEEP_THEIR_LAND(2, "NOR-8.6");

    private final int since;
    private final String rule;

    NorthgardRuling(int since, String rule) {
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
