package althing.graenaland.advice;

import althing.graenaland.box.Amounts;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Resource;
import althing.graenaland.box.Things;
import althing.graenaland.box.Work;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Votes;

/** What cards, votes and works are worth to a seat, in resource cards. The weights were set by hand. */
public final class Appraisal {

    public static final double CARD = 0.85;
    public static final double SUPPLY_CARD = 1.6;

    private static final double GOLD = 1.65;
    private static final double ROAD = 0.9;
    private static final double IMPROVEMENT = 0.45;
    /** How much of the income of the turns that are left counts now. */
    private static final double HORIZON = 0.35;
    /** How many turns of income count in the value of a position; always the same, so that nobody shuns the end. */
    private static final double PROSPECT = 2.5;
    private static final int GOLD_INDEX = Resource.GOLD.ordinal();

    private Appraisal() {
    }

    /** One more card of a resource: more if the seat has none, less if it has plenty. */
    public static double card(GraenalandState position, int seat, int resource) {
        if (resource == GOLD_INDEX) {
            return GOLD;
        }
        int have = Cards.showing(position.hands[seat], resource);
        return have == 0 ? 1.1 : have < 3 ? 0.95 : have < 5 ? 0.75 : have < 8 ? 0.5 : 0.1;
    }

    public static double kind(GraenalandState position, int seat, int kind) {
        return card(position, seat, Cards.RESOURCE[kind]);
    }

    public static double hand(GraenalandState position, int seat) {
        double worth = Integer.bitCount(position.supplyHands[seat]) * SUPPLY_CARD;
        for (int resource = 0; resource < Amounts.BASIC; resource++) {
            int have = Cards.showing(position.hands[seat], resource);
            worth += Math.min(have, 3) * 0.9 + Math.max(0, have - 3) * 0.6;
        }
        return worth + Cards.showing(position.hands[seat], GOLD_INDEX) * GOLD;
    }

    /** The cards a province brings in a turn. */
    public static double crop(GraenalandState position, int province) {
        if (position.island.settlements(province) == 0) {
            return 0;
        }
        return 1 + (position.island.hasWork(province, Work.ROAD.ordinal()) ? ROAD : 0)
                + (position.island.hasWork(province, Work.IMPROVEMENT.ordinal()) ? IMPROVEMENT : 0);
    }

    /** The part of a province's cards that a seat may hope for: by its votes, and more with a majority of its own. */
    public static double share(GraenalandState position, int seat, int province) {
        Votes.count(position, province, position.tally);
        int total = 0;
        for (int votes : position.tally) {
            total += votes;
        }
        int own = position.tally[seat];
        if (own == 0) {
            return 0;
        }
        return 2 * own > total ? 0.5 + 0.5 * own / total : 0.9 * own / total;
    }

    /** The part by settlements alone, which stay where they are. */
    private static double settledShare(GraenalandState position, int seat, int province, int more) {
        int total = position.island.settlements(province) + more;
        int own = position.island.settledAt(seat, province) + more;
        return total == 0 ? 0 : (double) own / total;
    }

    public static double income(GraenalandState position, int seat) {
        double income = 0;
        for (int province = 0; province < position.board.provinces; province++) {
            income += crop(position, province) * settledShare(position, seat, province, 0);
        }
        return income * PROSPECT;
    }

    /** How much more a further settlement in a province brings in. */
    public static double incomeBySettling(GraenalandState position, int seat, int province) {
        double before = crop(position, province) * settledShare(position, seat, province, 0);
        double after = Math.max(1, crop(position, province)) * settledShare(position, seat, province, 1);
        return (after - before) * horizon(position);
    }

    private static double horizon(GraenalandState position) {
        return HORIZON * turnsLeft(position);
    }

    /** How many turns the game may still take. */
    public static double turnsLeft(GraenalandState position) {
        double least = Double.MAX_VALUE;
        for (int seat = 0; seat < position.seats; seat++) {
            least = Math.min(least, Outlook.cost(position, seat) - CARD * Cards.total(position.hands[seat]));
        }
        return Math.clamp(least / 1.3, 0, 14);
    }

    /** What a work would bring the seat, less what it brings the others. */
    public static double work(GraenalandState position, int seat, int work, int province) {
        double share = settledShare(position, seat, province, 0);
        double edge = share - 0.35 * (1 - share);
        double turns = turnsLeft(position);
        return switch (Work.values()[work]) {
            case ROAD -> ROAD * edge * turns * 0.6;
            case IMPROVEMENT -> IMPROVEMENT * edge * turns * 0.6;
            case MARKET -> 0.35 * edge * turns / position.seats * 2;
            case RAMPART -> 0.25 * edge * turns * 0.6;
        };
    }

    /** What a card is worth that brings the joint work in question nearer, with what was promised for it. */
    public static double helping(GraenalandState position, int seat) {
        return helping(position, seat, position.yard.thing - Things.JOINT, position.yard.site)
                + Persuasion.promised(position, seat);
    }

    public static double helping(GraenalandState position, int seat, int work, int province) {
        return 1.2 * work(position, seat, work, province) / Amounts.total(Components.WORK[work]);
    }

    /** How much another seat's gain hurts: more if it is close to victory, and most if it builds next. */
    public static double envy(GraenalandState position, int seat, int other) {
        double lead = Outlook.cost(position, seat) - Outlook.cost(position, other);
        double envy = Math.clamp(0.25 + lead * 0.02, 0.1, 0.5);
        return other == position.main ? envy + 0.1 : envy;
    }
}
