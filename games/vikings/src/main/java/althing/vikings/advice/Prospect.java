package althing.vikings.advice;

import althing.vikings.area.Area;
import althing.vikings.area.Islands;
import althing.vikings.box.Components;
import althing.vikings.scoring.FinalScoring;
import althing.vikings.table.Question;
import althing.vikings.table.VikingsState;
import althing.vikings.wheel.Wheel;

/** What still lies ahead of a seat: scorings, sets to buy, and what the rivals have for the majorities. Not thread safe. */
final class Prospect {

    /** The large scorings still to come for the seat, and the small ones. */
    int large;
    int small;
    /** The sets that the seat still buys, the one in hand not counted. */
    int sets;
    /** The most that any rival has. */
    int boatmen;
    int islands;
    int longest;
    boolean advanced;

    void look(VikingsState position, int seat) {
        advanced = position.advanced;
        large = 0;
        small = 0;
        for (int round = position.round; round <= Components.ROUNDS; round++) {
            if (Components.isLarge(round)) {
                large++;
            } else {
                small++;
            }
        }
        boolean scoring = isScoring(position);
        if (scoring && hasScored(position, seat)) {
            large--;
        }
        int rounds = Components.ROUNDS - position.round;
        sets = rounds * Components.PLACES / position.seats() + (scoring ? 0 : setsThisRound(position, seat));
        lookAtRivals(position, seat);
    }

    private static boolean isScoring(VikingsState position) {
        return position.agenda.isEmpty() || position.agenda.kind() >= Question.BOATMEN.ordinal();
    }

    /** In a large scoring the seats from the start player up to the one that decides are done. */
    private static boolean hasScored(VikingsState position, int seat) {
        if (position.agenda.isEmpty()) {
            return true;
        }
        int seats = position.seats();
        int turn = (seat - position.startSeat + seats) % seats;
        return turn < (position.agenda.seat() - position.startSeat + seats) % seats;
    }

    /** Those left on the wheel are bought in turn, the next by the seat that decides or its left neighbour. */
    private static int setsThisRound(VikingsState position, int seat) {
        int left = 0;
        for (int place = 0; place < Components.PLACES; place++) {
            left += position.wheel.tileAt(place) == Wheel.NONE ? 0 : 1;
        }
        if (left == 0) {
            return position.handViking == VikingsState.NOTHING && position.auctioned
                    && position.agenda.kind() < Question.BUY.ordinal() ? Components.PLACES / position.seats() : 0;
        }
        int seats = position.seats();
        int next = position.agenda.kind() <= Question.BUY.ordinal()
                ? position.agenda.seat()
                : position.next(position.agenda.seat());
        int distance = (seat - next + seats) % seats;
        return (left + seats - 1 - distance) / seats;
    }

    private void lookAtRivals(VikingsState position, int seat) {
        boatmen = 0;
        islands = 0;
        longest = 0;
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat) {
                Area area = position.area(other);
                boatmen = Math.max(boatmen, FinalScoring.boatmen(area));
                islands = Math.max(islands, Islands.completed(area));
                longest = Math.max(longest, Islands.longest(area));
            }
        }
    }
}
