package althing.northgard.year;

import java.util.Arrays;

import althing.engine.Frame;
import althing.engine.Phrase;
import althing.northgard.NorthgardGame;
import althing.northgard.actions.Settling;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Card;
import althing.northgard.box.Cards;
import althing.northgard.box.Clan;
import althing.northgard.box.Components;
import althing.northgard.box.Resource;
import althing.northgard.box.Tiles;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.state.Step;
import althing.northgard.state.Names;

/** The setup up to the first tile (NOR-3.1 to NOR-3.10, NOR-20.3). */
public final class Preparation {

    public static final Frame CLAN = new Frame(Question.CLAN);

    private Preparation() {
    }

    /** Asks the next seat for its clan, or draws the clans by lot (NOR-3.7). */
    public static void nextClan(NorthgardState position) {
        if (position.layout.drawnClans) {
            drawClans(position);
        }
        if (position.layout.drawnClans || position.course.cursor == position.seats) {
            position.course.enter(Step.DEAL);
        } else {
            position.agenda.push(CLAN, position.course.cursor++);
        }
    }

    private static void drawClans(NorthgardState position) {
        byte[] clans = new byte[Clan.COUNT];
        for (int clan = 0; clan < clans.length; clan++) {
            clans[clan] = (byte) clan;
        }
        position.random.shuffle(clans, 0, clans.length);
        for (int seat = 0; seat < position.seats; seat++) {
            take(position, seat, clans[seat]);
        }
    }

    public static void take(NorthgardState position, int seat, int clan) {
        position.holdings.clan[seat] = (byte) clan;
        position.holdings.seatOf[clan] = (byte) seat;
        if (position.isHeard()) {
            position.tell("log.clan", "seat", Phrase.seat(seat), "clan", Names.clan(clan));
        }
    }

    /** Deals everything that needs no decision. */
    public static void deal(NorthgardState position) {
        position.reveal();
        position.course.first = position.random.nextInt(position.seats);
        position.unrest = Components.UNREST_CARDS;
        Arrays.fill(position.buildingsLeft, (byte) Components.BUILDINGS_PER_TYPE);
        developments(position);
        for (int place = 0; place < position.seats; place++) {
            equip(position, position.clockwise(place), place);
        }
        if (position.layout.creatures) {
            creatures(position);
        }
        tiles(position);
        if (position.isHeard()) {
            position.tell("log.first", "seat", Phrase.seat(position.course.first));
        }
        position.course.enter(Step.FIRST_ROUND);
    }

    private static void developments(NorthgardState position) {
        fill(position.piles.early, Cards.EARLY);
        fill(position.piles.advanced, Cards.ADVANCED);
        fill(position.piles.achievements, Cards.ACHIEVEMENTS);
        position.random.shuffle(position.piles.early, 0, position.piles.early.length);
        position.random.shuffle(position.piles.advanced, 0, position.piles.advanced.length);
        position.random.shuffle(position.piles.achievements, 0, position.piles.achievements.length);
    }

    private static void fill(byte[] pile, int[] cards) {
        for (int i = 0; i < pile.length; i++) {
            pile[i] = (byte) cards[i];
        }
    }

    private static void equip(NorthgardState position, int seat, int place) {
        for (Resource resource : Resource.values()) {
            position.holdings.gain(seat, resource, Components.startResource(place, resource));
        }
        position.holdings.reserve[seat] = (byte) Components.UNITS;
        position.holdings.upgrades[seat] = (byte) ((1 << Cards.UPGRADES_EACH) - 1);
        for (Card card : Cards.ALL) {
            for (int copy = 0; card.face().kind() == Card.CardKind.START && copy < card.copies(); copy++) {
                position.decks.addTop(seat, card.index(), 0);
            }
        }
        position.decks.addTop(seat, Cards.INITIAL[position.holdings.clan[seat]], 0);
        position.decks.draw.shuffle(seat, position.random);
    }

    /** The weaker creatures first: one more than players on top, all others below (NOR-20.3). */
    private static void creatures(NorthgardState position) {
        byte[] deck = position.beasts.deck;
        int weak = 0;
        for (int creature = 0; creature < Bestiary.COUNT; creature++) {
            if (Bestiary.COMBAT[creature] <= Components.LOW_CREATURE) {
                deck[weak++] = (byte) creature;
            }
        }
        position.random.shuffle(deck, 0, weak);
        int top = position.seats + 1;
        byte[] above = Arrays.copyOf(deck, top);
        int below = weak - top;
        System.arraycopy(deck, top, deck, 0, below);
        for (int creature = 0; creature < Bestiary.COUNT; creature++) {
            if (Bestiary.COMBAT[creature] > Components.LOW_CREATURE) {
                deck[below++] = (byte) creature;
            }
        }
        position.random.shuffle(deck, 0, below);
        System.arraycopy(above, 0, deck, below, top);
        position.beasts.deckSize = Bestiary.COUNT;
        position.beasts.weakOnTop = top;
    }

    private static void tiles(NorthgardState position) {
        position.land.place(Tiles.START, 0, 0, 0);
        if (position.seats == NorthgardGame.MOST_SEATS) {
            position.land.place(Tiles.START5, 1, 0, 0);
        }
        for (int tile = 0; tile < Tiles.COUNT; tile++) {
            if (!position.land.isPlaced(tile)) {
                position.piles.stack[position.piles.stackSize++] = (byte) tile;
            }
        }
        position.random.shuffle(position.piles.stack, 0, position.piles.stackSize);
        for (int place = 0; place < position.seats; place++) {
            Settling.drawTiles(position, position.clockwise(place));
        }
    }
}
