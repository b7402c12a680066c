package althing.northgard;

import java.util.Arrays;
import java.util.List;

import althing.northgard.NorthgardNotation.Known;
import althing.northgard.NorthgardNotation.Seat;
import althing.northgard.NorthgardView.Active;

import static althing.northgard.Given.card;
import static althing.northgard.Given.fill;
import static althing.northgard.Given.require;
import static althing.northgard.Given.within;

/** Reads the piles of a notation and what each seat has. */
final class DeckReader {

    private final NorthgardNotation notation;
    private final NorthgardPosition position;
    private final Given given;

    DeckReader(NorthgardNotation notation, NorthgardPosition position, Given given) {
        this.notation = notation;
        this.position = position;
        this.given = given;
    }

    void piles() {
        position.piles.stackSize = fill("stack", notation.stack(), position.piles.stack, id -> given.tile("stack", id),
                true);
        position.piles.stackKnown = within("stackKnown", notation.stackKnown(), 0, position.piles.stackSize);
        position.piles.drawnSize = fill("drawn", notation.drawn(), position.piles.drawn, id -> given.tile("drawn", id),
                false);
        position.unrest = within("unrest", notation.unrest(), 0, Figures.UNREST_CARDS);
        position.piles.offerSize = fill("offer", notation.offer(), position.piles.offer,
                id -> given.counted("offer", id), false);
        boolean dealt = position.course.first >= 0;
        require(notation.achievements().size() == (dealt ? position.seats : 0),
                "achievements: there must be one for each seat.");
        fill("achievements", notation.achievements(), position.piles.achievements, id -> card("achievements", id),
                false);
        complete(position.piles.achievements, notation.achievements().size(), Cards.ACHIEVEMENTS, "achievements");
        if (dealt) {
            developments();
        }
    }

    /** The deck lies at the end of what was dealt; the cards that are not in it come behind. */
    private void developments() {
        int all = position.layout.earlyCards + position.layout.advancedCards;
        position.piles.dealt = all - notation.developments().size();
        require(position.piles.dealt >= 0 && position.piles.dealt % position.seats == 0,
                "developments: there cannot be " + notation.developments().size() + " cards.");
        int early = Math.max(0, position.layout.earlyCards - position.piles.dealt);
        List<String> deck = notation.developments();
        int index = position.piles.dealt;
        for (String id : deck) {
            int card = given.counted("developments", id);
            boolean first = index < position.layout.earlyCards;
            require(Cards.get(card).face().kind() == (first ? Card.CardKind.EARLY : Card.CardKind.ADVANCED),
                    "developments: " + id + " lies in the wrong part of the deck.");
            byte[] pile = first ? position.piles.early : position.piles.advanced;
            pile[first ? index : index - position.layout.earlyCards] = (byte) card;
            index++;
        }
        around(position.piles.early, position.layout.earlyCards - early, position.layout.earlyCards, Cards.EARLY);
        around(position.piles.advanced, Math.max(0, position.piles.dealt - position.layout.earlyCards),
                position.layout.advancedCards,
                Cards.ADVANCED);
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

    private void complete(byte[] pile, int size, int[] all, String place) {
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

    void seats() {
        require(notation.seats().size() == position.seats,
                "seats: the setup has " + position.seats + " of them, not " + notation.seats().size() + ".");
        for (int seat = 0; seat < position.seats; seat++) {
            seat(seat, "seats[" + seat + "]", notation.seats().get(seat));
        }
    }

    private void seat(int seat, String place, Seat own) {
        Clan clan = own.clan();
        if (clan != null) {
            require(position.holdings.seatOf[clan.ordinal()] < 0, place + ".clan: " + clan.code() + " is taken.");
            position.holdings.clan[seat] = (byte) clan.ordinal();
            position.holdings.seatOf[clan.ordinal()] = (byte) seat;
        }
        require(clan != null || position.course.step == Step.CLANS, place + ".clan: it is missing.");
        position.holdings.gain(seat, Resource.FOOD, within(place + ".food", own.food(), 0, NotationReader.MOST));
        position.holdings.gain(seat, Resource.WOOD, within(place + ".wood", own.wood(), 0, NotationReader.MOST));
        position.holdings.gain(seat, Resource.LORE, within(place + ".lore", own.lore(), 0, NotationReader.MOST));
        position.holdings.glory[seat] = within(place + ".glory", own.glory(), 0, NotationReader.MOST);
        position.holdings.reserve[seat] = (byte) within(place + ".reserve", own.reserve(), 0, Figures.UNITS);
        zones(seat, place, own);
        upgrades(seat, place, own);
        for (String id : own.tiles()) {
            require(position.piles.tilesHeld[seat] < Figures.TILES_IN_HAND, place + ".tiles: there are too many.");
            position.piles.tiles[seat * Figures.TILES_IN_HAND + position.piles.tilesHeld[seat]++] = (byte) given.tile(
                    place + ".tiles",
                    id);
        }
        position.course.passed |= own.passed() ? 1 << seat : 0;
        position.course.foresaw |= own.foresaw() ? 1 << seat : 0;
        position.course.conqueror |= own.conqueror() ? 1 << seat : 0;
    }

    private void zones(int seat, String place, Seat own) {
        Decks decks = position.decks;
        int size = own.hand().size() + own.draw().size() + own.active().size() + own.discard().size()
                + own.removed().size();
        require(size <= Decks.ROOM, place + ": a deck of " + size + " cards is too large.");
        for (Known known : own.hand()) {
            decks.addToHand(seat, given.counted(place + ".hand", known.card()), mask(place + ".hand", known.by()));
        }
        for (Known known : own.draw().reversed()) {
            decks.addTop(seat, given.counted(place + ".draw", known.card()), mask(place + ".draw", known.by()));
        }
        for (Active active : own.active()) {
            decks.addActive(seat, given.counted(place + ".active", active.card()), active.played());
        }
        own.discard().forEach(id -> decks.addDiscard(seat, given.counted(place + ".discard", id)));
        own.removed().forEach(id -> decks.addRemoved(seat, given.counted(place + ".removed", id)));
    }

    private int mask(String place, List<Integer> seats) {
        int mask = 0;
        for (int seat : seats) {
            mask |= 1 << within(place + ": by", seat, 0, position.seats - 1);
        }
        return mask;
    }

    private void upgrades(int seat, String place, Seat own) {
        for (String id : own.upgrades()) {
            int card = given.counted(place + ".upgrades", id);
            for (int i = 0; i < Cards.UPGRADES_EACH; i++) {
                position.holdings.upgrades[seat] |= position.holdings.clan[seat] >= 0
                        && Turns.upgrade(position, seat, i) == card
                                ? (byte) (1 << i)
                                : 0;
            }
        }
        require(Integer.bitCount(position.holdings.upgrades[seat]) == own.upgrades().size(),
                place + ".upgrades: not all are of this clan.");
    }
}
