package althing.jorvik;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.jorvik.JorvikMove.Place;
import althing.jorvik.JorvikMove.Sacrifice;
import althing.jorvik.JorvikMove.Sell;
import althing.jorvik.JorvikMove.Store;
import althing.jorvik.JorvikMove.Word;
import althing.jorvik.JorvikView.Decision;

/** Where a single cube goes: to an artisan, into storage, to a merchant or an oracle, or else to the commons (JOR-14.4). */
final class Allocation {

    private static final Good[] GOODS = Good.values();

    private Allocation() {
    }

    /** Asks where a cube that the seat has taken in hand goes; if only the commons can take it, it goes there unasked. */
    static void begin(JorvikPosition position, int seat, int good) {
        if (hasTarget(position, seat, good)) {
            position.ask(Decision.ALLOCATE, seat);
            Frames.IN_HAND.set(position.agenda, good);
        } else {
            drop(position, seat, GOODS[good]);
        }
    }

    /** Whether the seat could keep, sell or sacrifice a cube of this good now. */
    static boolean hasTarget(JorvikPosition position, int seat, int good) {
        return position.hasStorageLeft(seat) || isLackedBy(position, seat, good)
                || position.step == Step.LOADING
                        && (canSell(position, seat, good) || canSacrifice(position, seat, good));
    }

    private static boolean isLackedBy(JorvikPosition position, int seat, int good) {
        for (int artisan = 0; artisan < Cards.ARTISANS; artisan++) {
            if (position.holds(seat, artisan) && Goods.has(position.lacking(artisan), good)) {
                return true;
            }
        }
        return false;
    }

    static boolean canSell(JorvikPosition position, int seat, int good) {
        return Cards.MERCHANT[good] != Cards.NONE && position.holds(seat, Cards.MERCHANT[good]);
    }

    static boolean canSacrifice(JorvikPosition position, int seat, int good) {
        return Cards.ORACLE[good] != Cards.NONE && position.holds(seat, Cards.ORACLE[good]);
    }

    static void list(JorvikPosition position, int seat, MoveList into) {
        int good = Frames.IN_HAND.of(position.agenda);
        if (position.step == Step.LOADING) {
            listCustomers(position, seat, Goods.one(good), into);
        } else {
            listArtisans(position, seat, Goods.one(good), into);
        }
        if (position.hasStorageLeft(seat)) {
            into.add(Moves.STORE[good]);
        }
        into.add(Word.DROP);
    }

    /** Artisans, merchants and oracles that take one of the goods (JOR-10.3, JOR-10.5, JOR-10.6). */
    static void listCustomers(JorvikPosition position, int seat, int kinds, MoveList into) {
        listArtisans(position, seat, kinds, into);
        for (int left = kinds; left != 0; left &= left - 1) {
            int good = Goods.first(left);
            if (canSell(position, seat, good)) {
                into.add(Moves.SELL[good]);
            }
            if (canSacrifice(position, seat, good)) {
                into.add(Moves.SACRIFICE[good]);
            }
        }
    }

    private static void listArtisans(JorvikPosition position, int seat, int kinds, MoveList into) {
        for (int artisan = 0; artisan < Cards.ARTISANS; artisan++) {
            if (position.holds(seat, artisan)) {
                Loading.addEach(Moves.PLACE[artisan], Goods.common(position.lacking(artisan), kinds), into);
            }
        }
    }

    static void play(JorvikPosition position, int seat, JorvikMove move) {
        Good good = GOODS[Frames.IN_HAND.of(position.agenda)];
        position.agenda.pop();
        if (move == Word.DROP) {
            drop(position, seat, good);
        } else {
            put(position, seat, good, move);
        }
    }

    private static void drop(JorvikPosition position, int seat, Good good) {
        position.commons += Goods.one(good);
        if (position.isHeard()) {
            position.tell("log.drop", "seat", Phrase.seat(seat), "good", Wording.good(good));
        }
    }

    /** Puts a cube where the move says. */
    static void put(JorvikPosition position, int seat, Good good, JorvikMove move) {
        int cube = Goods.one(good);
        switch (move) {
            case Place place -> place(position, seat, place);
            case Store _ -> {
                position.stored[seat] += cube;
                tell(position, "log.store", seat, good);
            }
            case Sell _ -> {
                position.commons += cube;
                position.coins[seat] += Cards.AMOUNT[Cards.MERCHANT[good.ordinal()]];
                tell(position, "log.sell", seat, good);
            }
            case Sacrifice _ -> {
                position.commons += cube;
                position.oraclePoints[seat] += Cards.AMOUNT[Cards.ORACLE[good.ordinal()]];
                tell(position, "log.sacrifice", seat, good);
            }
            default -> throw new IllegalArgumentException(move.code() + " puts no cube anywhere");
        }
    }

    private static void place(JorvikPosition position, int seat, Place place) {
        int artisan = place.artisan().index();
        position.laid[artisan] += Goods.one(place.good());
        if (position.isHeard()) {
            position.tell("log.place", "seat", Phrase.seat(seat), "good", Wording.good(place.good()),
                    "card", Wording.card(artisan),
                    "complete", Wording.yesNo(position.lacking(artisan) == Goods.NONE));
        }
    }

    private static void tell(JorvikPosition position, String key, int seat, Good good) {
        if (position.isHeard()) {
            position.tell(key, "seat", Phrase.seat(seat), "good", Wording.good(good));
        }
    }
}
