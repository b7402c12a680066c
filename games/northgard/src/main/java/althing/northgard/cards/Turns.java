package althing.northgard.cards;

import althing.engine.Frame;
import althing.engine.Phrase;
import althing.northgard.NorthgardMove.Use;
import althing.northgard.NorthgardMove.WithCard;
import althing.northgard.box.Cards;
import althing.northgard.box.Components;
import althing.northgard.box.Resource;
import althing.northgard.box.Vocabulary;
import althing.northgard.box.Words;
import althing.northgard.combat.Creatures;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.state.Step;
import althing.northgard.state.Names;

/** The turns of the Actions phase: play, wait, exchange, remove, upgrade, pass (NOR-6). */
public final class Turns {

    public static final Frame TURN = new Frame(Question.TURN);
    public static final Frame UPGRADE = new Frame(Question.UPGRADE);
    public static final Frame.Field WANTED = UPGRADE.word("card", Vocabulary.CARDS);
    public static final Frame COUNTER = new Frame(Question.COUNTER);
    public static final Frame CARD = new Frame(Question.CARD);
    private static final Frame.Field PLAYED = CARD.word("card", Vocabulary.CARDS);
    /** Whether the last Build action of the card has built something large (NOR-27.8). */
    private static final Frame.Field LARGE = CARD.flag("large");

    private Turns() {
    }

    /** Asks the next seat that has not passed; when all have, the phase is over (NOR-6.1). */
    public static void next(NorthgardState position) {
        position.course.turnPlayed = false;
        position.course.turnMain = false;
        for (int i = 1; i <= position.seats; i++) {
            int seat = position.course.turn == NorthgardState.NOBODY
                    ? position.clockwise(i - 1)
                    : (position.course.turn + i) % position.seats;
            if (!position.course.hasPassed(seat)) {
                position.course.turn = seat;
                position.agenda.push(TURN, seat);
                return;
            }
        }
        position.course.turn = NorthgardState.NOBODY;
        position.course.enter(position.layout.creatures ? Step.CREATURES : Step.SCORCHED);
    }

    /** Whether a seat has taken this year's card before passing (NOR-27.20). */
    public static boolean foresaw(NorthgardState position, int seat) {
        return (position.course.foresaw >> seat & 1) != 0;
    }

    /** Whether a card is an upgrade that a seat may still get. */
    public static boolean isSetAside(NorthgardState position, int seat, int card) {
        boolean aside = false;
        for (int i = 0; i < Cards.UPGRADES_EACH; i++) {
            aside |= (position.holdings.upgrades[seat] >> i & 1) != 0 && upgrade(position, seat, i) == card;
        }
        return aside;
    }

    /** An upgrade card of a seat's clan. */
    public static int upgrade(NorthgardState position, int seat, int index) {
        return Cards.UPGRADES[position.holdings.clan[seat] * Cards.UPGRADES_EACH + index];
    }

    public static void use(NorthgardState position, int seat, Use use, int card) {
        switch (use) {
            case PLAY -> announce(position, seat, card);
            case PASS -> pass(position, seat, card);
            case UPGRADE -> {
                position.agenda.push(UPGRADE, seat);
                WANTED.set(position.agenda, card);
            }
            case REMOVE -> {
                giveUp(position, seat, Use.REMOVE, card);
                pay(position, seat, Components.REMOVE_LORE);
                position.draw(seat, Components.REMOVE_DRAW);
            }
            case EXCHANGE -> {
                giveUp(position, seat, Use.EXCHANGE, card);
                pay(position, seat, Components.EXCHANGE_LORE);
                position.draw(seat, Components.EXCHANGE_DRAW);
            }
            default -> giveUp(position, seat, Use.WAIT, card);
        }
    }

    private static void pay(NorthgardState position, int seat, int lore) {
        position.holdings.gain(seat, Resource.LORE, -lore);
    }

    /** A card leaves the hand without effect, for the active zone or out of the game. */
    private static void giveUp(NorthgardState position, int seat, Use use, int card) {
        position.layOpen(seat, position.decks.hand.indexOf(seat, card, 0));
        if (use == Use.REMOVE) {
            position.decks.addRemoved(seat, card);
        } else {
            position.decks.addActive(seat, card, false);
        }
        if (position.isHeard()) {
            position.tell("log." + Words.code(use), "seat", Phrase.seat(seat), "card", Names.card(card));
        }
    }

    public static void upgrade(NorthgardState position, int seat, WithCard cost) {
        int upgrade = WANTED.of(position.agenda);
        position.agenda.pop();
        giveUp(position, seat, cost.use(), cost.card());
        pay(position, seat, Components.UPGRADE_LORE);
        for (int i = 0; i < Cards.UPGRADES_EACH; i++) {
            if (upgrade(position, seat, i) == upgrade) {
                position.holdings.upgrades[seat] &= (byte) ~(1 << i);
            }
        }
        position.decks.addToHand(seat, upgrade, position.layout.everyone);
        if (position.isHeard()) {
            position.tell("log.upgrade", "seat", Phrase.seat(seat), "card", Names.card(upgrade));
        }
    }

    /**
     * Puts a card in the active zone; whoever may hold Defensive Strategy is asked for an answer (NOR-27.19), also who
     * does not hold it, so that being asked or not tells nobody where it is.
     */
    private static void announce(NorthgardState position, int seat, int card) {
        position.layOpen(seat, position.decks.hand.indexOf(seat, card, 0));
        position.decks.addActive(seat, card, true);
        position.agenda.push(CARD, seat);
        PLAYED.set(position.agenda, card);
        if (position.isHeard()) {
            position.tell("log.play", "seat", Phrase.seat(seat), "card", Names.card(card));
        }
        for (int other = 0; other < position.seats; other++) {
            if (position.layout.isEnemy(seat, other)
                    && position.decks.mayHold(other, Cards.COUNTER, position.layout.everyone)) {
                position.agenda.push(COUNTER, other);
                return;
            }
        }
        resolve(position, seat);
    }

    private static void resolve(NorthgardState position, int seat) {
        int card = PLAYED.of(position.agenda);
        position.course.turnPlayed = true;
        position.course.turnMain |= !Cards.FLASH[card];
        Effects.push(position, seat, card);
    }

    public static void answer(NorthgardState position, int other, boolean counters) {
        int seat = position.agenda.seat();
        if (!counters) {
            resolve(position, seat);
            return;
        }
        int card = PLAYED.of(position.agenda);
        position.decks.active.drop(seat);
        position.decks.addDiscard(seat, card);
        position.layOpen(other, position.decks.hand.indexOf(other, Cards.COUNTER, 0));
        position.decks.addActive(other, Cards.COUNTER, true);
        if (position.isHeard()) {
            position.tell("log.counter", "seat", Phrase.seat(other), "card", Names.card(card));
        }
        endCard(position);
    }

    /** The turn goes on while there are cards in hand, or if nothing was resolved in it yet. */
    public static void endCard(NorthgardState position) {
        int seat = position.agenda.seat();
        position.agenda.pop();
        position.recruits.clear();
        if (position.decks.hand.size(seat) > 0 || !position.course.turnPlayed) {
            position.agenda.push(TURN, seat);
        }
    }

    /** The upgrade that a card is given up for. */
    public static int wanted(NorthgardState position) {
        return WANTED.of(position.agenda);
    }

    /** The card that is being played, or {@link Cards#NONE}. */
    public static int card(NorthgardState position) {
        int entry = position.agenda.nearest(CARD);
        return entry < 0 ? Cards.NONE : PLAYED.at(position.agenda, entry);
    }

    public static boolean hasBuiltLarge(NorthgardState position) {
        return LARGE.at(position.agenda, position.agenda.nearest(CARD)) != 0;
    }

    public static void noteBuilding(NorthgardState position, boolean large) {
        LARGE.setAt(position.agenda, position.agenda.nearest(CARD), large ? 1 : 0);
    }

    public static void pass(NorthgardState position, int seat, int card) {
        if (position.course.passed == 0) {
            position.course.first = seat;
        }
        position.course.passed |= 1 << seat;
        position.clearUp(seat);
        if (position.isHeard()) {
            position.tell("log.pass", "seat", Phrase.seat(seat));
        }
        if (card != Cards.NONE) {
            takeOffered(position, seat, card);
        }
        if (Creatures.maySpawn(position)) {
            position.agenda.push(Creatures.SPAWN, seat);
        }
    }

    /** A card on offer goes on top of the draw pile, for all to see (NOR-6.12). */
    public static void takeOffered(NorthgardState position, int seat, int card) {
        int kept = 0;
        for (int i = 0; i < position.piles.offerSize; i++) {
            if (position.piles.offer[i] != card) {
                position.piles.offer[kept++] = position.piles.offer[i];
            }
        }
        position.piles.offerSize = kept;
        position.decks.addTop(seat, card, position.layout.everyone);
        if (position.isHeard()) {
            position.tell("log.take", "seat", Phrase.seat(seat), "card", Names.card(card));
        }
    }
}
