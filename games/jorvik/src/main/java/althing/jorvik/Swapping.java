package althing.jorvik;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.jorvik.JorvikMove.Swap;
import althing.jorvik.JorvikMove.With;
import althing.jorvik.JorvikMove.Word;
import althing.jorvik.JorvikView.Decision;

/** The Loki card at the end of Demand: two vikings on the main board change places (JOR-14.1). */
final class Swapping {

    private static final int ROW = Cards.SPACES;
    private static final int NOWHERE = -1;

    private Swapping() {
    }

    static void begin(JorvikPosition position) {
        Flow.enter(position, Step.CLEARING);
        int seat = position.holder(Cards.SWAP);
        if (seat >= 0 && countVikings(position) > 1) {
            position.ask(Decision.SWAP, seat);
        }
    }

    static int countVikings(JorvikPosition position) {
        int vikings = 0;
        for (int line = 0; line <= ROW; line++) {
            vikings += Vikings.size(line(position, line));
        }
        return vikings;
    }

    static void list(JorvikPosition position, int seat, MoveList into) {
        if (position.asked() == Decision.SWAP) {
            into.add(Word.KEEP);
            listVikings(position, Moves.SWAP, NOWHERE, NOWHERE, into);
            AnyPhase.list(position, seat, into);
        } else {
            listVikings(position, Moves.WITH, Frames.LINE.of(position.agenda), Frames.SPOT.of(position.agenda), into);
        }
    }

    /** Adds a move for each viking but the one on a spot, counted from 1. */
    private static void listVikings(JorvikPosition position, JorvikMove[][] moves, int exceptLine, int exceptSpot,
            MoveList into) {
        for (int line = 0; line <= ROW; line++) {
            int size = Vikings.size(line(position, line));
            for (int spot = 0; spot < size; spot++) {
                if (line != exceptLine || spot + 1 != exceptSpot) {
                    into.add(moves[line][spot]);
                }
            }
        }
    }

    static void play(JorvikPosition position, JorvikMove move) {
        int seat = position.agenda.seat();
        if (move instanceof With with) {
            swap(position, seat, Frames.LINE.of(position.agenda), Frames.SPOT.of(position.agenda) - 1,
                    Moves.line(with.space()), with.spot() - 1);
        }
        position.agenda.pop();
        if (move instanceof Swap swap) {
            position.box(Cards.SWAP);
            position.ask(Decision.SWAP_WITH, seat);
            Frames.LINE.set(position.agenda, Moves.line(swap.space()));
            Frames.SPOT.set(position.agenda, swap.spot());
        }
    }

    /** Lets the vikings on two spots, counted from 0, change places. */
    private static void swap(JorvikPosition position, int seat, int line, int spot, int otherLine, int otherSpot) {
        int viking = Vikings.at(line(position, line), spot);
        put(position, line, spot, Vikings.at(line(position, otherLine), otherSpot));
        put(position, otherLine, otherSpot, viking);
        if (position.isHeard()) {
            position.tell("log.swap", "seat", Phrase.seat(seat), "first", Wording.spot(line, spot), "second",
                    Wording.spot(otherLine, otherSpot));
        }
    }

    private static void put(JorvikPosition position, int line, int spot, int viking) {
        long changed = Vikings.replace(line(position, line), spot, viking);
        if (line == ROW) {
            position.rowVikings = changed;
        } else {
            position.queues[line] = changed;
        }
    }

    static long line(JorvikPosition position, int line) {
        return line == ROW ? position.rowVikings : position.queues[line];
    }
}
