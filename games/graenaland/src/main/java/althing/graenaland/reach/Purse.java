package althing.graenaland.reach;

import althing.graenaland.box.Amounts;
import althing.graenaland.box.Board;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Resource;
import althing.graenaland.box.Work;
import althing.graenaland.table.Affording;
import althing.graenaland.table.GraenalandState;

/**
 * What a seat can pay with, and the prices of a plan. Cards of one resource are equal, so plain cards, gold and markets pay
 * for the whole plan together; a supply card is laid for one price alone (GRA-9.4). Only villages open provinces and
 * markets, so nothing is lost if they are built first. Not thread safe.
 */
public final class Purse {

    /** Thirteen settlements and nine steps of the army. */
    private static final int MOST_PRICES = Components.PIECES + Components.ARMY_MOST;
    private static final int MARKET = Work.MARKET.ordinal();

    private final GraenalandState position;
    private final int natural;
    private final int gold;
    private final int cards;
    private final int supplies;
    /** Where the seat has settlements before the plan, as bits. */
    private final int home;
    private final int marketsAtHome;
    /** All plain resources, were every supply card to pay both of its own. */
    private final int pool;
    private final int jokers;
    private final int units;

    private final int[] prices = new int[MOST_PRICES];
    /** The province that a price opens to the seat, or {@link Board#NOWHERE}. */
    private final int[] opened = new int[MOST_PRICES];
    private final int[] tolls = new int[MOST_PRICES];
    private int size;
    private int demand;
    private int toll;
    private int fresh;

    public Purse(GraenalandState position, int seat) {
        this.position = position;
        long hand = position.hands[seat];
        natural = Cards.amounts(hand);
        gold = Cards.showing(hand, Resource.GOLD.ordinal());
        cards = Cards.total(hand);
        supplies = position.supplyHands[seat];
        int settled = 0;
        int markets = 0;
        for (int province = 0; province < position.board.provinces; province++) {
            settled |= position.island.settledAt(seat, province) > 0 ? 1 << province : 0;
            markets |= position.island.hasWork(province, MARKET) ? 1 << province : 0;
        }
        home = settled;
        marketsAtHome = Integer.bitCount(settled & markets) - position.yard.marketsUsed;
        pool = natural + amounts(supplies);
        jokers = gold + Integer.bitCount(markets & ~settled) + marketsAtHome;
        units = cards + 2 * Integer.bitCount(supplies);
    }

    private static int amounts(int supplies) {
        int amounts = Amounts.NONE;
        for (int left = supplies; left != 0; left &= left - 1) {
            amounts += Components.SUPPLY_AMOUNTS[Integer.numberOfTrailingZeros(left)];
        }
        return amounts;
    }

    /** The plain resources that are left for more, at most. */
    public int left() {
        return Amounts.less(pool, demand);
    }

    /** The gold and markets that are left for more, at most. */
    public int jokersLeft() {
        return jokers - Amounts.total(Amounts.less(demand, pool));
    }

    /** The cards that are left for more, each supply card for two, at most. */
    public int unitsLeft() {
        return units - Amounts.total(demand) - toll;
    }

    /** Adds a price to the plan. */
    public void order(int price) {
        opened[size] = Board.NOWHERE;
        tolls[size] = 0;
        prices[size++] = price;
        demand += price;
    }

    /** Adds the price of a village where the seat has nothing yet. */
    public void open(int province, int price, int takers) {
        order(price);
        opened[size - 1] = province;
        tolls[size - 1] = takers;
        fresh |= 1 << province;
        toll += takers;
    }

    /** Takes the last price out of the plan. */
    public void drop() {
        demand -= prices[--size];
        toll -= tolls[size];
        fresh &= opened[size] == Board.NOWHERE ? ~0 : ~(1 << opened[size]);
    }

    /** Whether the plan can be paid as far as a kind reckoning tells; what it denies cannot be. */
    public boolean isThinkable() {
        return unitsLeft() >= 0 && jokersLeft() >= 0;
    }

    /** Whether every new province is next to a settlement, old or new (GRA-10.1). */
    public boolean isConnected() {
        int reached = home;
        int missing = fresh;
        while (missing != 0) {
            int next = missing & neighbours(reached);
            if (next == 0) {
                return false;
            }
            reached |= next;
            missing &= ~next;
        }
        return true;
    }

    private int neighbours(int provinces) {
        int neighbours = 0;
        for (int left = provinces; left != 0; left &= left - 1) {
            neighbours |= position.board.neighbours[Integer.numberOfTrailingZeros(left)];
        }
        return neighbours;
    }

    /** Whether the whole plan can be paid. */
    public boolean pays() {
        return lay(demand, supplies, 0);
    }

    /**
     * Lays supply cards, one after the other, for the prices where they help.
     *
     * @param due  what is left of all prices
     * @param held the supply cards that are not laid
     * @param from the lowest of them that may still be laid
     */
    private boolean lay(int due, int held, int from) {
        int markets = marketsAtHome + markets(fresh);
        if (Affording.canWithoutLaying(due, natural, gold, cards, held, markets, toll)
                && (markets == marketsAtHome || inSomeOrder(due, held, 0, Amounts.NONE, 0, 0))) {
            return true;
        }
        int open = held >>> from << from;
        if (open == 0 || isHopeless(due, open, markets, held & ~open)) {
            return false;
        }
        int card = Integer.numberOfTrailingZeros(open);
        for (int i = 0; i < size; i++) {
            int paid = Amounts.common(Components.SUPPLY_AMOUNTS[card], prices[i]);
            if (paid != 0 && helps(paid, due, markets) && !isRepeated(i)) {
                prices[i] -= paid;
                boolean pays = lay(due - paid, held & ~(1 << card), card + 1);
                prices[i] += paid;
                if (pays) {
                    return true;
                }
            }
        }
        return lay(due, held, card + 1);
    }

    /** Whether what is due cannot be paid even if every open supply card pays both of its resources. */
    private boolean isHopeless(int due, int open, int markets, int kept) {
        int missing = Amounts.less(Amounts.less(due, natural), amounts(open));
        int traded = Math.min(markets, Integer.bitCount(kept));
        return Amounts.total(missing) > gold + markets
                || Amounts.total(due) + toll > cards + 2 * Integer.bitCount(open) + traded;
    }

    /** Whether paying this by a supply card spares anything that is missing elsewhere. */
    private boolean helps(int paid, int due, int markets) {
        return markets > 0 || toll > 0 || Amounts.common(paid, Amounts.less(due, natural)) != 0;
    }

    /** Whether an earlier price is the same, so that a supply card need not be tried here too. */
    private boolean isRepeated(int index) {
        for (int i = 0; i < index; i++) {
            if (prices[i] == prices[index] && opened[i] == opened[index]) {
                return true;
            }
        }
        return false;
    }

    private int markets(int provinces) {
        int markets = 0;
        for (int left = provinces; left != 0; left &= left - 1) {
            markets += position.island.hasWork(Integer.numberOfTrailingZeros(left), MARKET) ? 1 : 0;
        }
        return markets;
    }

    /**
     * Whether the new provinces can be opened in some order such that no market is used before it is reached (GRA-13.12).
     * All that is built elsewhere can wait until then.
     *
     * @param done the new provinces opened so far, as bits
     * @param paid what they cost
     * @param gone the toll paid there
     * @param used how many markets may have been used by then
     */
    private boolean inSomeOrder(int due, int held, int done, int paid, int gone, int used) {
        int markets = marketsAtHome + markets(done);
        if (done == fresh) {
            return Affording.canWithoutLaying(due, natural, gold, cards, held,
                    Math.min(markets, used + Amounts.total(due - paid)), toll);
        }
        int near = neighbours(home | done);
        for (int i = 0; i < size; i++) {
            int bit = opened[i] == Board.NOWHERE ? 0 : 1 << opened[i] & near & ~done;
            int usable = Math.min(markets, used + Amounts.total(prices[i]));
            if (bit != 0
                    && Affording.canWithoutLaying(paid + prices[i], natural, gold, cards, held, usable, gone + tolls[i])
                    && inSomeOrder(due, held, done | bit, paid + prices[i], gone + tolls[i], usable)) {
                return true;
            }
        }
        return false;
    }
}
