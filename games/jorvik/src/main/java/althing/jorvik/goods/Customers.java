package althing.jorvik.goods;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Good;
import althing.jorvik.cards.Goods;
import althing.jorvik.cards.Names;
import althing.jorvik.town.JorvikMove.Giving;
import althing.jorvik.town.JorvikMove.Place;
import althing.jorvik.town.JorvikMove.Sacrifice;
import althing.jorvik.town.JorvikMove.Sell;
import althing.jorvik.town.JorvikMove.Store;
import althing.jorvik.town.Moves;
import althing.jorvik.town.Town;

/**
 * Who takes a cube of a seat: its artisans, merchants, oracles and its storage (JOR-10.3 to JOR-10.6). Artisans are listed by
 * sets of goods and checked one by one; both ask the town who holds and what is lacking.
 */
final class Customers {

    private Customers() {
    }

    /** Artisans, merchants and oracles that take one of the goods. */
    static void list(Town town, int seat, int kinds, MoveList into) {
        listArtisans(town, seat, kinds, into);
        for (int left = kinds; left != 0; left &= left - 1) {
            int good = Goods.first(left);
            if (maySell(town, seat, good, null)) {
                into.add(Moves.SELL.of(good));
            }
            if (maySacrifice(town, seat, good, null)) {
                into.add(Moves.SACRIFICE.of(good));
            }
        }
    }

    static void listArtisans(Town town, int seat, int kinds, MoveList into) {
        for (int artisan = 0; artisan < Components.ARTISANS; artisan++) {
            if (town.holds(seat, artisan)) {
                Moves.place(artisan).addEach(Goods.common(town.lacking(artisan), kinds), into);
            }
        }
    }

    /** Whether an artisan of the seat has an empty space for this good. */
    static boolean isLacked(Town town, int seat, int good) {
        for (int artisan = 0; artisan < Components.ARTISANS; artisan++) {
            if (town.holds(seat, artisan) && Goods.has(town.lacking(artisan), good)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the cube is taken where it is to go. */
    static boolean take(Town town, int seat, Giving giving, @Nullable Why why) {
        int good = giving.good().ordinal();
        return switch (giving) {
            case Place place -> mayPlace(town, seat, place, why);
            case Store _ -> mayStore(town, seat, why);
            case Sell _ -> maySell(town, seat, good, why);
            case Sacrifice _ -> maySacrifice(town, seat, good, why);
        };
    }

    private static boolean mayPlace(Town town, int seat, Place place, @Nullable Why why) {
        int artisan = place.artisan().index();
        Phrase.NameFact card = Names.card(artisan);
        return must(why, artisan < Components.ARTISANS, "JOR-10.3", "refusal.no-artisan", "card", card)
                && must(why, town.holds(seat, artisan), "JOR-10.3", "refusal.not-your-artisan", "card", card)
                && must(why, Goods.has(town.lacking(artisan), place.good().ordinal()), "JOR-10.3",
                        "refusal.artisan-full", "card", card, "good", Names.good(place.good()));
    }

    static boolean maySell(Town town, int seat, int good, @Nullable Why why) {
        int merchant = Components.MERCHANT[good];
        return must(why, merchant != Components.NONE && town.holds(seat, merchant), "JOR-10.5",
                "refusal.no-merchant", "good", Names.good(good));
    }

    static boolean maySacrifice(Town town, int seat, int good, @Nullable Why why) {
        int oracle = Components.ORACLE[good];
        return must(why, oracle != Components.NONE && town.holds(seat, oracle), "JOR-10.6", "refusal.no-oracle",
                "good", Names.good(good));
    }

    private static boolean mayStore(Town town, int seat, @Nullable Why why) {
        int spaces = town.storageSpaces(seat);
        return must(why, Goods.total(town.stored[seat]) < spaces, "JOR-10.4", "refusal.storage-full", "spaces", spaces);
    }

    /** Puts the cube where it goes. */
    static void give(Town town, int seat, Giving giving) {
        switch (giving) {
            case Place place -> place(town, seat, place);
            case Store store -> {
                town.stored[seat] += Goods.one(store.good());
                tell(town, "log.store", seat, store.good());
            }
            case Sell sell -> {
                town.commons += Goods.one(sell.good());
                town.coins[seat] += price(sell);
                tell(town, "log.sell", seat, sell.good());
            }
            case Sacrifice sacrifice -> sacrifice(town, seat, sacrifice);
        }
    }

    private static void place(Town town, int seat, Place place) {
        int artisan = place.artisan().index();
        town.laid[artisan] += Goods.one(place.good());
        if (town.isHeard()) {
            town.tell("log.place", "seat", Phrase.seat(seat), "good", Names.good(place.good()), "card",
                    Names.card(artisan), "complete", Names.yesNo(town.lacking(artisan) == Goods.NONE));
        }
    }

    private static void sacrifice(Town town, int seat, Sacrifice sacrifice) {
        int points = points(sacrifice);
        town.commons += Goods.one(sacrifice.good());
        town.oraclePoints[seat] += points;
        town.score(seat, points);
        tell(town, "log.sacrifice", seat, sacrifice.good());
    }

    private static int price(Sell sell) {
        return Components.AMOUNT[Components.MERCHANT[sell.good().ordinal()]];
    }

    private static int points(Sacrifice sacrifice) {
        return Components.AMOUNT[Components.ORACLE[sacrifice.good().ordinal()]];
    }

    private static void tell(Town town, String key, int seat, Good good) {
        if (town.isHeard()) {
            town.tell(key, "seat", Phrase.seat(seat), "good", Names.good(good));
        }
    }

    static Phrase option(Giving giving) {
        Phrase.NameFact good = Names.good(giving.good());
        return switch (giving) {
            case Place place -> Phrase.of("move.place", "good", good, "card", Names.card(place.artisan().index()));
            case Store _ -> Phrase.of("move.store", "good", good);
            case Sell sell -> Phrase.of("move.sell", "good", good, "coins", price(sell));
            case Sacrifice sacrifice -> Phrase.of("move.sacrifice", "good", good, "points", points(sacrifice));
        };
    }
}
