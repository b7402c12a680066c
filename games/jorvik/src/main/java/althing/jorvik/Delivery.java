package althing.jorvik;

import althing.engine.Phrase;

/** Lays out the cards of the round (JOR-4). */
final class Delivery {

    private Delivery() {
    }

    /** Reveals the next card, or ends Delivery; with nothing but attacks left in the deck the game ends (JOR-11.1). */
    static void reveal(JorvikPosition position) {
        if (position.cursor == position.layout.spaces) {
            Flow.enter(position, Step.DELIVERY_WINDOW);
        } else if (position.dealt == position.deck.length) {
            Flow.enter(position, Step.SCORING_WINDOW);
        } else {
            int card = position.deck[position.dealt++];
            position.reveal();
            position.where[card] = JorvikPosition.BOARD;
            if (Cards.isAttack(card)) {
                Attack.begin(position, card);
            } else {
                layOut(position, card);
            }
        }
    }

    private static void layOut(JorvikPosition position, int card) {
        if (position.cursor == 0 && position.isHeard()) {
            position.tell("log.round", "round", position.round, "seat", Phrase.seat(position.start));
        }
        int space = position.layout.space(position.cursor++);
        position.spaces[space] = (byte) card;
        if (Cards.isShip(card)) {
            load(position, card);
        }
        if (position.isHeard()) {
            tell(position, card, space);
        }
    }

    /** Draws the cubes of a ship, or what is left in the bag (JOR-4.4, JOR-4.8). */
    private static void load(JorvikPosition position, int ship) {
        int cubes = Goods.NONE;
        int left = Goods.total(position.bag);
        for (int i = Math.min(Cards.AMOUNT[ship], left); i > 0; i--) {
            int cube = Goods.one(Goods.at(position.bag, position.random.nextInt(left--)));
            position.bag -= cube;
            cubes += cube;
        }
        position.cargo[ship - Cards.FIRST_SHIP] = cubes;
    }

    private static void tell(JorvikPosition position, int card, int space) {
        if (Cards.isShip(card)) {
            position.tell("log.ship", "space", space + 1, "card", Wording.card(card),
                    "cubes", Wording.cubes(position.cargo[card - Cards.FIRST_SHIP]));
        } else {
            position.tell("log.card", "space", space + 1, "card", Wording.card(card));
        }
    }
}
