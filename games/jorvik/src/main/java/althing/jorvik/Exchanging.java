package althing.jorvik;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.jorvik.JorvikMove.Exchange;
import althing.jorvik.JorvikMove.Pay;
import althing.jorvik.JorvikView.Decision;

/**
 * Cubes for a cube of the commons, or for a coin (JOR-10.7 to JOR-10.9). The wanted cube is taken in hand first, so it
 * lay in the commons before anything was paid (G23); then the payment is chosen cube by cube.
 */
final class Exchanging {

    /** What is wanted instead of a good. */
    private static final int COIN = -1;

    private Exchanging() {
    }

    static void begin(JorvikPosition position, int seat, Exchange exchange) {
        position.commons -= Goods.one(exchange.good());
        if (position.isHeard()) {
            position.tell("log.exchange", "seat", Phrase.seat(seat), "cubes", exchange.cubes(),
                    "good", Wording.good(exchange.good()));
        }
        demand(position, seat, exchange.cubes(), exchange.good().ordinal());
    }

    static void beginCoin(JorvikPosition position, int seat) {
        demand(position, seat, Cards.COIN_PAY, COIN);
    }

    /** Asks for the next cube; a payment that takes all cubes of the seat is not asked for. */
    private static void demand(JorvikPosition position, int seat, int due, int wanted) {
        int usable = Loading.usable(position, seat);
        if (due > 0 && Goods.total(usable) > due) {
            position.ask(Decision.PAY, seat);
            Frames.DUE.set(position.agenda, due);
            Frames.WANTED.set(position.agenda, wanted);
            return;
        }
        if (due > 0) {
            position.commons += usable;
            position.quay = Goods.NONE;
            position.stored[seat] = Goods.NONE;
            tellPaid(position, seat, usable);
        }
        complete(position, seat, wanted);
    }

    private static void complete(JorvikPosition position, int seat, int wanted) {
        if (wanted == COIN) {
            position.coins[seat] += Cards.COIN_GAIN;
            if (position.isHeard()) {
                position.tell("log.coin", "seat", Phrase.seat(seat), "coins", Cards.COIN_GAIN);
            }
        } else {
            Allocation.begin(position, seat, wanted);
        }
    }

    static void list(JorvikPosition position, int seat, MoveList into) {
        Loading.addEach(Moves.PAY, Loading.usable(position, seat), into);
    }

    static void play(JorvikPosition position, int seat, JorvikMove move) {
        int due = Frames.DUE.of(position.agenda);
        int wanted = Frames.WANTED.of(position.agenda);
        int good = ((Pay) move).good().ordinal();
        position.agenda.pop();
        Loading.remove(position, seat, good);
        position.commons += Goods.one(good);
        tellPaid(position, seat, Goods.one(good));
        demand(position, seat, due - 1, wanted);
    }

    private static void tellPaid(JorvikPosition position, int seat, int goods) {
        if (position.isHeard()) {
            position.tell("log.pay", "seat", Phrase.seat(seat), "cubes", Wording.cubes(goods));
        }
    }
}
