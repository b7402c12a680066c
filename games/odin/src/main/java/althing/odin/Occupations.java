package althing.odin;

import java.util.List;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Setup;
import althing.odin.OdinMove.Play;
import althing.odin.OdinMove.Word;

/** Occupation cards: where they are, drawing, playing and using them (FFO-3.8, FFO-3.9, FFO-13). */
final class Occupations {

    /** Where a card can be; a seat is added to the last two. */
    static final int ABSENT = 0;
    static final int DECK = 1;
    static final int OUT = 2;
    static final int HAND = 8;
    static final int PLAYED = 16;
    /** Played, and what it does once is done. */
    static final int SPENT = 24;

    static final int STONE_COUNTS_TWO = Effect.rule("stone-counts-two");
    static final int SPEARS_AS_SWORDS = Effect.rule("spears-as-swords");
    static final int FOUR_ROLLS = Effect.rule("four-rolls");
    static final int CHEAP_EMIGRATION = Effect.rule("cheap-emigration");
    static final int CHEAP_LIVESTOCK = Effect.rule("cheap-livestock");
    static final int PLAY_FOR_DRAW = Effect.rule("play-for-draw");
    static final int KNARR_AS_LONGSHIP = Effect.rule("knarr-as-longship");
    static final int ONE_DOUBLE_UPGRADE = Effect.rule("one-double-upgrade");
    static final int LOWER_HUNTING = Effect.rule("lower-hunting");
    static final int WOOD_IN_HOUSES = Effect.rule("wood-in-houses");
    static final int FEWER_PLUNDERERS = Effect.rule("fewer-plunderers");
    static final int ANY_ISLAND = Effect.rule("any-island");
    static final int MAID = Effect.rule("maid");
    static final int CHEAP_SPACES = Effect.rule("cheap-spaces");
    static final int CHEAP_HOUSES = Effect.rule("cheap-houses");
    static final int LOWER_ROLLS = Effect.rule("lower-rolls");
    static final int LOWER_TRACKING = Effect.rule("lower-tracking");
    static final int SPEARS_COUNT_TWO = Effect.rule("spears-count-two");
    static final int UNLOAD_SHIPS = Effect.rule("unload-ships");
    static final int SPLIT_LOOT = Effect.rule("split-loot");
    static final int GREEN_LOOT = Effect.rule("green-loot");
    static final int CHEAP_HIGHEST_LOOT = Effect.rule("cheap-highest-loot");
    static final int KEEP_STOCKFISH = Effect.rule("keep-stockfish");
    private static final int TEACHER = Card.known("occupations", "176B").index();
    private static final int CHRONICLER = Card.known("occupations", "187B").index();
    static final int TWO_FLAT_PEAS = Effect.rule("two-flat-peas");

    private static final int PLAYED_NOW = Effect.moment("played");
    private static final int ANYTIME = Effect.moment("anytime");

    private Occupations() {
    }

    static boolean arePlayed(Setup setup) {
        return !setup.option("occupations").equals("none");
    }

    /** Whether the seat has played a card, so that it works (FFO-13.1). */
    static boolean has(OdinPosition position, int seat, int card) {
        return position.cards[card] == PLAYED + seat;
    }

    static int hand(OdinPosition position, int seat) {
        return count(position, HAND + seat);
    }

    static boolean holdsAny(OdinPosition position, int seat) {
        for (int card = 0; card < Card.COUNT && !position.noCards; card++) {
            if (position.cards[card] == HAND + seat) {
                return true;
            }
        }
        return false;
    }

    static int count(OdinPosition position, int place) {
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
    static boolean isFirstChosen(Setup setup) {
        return setup.option("first-card").equals("chosen");
    }

    static void listLight(OdinPosition position, MoveList into) {
        for (int card = 0; card < Card.COUNT; card++) {
            if (position.cards[card] == OUT) {
                into.add(Moves.KEEP[card]);
            }
        }
    }

    static void keep(OdinPosition position, int seat, int card) {
        position.agenda.pop();
        position.cards[card] = (byte) (HAND + seat);
        if (position.isHeard()) {
            position.tellSeats(1 << seat, "log.keep", "seat", Phrase.seat(seat), "card", Wording.card(card));
        }
    }

    /** Draws the top dark card, or offers to play one instead (FFO-3.8, FFO-15.7). */
    static void draw(OdinPosition position, int seat) {
        if (position.noCards) {
            return;
        }
        if (has(position, seat, PLAY_FOR_DRAW) && holdsAny(position, seat)) {
            position.push(Task.TUTOR, seat);
        } else {
            drawNow(position, seat);
        }
    }

    private static void drawNow(OdinPosition position, int seat) {
        int deck = count(position, DECK);
        if (deck == 0) {
            return;
        }
        int card = pick(position, DECK, position.random.nextInt(deck));
        position.cards[card] = (byte) (HAND + seat);
        position.reveal();
        if (position.isHeard()) {
            position.tell("log.draw", "seat", Phrase.seat(seat));
            position.tellSeats(1 << seat, "log.drawn", "card", Wording.card(card));
        }
    }

    /** The card that so many others of a place come before. */
    static int pick(OdinPosition position, int place, int skip) {
        int left = skip;
        for (int card = 0; card < Card.COUNT; card++) {
            if (position.cards[card] == place && left-- == 0) {
                return card;
            }
        }
        throw new IllegalStateException("no card there");
    }

    static void listHand(OdinPosition position, int seat, MoveList into) {
        for (int card = 0; card < Card.COUNT; card++) {
            if (position.cards[card] == HAND + seat) {
                into.add(Moves.PLAY[card]);
            }
        }
    }

    static void askPlay(OdinPosition position, int seat, int deed, int left, boolean must) {
        position.push(Task.PLAY, seat, Due.PLAY, deed);
        Due.PLAY_LEFT.set(position.agenda, left);
        Due.PLAY_MUST.set(position.agenda, must ? 1 : 0);
    }

    static void listPlays(OdinPosition position, int seat, MoveList into) {
        listHand(position, seat, into);
        if (!position.isDue(Due.PLAY_MUST)) {
            into.add(Word.DONE);
        }
    }

    /** A card played in an action, of which more may follow (FFO-13.2). */
    static void playPlays(OdinPosition position, int seat, OdinMove move) {
        int left = position.due(Due.PLAY_LEFT) - 1;
        int deed = position.due(Due.PLAY);
        position.agenda.pop();
        if (move instanceof Play play) {
            if (left > 0) {
                askPlay(position, seat, deed, left, false);
            }
            position.now.acted = true;
            play(position, seat, play.card());
        }
    }

    /** The card of the column bonus, before the action or after it (FFO-3.9). */
    static void playBonus(OdinPosition position, int seat, OdinMove move) {
        position.agenda.pop();
        if (move instanceof Play play) {
            position.now.bonusUsed = true;
            play(position, seat, play.card());
        }
    }

    static void playTutor(OdinPosition position, int seat, OdinMove move) {
        position.agenda.pop();
        if (move instanceof Play play) {
            Duty.actByCard(position);
            play(position, seat, play.card());
        } else {
            drawNow(position, seat);
        }
    }

    /** Lays the card before the seat and carries out what it does at once (FFO-13.5). */
    static void play(OdinPosition position, int seat, int card) {
        position.now.otherPlays += has(position, seat, TEACHER) ? 1 : 0;
        position.cards[card] = (byte) (PLAYED + seat);
        position.reveal();
        if (position.isHeard()) {
            position.tell("log.play", "seat", Phrase.seat(seat), "card", Wording.card(card));
        }
        List<Effect> effects = Effect.of(PLAYED_NOW);
        for (int i = effects.size() - 1; i >= 0; i--) {
            if (effects.get(i).card().index() == card) {
                Moments.schedule(position, seat, effects.get(i));
            }
        }
        Moments.fireOnce(position, seat, Moments.SOON);
    }

    /** The anytime cards in play (FFO-6.7, FFO-13.6). */
    static void listUses(OdinPosition position, int seat, MoveList into) {
        if (position.noCards) {
            return;
        }
        for (Effect effect : Effect.of(ANYTIME)) {
            for (int i = 0; has(position, seat, effect.card().index()) && i < effect.program().alternatives(); i++) {
                if (Deeds.isPossible(position, seat, effect.program(), i)
                        && isNow(position, effect.card().index(), i)) {
                    into.add(Moves.USE[effect.card().index()][i]);
                }
            }
        }
    }

    /** The belt of card 187B comes only during an action of the seat's vikings. */
    static boolean isNow(OdinPosition position, int card, int alternative) {
        return card != CHRONICLER || alternative == 0 || position.actions.getFirst().space >= 0;
    }

    static boolean canUse(OdinPosition position, int seat) {
        if (position.noCards) {
            return false;
        }
        for (Effect effect : Effect.of(ANYTIME)) {
            for (int i = 0; has(position, seat, effect.card().index()) && i < effect.program().alternatives(); i++) {
                if (Deeds.isPossible(position, seat, effect.program(), i)
                        && isNow(position, effect.card().index(), i)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a card offers its use at any time. */
    static boolean isForAnytime(int card) {
        return Moments.offers(ANYTIME, card);
    }

    static void use(OdinPosition position, int seat, OdinMove.Use use) {
        position.interrupt(seat, OdinPosition.NOBODY);
        Choosing.schedule(position, seat, program(use.card()), use.alternative() - 1);
        if (position.isHeard()) {
            position.tell("log.use", "seat", Phrase.seat(seat), "card", Wording.card(use.card()));
        }
    }

    /** What an anytime card does. */
    static Program program(int card) {
        Program program = Effect.program(card);
        if (program != null) {
            return program;
        }
        throw new IllegalArgumentException(Card.get(card).id() + " is no card for any time");
    }

    static int points(OdinPosition position, int seat) {
        int points = 0;
        for (int card = 0; card < Card.COUNT && !position.noCards; card++) {
            points += has(position, seat, card) || position.cards[card] == SPENT + seat ? Card.get(card).points() : 0;
        }
        return points;
    }
}
