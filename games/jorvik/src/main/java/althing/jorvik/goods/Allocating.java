package althing.jorvik.goods;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.Frame.Field;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.jorvik.cards.Good;
import althing.jorvik.cards.Goods;
import althing.jorvik.cards.Names;
import althing.jorvik.town.JorvikDecision;
import althing.jorvik.town.JorvikMove;
import althing.jorvik.town.JorvikMove.CardUse;
import althing.jorvik.town.JorvikMove.Giving;
import althing.jorvik.town.JorvikMove.Place;
import althing.jorvik.town.JorvikMove.Sacrifice;
import althing.jorvik.town.JorvikMove.Sell;
import althing.jorvik.town.JorvikMove.Store;
import althing.jorvik.town.JorvikMove.Word;
import althing.jorvik.town.Moves;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;

/**
 * Where the cube in hand goes: to an artisan, into storage, in Loading also to a merchant or an oracle, or else to the
 * commons (JOR-10.10, JOR-14.4).
 */
public final class Allocating extends JorvikDecision {

    private static final Frame FRAME = new Frame();
    /** The good of the cube in hand. */
    public static final Field GOOD = FRAME.word("good", Good.CODES);
    public static final Allocating QUESTION = new Allocating();

    private Allocating() {
        super("JOR-10.10", FRAME);
    }

    /** Asks where a cube goes that the seat has taken in hand; if only the commons can take it, it goes there unasked. */
    static void begin(Town town, int seat, int good) {
        if (hasPlace(town, seat, good)) {
            QUESTION.ask(town, seat);
            GOOD.set(town.agenda, good);
        } else {
            drop(town, seat, good);
        }
    }

    /** Whether the seat could keep, sell or sacrifice a cube of this good now. */
    static boolean hasPlace(Town town, int seat, int good) {
        return town.hasStorageLeft(seat) || Customers.isLacked(town, seat, good)
                || (isLoading(town, null) && (Customers.maySell(town, seat, good, null)
                        || Customers.maySacrifice(town, seat, good, null)));
    }

    @Override
    public void list(Town town, int seat, MoveList into) {
        int good = GOOD.of(town.agenda);
        if (isLoading(town, null)) {
            Customers.list(town, seat, Goods.one(good), into);
        } else {
            Customers.listArtisans(town, seat, Goods.one(good), into);
        }
        if (town.hasStorageLeft(seat)) {
            into.add(Moves.STORE.of(good));
        }
        into.add(Word.DROP);
    }

    @Override
    public boolean allows(Town town, int seat, JorvikMove move, @Nullable Why why) {
        return switch (move) {
            case Giving giving -> isOpen(town, giving, why) && Customers.take(town, seat, giving, why)
                    && isInHand(town, giving.good(), why);
            case Word.DROP -> true;
            case CardUse _ -> AnyPhase.inBetween(why);
            default -> notNow(town, seat, why);
        };
    }

    private static boolean isOpen(Town town, Giving giving, @Nullable Why why) {
        return switch (giving) {
            case Place _,Store _ -> true;
            case Sell _,Sacrifice _ -> isLoading(town, why);
        };
    }

    private static boolean isLoading(Town town, @Nullable Why why) {
        return must(why, town.step == Step.LOADING, "JOR-14.4", "refusal.not-in-loading");
    }

    private static boolean isInHand(Town town, Good good, @Nullable Why why) {
        int held = GOOD.of(town.agenda);
        return must(why, good.ordinal() == held, "JOR-10.10", "refusal.other-cube-in-hand", "good", Names.good(held));
    }

    @Override
    public void play(Town town, int seat, JorvikMove move) {
        int good = GOOD.of(town.agenda);
        town.agenda.pop();
        if (move instanceof Giving giving) {
            Customers.give(town, seat, giving);
        } else {
            drop(town, seat, good);
        }
    }

    private static void drop(Town town, int seat, int good) {
        town.commons += Goods.one(good);
        if (town.isHeard()) {
            town.tell("log.drop", "seat", Phrase.seat(seat), "good", Names.good(good));
        }
    }

    @Override
    public Phrase prompt(Town town, int seat) {
        return Phrase.of("prompt.allocate", "good", Names.good(GOOD.of(town.agenda)));
    }

    @Override
    public Phrase option(Town town, int seat, JorvikMove move) {
        return move instanceof Giving giving
                ? Customers.option(giving)
                : Phrase.of("move.drop", "good", Names.good(GOOD.of(town.agenda)));
    }

    @Override
    public int inHand(Town town) {
        return Goods.one(GOOD.of(town.agenda));
    }
}
