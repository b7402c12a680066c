package althing.jorvik;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.jorvik.JorvikMove.Discard;
import althing.jorvik.JorvikMove.Exchange;
import althing.jorvik.JorvikMove.Place;
import althing.jorvik.JorvikMove.Sacrifice;
import althing.jorvik.JorvikMove.Sell;
import althing.jorvik.JorvikMove.Store;
import althing.jorvik.JorvikMove.Word;
import althing.jorvik.JorvikView.Decision;

/**
 * Income, moving cards and distributing goods, seat by seat (JOR-9, JOR-10).
 *
 * <p>The cubes of all ships lie on the quay. Every move takes cubes off the quay or out of the game of this seat, and none
 * comes back to the quay, so a turn always ends. A cube on the quay and a stored one of the same good can take each
 * other's place; where a move could use either, it uses the one on the quay.
 */
final class Loading {

    private Loading() {
    }

    static void nextSeat(JorvikPosition position) {
        if (position.cursor == position.seats) {
            endRound(position);
            return;
        }
        int seat = position.clockwise(position.cursor++);
        boolean bought = moveCards(position, seat);
        earn(position, seat, bought);
        if (hasWork(position, seat)) {
            position.ask(Decision.UNLOAD, seat);
        } else {
            finish(position, seat);
        }
    }

    /** The marker goes to the left (JOR-3.2). */
    private static void endRound(JorvikPosition position) {
        position.start = position.clockwise(1);
        position.round++;
        Flow.enter(position, Step.DELIVERY);
    }

    /** Empties the loading area but for the ships, whose cubes go to the quay (JOR-9.6); says whether it held a card. */
    private static boolean moveCards(JorvikPosition position, int seat) {
        boolean bought = false;
        for (int card = 0; card < Cards.FIRST_ATTACK; card++) {
            if (position.isLoading(seat, card)) {
                bought = true;
                moveCard(position, seat, card);
            }
        }
        return bought;
    }

    private static void moveCard(JorvikPosition position, int seat, int card) {
        if (Cards.isShip(card)) {
            position.quay += position.cargo[card - Cards.FIRST_SHIP];
            position.cargo[card - Cards.FIRST_SHIP] = Goods.NONE;
        } else if (card == Cards.COINS || card == Cards.LEVY) {
            position.box(card);
        } else {
            position.where[card] = (byte) (JorvikPosition.PERSONAL + seat);
        }
    }

    /** Income comes before the cards move, but none of them except the +1 building changes it (JOR-9.2 to JOR-9.4). */
    private static void earn(JorvikPosition position, int seat, boolean bought) {
        int coins = bought ? position.layout.income : position.layout.idleIncome;
        if (position.holds(seat, Cards.INCOME)) {
            coins += Cards.AMOUNT[Cards.INCOME];
        }
        position.coins[seat] += coins;
        if (position.isHeard()) {
            position.tell("log.income", "seat", Phrase.seat(seat), "coins", coins);
        }
    }

    /** Whether the seat has a choice: what to do with its cubes, or with an any-phase card. */
    private static boolean hasWork(JorvikPosition position, int seat) {
        if (!position.holds(JorvikRuling.DISCARD_ALONE)) {
            return position.quay != Goods.NONE || hasMoreThanDiscards(position, seat);
        }
        return usable(position, seat) != Goods.NONE || AnyPhase.isUseful(position, seat);
    }

    private static boolean hasMoreThanDiscards(JorvikPosition position, int seat) {
        MoveList all = position.scratch;
        all.clear();
        list(position, seat, all);
        return all.size() > 1 + Integer.bitCount(Goods.kinds(position.stored[seat]));
    }

    /** The cubes that the seat may use (JOR-10.1). */
    static int usable(JorvikPosition position, int seat) {
        return position.quay + position.stored[seat];
    }

    static void list(JorvikPosition position, int seat, MoveList into) {
        into.add(Word.FINISH);
        int usable = usable(position, seat);
        if (usable != Goods.NONE) {
            Allocation.listCustomers(position, seat, Goods.kinds(usable), into);
            if (position.hasStorageLeft(seat)) {
                addEach(Moves.STORE, position.quay, into);
            }
            addEach(Moves.DISCARD, position.stored[seat], into);
            listExchanges(position, seat, Goods.total(usable), into);
        }
        AnyPhase.list(position, seat, into);
    }

    private static void listExchanges(JorvikPosition position, int seat, int cubes, MoveList into) {
        if (cubes >= Cards.COIN_PAY) {
            into.add(Word.COIN);
        }
        if (cubes >= Cards.EXCHANGE_PAY) {
            addEach(Moves.EXCHANGE, position.commons, into);
        }
        if (cubes >= Cards.AMOUNT[Cards.EXCHANGE] && position.holds(seat, Cards.EXCHANGE)) {
            addEach(Moves.CHEAP_EXCHANGE, position.commons, into);
        }
    }

    /** Adds the move of each good that is in a set. */
    static void addEach(JorvikMove[] moves, int goods, MoveList into) {
        for (int kinds = Goods.kinds(goods); kinds != 0; kinds &= kinds - 1) {
            into.add(moves[Goods.first(kinds)]);
        }
    }

    static void play(JorvikPosition position, int seat, JorvikMove move) {
        switch (move) {
            case Place place -> use(position, seat, place.good(), place);
            case Sell sell -> use(position, seat, sell.good(), sell);
            case Sacrifice sacrifice -> use(position, seat, sacrifice.good(), sacrifice);
            case Store store -> use(position, seat, store.good(), store);
            case Discard discard -> discard(position, seat, discard.good());
            case Exchange exchange -> Exchanging.begin(position, seat, exchange);
            case Word word when word == Word.COIN -> Exchanging.beginCoin(position, seat);
            default -> {
                position.agenda.pop();
                finish(position, seat);
            }
        }
    }

    private static void use(JorvikPosition position, int seat, Good good, JorvikMove move) {
        remove(position, seat, good.ordinal());
        Allocation.put(position, seat, good, move);
    }

    /** Takes a cube from the quay or, when there is none, from storage. */
    static void remove(JorvikPosition position, int seat, int good) {
        if (Goods.has(position.quay, good)) {
            position.quay -= Goods.one(good);
        } else {
            position.stored[seat] -= Goods.one(good);
        }
    }

    private static void discard(JorvikPosition position, int seat, Good good) {
        position.stored[seat] -= Goods.one(good);
        position.commons += Goods.one(good);
        if (position.isHeard()) {
            position.tell("log.discard", "seat", Phrase.seat(seat), "good", Wording.good(good));
        }
    }

    /** What is left on the quay goes to the commons, the ships to the personal area (JOR-9.8, JOR-10.11). */
    private static void finish(JorvikPosition position, int seat) {
        if (position.quay != Goods.NONE && position.isHeard()) {
            position.tell("log.left-over", "seat", Phrase.seat(seat), "cubes", Wording.cubes(position.quay));
        }
        position.commons += position.quay;
        position.quay = Goods.NONE;
        for (int ship = Cards.FIRST_SHIP; ship < Cards.LAST_SHIP; ship++) {
            if (position.isLoading(seat, ship)) {
                position.where[ship] = (byte) (JorvikPosition.PERSONAL + seat);
            }
        }
    }
}
