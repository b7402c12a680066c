package althing.lab.study;

import java.util.ArrayList;
import java.util.List;

import althing.engine.Position;

/**
 * How much of the differences between games is the deal's: each deal is played several times, with other whims of the bots.
 *
 * @param deals  how many were played
 * @param times  how often each
 * @param ofDeal the part of the differences in the first seat's lead that deals explain, from 0 to 1 (intraclass correlation)
 * @param spread the standard deviation of that lead
 */
public record Luck(int deals, int times, double ofDeal, double spread) {

    private static final int TIMES = 4;

    /** The first seat's leads when a deal is played again and again, at a table where the bots have whims of their own. */
    static List<Double> leads(Tables tables, long deal) {
        List<Double> leads = new ArrayList<>();
        for (int luck = 1; luck <= TIMES; luck++) {
            Position end = tables.play(deal, luck, Onlooker.SILENT);
            leads.add(Tables.lead(end, 0));
        }
        return leads;
    }

    /** @param leads of each deal */
    static Luck of(List<List<Double>> leads) {
        int deals = leads.size();
        Mean between = new Mean();
        Mean all = new Mean();
        double within = 0;
        for (List<Double> ofDeal : leads) {
            Mean same = new Mean();
            ofDeal.forEach(same::add);
            ofDeal.forEach(all::add);
            between.add(same.mean());
            within += same.variance() / deals;
        }
        double ofDeals = Math.max(0, between.variance() - within / TIMES);
        return new Luck(deals, TIMES, ofDeals + within == 0 ? 0 : ofDeals / (ofDeals + within),
                Math.sqrt(all.variance()));
    }
}
