package althing.jorvik.goods;

import static althing.engine.Why.must;
import static althing.engine.Why.refuse;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Good;
import althing.jorvik.cards.Goods;
import althing.jorvik.cards.Names;
import althing.jorvik.town.JorvikMove;
import althing.jorvik.town.JorvikMove.Discard;
import althing.jorvik.town.JorvikMove.Exchange;
import althing.jorvik.town.JorvikMove.Giving;
import althing.jorvik.town.JorvikMove.Store;
import althing.jorvik.town.JorvikMove.Word;
import althing.jorvik.town.Moves;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;

/**
 * What to do with the cubes in Loading (JOR-10).
 *
 * <p>The cubes of all ships lie on the quay. Every move takes cubes off the quay or out of the game of this seat, and none
 * comes back to the quay, so a turn always ends. A cube on the quay and a stored one of the same good can take each
 * other's place; where a move could use either, it uses the one on the quay.
 */
public final class Unloading extends OpenQuestion {

    public static final Unloading QUESTION = new Unloading();

    private Unloading() {
        super("JOR-9.1", Step.LOADING);
    }

    /** The cubes that the seat may use (JOR-10.1). */
    public static int usable(Town town, int seat) {
        return town.quay + town.stored[seat];
    }

    @Override
    protected void listAnswers(Town town, int seat, MoveList into) {
        into.add(Word.FINISH);
        int usable = usable(town, seat);
        if (usable != Goods.NONE) {
            Customers.list(town, seat, Goods.kinds(usable), into);
            if (town.hasStorageLeft(seat)) {
                Moves.STORE.addEach(town.quay, into);
            }
            Moves.DISCARD.addEach(town.stored[seat], into);
            listExchanges(town, seat, into);
        }
    }

    private static void listExchanges(Town town, int seat, MoveList into) {
        if (hasCubes(town, seat, Components.COIN_PAY, "JOR-10.8", null)) {
            into.add(Word.COIN);
        }
        if (hasCubes(town, seat, Components.EXCHANGE_PAY, "JOR-10.7", null)) {
            Moves.EXCHANGE.addEach(town.commons, into);
        }
        if (hasExchangeHouse(town, seat, null)
                && hasCubes(town, seat, Components.AMOUNT[Components.EXCHANGE], "JOR-10.9", null)) {
            Moves.CHEAP_EXCHANGE.addEach(town.commons, into);
        }
    }

    @Override
    protected boolean allowsAnswer(Town town, int seat, JorvikMove move, @Nullable Why why) {
        return switch (move) {
            case Giving giving -> Customers.take(town, seat, giving, why) && isAtHand(town, seat, giving, why);
            case Discard discard -> isStored(town, seat, discard.good(), why);
            case Exchange exchange -> mayExchange(town, seat, exchange, why);
            case Word.COIN -> hasCubes(town, seat, Components.COIN_PAY, "JOR-10.8", why);
            case Word.FINISH -> true;
            default -> notNow(town, seat, why);
        };
    }

    /** A stored cube cannot be stored once more. */
    private static boolean isAtHand(Town town, int seat, Giving giving, @Nullable Why why) {
        return giving instanceof Store ? isOnQuay(town, giving.good(), why) : hasCube(town, seat, giving.good(), why);
    }

    static boolean hasCube(Town town, int seat, Good good, @Nullable Why why) {
        return must(why, Goods.has(usable(town, seat), good.ordinal()), "JOR-10.1", "refusal.no-cube", "good",
                Names.good(good));
    }

    private static boolean isOnQuay(Town town, Good good, @Nullable Why why) {
        return must(why, Goods.has(town.quay, good.ordinal()), "JOR-10.4", "refusal.not-on-quay", "good",
                Names.good(good));
    }

    private static boolean isStored(Town town, int seat, Good good, @Nullable Why why) {
        return must(why, Goods.has(town.stored[seat], good.ordinal()), "JOR-10.11", "refusal.not-stored", "good",
                Names.good(good));
    }

    private static boolean mayExchange(Town town, int seat, Exchange exchange, @Nullable Why why) {
        boolean isCheap = exchange.cubes() == Components.AMOUNT[Components.EXCHANGE];
        String rule = isCheap ? "JOR-10.9" : "JOR-10.7";
        return isExchange(exchange, why) && (!isCheap || hasExchangeHouse(town, seat, why))
                && must(why, Goods.has(town.commons, exchange.good().ordinal()), rule, "refusal.not-in-commons", "good",
                        Names.good(exchange.good()))
                && hasCubes(town, seat, exchange.cubes(), rule, why);
    }

    private static boolean isExchange(Exchange exchange, @Nullable Why why) {
        int fewer = Components.AMOUNT[Components.EXCHANGE];
        return exchange.cubes() == Components.EXCHANGE_PAY || exchange.cubes() == fewer
                || refuse(why, "JOR-10.7", "refusal.other-exchange", "cubes", Components.EXCHANGE_PAY, "fewer", fewer,
                        "card", Names.card(Components.EXCHANGE));
    }

    private static boolean hasExchangeHouse(Town town, int seat, @Nullable Why why) {
        return must(why, town.holds(seat, Components.EXCHANGE), "JOR-10.9", "refusal.no-building", "card",
                Names.card(Components.EXCHANGE));
    }

    private static boolean hasCubes(Town town, int seat, int cubes, String rule, @Nullable Why why) {
        int usable = Goods.total(usable(town, seat));
        return must(why, usable >= cubes, rule, "refusal.too-few-cubes", "cubes", cubes, "usable", usable);
    }

    @Override
    protected void playAnswer(Town town, int seat, JorvikMove move) {
        switch (move) {
            case Giving giving -> {
                remove(town, seat, giving.good());
                Customers.give(town, seat, giving);
            }
            case Discard discard -> discard(town, seat, discard.good());
            case Exchange exchange -> Paying.begin(town, seat, exchange);
            case Word.COIN -> Paying.beginCoin(town, seat);
            default -> finish(town, seat);
        }
    }

    /** Takes a cube from the quay or, when there is none, from storage. */
    static void remove(Town town, int seat, Good good) {
        if (Goods.has(town.quay, good.ordinal())) {
            town.quay -= Goods.one(good);
        } else {
            town.stored[seat] -= Goods.one(good);
        }
    }

    private static void discard(Town town, int seat, Good good) {
        town.stored[seat] -= Goods.one(good);
        town.commons += Goods.one(good);
        if (town.isHeard()) {
            town.tell("log.discard", "seat", Phrase.seat(seat), "good", Names.good(good));
        }
    }

    private static void finish(Town town, int seat) {
        town.agenda.pop();
        Loading.endTurn(town, seat);
    }

    @Override
    public Phrase prompt(Town town, int seat) {
        return Phrase.of("prompt.unload", "cubes", Goods.total(town.quay));
    }

    @Override
    protected Phrase answer(Town town, int seat, JorvikMove move) {
        return switch (move) {
            case Giving giving -> Customers.option(giving);
            case Discard discard -> Phrase.of("move.discard", "good", Names.good(discard.good()));
            case Exchange exchange -> Phrase.of("move.exchange", "cubes", exchange.cubes(), "good",
                    Names.good(exchange.good()));
            case Word.COIN -> Phrase.of("move.coin", "cubes", Components.COIN_PAY, "coins", Components.COIN_GAIN);
            default -> Phrase.of("move.finish", "cubes", Goods.total(town.quay));
        };
    }

    /** Whoever finishes gives away the cubes on the quay, even those for which there is room. */
    @Override
    public boolean isGrave(Town town, int seat, JorvikMove move) {
        if (move != Word.FINISH || town.quay == Goods.NONE) {
            return false;
        }
        MoveList takers = new MoveList();
        Customers.list(town, seat, Goods.kinds(town.quay), takers);
        return town.hasStorageLeft(seat) || takers.size() > 0;
    }

    @Override
    public boolean isTurnOf(Town town, int seat) {
        return town.isTurn(town.cursor - 1, seat);
    }
}
