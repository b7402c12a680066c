package althing.graenaland;

import java.util.Arrays;

import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Tile;
import althing.graenaland.start.Founding;
import althing.graenaland.start.MapMaking;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Heroes;
import althing.graenaland.table.Hands;
import althing.graenaland.table.Piles;
import althing.graenaland.table.Step;

/** Sets the game up (GRA-2). */
final class Preparation {

    private Preparation() {
    }

    /** Decks, supply cards, armies, the standard map and the starting player. */
    static void setUp(GraenalandState position) {
        int at = 0;
        for (int kind = 0; kind < Cards.KINDS; kind++) {
            Arrays.fill(position.piles.deck, at, at + Cards.COUNT[kind], (byte) kind);
            at += Cards.COUNT[kind];
        }
        for (int terrain = 0; terrain < Cards.DECK.length; terrain++) {
            position.piles.deckLeft[terrain] = (byte) Cards.DECK[terrain];
            int start = Piles.START[terrain];
            position.random.shuffle(position.piles.deck, start, start + Cards.DECK[terrain]);
        }
        position.piles.supplyDeck = (1 << Components.SUPPLY.size()) - 1;
        Hands.fillRow(position);
        Arrays.fill(position.army, (byte) Components.ARMY_START);
        position.start = position.random.nextInt(position.seats);
        position.main = position.start;
        if (!position.setup().option("map").equals("own")) {
            MapMaking.standard(position);
        }
    }

    /** Goes on to the first decision. */
    static void begin(GraenalandState position) {
        if (position.setup().option("map").equals("own")) {
            MapMaking.begin(position);
        } else if (position.advanced) {
            Founding.begin(position);
        } else {
            placeStarts(position);
            position.then(Step.TURN);
        }
    }

    /** Two villages and the warlord on the places of each turn, and a card for each village (GRA-2.8 to 2.10). */
    static void placeStarts(GraenalandState position) {
        for (int turn = 0; turn < position.seats; turn++) {
            int seat = position.left(position.start, turn);
            Components.Start places = Components.start(position.seats, turn + 1);
            position.heroes.at[seat * Heroes.KINDS] = position.island.provinceOf[places.warlord().index()];
            for (Tile tile : places.villages()) {
                position.addVillage(seat, position.island.provinceOf[tile.index()], 1);
                Hands.receive(position, seat, Hands.draw(position, tile.terrain().ordinal()));
            }
        }
    }
}
