package althing.odin.cards;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Setup;
import althing.engine.Why;
import althing.odin.box.Card;
import althing.odin.course.Moves;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Occupation cards: where they are, drawing, playing and using them (FFO-3.8, FFO-3.9, FFO-13). */
public final class Occupations {

    /** Where a card can be; a seat is added to the last two. */
    public static final int ABSENT = 0;
    public static final int DECK = 1;
    public static final int OUT = 2;
    public static final int HAND = 8;
    public static final int PLAYED = 16;
    /** Played, and what it does once is done. */
    public static final int SPENT = 24;

    public static final int STONE_COUNTS_TWO = Effect.rule("stone-counts-two");
    public static final int SPEARS_AS_SWORDS = Effect.rule("spears-as-swords");
    public static final int FOUR_ROLLS = Effect.rule("four-rolls");
    public static final int CHEAP_EMIGRATION = Effect.rule("cheap-emigration");
    public static final int CHEAP_LIVESTOCK = Effect.rule("cheap-livestock");
    static final int PLAY_FOR_DRAW = Effect.rule("play-for-draw");
    public static final int KNARR_AS_LONGSHIP = Effect.rule("knarr-as-longship");
    public static final int ONE_DOUBLE_UPGRADE = Effect.rule("one-double-upgrade");
    public static final int LOWER_HUNTING = Effect.rule("lower-hunting");
    public static final int WOOD_IN_HOUSES = Effect.rule("wood-in-houses");
    public static final int FEWER_PLUNDERERS = Effect.rule("fewer-plunderers");
    public static final int ANY_ISLAND = Effect.rule("any-island");
    public static final int MAID = Effect.rule("maid");
    public static final int CHEAP_SPACES = Effect.rule("cheap-spaces");
    public static final int CHEAP_HOUSES = Effect.rule("cheap-houses");
    public static final int LOWER_ROLLS = Effect.rule("lower-rolls");
    public static final int LOWER_TRACKING = Effect.rule("lower-tracking");
    public static final int SPEARS_COUNT_TWO = Effect.rule("spears-count-two");
    public static final int UNLOAD_SHIPS = Effect.rule("unload-ships");
    public static final int SPLIT_LOOT = Effect.rule("split-loot");
    public static final int GREEN_LOOT = Effect.rule("green-loot");
    public static final int CHEAP_HIGHEST_LOOT = Effect.rule("cheap-highest-loot");
    public static final int KEEP_STOCKFISH = Effect.rule("keep-stockfish");
    private static final int TEACHER = Card.known("occupations", "176B").index();
    public static final int TWO_FLAT_PEAS = Effect.rule("two-flat-peas");

    private static final int PLAYED_NOW = Effect.moment("played");

    private Occupations() {
    }

    public static boolean arePlayed(Setup setup) {
        return !setup.option("occupations").equals("none");
    }

    /** Whether the seat has played a card, so that it works (FFO-13.1). */
    public static boolean has(OdinState position, int seat, int card) {
        return position.cards[card] == PLAYED + seat;
    }

    public static boolean has(OdinState position, int seat, int card, @Nullable Why why) {
        return must(why, has(position, seat, card), "FFO-13.1", "refusal.no-card", "card", Names.card(card));
    }

    public static int hand(OdinState position, int seat) {
        return count(position, HAND + seat);
    }

    public static boolean holdsAny(OdinState position, int seat) {
        for (int card = 0; card < Card.COUNT && !position.noCards; card++) {
            if (position.cards[card] == HAND + seat) {
                return true;
            }
        }
        return false;
    }

    public static int count(OdinState position, int place) {
        if (position.noCards) {
            return 0;
        }
        int cards = 0;
        for (byte where : position.cards) {
            cards += where == place ? 1 : 0;
        }
        return cards;
    }

    /** The solo player may choose the first card from all light ones (FFO-17.9). */
    public static boolean isFirstChosen(Setup setup) {
        return setup.option("first-card").equals("chosen");
    }

    /** Draws the top dark card, or offers to play one instead (FFO-3.8, FFO-15.7). */
    public static void draw(OdinState position, int seat) {
        if (position.noCards) {
            return;
        }
        if (has(position, seat, PLAY_FOR_DRAW) && holdsAny(position, seat)) {
            position.push(Tutor.FRAME, seat);
        } else {
            drawNow(position, seat);
        }
    }

    static void drawNow(OdinState position, int seat) {
        int deck = count(position, DECK);
        if (deck == 0) {
            return;
        }
        int card = pick(position, DECK, position.random.nextInt(deck));
        position.cards[card] = (byte) (HAND + seat);
        position.reveal();
        if (position.isHeard()) {
            position.tell("log.draw", "seat", Phrase.seat(seat));
            position.tellSeats(1 << seat, "log.drawn", "card", Names.card(card));
        }
    }

    /** The card that so many others of a place come before. */
    public static int pick(OdinState position, int place, int skip) {
        int left = skip;
        for (int card = 0; card < Card.COUNT; card++) {
            if (position.cards[card] == place && left-- == 0) {
                return card;
            }
        }
        throw new IllegalStateException("no card there");
    }

    static boolean holds(OdinState position, int seat, int card, @Nullable Why why) {
        return must(why, position.cards[card] == HAND + seat, "FFO-13.2", "refusal.not-in-hand", "card",
                Names.card(card));
    }

    static void listHand(OdinState position, int seat, MoveList into) {
        for (int card = 0; card < Card.COUNT; card++) {
            if (position.cards[card] == HAND + seat) {
                into.add(Moves.PLAY[card]);
            }
        }
    }

    /** Lays the card before the seat and carries out what it does at once (FFO-13.5). */
    public static void play(OdinState position, int seat, int card) {
        position.now.otherPlays += has(position, seat, TEACHER) ? 1 : 0;
        position.cards[card] = (byte) (PLAYED + seat);
        position.reveal();
        if (position.isHeard()) {
            position.tell("log.play", "seat", Phrase.seat(seat), "card", Names.card(card));
        }
        Effect[] effects = Effect.of(PLAYED_NOW);
        for (int i = effects.length - 1; i >= 0; i--) {
            if (effects[i].card().index() == card) {
                Moments.schedule(position, seat, effects[i]);
            }
        }
        Moments.fireOnce(position, seat, Moments.SOON);
    }

    public static int points(OdinState position, int seat) {
        int points = 0;
        for (int card = 0; card < Card.COUNT && !position.noCards; card++) {
            points += has(position, seat, card) || position.cards[card] == SPENT + seat ? Card.get(card).points() : 0;
        }
        return points;
    }
}
