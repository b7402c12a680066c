package althing.jorvik;

import java.util.EnumSet;
import java.util.Set;

import althing.engine.Refusal;
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
import althing.jorvik.JorvikView.Decision;

/** Finds the rule that forbids a move which is not listed. What is listed is decided by the phases alone. */
final class Refusals {

    private static final Set<Decision> CUBES = EnumSet.of(Decision.UNLOAD, Decision.ALLOCATE);
    private static final Set<Decision> CHAINS = EnumSet.of(Decision.PAY, Decision.ALLOCATE, Decision.CARRY,
            Decision.SWAP_WITH);

    private final JorvikPosition position;
    private final int seat;

    private Refusals(JorvikPosition position, int seat) {
        this.position = position;
        this.seat = seat;
    }

    static Refusal refusal(JorvikPosition position, int seat, JorvikMove move) {
        if (position.isOver()) {
            return Refusal.over("JOR-11.4");
        }
        if (!position.isPending(seat)) {
            return Refusal.notYourTurn(turnRule(position), position);
        }
        return new Refusals(position, seat).refusal(move);
    }

    private static String turnRule(JorvikPosition position) {
        return switch (position.asked()) {
            case DEMAND -> "JOR-6.1";
            case QUEUE -> "JOR-7.2";
            case RESERVED -> "JOR-8.2";
            case UNLOAD, PAY -> "JOR-9.1";
            case SWAP, SWAP_WITH -> "JOR-14.1";
            case DOUBLE_WARRIOR, DOUBLE_GAIN, RANSOM -> "JOR-5.10";
            case ANY_PHASE, ALLOCATE, CARRY -> "JOR-12.2";
        };
    }

    private Refusal refusal(JorvikMove move) {
        return switch (move) {
            case Join join -> join(join);
            case Reserve reserve -> reserve(reserve);
            case Swap swap -> swap(Decision.SWAP, swap.space(), swap.spot());
            case With with -> swap(Decision.SWAP_WITH, with.space(), with.spot());
            case DoubleWarrior warrior -> doubleWarrior(warrior);
            case Place place -> place(place);
            case Store store -> store(store.good());
            case Discard discard -> asked(Decision.UNLOAD)
                    ? Refusal.of("JOR-10.11", "refusal.not-stored", "good", Wording.good(discard.good()))
                    : notNow("JOR-10.11");
            case Sell sell -> customer(sell.good(), "JOR-10.5", "refusal.no-merchant",
                    Allocation.canSell(position, seat, sell.good().ordinal()));
            case Sacrifice sacrifice -> customer(sacrifice.good(), "JOR-10.6", "refusal.no-oracle",
                    Allocation.canSacrifice(position, seat, sacrifice.good().ordinal()));
            case Exchange exchange -> exchange(exchange);
            case Pay pay -> asked(Decision.PAY) ? noCube(pay.good(), "JOR-10.1") : notNow("JOR-10.7");
            case Take take -> take(take);
            case Steal steal -> steal(steal);
            case Carry carry -> carry(carry);
            case Word word -> word(word);
        };
    }

    private boolean asked(Decision decision) {
        return position.asked() == decision;
    }

    private Refusal notNow(String rule) {
        return Refusal.notNow(rule, position, seat);
    }

    private Refusal join(Join join) {
        if (position.asked() != Decision.DEMAND) {
            return notNow("JOR-6.1");
        }
        int queues = position.layout.columns;
        if (join.space() < 1 || join.space() > queues) {
            return Refusal.of("JOR-6.3", "refusal.no-queue", "space", join.space(), "last", queues);
        }
        if (position.spaces[join.space() - 1] == Cards.NONE) {
            return Refusal.of("JOR-6.3", "refusal.no-card", "space", join.space());
        }
        if (Demand.isFull(position, join.space() - 1)) {
            return Refusal.of("JOR-6.5", "refusal.queue-full", "spots", Cards.QUEUE_SPOTS);
        }
        return noViking(join.brown());
    }

    private Refusal reserve(Reserve reserve) {
        if (position.asked() != Decision.DEMAND) {
            return notNow("JOR-6.6");
        }
        if (!position.layout.jarl) {
            return Refusal.of("JOR-2.2", "refusal.karl");
        }
        int last = Cards.SPACES + position.layout.columns;
        if (reserve.space() <= Cards.SPACES || reserve.space() > last) {
            return Refusal.of("JOR-6.6", "refusal.not-upper", "space", reserve.space(), "first", Cards.SPACES + 1,
                    "last", last);
        }
        if (position.spaces[reserve.space() - 1] == Cards.NONE) {
            return Refusal.of("JOR-6.6", "refusal.nothing-to-reserve", "space", reserve.space());
        }
        return noViking(reserve.brown());
    }

    private static Refusal noViking(boolean brown) {
        return brown ? Refusal.of("JOR-13.5a", "refusal.no-brown") : Refusal.of("JOR-6.2", "refusal.no-viking");
    }

    private Refusal swap(Decision decision, int space, int spot) {
        if (position.asked() != decision) {
            return notNow("JOR-14.1");
        }
        boolean there = space <= Cards.SPACES && spot >= 1 && spot <= Cards.QUEUE_SPOTS
                && Vikings.at(Swapping.line(position, Moves.line(space)), spot - 1) != 0;
        return Refusal.of("JOR-14.1", there ? "refusal.same-viking" : "refusal.no-such-viking");
    }

    private Refusal doubleWarrior(DoubleWarrior warrior) {
        return switch (position.asked()) {
            case DOUBLE_WARRIOR -> Refusal.of("JOR-15.2", "refusal.no-such-warrior", "strength", warrior.strength());
            case DOUBLE_GAIN -> Refusal.of("JOR-5.10", "refusal.other-double", "what", "gain");
            default -> notNow("JOR-15.2");
        };
    }

    private Refusal place(Place place) {
        if (!CUBES.contains(position.asked())) {
            return notNow("JOR-10.3");
        }
        int artisan = place.artisan().index();
        if (artisan >= Cards.ARTISANS) {
            return Refusal.of("JOR-10.3", "refusal.no-artisan", "card", Wording.card(artisan));
        }
        if (!position.holds(seat, artisan)) {
            return Refusal.of("JOR-10.3", "refusal.not-your-artisan", "card", Wording.card(artisan));
        }
        if (!Goods.has(position.lacking(artisan), place.good().ordinal())) {
            return Refusal.of("JOR-10.3", "refusal.artisan-full", "card", Wording.card(artisan), "good",
                    Wording.good(place.good()));
        }
        return noCube(place.good(), "JOR-10.1");
    }

    private Refusal store(Good good) {
        if (!CUBES.contains(position.asked())) {
            return notNow("JOR-10.4");
        }
        if (!position.hasStorageLeft(seat)) {
            return Refusal.of("JOR-10.4", "refusal.storage-full", "spaces", position.storageSpaces(seat));
        }
        return asked(Decision.ALLOCATE)
                ? otherCubeInHand()
                : Refusal.of("JOR-10.4", "refusal.not-on-quay", "good", Wording.good(good));
    }

    private Refusal customer(Good good, String rule, String missing, boolean there) {
        if (!CUBES.contains(position.asked())) {
            return notNow(rule);
        }
        if (position.step != Step.LOADING) {
            return Refusal.of("JOR-14.4", "refusal.not-in-loading");
        }
        return there ? noCube(good, "JOR-10.1") : Refusal.of(rule, missing, "good", Wording.good(good));
    }

    private Refusal noCube(Good good, String rule) {
        return asked(Decision.ALLOCATE)
                ? otherCubeInHand()
                : Refusal.of(rule, "refusal.no-cube", "good", Wording.good(good));
    }

    private Refusal otherCubeInHand() {
        return Refusal.of("JOR-10.10", "refusal.other-cube-in-hand", "good", Wording.good(Wording.inHand(position)));
    }

    private Refusal exchange(Exchange exchange) {
        boolean cheap = exchange.cubes() != Cards.EXCHANGE_PAY;
        String rule = cheap ? "JOR-10.9" : "JOR-10.7";
        if (position.asked() != Decision.UNLOAD) {
            return notNow(rule);
        }
        if (cheap && exchange.cubes() != Cards.AMOUNT[Cards.EXCHANGE]) {
            return Refusal.of("JOR-10.7", "refusal.other-exchange", "cubes", Cards.EXCHANGE_PAY, "fewer",
                    Cards.AMOUNT[Cards.EXCHANGE], "card", Wording.card(Cards.EXCHANGE));
        }
        if (cheap && !position.holds(seat, Cards.EXCHANGE)) {
            return Refusal.of(rule, "refusal.no-building", "card", Wording.card(Cards.EXCHANGE));
        }
        return Goods.has(position.commons, exchange.good().ordinal())
                ? tooFew(rule, exchange.cubes())
                : Refusal.of(rule, "refusal.not-in-commons", "good", Wording.good(exchange.good()));
    }

    private Refusal tooFew(String rule, int cubes) {
        return Refusal.of(rule, "refusal.too-few-cubes", "cubes", cubes, "usable",
                Goods.total(Loading.usable(position, seat)));
    }

    private Refusal take(Take take) {
        Refusal missing = missingAnyPhase("JOR-13.8", Cards.TAKE_CUBE);
        if (missing.rule().equals("JOR-12.2") || !position.holds(seat, Cards.TAKE_CUBE)) {
            return missing;
        }
        return Goods.has(position.commons, take.good().ordinal())
                ? Refusal.of("JOR-14.4", "refusal.no-use", "good", Wording.good(take.good()))
                : Refusal.of("JOR-13.8", "refusal.not-in-commons", "good", Wording.good(take.good()));
    }

    private Refusal steal(Steal steal) {
        Refusal missing = missingAnyPhase("JOR-14.3", Cards.THEFT);
        if (missing.rule().equals("JOR-12.2") || !position.holds(seat, Cards.THEFT)) {
            return missing;
        }
        return Refusal.of("JOR-14.3", "refusal.not-to-steal", "card", Wording.card(steal.artisan().index()), "good",
                Wording.good(steal.good()));
    }

    private Refusal carry(Carry carry) {
        Refusal missing = missingAnyPhase("JOR-13.7", Cards.MOVE_CUBES);
        boolean carrying = asked(Decision.CARRY);
        if (!carrying && (missing.rule().equals("JOR-12.2") || !position.holds(seat, Cards.MOVE_CUBES))) {
            return missing;
        }
        return Refusal.of("JOR-13.7", "refusal.not-to-carry", "good", Wording.good(carry.good()), "from",
                Wording.card(carry.from().index()), "to", Wording.card(carry.to().index()));
    }

    /** Any-phase cards act before a decision, not in the middle of one (JOR-12.2). */
    private Refusal missingAnyPhase(String rule, int card) {
        return CHAINS.contains(position.asked())
                ? Refusal.of("JOR-12.2", "refusal.in-between")
                : Refusal.of(rule, "refusal.no-building", "card", Wording.card(card));
    }

    private Refusal word(Word word) {
        return switch (word) {
            case BUY -> offer(asked(Decision.QUEUE) ? "JOR-7.6" : "JOR-8.6");
            case FREE -> isOffer()
                    ? Refusal.of("JOR-13.4", "refusal.no-building", "card", Wording.card(Cards.FREE_CARD))
                    : notNow("JOR-13.4");
            case PASS -> notNow("JOR-7.4");
            case DECLINE -> notNow("JOR-8.4");
            case STOP -> asked(Decision.DEMAND)
                    ? Refusal.of("JOR-6.2", "refusal.must-place")
                    : notNow("JOR-13.5b");
            case DOUBLE_GAIN -> asked(Decision.DOUBLE_WARRIOR)
                    ? Refusal.of("JOR-5.10", "refusal.other-double", "what", "warrior")
                    : notNow("JOR-15.1");
            case RANSOM -> notNow("JOR-15.3");
            case KEEP -> notNow("JOR-12.2");
            case COIN -> asked(Decision.UNLOAD)
                    ? tooFew("JOR-10.8", Cards.COIN_PAY)
                    : notNow("JOR-10.8");
            case DROP -> notNow("JOR-10.10");
            case DONE -> notNow("JOR-13.7");
            case FINISH -> notNow("JOR-10.11");
        };
    }

    private boolean isOffer() {
        return asked(Decision.QUEUE) || asked(Decision.RESERVED);
    }

    private Refusal offer(String rule) {
        return isOffer()
                ? Refusal.of(rule, "refusal.too-poor", "price", Purchase.price(position), "coins", position.coins[seat])
                : notNow("JOR-7.2");
    }
}
