package althing.jorvik;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.jorvik.JorvikMove.Join;
import althing.jorvik.JorvikMove.Reserve;
import althing.jorvik.JorvikMove.Word;
import althing.jorvik.JorvikView.Decision;

/** The players place their vikings in queues and on cards to reserve (JOR-6). */
final class Demand {

    private Demand() {
    }

    /** Asks the next seat that has a viking to place; when there is none, Demand comes to its end. */
    static void nextTurn(JorvikPosition position) {
        for (int i = 0; i < position.seats; i++) {
            int seat = position.clockwise(position.cursor);
            position.cursor = position.cursor + 1 < position.seats ? position.cursor + 1 : 0;
            if (position.supply[seat] > 0 || mayPlaceBrown(position, seat) && !hasStopped(position, seat)) {
                position.ask(Decision.DEMAND, seat);
                return;
            }
        }
        position.stopped = 0;
        Flow.enter(position, Step.SWAP);
    }

    static boolean mayPlaceBrown(JorvikPosition position, int seat) {
        return position.brownReady > 0 && position.holds(seat, Cards.BROWN_VIKINGS);
    }

    private static boolean hasStopped(JorvikPosition position, int seat) {
        return (position.stopped >> seat & 1) != 0;
    }

    static void list(JorvikPosition position, int seat, MoveList into) {
        if (position.supply[seat] > 0) {
            listPlacements(position, 0, into);
        } else {
            into.add(Word.STOP);
        }
        if (mayPlaceBrown(position, seat)) {
            listPlacements(position, Cards.SPACES, into);
        }
        AnyPhase.list(position, seat, into);
    }

    private static void listPlacements(JorvikPosition position, int slots, MoveList into) {
        for (int space = 0; space < position.layout.columns; space++) {
            if (canJoin(position, space)) {
                into.add(Moves.JOIN[slots + space]);
            }
            if (canReserve(position, space)) {
                into.add(Moves.RESERVE[slots + space]);
            }
        }
    }

    /** A card must lie there (JOR-6.3), and a queue has eight spots (JOR-6.5). */
    private static boolean canJoin(JorvikPosition position, int space) {
        return position.spaces[space] != Cards.NONE && !isFull(position, space);
    }

    static boolean isFull(JorvikPosition position, int space) {
        return Vikings.at(position.queues[space], Cards.QUEUE_SPOTS - 1) != 0;
    }

    private static boolean canReserve(JorvikPosition position, int space) {
        return position.spaces[Cards.SPACES + space] != Cards.NONE;
    }

    static void play(JorvikPosition position, int seat, JorvikMove move) {
        position.agenda.pop();
        switch (move) {
            case Join join -> join(position, seat, join);
            case Reserve reserve -> reserve(position, seat, reserve);
            default -> stop(position, seat);
        }
    }

    private static void join(JorvikPosition position, int seat, Join join) {
        int viking = take(position, seat, join.brown());
        int space = join.space() - 1;
        position.queues[space] = Vikings.append(position.queues[space], viking);
        if (position.isHeard()) {
            position.tell("log.join", "seat", Phrase.seat(seat), "space", join.space(),
                    "card", Wording.card(position.spaces[space]), "spot", Vikings.size(position.queues[space]),
                    "brown", Wording.yesNo(join.brown()));
        }
    }

    private static void reserve(JorvikPosition position, int seat, Reserve reserve) {
        int viking = take(position, seat, reserve.brown());
        int space = reserve.space() - 1;
        int card = position.spaces[space];
        position.spaces[space] = Cards.NONE;
        position.rowCards = Vikings.append(position.rowCards, card + 1);
        position.rowVikings = Vikings.append(position.rowVikings, viking);
        if (position.isHeard()) {
            position.tell("log.reserve", "seat", Phrase.seat(seat), "card", Wording.card(card),
                    "brown", Wording.yesNo(reserve.brown()));
        }
    }

    private static int take(JorvikPosition position, int seat, boolean brown) {
        if (brown) {
            position.brownReady--;
        } else {
            position.supply[seat]--;
        }
        return Vikings.viking(seat, brown);
    }

    private static void stop(JorvikPosition position, int seat) {
        position.stopped |= 1 << seat;
        if (position.isHeard()) {
            position.tell("log.stop", "seat", Phrase.seat(seat));
        }
    }

    /** Clears away the cards that nobody wants (JOR-6.9, JOR-6.10). */
    static void clear(JorvikPosition position) {
        for (int order = 0; order < position.layout.spaces; order++) {
            int space = position.layout.space(order);
            int card = position.spaces[space];
            if (card != Cards.NONE && (space >= Cards.SPACES || position.queues[space] == Vikings.NONE)) {
                position.spaces[space] = Cards.NONE;
                position.box(card);
                if (position.isHeard()) {
                    position.tell("log.unwanted", "card", Wording.card(card));
                }
            }
        }
        Flow.enter(position, Step.DEMAND_WINDOW);
    }
}
