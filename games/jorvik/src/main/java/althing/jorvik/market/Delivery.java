package althing.jorvik.market;

import althing.engine.Phrase;
import althing.jorvik.attack.Attack;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Goods;
import althing.jorvik.cards.Names;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;

/** Lays out the cards of the round (JOR-4). */
public final class Delivery {

    private Delivery() {
    }

    /** Reveals the next card, or ends Delivery; with nothing but attacks left in the deck the game ends (JOR-11.1). */
    public static void reveal(Town town) {
        if (town.cursor == town.variant.spaces) {
            town.enter(Step.DELIVERY_WINDOW);
        } else if (town.dealt == town.deck.length) {
            town.enter(Step.SCORING_WINDOW);
        } else {
            int card = town.deck[town.dealt++];
            town.reveal();
            town.where[card] = Town.BOARD;
            if (Components.isAttack(card)) {
                Attack.begin(town, card);
            } else {
                layOut(town, card);
            }
        }
    }

    private static void layOut(Town town, int card) {
        if (town.cursor == 0 && town.isHeard()) {
            town.tell("log.round", "round", town.round, "seat", Phrase.seat(town.start));
        }
        int space = town.variant.space(town.cursor++);
        town.spaces[space] = (byte) card;
        if (Components.isShip(card)) {
            load(town, card);
        }
        if (town.isHeard()) {
            tell(town, card, space);
        }
    }

    /** Draws the cubes of a ship, or what is left in the bag (JOR-4.4, JOR-4.8). */
    private static void load(Town town, int ship) {
        int cubes = Goods.NONE;
        int left = Goods.total(town.bag);
        for (int i = Math.min(Components.AMOUNT[ship], left); i > 0; i--) {
            int cube = Goods.one(Goods.at(town.bag, town.random.nextInt(left--)));
            town.bag -= cube;
            cubes += cube;
        }
        town.cargo[ship - Components.FIRST_SHIP] = cubes;
    }

    private static void tell(Town town, int card, int space) {
        if (Components.isShip(card)) {
            town.tell("log.ship", "space", space + 1, "card", Names.card(card),
                    "cubes", Names.cubes(town.cargo[card - Components.FIRST_SHIP]));
        } else {
            town.tell("log.card", "space", space + 1, "card", Names.card(card));
        }
    }
}
