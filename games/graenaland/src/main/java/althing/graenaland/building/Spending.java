package althing.graenaland.building;

import althing.engine.MoveList;
import althing.graenaland.box.Amounts;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Resource;
import althing.graenaland.table.Affording;
import althing.graenaland.table.GraenalandMove.PayGold;
import althing.graenaland.table.GraenalandMove.Trade;
import althing.graenaland.table.GraenalandMove.TradeSupply;
import althing.graenaland.table.GraenalandMove.UseSupply;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.GraenalandRuling;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Hands;
import althing.graenaland.table.Names;
import althing.graenaland.table.Question;

/** What happens when somebody pays: cards go to their piles until nothing is due, and nobody is asked where there is one way. */
final class Spending {

    private static final int GOLD = Resource.GOLD.ordinal();

    private Spending() {
    }

    /** Starts to pay; when there is only one way, that is it. Whoever orders a thing shows that it can pay for it. */
    static void begin(GraenalandState position, int price) {
        position.reveal();
        position.yard.due = price;
        position.yard.nextSupply = 0;
        proceed(position);
    }

    private static void proceed(GraenalandState position) {
        int seat = position.yard.builder;
        if (!hasChoice(position, seat)) {
            payPlainly(position, seat);
            return;
        }
        MoveList ways = position.scratch;
        ways.clear();
        Payment.listWays(position, seat, ways);
        if (ways.size() == 1) {
            pay(position, seat, (GraenalandMove) ways.get(0));
        } else {
            position.ask(Question.PAY, seat);
        }
    }

    /** Whether there is any way but plain cards, with gold for what is missing. */
    private static boolean hasChoice(GraenalandState position, int seat) {
        if (position.yard.due == Amounts.NONE) {
            return false;
        }
        long hand = position.hands[seat];
        if (Affording.markets(position, seat) > 0 || (position.yard.tollTo != 0 && Cards.showing(hand, GOLD) > 0)
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
    private static boolean canSpareGold(GraenalandState position, long hand) {
        int natural = Cards.amounts(hand);
        int missing = Amounts.total(Amounts.less(position.yard.due, natural));
        return position.holds(GraenalandRuling.FREE_GOLD) && Cards.showing(hand, GOLD) > missing
                && Amounts.common(position.yard.due, natural) != Amounts.NONE;
    }

    static void pay(GraenalandState position, int seat, GraenalandMove move) {
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
                position.yard.nextSupply = Affording.NO_SUPPLY;
            }
            default -> {
                payPlainly(position, seat);
                return;
            }
        }
        proceed(position);
    }

    private static void laySupply(GraenalandState position, int seat, int card) {
        spendSupply(position, seat, card);
        position.yard.due -= Amounts.common(Components.SUPPLY_AMOUNTS[card], position.yard.due);
        position.yard.nextSupply = card + 1;
    }

    private static void throughMarket(GraenalandState position, Resource due) {
        position.yard.marketsUsed++;
        position.yard.due -= Amounts.one(due.ordinal());
        position.yard.nextSupply = Affording.NO_SUPPLY;
    }

    private static void spendSupply(GraenalandState position, int seat, int card) {
        position.reveal();
        position.supplyHands[seat] &= ~(1 << card);
        position.piles.supplyDiscard |= 1 << card;
        if (position.isHeard()) {
            position.tell("log.spend-supply", "seat", Names.seat(seat), "card", Names.supply(card));
        }
    }

    private static void spend(GraenalandState position, int seat, int resource) {
        Hands.spend(position, seat, Cards.spare(position.hands[seat], resource));
        if (position.isHeard()) {
            position.tell("log.spend", "seat", Names.seat(seat), "resource", Names.resource(resource));
        }
    }

    /** Pays the rest with cards of the very resources, and with gold for what is missing. */
    private static void payPlainly(GraenalandState position, int seat) {
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
