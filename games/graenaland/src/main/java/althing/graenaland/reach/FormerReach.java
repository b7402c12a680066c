package althing.graenaland.reach;

import althing.graenaland.box.Amounts;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Column;
import althing.graenaland.box.Components;
import althing.graenaland.box.Resource;
import althing.graenaland.box.Work;
import althing.graenaland.scoring.Scoring;
import althing.graenaland.table.Affording;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Island;
import althing.graenaland.table.Sites;

/**
 * The search of the first rules for what {@link Reach} tells: villages, then buildings, then army steps, in every order.
 * After a limit of tries the best so far counts, so with large hands it may miss a victory; games that began under those
 * rules go on with it.
 */
public final class FormerReach {

    private static final int TRIES = 10_000;

    private final GraenalandState position;
    private final int seat;
    private final int card;
    private final int natural;
    private final int gold;
    private final int cards;
    private final int enough;

    private final int[] settled;
    private final boolean[] village;
    private int placed;
    private int buildings;
    private int erected;
    private int army;
    private int toll;
    private int tries;
    private int best;

    private FormerReach(GraenalandState position, int seat, int enough) {
        this.position = position;
        this.seat = seat;
        this.enough = enough;
        card = position.opening.victory[seat];
        long hand = position.hands[seat];
        natural = Cards.amounts(hand);
        gold = Cards.showing(hand, Resource.GOLD.ordinal());
        cards = Cards.total(hand);
        settled = new int[position.board.provinces];
        village = new boolean[position.board.provinces];
        for (int province = 0; province < settled.length; province++) {
            settled[province] = position.island.settledAt(seat, province);
            village[province] = position.island.villagesAt(seat, province) > 0;
        }
        placed = position.placed[seat];
        buildings = Scoring.stat(position, seat, Column.BUILDINGS.ordinal());
        army = position.army[seat];
    }

    /** The best up to enough points; what does not win counts nothing. */
    public static int of(GraenalandState position, int seat, int enough) {
        FormerReach reach = new FormerReach(position, seat, enough);
        reach.villages(Amounts.NONE, position.supplyHands[seat]);
        return reach.best;
    }

    private boolean isDone() {
        return best >= enough || tries > TRIES;
    }

    private void count() {
        tries++;
        int provinces = 0;
        int dominated = 0;
        for (int number : settled) {
            provinces += number >= 2 ? 1 : 0;
            dominated = Math.max(dominated, number);
        }
        int points = Hope.points(card, Column.SETTLEMENTS.ordinal(), placed)
                + Hope.points(card, Column.PROVINCES.ordinal(), provinces)
                + Hope.points(card, Column.DOMINATED.ordinal(), dominated)
                + Hope.points(card, Column.BUILDINGS.ordinal(), buildings)
                + Hope.points(card, Column.ARMY.ordinal(), army);
        best = Math.max(best, points);
    }

    /** Whether more than the best so far, and what is needed at all, may still come of the cards that are left. */
    private boolean isHopeful(int demand, int supplies) {
        int provinces = 0;
        int dominated = 0;
        for (int number : settled) {
            provinces += number >= 2 ? 1 : 0;
            dominated = Math.max(dominated, number);
        }
        int units = cards + 2 * Integer.bitCount(supplies) - Amounts.total(demand) - toll;
        return Hope.isThere(card, Math.max(best + 1, Components.POINTS_TO_WIN), units, placed, provinces, dominated,
                buildings, army);
    }

    /** What to do once a price has found its supply cards. */
    private interface Then {

        void with(int demand, int supplies);
    }

    /** Tries every set of supply cards for one price and goes on where the whole demand can still be paid. */
    private void pay(int demand, int price, int supplies, int from, Then then) {
        if (isDone()) {
            return;
        }
        tries++;
        if (Affording.can(demand + price, natural, gold, cards, supplies, Components.SUPPLY.size(), markets(), toll)) {
            then.with(demand + price, supplies);
        }
        for (int left = supplies >>> from << from; left != 0; left &= left - 1) {
            int supply = Integer.numberOfTrailingZeros(left);
            int paid = Amounts.common(Components.SUPPLY_AMOUNTS[supply], price);
            if (paid != 0) {
                pay(demand, price - paid, supplies & ~(1 << supply), supply + 1, then);
            }
        }
    }

    /** Markets reached in the same phase may be used in it (GRA-13.12). */
    private int markets() {
        int markets = -position.yard.marketsUsed;
        for (int province = 0; province < settled.length; province++) {
            markets += position.island.hasWork(province, Work.MARKET.ordinal()) && settled[province] > 0 ? 1 : 0;
        }
        return Math.max(0, markets);
    }

    private void villages(int demand, int supplies) {
        if (!isHopeful(demand, supplies)) {
            return;
        }
        buildings(0, demand, supplies);
        for (int province = 0; province < settled.length && placed < Components.PIECES && !isDone(); province++) {
            if (isInReach(province)) {
                village(province, demand, supplies);
            }
        }
    }

    private void village(int province, int demand, int supplies) {
        int takers = settled[province] > 0 ? 0 : Integer.bitCount(Sites.takers(position, seat, province));
        toll += takers;
        pay(demand, Components.VILLAGE[position.island.tiles[province]], supplies, 0, (paid, left) -> {
            boolean had = village[province];
            settle(province, 1);
            village[province] = true;
            villages(paid, left);
            village[province] = had;
            settle(province, -1);
        });
        toll -= takers;
    }

    private void settle(int province, int number) {
        settled[province] += number;
        placed += number;
    }

    private boolean isInReach(int province) {
        boolean near = settled[province] > 0;
        for (int left = position.board.neighbours[province]; left != 0; left &= left - 1) {
            near |= settled[Integer.numberOfTrailingZeros(left)] > 0;
        }
        return near;
    }

    private void buildings(int from, int demand, int supplies) {
        if (!isHopeful(demand, supplies)) {
            return;
        }
        armies(demand, supplies);
        int places = settled.length * Island.BUILDINGS;
        for (int place = from; place < places && placed < Components.PIECES && !isDone(); place++) {
            int province = place / Island.BUILDINGS;
            int kind = place % Island.BUILDINGS;
            if (village[province] && Sites.hasPlace(position, province, kind)) {
                building(place, province, kind, demand, supplies);
            }
        }
    }

    private void building(int place, int province, int kind, int demand, int supplies) {
        pay(demand, Components.BUILDING[kind], supplies, 0, (paid, left) -> {
            settle(province, 1);
            buildings++;
            erected += kind == 0 ? 1 << province : 0;
            buildings(place + 1, paid, left);
            erected -= kind == 0 ? 1 << province : 0;
            buildings--;
            settle(province, -1);
        });
    }

    private void armies(int demand, int supplies) {
        count();
        if (army >= Components.ARMY_MOST || isDone()) {
            return;
        }
        int forts = Sites.fortResources(position, seat);
        for (int province = 0; province < settled.length; province++) {
            forts |= (erected >> province & 1) != 0 ? 1 << Components.FORT[position.island.tiles[province]] : 0;
        }
        for (int resource = 0; resource < Amounts.BASIC; resource++) {
            if ((forts >> resource & 1) != 0) {
                step(demand, Components.ARMY_WITH_FORT + Amounts.one(resource), supplies);
            }
        }
        step(demand, Components.ARMY, supplies);
    }

    private void step(int demand, int price, int supplies) {
        pay(demand, price, supplies, 0, (paid, left) -> {
            army++;
            armies(paid, left);
            army--;
        });
    }
}
