package althing.jorvik;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.jorvik.JorvikMove.Word;
import althing.jorvik.JorvikView.Decision;

/** The cards are sold: queue by queue from the front, then the reservation row from the left (JOR-7, JOR-8). */
final class Purchase {

    private Purchase() {
    }

    static void nextQueue(JorvikPosition position) {
        while (position.cursor < position.layout.columns) {
            int card = position.spaces[position.cursor];
            long queue = position.queues[position.cursor];
            if (card != Cards.NONE && queue != Vikings.NONE) {
                position.ask(Decision.QUEUE, Vikings.seat(Vikings.at(queue, 0)));
                return;
            }
            if (card != Cards.NONE) {
                leaveUnsold(position, card);
            }
            position.cursor++;
        }
        Flow.enter(position, Step.ROW);
    }

    /** The last viking has passed too (JOR-7.7). */
    private static void leaveUnsold(JorvikPosition position, int card) {
        position.spaces[position.cursor] = Cards.NONE;
        position.box(card);
        if (position.isHeard()) {
            position.tell("log.unsold", "card", Wording.card(card));
        }
    }

    static void nextReserved(JorvikPosition position) {
        if (position.rowCards == Vikings.NONE) {
            Flow.enter(position, Step.PURCHASE_WINDOW);
        } else {
            position.ask(Decision.RESERVED, Vikings.seat(Vikings.at(position.rowVikings, 0)));
        }
    }

    static void list(JorvikPosition position, int seat, MoveList into) {
        if (position.coins[seat] >= price(position)) {
            into.add(Word.BUY);
        }
        if (hasFreeCard(position, seat)) {
            into.add(Word.FREE);
        }
        into.add(isQueue(position) ? Word.PASS : Word.DECLINE);
        AnyPhase.list(position, seat, into);
    }

    static boolean isQueue(JorvikPosition position) {
        return position.asked() == Decision.QUEUE;
    }

    /** As many coins as vikings stand in the queue, or cards lie in the row, at this moment (JOR-7.2, JOR-8.2). */
    static int price(JorvikPosition position) {
        return Vikings.size(isQueue(position) ? position.queues[position.cursor] : position.rowCards);
    }

    /** The card that is offered. */
    static int offered(JorvikPosition position) {
        return isQueue(position) ? position.spaces[position.cursor] : Vikings.at(position.rowCards, 0) - 1;
    }

    /** The building works from the loading area too (JOR-13.4). */
    static boolean hasFreeCard(JorvikPosition position, int seat) {
        return position.holds(seat, Cards.FREE_CARD) || position.isLoading(seat, Cards.FREE_CARD);
    }

    static void play(JorvikPosition position, int seat, JorvikMove move) {
        int card = offered(position);
        if (move == Word.BUY) {
            int price = price(position);
            position.coins[seat] -= price;
            acquire(position, seat, card, price);
        } else if (move == Word.FREE) {
            position.box(Cards.FREE_CARD);
            acquire(position, seat, card, 0);
        } else {
            pass(position, seat, card);
        }
    }

    private static void acquire(JorvikPosition position, int seat, int card, int price) {
        if (position.isHeard()) {
            position.tell("log.buy", "seat", Phrase.seat(seat), "card", Wording.card(card), "coins", price);
        }
        position.where[card] = (byte) (JorvikPosition.LOADING + seat);
        if (isQueue(position)) {
            settleQueue(position);
        } else {
            settleReserved(position);
        }
        position.agenda.pop();
        actAtOnce(position, seat, card);
    }

    /** All vikings of the queue go home (JOR-7.3). */
    private static void settleQueue(JorvikPosition position) {
        int space = position.cursor;
        for (long queue = position.queues[space]; queue != Vikings.NONE; queue = Vikings.withoutFront(queue)) {
            position.takeOff(Vikings.at(queue, 0));
        }
        position.queues[space] = Vikings.NONE;
        position.spaces[space] = Cards.NONE;
    }

    private static void settleReserved(JorvikPosition position) {
        position.takeOff(Vikings.at(position.rowVikings, 0));
        position.rowCards = Vikings.withoutFront(position.rowCards);
        position.rowVikings = Vikings.withoutFront(position.rowVikings);
    }

    /** The cards that act as soon as they are bought (JOR-7.9), and the brown vikings that come with theirs (JOR-13.5). */
    private static void actAtOnce(JorvikPosition position, int seat, int card) {
        if (card == Cards.COINS) {
            position.coins[seat] += Cards.AMOUNT[card];
            if (position.isHeard()) {
                position.tell("log.hoard", "seat", Phrase.seat(seat), "coins", Cards.AMOUNT[card]);
            }
        } else if (card == Cards.LEVY) {
            levy(position, seat);
        } else if (card == Cards.BROWN_VIKINGS) {
            position.brownReady = position.brownStock;
            position.brownStock = 0;
        }
    }

    private static void levy(JorvikPosition position, int seat) {
        for (int other = 0; other < position.seats; other++) {
            if (other != seat) {
                int coins = Math.min(position.coins[other], Cards.AMOUNT[Cards.LEVY]);
                position.coins[other] -= coins;
                position.coins[seat] += coins;
                if (position.isHeard()) {
                    position.tell("log.levy", "seat", Phrase.seat(seat), "payer", Phrase.seat(other), "coins", coins);
                }
            }
        }
    }

    private static void pass(JorvikPosition position, int seat, int card) {
        if (isQueue(position)) {
            int space = position.cursor;
            position.takeOff(Vikings.at(position.queues[space], 0));
            position.queues[space] = Vikings.withoutFront(position.queues[space]);
            if (position.isHeard()) {
                position.tell("log.pass", "seat", Phrase.seat(seat), "card", Wording.card(card));
            }
        } else {
            settleReserved(position);
            position.box(card);
            if (position.isHeard()) {
                position.tell("log.decline", "seat", Phrase.seat(seat), "card", Wording.card(card));
            }
        }
        position.agenda.pop();
    }
}
