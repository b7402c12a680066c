package althing.northgard.notation;

import java.util.Arrays;

import org.jspecify.annotations.Nullable;

import althing.northgard.cards.Upgrading;
import althing.northgard.box.Card;
import althing.northgard.box.Cards;
import althing.northgard.box.Clan;
import althing.northgard.box.Components;
import althing.northgard.box.Resource;
import althing.northgard.notation.NorthgardNotation.Known;
import althing.northgard.notation.NorthgardNotation.Seat;
import althing.northgard.state.Decks;
import althing.northgard.state.Holdings;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Zone;
import althing.northgard.state.Piles;
import althing.northgard.state.Step;

import static althing.northgard.notation.Given.card;
import static althing.northgard.notation.Given.each;
import static althing.northgard.notation.Given.require;

/** Reads the piles of a notation and what each seat has. */
public final class DeckReader {

    private final NorthgardNotation notation;
    private final NorthgardState position;
    private final Given given;
    /** How many Development cards are still to be read, and which seat is next. */
    private int undealt;
    private int next;

    public DeckReader(NorthgardNotation notation, NorthgardState position, Given given) {
        this.notation = notation;
        this.position = position;
        this.given = given;
        undealt = notation.developments().size();
    }

    public void piles() {
        Piles piles = position.piles;
        require(notation.stack().size() <= piles.stack.length, "stack: there are too many tiles.");
        each("stack", notation.stack().reversed(), (_, id) -> piles.stack[piles.stackSize++] = (byte) given.tile(id));
        require(notation.stackKnown() <= piles.stackSize, "stackKnown: there are not so many tiles in the stack.");
        piles.stackKnown = notation.stackKnown();
        each("drawn", notation.drawn(), (_, id) -> piles.drawn[piles.drawnSize++] = (byte) given.tile(id));
        position.unrest = notation.unrest();
        each("offer", notation.offer(), this::offered);
        if (position.course.first >= 0) {
            achievements(piles);
            developments();
        }
    }

    private void offered(String place, String id) {
        int card = given.counted(id);
        require(isBought(card) && isAchievement(card) == isLastYear(), place + ": '" + id + "' is not on offer now.");
        position.piles.offer[position.piles.offerSize++] = (byte) card;
    }

    /** Whether a card comes from the offer. */
    private static boolean isBought(int card) {
        return switch (Cards.get(card).face().kind()) {
            case EARLY, ADVANCED, ACHIEVEMENT -> true;
            case START, INITIAL, UPGRADE, UNREST -> false;
        };
    }

    private static boolean isAchievement(int card) {
        return Cards.get(card).face().kind() == Card.CardKind.ACHIEVEMENT;
    }

    private boolean isLastYear() {
        return position.course.year == position.layout.years;
    }

    private void achievements(Piles piles) {
        require(notation.achievements().size() == position.seats, "achievements: there must be one for each seat.");
        for (int i = 0; i < position.seats; i++) {
            piles.achievements[i] = (byte) card(notation.achievements().get(i));
        }
        complete(piles.achievements, position.seats, Cards.ACHIEVEMENTS, "achievements");
    }

    /** The deck lies at the end of what was dealt; the cards that are not in it come behind. */
    private void developments() {
        int all = position.layout.earlyCards + position.layout.advancedCards;
        int early = position.layout.earlyCards;
        boolean setup = position.course.step.compareTo(Step.YEAR_START) < 0;
        int years = setup ? 0 : Math.min(position.course.year, position.layout.years - 1);
        position.piles.dealt = years * position.seats;
        int left = all - position.piles.dealt;
        require(notation.developments().size() == left, "developments: there must be " + left + " cards now.");
        each("developments", notation.developments(), this::development);
        around(position.piles.early, Math.min(position.piles.dealt, early), early, Cards.EARLY);
        around(position.piles.advanced, Math.max(0, position.piles.dealt - early), position.layout.advancedCards,
                Cards.ADVANCED);
    }

    private void development(String place, String id) {
        int card = given.counted(id);
        int early = position.layout.earlyCards;
        int index = early + position.layout.advancedCards - undealt--;
        boolean first = index < early;
        require(Cards.get(card).face().kind() == (first ? Card.CardKind.EARLY : Card.CardKind.ADVANCED),
                place + ": '" + id + "' lies in the wrong part of the deck.");
        byte[] pile = first ? position.piles.early : position.piles.advanced;
        pile[first ? index : index - early] = (byte) card;
    }

    /** Puts the cards that do not stand from here to there before and behind them. */
    private static void around(byte[] pile, int from, int to, int[] all) {
        byte[] kept = Arrays.copyOfRange(pile, from, to);
        int at = 0;
        for (int card : all) {
            boolean inside = false;
            for (byte each : kept) {
                inside |= each == card;
            }
            if (!inside) {
                at = at == from ? to : at;
                if (at < pile.length) {
                    pile[at++] = (byte) card;
                }
            }
        }
    }

    private static void complete(byte[] pile, int size, int[] all, String place) {
        int at = size;
        for (int card : all) {
            boolean there = false;
            for (int i = 0; i < size; i++) {
                there |= pile[i] == card;
            }
            if (!there) {
                require(at < pile.length, place + ": a card stands twice or is none of them.");
                pile[at++] = (byte) card;
            }
        }
        require(at == pile.length, place + ": a card stands twice or is none of them.");
    }

    public void seats() {
        each("seats", notation.seats(), this::seat);
    }

    private void seat(String place, Seat own) {
        int seat = next++;
        Holdings holdings = position.holdings;
        clan(place, seat, own.clan());
        holdings.gain(seat, Resource.FOOD, own.food());
        holdings.gain(seat, Resource.WOOD, own.wood());
        holdings.gain(seat, Resource.LORE, own.lore());
        holdings.glory[seat] = own.glory();
        holdings.reserve[seat] = (byte) own.reserve();
        zones(seat, place, own);
        upgrades(seat, place, own);
        Piles piles = position.piles;
        own.tiles().forEach(id -> piles.tiles[seat * Components.TILES_IN_HAND + piles.tilesHeld[seat]++] = (byte) given
                .tile(id));
        position.course.passed |= own.passed() ? 1 << seat : 0;
        position.course.foresaw |= own.foresaw() ? 1 << seat : 0;
        position.course.conqueror |= own.conqueror() ? 1 << seat : 0;
    }

    private void clan(String place, int seat, @Nullable Clan clan) {
        require(clan != null || position.course.step == Step.CLANS, place + ".clan: it is missing.");
        if (clan != null) {
            require(position.holdings.seatOf[clan.ordinal()] < 0, place + ".clan: '" + clan.code() + "' is taken.");
            position.holdings.clan[seat] = (byte) clan.ordinal();
            position.holdings.seatOf[clan.ordinal()] = (byte) seat;
        }
    }

    private void zones(int seat, String place, Seat own) {
        Decks decks = position.decks;
        int size = own.hand().size() + own.draw().size() + own.active().size() + own.discard().size()
                + own.removed().size();
        require(size <= Zone.ROOM, place + ": a deck of " + size + " cards is too large.");
        own.hand().forEach(known -> decks.addToHand(seat, given.counted(known.card()), mask(known)));
        own.draw().reversed().forEach(known -> decks.addTop(seat, given.counted(known.card()), mask(known)));
        own.active().forEach(used -> decks.addActive(seat, given.counted(used.card()), used.played()));
        own.discard().forEach(id -> decks.addDiscard(seat, given.counted(id)));
        own.removed().forEach(id -> decks.addRemoved(seat, given.counted(id)));
    }

    private static int mask(Known known) {
        return known.by().stream().mapToInt(seat -> 1 << seat).reduce(0, (one, other) -> one | other);
    }

    private void upgrades(int seat, String place, Seat own) {
        each(place + ".upgrades", own.upgrades(), (path, id) -> {
            int card = given.counted(id);
            int found = 0;
            for (int i = 0; i < Cards.UPGRADES_EACH && position.holdings.clan[seat] >= 0; i++) {
                found |= Upgrading.upgrade(position, seat, i) == card ? 1 << i : 0;
            }
            require(found != 0, path + ": '" + id + "' is no upgrade of this clan.");
            position.holdings.upgrades[seat] |= (byte) found;
        });
    }

    /** Whether every seat has its own cards, and no more of the others than it can have taken (NOR-4). */
    public void checkSeats() {
        for (int seat = 0; seat < position.seats; seat++) {
            int bought = 0;
            for (Card card : Cards.ALL) {
                int count = position.decks.count(seat, card.index()) + position.decks.removed.count(seat, card.index());
                bought += isBought(card.index()) ? count : 0;
                require(isOwn(seat, card, count), "seats[" + seat + "]: it has the card '" + card.id() + "' " + count
                        + " times.");
            }
            require(bought <= taken(seat), "seats[" + seat + "]: it has " + bought + " cards from offers, and not more "
                    + "than " + taken(seat) + " can have come from there.");
        }
    }

    /** How many cards a seat can have taken from the offers: one in each year, when it passes or before. */
    private int taken(int seat) {
        boolean early = position.course.hasPassed(seat) || (position.course.foresaw >> seat & 1) != 0;
        return position.course.year - (early ? 0 : 1);
    }

    private boolean isOwn(int seat, Card card, int count) {
        return switch (card.face().kind()) {
            case START -> count == card.copies();
            case ACHIEVEMENT -> count == 0 || isLastYear();
            case INITIAL, UPGRADE -> count == 0 || Cards.CLAN[card.index()] == position.holdings.clan[seat];
            case EARLY, ADVANCED, UNREST -> true;
        };
    }
}
