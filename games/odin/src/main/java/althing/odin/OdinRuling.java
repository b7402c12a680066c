package althing.odin;

import althing.engine.Ruling;

/** What has changed in the rules of this game, in the order in which it came. */
public enum OdinRuling implements Ruling {

    /** Chance draws from 128 bits that nobody can work out from the draws. */
    WIDE_CHANCE(2, "FFO-1.6"),
    /** What interrupts an action is an action of its own and leaves the other as it was. */
    ACTION_FRAMES(2, "FFO-6.8"),
    /** Whoever chose a space must leave at least one of its effects possible until one has come about. */
    OWED_EFFECT(2, "FFO-3.10"),
    /** What cards give before the Feast comes first, then the window; only then are the squares to cover counted. */
    TABLE_AFTER_WINDOW(2, "FFO-4.8"),
    /** Who has a card that pays at once for a ship to buy or a tile to lay has a window before the Feast. */
    WINDOW_FOR_PAYING_CARDS(2, "FFO-3.11"),
    /** The Helmsman draws when a longship sails, also to an island, and not when a knarr stands in for it. */
    LONGSHIP_SAILS(2, "FFO-O.12A"),
    /** The Weapons Warden also counts two vikings that are enough for Plundering. */
    TWO_PLUNDERERS(2, "FFO-O.166B"),
    /** The Patron looks at the price before other cards lower it, for the owner orders what cards do. */
    PATRON_FIRST(2, "FFO-O.2C"),
    /** What a card offers instead of an action needs no ship of that action. */
    NO_SHIP_INSTEAD(2, "FFO-O.185B"),
    /** A ship that a card builds on a ship-building space instead is built, not bought. */
    BUILT_INSTEAD(2, "FFO-O.105B"),
    /** Vikings of the colour that rests in the solo game block spaces, and are nobody's vikings beyond that. */
    RESTING_VIKINGS(2, "FFO-17.5"),
    /** A space that a card uses without vikings is used: cards that look at that act, those that look at vikings do not. */
    USED_WITHOUT_VIKINGS(2, "FFO-13.7"),
    /** Ore that leaves its ship in the middle of a die action counts no more. */
    ORE_STILL_LOADED(2, "FFO-11.21"),
    /** The silver that lay on an explored board was given by the action. */
    ISLAND_SILVER(2, "FFO-12.3");

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
