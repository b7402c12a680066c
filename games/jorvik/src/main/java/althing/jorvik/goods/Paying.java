package althing.jorvik.goods;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.Frame.Field;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Good;
import althing.jorvik.cards.Goods;
import althing.jorvik.cards.Names;
import althing.jorvik.town.JorvikDecision;
import althing.jorvik.town.JorvikMove;
import althing.jorvik.town.JorvikMove.CardUse;
import althing.jorvik.town.JorvikMove.Exchange;
import althing.jorvik.town.JorvikMove.Pay;
import althing.jorvik.town.Moves;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;

/**
 * Which cube to pay next for a cube of the commons or for a coin (JOR-10.7 to JOR-10.9). The wanted cube is taken in hand
 * first, so it lay in the commons before anything was paid (G23).
 */
public final class Paying extends JorvikDecision {

    /** What is wanted instead of a good. */
    public static final int COIN = -1;

    private static final Frame FRAME = new Frame();
    /** How many cubes are still to be paid. */
    public static final Field DUE = FRAME.number("due", 1, Components.EXCHANGE_PAY);
    /** The good that is paid for, or {@link #COIN}. */
    public static final Field WANTED = FRAME.wordOrNone("wanted", Good.CODES);
    public static final Paying QUESTION = new Paying();

    private Paying() {
        super("JOR-10.7", FRAME);
    }

    static void begin(Town town, int seat, Exchange exchange) {
        town.commons -= Goods.one(exchange.good());
        if (town.isHeard()) {
            town.tell("log.exchange", "seat", Phrase.seat(seat), "cubes", exchange.cubes(), "good",
                    Names.good(exchange.good()));
        }
        goOn(town, seat, exchange.cubes(), exchange.good().ordinal());
    }

    static void beginCoin(Town town, int seat) {
        goOn(town, seat, Components.COIN_PAY, COIN);
    }

    /** Asks for the next cube; a payment that takes all cubes of the seat is not asked for. */
    private static void goOn(Town town, int seat, int due, int wanted) {
        int usable = Unloading.usable(town, seat);
        if (due == 0) {
            complete(town, seat, wanted);
        } else if (Goods.total(usable) > due) {
            ask(town, seat, due, wanted);
        } else {
            payAll(town, seat, usable);
            complete(town, seat, wanted);
        }
    }

    private static void ask(Town town, int seat, int due, int wanted) {
        QUESTION.ask(town, seat);
        DUE.set(town.agenda, due);
        WANTED.set(town.agenda, wanted);
    }

    private static void payAll(Town town, int seat, int usable) {
        town.commons += usable;
        town.quay = Goods.NONE;
        town.stored[seat] = Goods.NONE;
        tellPaid(town, seat, usable);
    }

    private static void complete(Town town, int seat, int wanted) {
        if (wanted != COIN) {
            Allocating.begin(town, seat, wanted);
            return;
        }
        town.coins[seat] += Components.COIN_GAIN;
        if (town.isHeard()) {
            town.tell("log.coin", "seat", Phrase.seat(seat), "coins", Components.COIN_GAIN);
        }
    }

    @Override
    public void list(Town town, int seat, MoveList into) {
        Moves.PAY.addEach(Unloading.usable(town, seat), into);
    }

    @Override
    public boolean allows(Town town, int seat, JorvikMove move, @Nullable Why why) {
        return switch (move) {
            case Pay pay -> Unloading.hasCube(town, seat, pay.good(), why);
            case CardUse _ -> AnyPhase.inBetween(why);
            default -> notNow(town, seat, why);
        };
    }

    @Override
    public void play(Town town, int seat, JorvikMove move) {
        int due = DUE.of(town.agenda);
        int wanted = WANTED.of(town.agenda);
        Good good = ((Pay) move).good();
        town.agenda.pop();
        Unloading.remove(town, seat, good);
        town.commons += Goods.one(good);
        tellPaid(town, seat, Goods.one(good));
        goOn(town, seat, due - 1, wanted);
    }

    private static void tellPaid(Town town, int seat, int goods) {
        if (town.isHeard()) {
            town.tell("log.pay", "seat", Phrase.seat(seat), "cubes", Names.cubes(goods));
        }
    }

    @Override
    public Phrase prompt(Town town, int seat) {
        int due = DUE.of(town.agenda);
        int wanted = WANTED.of(town.agenda);
        return wanted == COIN
                ? Phrase.of("prompt.pay-for-coin", "due", due)
                : Phrase.of("prompt.pay", "due", due, "good", Names.good(wanted));
    }

    @Override
    public Phrase option(Town town, int seat, JorvikMove move) {
        return Phrase.of("move.pay", "good", Names.good(((Pay) move).good()));
    }

    @Override
    public boolean fits(Town town, int seat) {
        return town.step == Step.LOADING && Goods.total(Unloading.usable(town, seat)) > DUE.of(town.agenda);
    }

    @Override
    public int inHand(Town town) {
        int wanted = WANTED.of(town.agenda);
        return wanted == COIN ? Goods.NONE : Goods.one(wanted);
    }
}
