package althing.graenaland.building;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.graenaland.box.Amounts;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Resource;
import althing.graenaland.table.Affording;
import althing.graenaland.table.GraenalandDecision;
import althing.graenaland.table.GraenalandMove.PayGold;
import althing.graenaland.table.GraenalandMove.Trade;
import althing.graenaland.table.GraenalandMove.TradeSupply;
import althing.graenaland.table.GraenalandMove.UseSupply;
import althing.graenaland.table.GraenalandMove.Word;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.GraenalandRuling;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Moves;
import althing.graenaland.table.Names;

/**
 * Paying a price: each unit by a card of its resource, by gold, by a supply card, or by any card through a market
 * (GRA-8.4). The payer first lays supply cards, in the order of their numbers, then trades and gold, and pays the rest
 * plainly, so that no way to pay comes up twice. Cards of one resource count as equal, whatever their backs.
 */
public final class Payment extends GraenalandDecision {

    private static final int GOLD = Resource.GOLD.ordinal();

    public Payment() {
        super("GRA-3.2", "prompt.pay");
    }

    @Override
    public void list(GraenalandState position, int seat, MoveList into) {
        listWays(position, seat, into);
    }

    static void listWays(GraenalandState position, int seat, MoveList into) {
        Wallet wallet = wallet(position, seat);
        if (mayPayPlainly(position, wallet, null)) {
            into.add(Word.PAY);
        }
        listSupply(position, wallet, into);
        for (int resource = 0; resource < Amounts.BASIC; resource++) {
            if (Amounts.of(position.yard.due, resource) > 0) {
                listJokers(position, wallet, resource, into);
            }
        }
    }

    /** Whether who is to pay can do it. */
    public static boolean isPossible(GraenalandState position) {
        MoveList ways = new MoveList();
        listWays(position, Integer.numberOfTrailingZeros(position.pending), ways);
        return ways.size() > 0;
    }

    /** What a payer has; lives only while payments are looked at. */
    private record Wallet(int natural, int gold, int cards, int supplies, int markets, int toll) {}

    private static Wallet wallet(GraenalandState position, int seat) {
        long hand = position.hands[seat];
        return new Wallet(Cards.amounts(hand), Cards.showing(hand, GOLD), Cards.total(hand),
                position.supplyHands[seat], Affording.markets(position, seat),
                Integer.bitCount(position.yard.tollTo));
    }

    private static void listSupply(GraenalandState position, Wallet wallet, MoveList into) {
        int from = position.yard.nextSupply;
        for (int left = wallet.supplies >>> from << from; left != 0; left &= left - 1) {
            int card = Integer.numberOfTrailingZeros(left);
            if (mayLay(position, wallet, card, null)) {
                into.add(Moves.USE_SUPPLY[card]);
            }
        }
    }

    private static void listJokers(GraenalandState position, Wallet wallet, int resource, MoveList into) {
        if (mayPayGold(position, wallet, resource, null)) {
            into.add(Moves.PAY_GOLD[resource]);
        }
        if (wallet.markets > 0) {
            listTrades(position, wallet, resource, into);
        }
    }

    private static void listTrades(GraenalandState position, Wallet wallet, int resource, MoveList into) {
        for (int card = 0; card < Amounts.BASIC; card++) {
            if (mayTrade(position, wallet, card, resource, null)) {
                into.add(Moves.TRADE[card][resource]);
            }
        }
        for (int left = wallet.supplies; left != 0; left &= left - 1) {
            int card = Integer.numberOfTrailingZeros(left);
            if (mayTradeSupply(position, wallet, card, resource, null)) {
                into.add(Moves.TRADE_SUPPLY[card][resource]);
            }
        }
    }

    @Override
    public boolean allows(GraenalandState position, int seat, GraenalandMove move, @Nullable Why why) {
        Wallet wallet = wallet(position, seat);
        int due = position.yard.due;
        return switch (move) {
            case UseSupply use -> mayLay(position, wallet, use.card().index(), why);
            case Trade trade -> hasMarket(wallet, why) && Affording.isDue(due, trade.due(), "GRA-8.2", why)
                    && mayTrade(position, wallet, trade.card().ordinal(), trade.due().ordinal(), why);
            case TradeSupply trade -> hasMarket(wallet, why) && Affording.isDue(due, trade.due(), "GRA-8.2", why)
                    && mayTradeSupply(position, wallet, trade.card().index(), trade.due().ordinal(), why);
            case PayGold gold -> Affording.isDue(due, gold.due(), "GRA-8.2", why)
                    && mayPayGold(position, wallet, gold.due().ordinal(), why);
            default -> move == Word.PAY ? mayPayPlainly(position, wallet, why) : notNow(position, seat, why);
        };
    }

    private static boolean mayPayPlainly(GraenalandState position, Wallet wallet, @Nullable Why why) {
        int due = position.yard.due;
        return must(why, Amounts.less(due, wallet.natural) == 0 && wallet.cards - Amounts.total(due) >= wallet.toll,
                "GRA-8.2", "refusal.cannot-pay-plainly");
    }

    private static boolean mayLay(GraenalandState position, Wallet wallet, int card, @Nullable Why why) {
        int due = position.yard.due;
        int paid = Amounts.common(Components.SUPPLY_AMOUNTS[card], due);
        return hasSupply(wallet, card, why)
                && must(why, card >= position.yard.nextSupply, "GRA-9.3", "refusal.supply-order")
                && must(why, paid != 0, "GRA-9.3", "refusal.supply-does-not-pay")
                && pays(Affording.can(due - paid, wallet.natural, wallet.gold, wallet.cards,
                        wallet.supplies & ~(1 << card), card + 1, wallet.markets, wallet.toll), why);
    }

    private static boolean hasSupply(Wallet wallet, int card, @Nullable Why why) {
        return must(why, (wallet.supplies >> card & 1) != 0, "GRA-9.3", "refusal.no-such-card");
    }

    private static boolean hasMarket(Wallet wallet, @Nullable Why why) {
        return must(why, wallet.markets > 0, "GRA-13.8", "refusal.no-market");
    }

    private static boolean pays(boolean rest, @Nullable Why why) {
        return must(why, rest, "GRA-8.2", "refusal.rest-unpaid");
    }

    /** Under the first rules gold only where the very resource is missing or a toll makes it worth keeping. */
    private static boolean mayPayGold(GraenalandState position, Wallet wallet, int resource, @Nullable Why why) {
        int due = position.yard.due;
        boolean free = position.holds(GraenalandRuling.FREE_GOLD) || wallet.toll > 0
                || Amounts.of(due, resource) > Amounts.of(wallet.natural, resource);
        return must(why, wallet.gold > 0, "GRA-8.3", "refusal.no-such-card")
                && must(why, free, "GRA-8.3", "refusal.gold-not-needed")
                && pays(Affording.can(due - Amounts.one(resource), wallet.natural, wallet.gold - 1, wallet.cards - 1,
                        wallet.supplies, Affording.NO_SUPPLY, wallet.markets, wallet.toll), why);
    }

    private static boolean mayTrade(GraenalandState position, Wallet wallet, int card, int resource,
            @Nullable Why why) {
        return must(why, card != resource, "GRA-13.9", "refusal.same-resource")
                && must(why, Amounts.of(wallet.natural, card) > 0, "GRA-13.9", "refusal.no-such-card")
                && pays(Affording.can(position.yard.due - Amounts.one(resource), wallet.natural - Amounts.one(card),
                        wallet.gold, wallet.cards - 1, wallet.supplies, Affording.NO_SUPPLY, wallet.markets - 1,
                        wallet.toll), why);
    }

    private static boolean mayTradeSupply(GraenalandState position, Wallet wallet, int card, int resource,
            @Nullable Why why) {
        boolean betterLaid = card >= position.yard.nextSupply
                && Amounts.of(Components.SUPPLY_AMOUNTS[card], resource) > 0;
        return hasSupply(wallet, card, why) && must(why, !betterLaid, "GRA-9.3", "refusal.lay-supply")
                && pays(Affording.can(position.yard.due - Amounts.one(resource), wallet.natural, wallet.gold,
                        wallet.cards, wallet.supplies & ~(1 << card), Affording.NO_SUPPLY, wallet.markets - 1,
                        wallet.toll), why);
    }

    @Override
    public Phrase prompt(GraenalandState position, int seat) {
        return Phrase.of("prompt.pay", "thing", Names.thing(position, position.yard.thing, position.yard.site),
                "price", Names.price(position.yard.due));
    }

    @Override
    public Phrase option(GraenalandState position, int seat, GraenalandMove move) {
        return switch (move) {
            case UseSupply use -> Phrase.of("move.use-supply", "card", Names.supply(use.card().index()));
            case Trade trade -> Phrase.of("move.trade", "card", Names.resource(trade.card()), "resource",
                    Names.resource(trade.due()));
            case TradeSupply trade -> Phrase.of("move.trade", "card", Names.supply(trade.card().index()), "resource",
                    Names.resource(trade.due()));
            case PayGold gold -> Phrase.of("move.gold", "resource", Names.resource(gold.due()));
            default -> Phrase.of("move.pay", "price", Names.price(position.yard.due));
        };
    }

    @Override
    public void play(GraenalandState position, int seat, GraenalandMove move) {
        Spending.pay(position, seat, move);
    }
}
