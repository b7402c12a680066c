package althing.graenaland.advice;

import althing.engine.FeatureRow;
import althing.graenaland.box.Board;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Terrain;
import althing.graenaland.box.Work;
import althing.graenaland.box.Components;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Sites;
import althing.graenaland.table.Votes;

/** What a seat has in the provinces: settlements, votes, and its part of what grows and lies there. */
final class Realm {

    private static final String[] TERRAINS = FeatureRow.named("terrain", Terrain.values());
    private static final String[] WORKS = FeatureRow.named("work", Work.values());

    private final GraenalandState position;
    private final int seat;
    private final double[] terrains = new double[TERRAINS.length];
    private final double[] works = new double[WORKS.length];
    private int settled;
    private int ruled;
    private int reachable;
    private int alone;
    private int lone;
    private double votes;
    private double crops;
    private double cards;

    Realm(GraenalandState position, int seat) {
        this.position = position;
        this.seat = seat;
        for (int province = 0; province < position.board.provinces; province++) {
            if (position.island.tiles[province] != GraenalandState.NONE) {
                add(province);
            }
        }
    }

    private void add(int province) {
        int own = position.island.settledAt(seat, province);
        reachable += Sites.isInReach(position, seat, province) ? 1 : 0;
        vote(province);
        if (own == 0) {
            return;
        }
        int all = position.island.settlements(province);
        settled++;
        alone += own == all ? 1 : 0;
        lone += own == 1 ? 1 : 0;
        double share = (double) own / all;
        terrains[Components.TERRAIN[position.island.tiles[province]]] += share * Appraisal.crop(position, province);
        for (int work = 0; work < works.length; work++) {
            works[work] += position.island.hasWork(province, work) ? share : 0;
        }
    }

    /** The part of the votes is the part of the cards. */
    private void vote(int province) {
        Votes.count(position, province, position.tally);
        int total = 0;
        for (int each : position.tally) {
            total += each;
        }
        int own = position.tally[seat];
        if (own == 0) {
            return;
        }
        double share = (double) own / total;
        ruled += own >= Votes.majority(total) ? 1 : 0;
        votes += share;
        crops += share * Appraisal.crop(position, province);
        cards += share * (Cards.total(position.island.up[province]) + Cards.total(position.island.down[province]));
    }

    void write(FeatureRow into) {
        into.add("provinces settled", settled / 4.0);
        into.add("provinces ruled", ruled / 3.0);
        into.add("provinces in reach", (double) reachable / Board.MOST);
        into.add("settled alone", alone / 3.0);
        into.add("settled once", lone / 3.0);
        into.add("votes", votes / 3);
        into.add("crops by votes", crops / 4);
        into.add("cards by votes", cards / 4);
        into.add("army's cards", Integer.bitCount(Sites.fortResources(position, seat)) / 2.0);
        for (int terrain = 0; terrain < terrains.length; terrain++) {
            into.add(TERRAINS[terrain], terrains[terrain] / 2);
        }
        for (int work = 0; work < works.length; work++) {
            into.add(WORKS[work], works[work]);
        }
    }
}
