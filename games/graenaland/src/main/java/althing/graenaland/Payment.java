package althing.graenaland;

import althing.engine.MoveList;
import althing.graenaland.GraenalandMove.PayGold;
import althing.graenaland.GraenalandMove.Trade;
import althing.graenaland.GraenalandMove.TradeSupply;
import althing.graenaland.GraenalandMove.UseSupply;
import althing.graenaland.GraenalandMove.Word;
import althing.graenaland.GraenalandView.Decision;

/**
 * Paying a price: each unit by a card of its resource, by gold, by a supply card, or by any card through a market
 * (GRA-8.4). The payer first lays supply cards, in the order of their numbers, then trades and gold, and pays the rest
 * plainly, so that no way to pay comes up twice. Cards of one resource count as equal, whatever their backs.
 */
final class Payment {

    /** No supply card may be laid any more. */
    private static final int NO_SUPPLY = Components.SUPPLY_AMOUNTS.length;
    private static final int GOLD = Resource.GOLD.ordinal();
    private static final int MARKET = Work.MARKET.ordinal();

    private Payment() {
    }

    /** The markets the builder may still use (GRA-13.8); with a permission there are none (GRA-21.5). */
    static int markets(GraenalandPosition position, int seat) {
        if (position.yard.permitted != GraenalandPosition.NONE) {
            return 0;
        }
        int markets = -position.yard.marketsUsed;
        for (int province = 0; province < position.board.provinces; province++) {
            markets += position.hasWork(province, MARKET) && position.settledAt(seat, province) > 0 ? 1 : 0;
        }
        return markets;
    }

    /** Whether the seat can pay a price and has so many cards left for a toll. */
    static boolean can(GraenalandPosition position, int seat, int price, int toll) {
        long hand = position.hands[seat];
        return can(price, Cards.amounts(hand), Cards.showing(hand, GOLD), Cards.total(hand),
                position.supplyHands[seat], 0, markets(position, seat), toll);
    }

    /**
     * Whether a price can be paid.
     *
     * @param natural the basic resources in hand
     * @param cards   all resource cards in hand
     * @param from    the lowest supply card that may be laid
     */
    static boolean can(int price, int natural, int gold, int cards, int supplies, int from, int markets, int toll) {
        if (canWithoutLaying(price, natural, gold, cards, supplies, markets, toll)) {
            return true;
        }
        if (supplies == 0 || from >= NO_SUPPLY) {
            return false;
        }
        int missing = Amounts.less(price, natural);
        if (isHopeless(missing, gold + markets, supplies, from)) {
            return false;
        }
        boolean anyHelps = markets > 0 || toll > 0;
        for (int left = supplies >>> from << from; left != 0; left &= left - 1) {
            int card = Integer.numberOfTrailingZeros(left);
            int paid = Amounts.common(Components.SUPPLY_AMOUNTS[card], price);
            if (paid != 0 && (anyHelps || Amounts.common(paid, missing) != 0)
                    && can(price - paid, natural, gold, cards, supplies & ~(1 << card), card + 1, markets, toll)) {
                return true;
            }
        }
        return false;
    }

    /** Whether even all supply cards together leave more missing than gold and markets can pay. */
    private static boolean isHopeless(int missing, int jokers, int supplies, int from) {
        int hope = Amounts.NONE;
        for (int left = supplies >>> from << from; left != 0; left &= left - 1) {
            hope += Components.SUPPLY_AMOUNTS[Integer.numberOfTrailingZeros(left)];
        }
        return Amounts.total(Amounts.less(missing, hope)) > jokers;
    }

    /** The same when supply cards go through markets only. */
    static boolean canWithoutLaying(int price, int natural, int gold, int cards, int supplies, int markets,
            int toll) {
        int total = Amounts.total(price);
        int missing = Amounts.total(Amounts.less(price, natural));
        int traded = Math.min(Math.min(markets, Integer.bitCount(supplies)), total);
        int surplus = Amounts.total(natural) - (total - missing);
        int bartered = Math.min(markets - traded, surplus);
        return traded + bartered + gold >= missing && cards - total + traded >= toll;
    }

    /** Starts to pay; when there is only one way, that is it. Whoever orders a thing shows that it can pay for it. */
    static void begin(GraenalandPosition position, int price) {
        position.reveal();
        position.yard.due = price;
        position.yard.nextSupply = 0;
        proceed(position);
    }

    private static void proceed(GraenalandPosition position) {
        int seat = position.yard.builder;
        if (!hasChoice(position, seat)) {
            payPlainly(position, seat);
            return;
        }
        MoveList ways = position.scratch;
        ways.clear();
        list(position, seat, ways);
        if (ways.size() == 1) {
            play(position, seat, (GraenalandMove) ways.get(0));
        } else {
            position.ask(Decision.PAY, seat);
        }
    }

    /** Whether there is any way but plain cards, with gold for what is missing. */
    private static boolean hasChoice(GraenalandPosition position, int seat) {
        if (position.yard.due == Amounts.NONE) {
            return false;
        }
        long hand = position.hands[seat];
        if (markets(position, seat) > 0 || position.yard.tollTo != 0 && Cards.showing(hand, GOLD) > 0
                || canSpareGold(position, hand)) {
            return true;
        }
        for (int left = position.supplyHands[seat] >>> position.yard.nextSupply << position.yard.nextSupply; left != 0; left &= left
                - 1) {
            int card = Integer.numberOfTrailingZeros(left);
            if (Amounts.common(Components.SUPPLY_AMOUNTS[card], position.yard.due) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether gold may take the place of a card that the payer has, because it is not needed for others (GRA-8.3). */
    private static boolean canSpareGold(GraenalandPosition position, long hand) {
        int natural = Cards.amounts(hand);
        int missing = Amounts.total(Amounts.less(position.yard.due, natural));
        return position.holds(GraenalandRuling.FREE_GOLD) && Cards.showing(hand, GOLD) > missing
                && Amounts.common(position.yard.due, natural) != Amounts.NONE;
    }

    static void list(GraenalandPosition position, int seat, MoveList into) {
        long hand = position.hands[seat];
        Wallet wallet = new Wallet(Cards.amounts(hand), Cards.showing(hand, GOLD), Cards.total(hand),
                position.supplyHands[seat], markets(position, seat), Integer.bitCount(position.yard.tollTo));
        int due = position.yard.due;
        if (Amounts.less(due, wallet.natural) == 0 && wallet.cards - Amounts.total(due) >= wallet.toll) {
            into.add(Word.PAY);
        }
        listSupply(position, wallet, into);
        for (int resource = 0; resource < Amounts.BASIC; resource++) {
            if (Amounts.of(due, resource) > 0) {
                listJokers(position, wallet, resource, into);
            }
        }
    }

    /** What a payer has; lives only while payments are listed. */
    private record Wallet(int natural, int gold, int cards, int supplies, int markets, int toll) {}

    private static void listSupply(GraenalandPosition position, Wallet wallet, MoveList into) {
        int due = position.yard.due;
        for (int left = wallet.supplies >>> position.yard.nextSupply << position.yard.nextSupply; left != 0; left &= left
                - 1) {
            int card = Integer.numberOfTrailingZeros(left);
            int paid = Amounts.common(Components.SUPPLY_AMOUNTS[card], due);
            if (paid != 0 && can(due - paid, wallet.natural, wallet.gold, wallet.cards, wallet.supplies & ~(1 << card),
                    card + 1, wallet.markets, wallet.toll)) {
                into.add(Moves.USE_SUPPLY[card]);
            }
        }
    }

    /** Under the first rules gold only where the very resource is missing or a toll makes it worth keeping. */
    private static void listJokers(GraenalandPosition position, Wallet wallet, int resource, MoveList into) {
        int rest = position.yard.due - Amounts.one(resource);
        boolean free = position.holds(GraenalandRuling.FREE_GOLD) || wallet.toll > 0
                || Amounts.of(position.yard.due, resource) > Amounts.of(wallet.natural, resource);
        if (wallet.gold > 0 && free && can(rest, wallet.natural, wallet.gold - 1,
                wallet.cards - 1, wallet.supplies, NO_SUPPLY, wallet.markets, wallet.toll)) {
            into.add(Moves.PAY_GOLD[resource]);
        }
        if (wallet.markets > 0) {
            listTrades(position, wallet, resource, rest, into);
        }
    }

    private static void listTrades(GraenalandPosition position, Wallet wallet, int resource, int rest, MoveList into) {
        for (int card = 0; card < Amounts.BASIC; card++) {
            if (card != resource && Amounts.of(wallet.natural, card) > 0 && can(rest,
                    wallet.natural - Amounts.one(card), wallet.gold, wallet.cards - 1, wallet.supplies, NO_SUPPLY,
                    wallet.markets - 1, wallet.toll)) {
                into.add(Moves.TRADE[card][resource]);
            }
        }
        for (int left = wallet.supplies; left != 0; left &= left - 1) {
            int card = Integer.numberOfTrailingZeros(left);
            boolean betterLaid = card >= position.yard.nextSupply
                    && Amounts.of(Components.SUPPLY_AMOUNTS[card], resource) > 0;
            if (!betterLaid && can(rest, wallet.natural, wallet.gold, wallet.cards, wallet.supplies & ~(1 << card),
                    NO_SUPPLY, wallet.markets - 1, wallet.toll)) {
                into.add(Moves.TRADE_SUPPLY[card][resource]);
            }
        }
    }

    static void play(GraenalandPosition position, int seat, GraenalandMove move) {
        switch (move) {
            case UseSupply use -> laySupply(position, seat, use.card().index());
            case Trade trade -> {
                spend(position, seat, trade.card().ordinal());
                throughMarket(position, trade.due());
            }
            case TradeSupply trade -> {
                spendSupply(position, seat, trade.card().index());
                throughMarket(position, trade.due());
            }
            case PayGold gold -> {
                spend(position, seat, GOLD);
                position.yard.due -= Amounts.one(gold.due().ordinal());
                position.yard.nextSupply = NO_SUPPLY;
            }
            default -> {
                payPlainly(position, seat);
                return;
            }
        }
        proceed(position);
    }

    private static void laySupply(GraenalandPosition position, int seat, int card) {
        spendSupply(position, seat, card);
        position.yard.due -= Amounts.common(Components.SUPPLY_AMOUNTS[card], position.yard.due);
        position.yard.nextSupply = card + 1;
    }

    private static void throughMarket(GraenalandPosition position, Resource due) {
        position.yard.marketsUsed++;
        position.yard.due -= Amounts.one(due.ordinal());
        position.yard.nextSupply = NO_SUPPLY;
    }

    private static void spendSupply(GraenalandPosition position, int seat, int card) {
        position.reveal();
        position.supplyHands[seat] &= ~(1 << card);
        position.piles.supplyDiscard |= 1 << card;
        if (position.isHeard()) {
            position.tell("log.spend-supply", "seat", Wording.seat(seat), "card", Wording.supply(card));
        }
    }

    private static void spend(GraenalandPosition position, int seat, int resource) {
        Hands.spend(position, seat, Cards.spare(position.hands[seat], resource));
        if (position.isHeard()) {
            position.tell("log.spend", "seat", Wording.seat(seat), "resource", Wording.resource(resource));
        }
    }

    /** Pays the rest with cards of the very resources, and with gold for what is missing. */
    private static void payPlainly(GraenalandPosition position, int seat) {
        for (int resource = 0; resource < Amounts.BASIC; resource++) {
            for (int i = Amounts.of(position.yard.due, resource); i > 0; i--) {
                boolean plain = Cards.showing(position.hands[seat], resource) > 0;
                spend(position, seat, plain ? resource : GOLD);
            }
        }
        position.yard.due = Amounts.NONE;
        Tolls.begin(position);
    }
}
