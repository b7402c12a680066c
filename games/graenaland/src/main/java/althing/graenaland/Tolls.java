package althing.graenaland;

import althing.engine.MoveList;
import althing.graenaland.GraenalandMove.PayToll;
import althing.graenaland.GraenalandView.Decision;

/** The rampart toll: a newcomer gives a card to everybody who has a settlement there (GRA-13.15). */
final class Tolls {

    private Tolls() {
    }

    /** Who gets a toll if the seat builds a village in the province, as bits. */
    static int takers(GraenalandPosition position, int seat, int province) {
        if (!position.hasWork(province, Work.RAMPART.ordinal()) || position.settledAt(seat, province) > 0) {
            return 0;
        }
        int takers = 0;
        for (int other = 0; other < position.seats; other++) {
            takers |= position.settledAt(other, province) > 0 ? 1 << other : 0;
        }
        return takers;
    }

    /** Asks for the toll of each taker in turn; with cards of one kind alone there is nothing to ask. */
    static void begin(GraenalandPosition position) {
        long hand = position.hands[position.yard.builder];
        while (position.yard.tollTo != 0) {
            int kind = Cards.first(hand);
            if (Cards.total(hand) != Cards.count(hand, kind)) {
                position.ask(Decision.TOLL, position.yard.builder);
                return;
            }
            pay(position, kind);
            hand = position.hands[position.yard.builder];
        }
        Construction.complete(position);
    }

    /** Who gets the next card: the nearest clockwise. */
    static int taker(GraenalandPosition position) {
        int seat = position.yard.builder;
        do {
            seat = position.left(seat, 1);
        } while ((position.yard.tollTo >> seat & 1) == 0);
        return seat;
    }

    static void list(GraenalandPosition position, int seat, MoveList into) {
        for (int kind = 0; kind < Cards.KINDS; kind++) {
            if (Cards.has(position.hands[seat], kind)) {
                into.add(Moves.TOLL[kind]);
            }
        }
    }

    static void play(GraenalandPosition position, PayToll toll) {
        pay(position, Moves.kind(toll.back(), toll.resource()));
        begin(position);
    }

    private static void pay(GraenalandPosition position, int kind) {
        int taker = taker(position);
        Hands.handOver(position, position.yard.builder, taker, kind);
        position.yard.tollTo &= ~(1 << taker);
        position.reveal();
        if (position.isHeard()) {
            position.tell("log.toll", "seat", Wording.seat(position.yard.builder), "other", Wording.seat(taker));
            position.tellSeats(1 << taker | 1 << position.yard.builder, "log.toll-card", "other", Wording.seat(taker),
                    "resource", Wording.resource(Cards.RESOURCE[kind]));
        }
    }
}
