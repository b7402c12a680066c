package althing.odin;

import althing.engine.Ruling;

/** What has changed in the rules of this game, in the order in which it came. */
enum OdinRuling implements Ruling {

    /** Chance draws from 128 bits that nobody can work out from the draws. */
    WIDE_CHANCE(2, "FFO-1.6"),
    /** What interrupts an action is an action of its own and leaves the other as it was. */
    ACTION_FRAMES(2, "FFO-6.8"),
    /** Whoever chose a space must leave at least one of its effects possible until one has come about. */
    OWED_EFFECT(2, "FFO-3.10"),
    /** What cards give before the Feast comes first, then the window; only then are the squares to cover counted. */
    TABLE_AFTER_WINDOW(2, "FFO-4.8"),
    /** Who has a card that pays at once for a ship to buy or a tile to lay has a window before the Feast. */
    WINDOW_FOR_PAYING_CARDS(2, "FFO-3.11");

    private final int since;
    private final String rule;

    OdinRuling(int since, String rule) {
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
