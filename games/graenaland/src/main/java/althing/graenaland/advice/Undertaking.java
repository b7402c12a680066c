package althing.graenaland.advice;

import althing.graenaland.box.Amounts;
import althing.graenaland.box.Board;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Resource;
import althing.graenaland.building.Callings;
import althing.graenaland.building.Tolls;
import althing.graenaland.table.GraenalandMove.Arm;
import althing.graenaland.table.GraenalandMove.Lend;
import althing.graenaland.table.GraenalandMove.PayToll;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Sites;

/** What it is worth to build something: how much nearer victory comes, and what it brings, less what it takes. */
final class Undertaking {

    private static final int GOLD = Resource.GOLD.ordinal();

    private Undertaking() {
    }

    static double supply(GraenalandState position, int seat, int card) {
        double worth = 0;
        for (Resource resource : Components.SUPPLY.get(card).resources()) {
            worth += Appraisal.card(position, seat, resource.ordinal());
        }
        return worth;
    }

    private static double price(GraenalandState position, int seat, int price) {
        double worth = 0;
        for (int resource = 0; resource < Amounts.BASIC; resource++) {
            worth += Amounts.of(price, resource) * (0.3 + 0.5 * Appraisal.card(position, seat, resource));
        }
        return worth;
    }

    static double settle(GraenalandState position, int seat, int province, int price) {
        double toll = Integer.bitCount(Sites.takers(position, seat, province)) * 1.3;
        return progress(position, seat, province, 0, 0) + Appraisal.incomeBySettling(position, seat, province)
                - price(position, seat, price) - toll;
    }

    static double erect(GraenalandState position, int seat, int province, int kind) {
        boolean firstHero = kind > 0 && position.heroes.place(seat, Callings.hero(kind)) == Board.NOWHERE;
        double hero = firstHero ? 0.25 * Appraisal.turnsLeft(position) : 0;
        double fort = kind == 0 && Sites.fortResources(position, seat) == 0 ? 0.8 : 0;
        return progress(position, seat, province, 1, 0) + Appraisal.incomeBySettling(position, seat, province) + hero
                + fort - price(position, seat, Components.BUILDING[kind]);
    }

    static double arm(GraenalandState position, int seat, Arm arm) {
        int price = arm.withoutFort()
                ? Components.ARMY
                : Components.ARMY_WITH_FORT + Amounts.one(arm.fort().ordinal());
        return progress(position, seat, Board.NOWHERE, 0, 1) + Math.min(1.2, 0.1 * Appraisal.turnsLeft(position))
                - price(position, seat, price);
    }

    /** How much nearer victory comes; reaching it is worth everything. */
    private static double progress(GraenalandState position, int seat, int province, int building, int army) {
        double before = Outlook.cost(position, seat);
        double after = Outlook.cost(position, seat, position.opening.victory[seat], province, building, army);
        return after == 0 && before > 0 && position.announcer == GraenalandState.NONE
                ? GraenalandHeuristics.VICTORY
                : before - after;
    }

    static double lend(GraenalandState position, int seat, Lend lend) {
        int work = lend.work().ordinal();
        int province = position.island.provinceOf[lend.tile().index()];
        double gain = Appraisal.work(position, seat, work, province) + Honour.work(position, seat, work, province);
        double alone = gain - price(position, seat, Components.WORK[work]);
        return lend.joint() ? invitation(position, seat, work, province, gain) : alone;
    }

    /** An invitation is worth what the work brings less what those who are likely to help leave to pay. */
    private static double invitation(GraenalandState position, int seat, int work, int province, double gain) {
        int helpers = 0;
        for (int other = 0; other < position.seats; other++) {
            boolean willing = Appraisal.helping(position, other, work, province) > 0.9;
            helpers += other != seat && willing && position.hands[other] != Cards.NONE ? 1 : 0;
        }
        int left = Math.max(0, Amounts.total(Components.WORK[work]) - helpers);
        return helpers > 0 ? gain - left * Appraisal.CARD : -0.5;
    }

    /** What the cards are worth that need not be paid: plain ones where the seat has them, gold where not. */
    static double saved(GraenalandState position, int seat, int amounts) {
        double worth = 0;
        for (int resource = 0; resource < Amounts.BASIC; resource++) {
            int number = Amounts.of(amounts, resource);
            boolean plain = Cards.showing(position.hands[seat], resource) >= number;
            worth += number * (plain ? Appraisal.card(position, seat, resource) : Appraisal.card(position, seat, GOLD));
        }
        return worth;
    }

    static double toll(GraenalandState position, int seat, PayToll toll) {
        int resource = toll.resource().ordinal();
        return Appraisal.card(position, seat, resource)
                + 0.4 * Appraisal.card(position, Tolls.taker(position), resource);
    }
}
