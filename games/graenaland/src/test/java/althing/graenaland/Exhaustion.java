package althing.graenaland;

import java.util.Arrays;
import java.util.HashSet;
import java.util.OptionalInt;
import java.util.Set;

import althing.graenaland.box.Amounts;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.box.Resource;
import althing.graenaland.box.Terrain;
import althing.graenaland.box.Work;
import althing.graenaland.building.Builds;
import althing.graenaland.scoring.Scoring;

/**
 * Builds everything in every order and pays for it in every way, and so finds the most points; it knows no bounds. Gold is
 * worth any other card, so it is spent only where the very resource is missing, or when nothing else is left for a toll.
 */
final class Exhaustion {

    private static final int BASIC = Amounts.BASIC;

    private final GraenalandPosition position;
    private final int seat;
    private final int most;
    private final Set<Holding> seen = new HashSet<>();
    private int best;

    private final int[] villages;
    private final boolean[] owned;
    private int army;

    private Exhaustion(GraenalandPosition position, int seat, int most) {
        this.position = position;
        this.seat = seat;
        this.most = most;
        villages = new int[position.board.provinces];
        owned = new boolean[villages.length * 3];
        for (int i = 0; i < owned.length; i++) {
            owned[i] = position.island.owner[i] == seat;
        }
        for (int i = 0; i < villages.length; i++) {
            villages[i] = position.island.villagesAt(seat, i);
        }
        army = position.army[seat];
    }

    /** What a builder has left. */
    private record Wallet(int natural, int gold, int supplies, int marketsUsed) {

        Wallet without(int resource) {
            return new Wallet(natural - Amounts.one(resource), gold, supplies, marketsUsed);
        }

        Wallet withoutGold() {
            return new Wallet(natural, gold - 1, supplies, marketsUsed);
        }

        Wallet withoutSupply(int card) {
            return new Wallet(natural, gold, supplies & ~(1 << card), marketsUsed);
        }

        Wallet throughMarket() {
            return new Wallet(natural, gold, supplies, marketsUsed + 1);
        }
    }

    /** What stands, packed, and what is left in the wallet. */
    private record Holding(long villages, long buildings, Wallet wallet) {}

    /** What is to follow a payment. */
    private interface Then {

        void with(Wallet wallet);
    }

    /** The most points by any way of building; nothing if there are more holdings than so many on the ways. */
    static OptionalInt most(GraenalandPosition position, int seat, int holdings) {
        Exhaustion search = new Exhaustion(position, seat, holdings);
        search.go(new Wallet(Cards.amounts(position.hands[seat]),
                Cards.showing(position.hands[seat], Resource.GOLD.ordinal()), position.supplyHands[seat],
                position.yard.marketsUsed));
        return search.seen.size() > holdings ? OptionalInt.empty() : OptionalInt.of(search.best);
    }

    private Holding holding(Wallet wallet) {
        long houses = army;
        for (int number : villages) {
            houses = houses * 16 + number;
        }
        long places = 0;
        for (boolean own : owned) {
            places = places * 2 + (own ? 1 : 0);
        }
        return new Holding(houses, places, wallet);
    }

    private int settled(int province) {
        int settled = villages[province];
        for (int kind = 0; kind < 3; kind++) {
            settled += owned[province * 3 + kind] ? 1 : 0;
        }
        return settled;
    }

    private int[] everywhere() {
        int[] settled = new int[villages.length];
        Arrays.setAll(settled, this::settled);
        return settled;
    }

    private int points() {
        int[] settled = everywhere();
        int buildings = 0;
        for (boolean own : owned) {
            buildings += own ? 1 : 0;
        }
        int[] stats = {Arrays.stream(settled).sum(), (int) Arrays.stream(settled).filter(n -> n >= 2).count(),
                Arrays.stream(settled).max().orElse(0), buildings, army};
        int points = 0;
        for (int column = 0; column < stats.length; column++) {
            points += Scoring.levels(position.opening.victory[seat], column, stats[column]);
        }
        return points;
    }

    private void go(Wallet wallet) {
        if (seen.size() > most || !seen.add(holding(wallet))) {
            return;
        }
        best = Math.max(best, points());
        if (Arrays.stream(everywhere()).sum() < Components.PIECES) {
            for (int province = 0; province < villages.length; province++) {
                village(province, wallet);
                for (int kind = 0; kind < 3; kind++) {
                    building(province, kind, wallet);
                }
            }
        }
        if (army < Components.ARMY_MOST) {
            armies(wallet);
        }
    }

    private void village(int province, Wallet wallet) {
        boolean near = settled(province) > 0;
        for (int other = 0; other < villages.length; other++) {
            near |= (position.board.neighbours[province] >> other & 1) != 0 && settled(other) > 0;
        }
        if (!near) {
            return;
        }
        int toll = settled(province) > 0 ? 0 : takers(province);
        pay(Components.VILLAGE[position.island.tiles[province]], 0, wallet, paid -> toll(toll, 0, paid, left -> {
            villages[province]++;
            go(left);
            villages[province]--;
        }));
    }

    private int takers(int province) {
        int takers = 0;
        for (int other = 0; other < position.seats; other++) {
            takers += other != seat && position.island.settledAt(other, province) > 0 ? 1 : 0;
        }
        return (position.island.works[province] >> Work.RAMPART.ordinal() & 1) != 0 ? takers : 0;
    }

    private void building(int province, int kind, Wallet wallet) {
        int place = province * 3 + kind;
        boolean mountains = Components.TERRAIN[position.island.tiles[province]] == Terrain.MOUNTAINS.ordinal();
        if (mountains || villages[province] == 0 || owned[place] || position.island.owner[place] >= 0) {
            return;
        }
        pay(Components.BUILDING[kind], 0, wallet, left -> {
            owned[place] = true;
            go(left);
            owned[place] = false;
        });
    }

    private void armies(Wallet wallet) {
        Set<Integer> prices = new HashSet<>(Set.of(Components.ARMY));
        for (int province = 0; province < villages.length; province++) {
            if (owned[province * 3]) {
                prices.add(Components.ARMY_WITH_FORT + Amounts.one(Components.FORT[position.island.tiles[province]]));
            }
        }
        for (int price : prices) {
            pay(price, 0, wallet, left -> {
                army++;
                go(left);
                army--;
            });
        }
    }

    /** Lays supply cards in the order of their numbers, then goes on without. */
    private void pay(int due, int from, Wallet wallet, Then then) {
        for (int card = from; card < Components.SUPPLY.size(); card++) {
            int paid = Amounts.common(Components.SUPPLY_AMOUNTS[card], due);
            if ((wallet.supplies >> card & 1) != 0 && paid != 0) {
                pay(due - paid, card + 1, wallet.withoutSupply(card), then);
            }
        }
        payUnit(due, wallet, then);
    }

    /** Pays the first unit that is left by a card of its resource, by gold or through a market, and then the rest. */
    private void payUnit(int due, Wallet wallet, Then then) {
        if (due == Amounts.NONE) {
            then.with(wallet);
            return;
        }
        int resource = Integer.numberOfTrailingZeros(due) / 8;
        int rest = due - Amounts.one(resource);
        if (Amounts.of(wallet.natural, resource) > 0) {
            payUnit(rest, wallet.without(resource), then);
        } else if (wallet.gold > 0) {
            payUnit(rest, wallet.withoutGold(), then);
        }
        if (wallet.marketsUsed < markets()) {
            trade(resource, wallet.throughMarket(), left -> payUnit(rest, left, then));
        }
    }

    private int markets() {
        int markets = 0;
        for (int province = 0; province < villages.length; province++) {
            markets += position.island.hasWork(province, Work.MARKET.ordinal()) && settled(province) > 0 ? 1 : 0;
        }
        return markets;
    }

    private void trade(int resource, Wallet wallet, Then then) {
        for (int card = 0; card < BASIC; card++) {
            if (card != resource && Amounts.of(wallet.natural, card) > 0) {
                then.with(wallet.without(card));
            }
        }
        for (int card = 0; card < Components.SUPPLY.size(); card++) {
            if ((wallet.supplies >> card & 1) != 0) {
                then.with(wallet.withoutSupply(card));
            }
        }
    }

    private void toll(int left, int from, Wallet wallet, Then then) {
        if (left == 0) {
            then.with(wallet);
            return;
        }
        for (int resource = from; resource < BASIC; resource++) {
            if (Amounts.of(wallet.natural, resource) > 0) {
                toll(left - 1, resource, wallet.without(resource), then);
            }
        }
        if (wallet.natural == Amounts.NONE && wallet.gold > 0) {
            toll(left - 1, from, wallet.withoutGold(), then);
        }
    }
}
