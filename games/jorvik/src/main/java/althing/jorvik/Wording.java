package althing.jorvik;

import java.util.List;

import althing.engine.Phrase;
import althing.jorvik.JorvikMove.Carry;
import althing.jorvik.JorvikMove.Discard;
import althing.jorvik.JorvikMove.DoubleWarrior;
import althing.jorvik.JorvikMove.Exchange;
import althing.jorvik.JorvikMove.Join;
import althing.jorvik.JorvikMove.Pay;
import althing.jorvik.JorvikMove.Place;
import althing.jorvik.JorvikMove.Reserve;
import althing.jorvik.JorvikMove.Sacrifice;
import althing.jorvik.JorvikMove.Sell;
import althing.jorvik.JorvikMove.Steal;
import althing.jorvik.JorvikMove.Store;
import althing.jorvik.JorvikMove.Swap;
import althing.jorvik.JorvikMove.Take;
import althing.jorvik.JorvikMove.With;
import althing.jorvik.JorvikMove.Word;

/** Puts decisions and moves into phrases. */
final class Wording {

    private static final Good[] GOODS = Good.values();

    private Wording() {
    }

    static Phrase.NameFact card(int card) {
        return Phrase.name("card." + Cards.id(card));
    }

    static Phrase.NameFact good(Good good) {
        return Phrase.name("good." + good.code());
    }

    static List<Phrase.NameFact> cubes(int goods) {
        return Goods.list(goods).stream().map(Wording::good).toList();
    }

    /** A fact that selects between two variants of a message. */
    static String yesNo(boolean yes) {
        return yes ? "yes" : "no";
    }

    /** A spot of a line of vikings, both counted from 0. */
    static Phrase spot(int line, int spot) {
        return line == Cards.SPACES
                ? Phrase.of("spot.row", "spot", spot + 1)
                : Phrase.of("spot.queue", "space", line + 1, "spot", spot + 1);
    }

    static Phrase prompt(JorvikPosition position, int seat) {
        return switch (position.asked()) {
            case DOUBLE_WARRIOR -> Phrase.of("prompt.double-warrior", "gain", gain(position), "loss", loss(position));
            case DOUBLE_GAIN -> Phrase.of("prompt.double-gain", "points", gain(position));
            case RANSOM -> Phrase.of("prompt.ransom", "coins", Cards.AMOUNT[Cards.RANSOM], "points", loss(position));
            case ANY_PHASE -> Phrase.of("prompt.any-phase");
            case DEMAND -> position.supply[seat] > 0
                    ? Phrase.of("prompt.demand", "vikings", position.supply[seat])
                    : Phrase.of("prompt.demand-brown", "vikings", position.brownReady);
            case SWAP -> Phrase.of("prompt.swap");
            case SWAP_WITH -> Phrase.of("prompt.swap-with", "spot",
                    spot(Frames.LINE.of(position.agenda), Frames.SPOT.of(position.agenda) - 1));
            case QUEUE -> offer(position, seat, "prompt.queue");
            case RESERVED -> offer(position, seat, "prompt.reserved");
            case UNLOAD -> Phrase.of("prompt.unload", "cubes", Goods.total(position.quay));
            case PAY -> pay(Frames.DUE.of(position.agenda), Frames.WANTED.of(position.agenda));
            case ALLOCATE -> Phrase.of("prompt.allocate", "good", good(inHand(position)));
            case CARRY -> Phrase.of("prompt.carry", "from", card(Frames.FROM.of(position.agenda)), "to",
                    card(Frames.TO.of(position.agenda)), "left", Frames.LEFT.of(position.agenda));
        };
    }

    private static int gain(JorvikPosition position) {
        return Cards.AMOUNT[Attack.card(position)];
    }

    private static int loss(JorvikPosition position) {
        return -Cards.POINTS[Attack.card(position)];
    }

    private static Phrase offer(JorvikPosition position, int seat, String key) {
        return Phrase.of(key, "card", card(Purchase.offered(position)), "price", Purchase.price(position), "coins",
                position.coins[seat]);
    }

    private static Phrase pay(int due, int wanted) {
        return wanted < 0
                ? Phrase.of("prompt.pay-for-coin", "due", due)
                : Phrase.of("prompt.pay", "due", due, "good", good(GOODS[wanted]));
    }

    /** The good of the cube that is to be allocated. */
    static Good inHand(JorvikPosition position) {
        return GOODS[Frames.IN_HAND.of(position.agenda)];
    }

    static Phrase option(JorvikPosition position, int seat, JorvikMove move) {
        return switch (move) {
            case Join join -> Phrase.of("move.join", "space", join.space(), "card",
                    card(position.spaces[join.space() - 1]), "spot",
                    Vikings.size(position.queues[join.space() - 1]) + 1, "brown", yesNo(join.brown()));
            case Reserve reserve -> Phrase.of("move.reserve", "space", reserve.space(), "card",
                    card(position.spaces[reserve.space() - 1]), "brown", yesNo(reserve.brown()));
            case Swap swap -> viking(position, "move.swap", Moves.line(swap.space()), swap.spot() - 1);
            case With with -> viking(position, "move.with", Moves.line(with.space()), with.spot() - 1);
            case DoubleWarrior warrior -> Phrase.of("move.double-warrior", "strength", warrior.strength());
            case Place place -> Phrase.of("move.place", "good", good(place.good()), "card",
                    card(place.artisan().index()));
            case Store store -> Phrase.of("move.store", "good", good(store.good()));
            case Discard discard -> Phrase.of("move.discard", "good", good(discard.good()));
            case Sell sell -> Phrase.of("move.sell", "good", good(sell.good()), "coins",
                    amount(Cards.MERCHANT[sell.good().ordinal()]));
            case Sacrifice sacrifice -> Phrase.of("move.sacrifice", "good", good(sacrifice.good()), "points",
                    amount(Cards.ORACLE[sacrifice.good().ordinal()]));
            case Exchange exchange -> Phrase.of("move.exchange", "cubes", exchange.cubes(), "good",
                    good(exchange.good()));
            case Pay pay -> Phrase.of("move.pay", "good", good(pay.good()));
            case Take take -> Phrase.of("move.take", "card", card(Cards.TAKE_CUBE), "good", good(take.good()));
            case Steal steal -> Phrase.of("move.steal", "card", card(Cards.THEFT), "good", good(steal.good()),
                    "artisan", card(steal.artisan().index()), "seat",
                    Phrase.seat(position.holder(steal.artisan().index())));
            case Carry carry -> Phrase.of("move.carry", "good", good(carry.good()), "from",
                    card(carry.from().index()), "to", card(carry.to().index()));
            case Word word -> word(position, seat, word);
        };
    }

    private static int amount(int card) {
        return card == Cards.NONE ? 0 : Cards.AMOUNT[card];
    }

    private static Phrase viking(JorvikPosition position, String key, int line, int spot) {
        int viking = Vikings.at(Swapping.line(position, line), spot);
        return Phrase.of(key, "spot", spot(line, spot), "seat", Phrase.seat(Vikings.seat(viking)), "brown",
                yesNo(Vikings.isBrown(viking)));
    }

    private static Phrase word(JorvikPosition position, int seat, Word word) {
        return switch (word) {
            case BUY -> Phrase.of("move.buy", "card", card(Purchase.offered(position)), "coins",
                    Purchase.price(position));
            case FREE -> Phrase.of("move.free", "card", card(Purchase.offered(position)), "building",
                    card(Cards.FREE_CARD));
            case PASS -> Phrase.of("move.pass");
            case DECLINE -> Phrase.of("move.decline");
            case STOP -> Phrase.of("move.stop");
            case DOUBLE_GAIN -> Phrase.of("move.double-gain", "points", gain(position));
            case RANSOM -> Phrase.of("move.ransom", "coins", Cards.AMOUNT[Cards.RANSOM]);
            case KEEP -> keep(position);
            case COIN -> Phrase.of("move.coin", "cubes", Cards.COIN_PAY, "coins", Cards.COIN_GAIN);
            case DROP -> Phrase.of("move.drop", "good", good(inHand(position)));
            case DONE -> Phrase.of("move.done");
            case FINISH -> Phrase.of("move.finish", "cubes", Goods.total(position.quay));
        };
    }

    private static Phrase keep(JorvikPosition position) {
        return switch (position.asked()) {
            case DOUBLE_WARRIOR -> Phrase.of("move.keep-warriors");
            case RANSOM -> Phrase.of("move.keep-coins", "points", loss(position));
            default -> Phrase.of("move.keep");
        };
    }
}
