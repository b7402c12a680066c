package althing.odin;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.odin.OdinMove.Flip;
import althing.odin.OdinMove.Take;
import althing.odin.OdinMove.Word;

/** Overseas Trading, the Special Sale and the forge (FFO-9, FFO-7.8). */
final class Trading {

    private Trading() {
    }

    /** Whether a green good is left that this action has not turned over; those it has are columns as bits. */
    static boolean canFlip(OdinPosition position, int seat, int flipped) {
        for (int column = 0; column < Items.GREENS.length; column++) {
            if ((flipped >> column & 1) == 0 && position.count(seat, Items.GREENS[column]) > 0) {
                return true;
            }
        }
        return false;
    }

    static void listFlips(OdinPosition position, int seat, MoveList into) {
        int flipped = position.due(Due.OVERSEAS_FLIPPED);
        for (int column = 0; column < Items.GREENS.length; column++) {
            if ((flipped >> column & 1) == 0 && position.count(seat, Items.GREENS[column]) > 0) {
                into.add(Moves.FLIP[Items.GREENS[column]]);
            }
        }
        into.add(Word.DONE);
    }

    static void playFlip(OdinPosition position, int seat, OdinMove move) {
        int flipped = position.due(Due.OVERSEAS_FLIPPED);
        position.agenda.pop();
        if (!(move instanceof Flip flip)) {
            return;
        }
        int blue = Items.UPGRADED[flip.good()];
        position.change(seat, flip.good(), -1);
        position.change(seat, blue, 1);
        if (position.isHeard()) {
            position.tell("log.flip", "seat", Phrase.seat(seat), "from", Wording.item(flip.good()), "to",
                    Wording.item(blue));
        }
        int all = flipped | 1 << Items.COLUMN[flip.good()];
        if (canFlip(position, seat, all)) {
            position.push(Task.OVERSEAS, seat, Due.OVERSEAS_FLIPPED, all);
        }
        Moments.gained(position, seat, blue);
    }

    static boolean canBuy(OdinPosition position, int seat) {
        for (int tile = Items.GOODS; tile < Items.TILES; tile++) {
            if (canBuy(position, seat, tile)) {
                return true;
            }
        }
        return false;
    }

    static boolean canBuy(OdinPosition position, int seat, int tile) {
        return Items.PRICE[tile] != Items.NONE && Supply.isLeft(position, tile)
                && position.count(seat, Items.SILVER) >= price(position, seat, tile);
    }

    /** What a tile costs now; a patron pays a silver once enough is due (card 2C). */
    static int price(OdinPosition position, int seat, int tile) {
        int printed = Items.PRICE[tile];
        return printed - Prices.patronage(position, seat, position.now.saleSilver, position.now.saleSilver + printed);
    }

    static void askSale(OdinPosition position, int seat, int left, boolean must) {
        position.push(Task.SALE, seat, Due.SALE_LEFT, left);
        Due.SALE_MUST.set(position.agenda, must ? 1 : 0);
    }

    static void listSale(OdinPosition position, int seat, MoveList into) {
        for (int tile = Items.GOODS; tile < Items.TILES; tile++) {
            if (canBuy(position, seat, tile)) {
                into.add(Moves.TAKE[tile]);
            }
        }
        if (!position.isDue(Due.SALE_MUST)) {
            into.add(Word.DONE);
        }
    }

    static void playSale(OdinPosition position, int seat, OdinMove move) {
        int left = position.due(Due.SALE_LEFT);
        position.agenda.pop();
        if (!(move instanceof Take take)) {
            return;
        }
        int price = price(position, seat, take.tile());
        position.now.saleSilver += Items.PRICE[take.tile()];
        position.change(seat, Items.SILVER, -price);
        Supply.gain(position, seat, take.tile(), 1);
        position.now.acted = true;
        if (position.isHeard()) {
            position.tell("log.sale", "seat", Phrase.seat(seat), "item", Wording.item(take.tile()), "silver",
                    price);
        }
        if (left > 1 && canBuy(position, seat)) {
            askSale(position, seat, left - 1, false);
        }
    }

    static void listForge(OdinPosition position, MoveList into) {
        for (int tile = 0; tile < Items.TILES; tile++) {
            if (Items.FORGED[tile] && (!Items.isSpecial(tile) || Supply.isLeft(position, tile))) {
                into.add(Moves.TAKE[tile]);
            }
        }
    }

    static void playForge(OdinPosition position, int seat, int tile) {
        position.agenda.pop();
        Supply.gain(position, seat, tile, 1);
        if (position.isHeard()) {
            position.tell("log.forge", "seat", Phrase.seat(seat), "item", Wording.item(tile));
        }
    }
}
