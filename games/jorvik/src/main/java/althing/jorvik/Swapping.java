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
    private static final int SPOTS = Cards.QUEUE_SPOTS;

    private Swapping() {
    }

    static void begin(JorvikPosition position) {
        Flow.enter(position, Step.CLEARING);
        int seat = position.holder(Cards.SWAP);
        if (seat >= 0 && countVikings(position) > 1) {
            position.ask(Decision.SWAP, seat);
        }
    }

    private static int countVikings(JorvikPosition position) {
        int vikings = 0;
        for (int line = 0; line <= ROW; line++) {
            vikings += Vikings.size(line(position, line));
        }
        return vikings;
    }

    static void list(JorvikPosition position, int seat, MoveList into) {
        if (position.asked() == Decision.SWAP) {
            into.add(Word.KEEP);
            listVikings(position, Moves.SWAP, -1, into);
            AnyPhase.list(position, seat, into);
        } else {
            listVikings(position, Moves.WITH, position.agenda.number(), into);
        }
    }

    private static void listVikings(JorvikPosition position, JorvikMove[][] moves, int except, MoveList into) {
        for (int line = 0; line <= ROW; line++) {
            int size = Vikings.size(line(position, line));
            for (int spot = 0; spot < size; spot++) {
                if (line * SPOTS + spot != except) {
                    into.add(moves[line][spot]);
                }
            }
        }
    }

    static void play(JorvikPosition position, JorvikMove move) {
        int seat = position.agenda.seat();
        int first = position.agenda.number();
        position.agenda.pop();
        if (move instanceof Swap swap) {
            position.box(Cards.SWAP);
            position.ask(Decision.SWAP_WITH, seat, Moves.line(swap.space()) * SPOTS + swap.spot() - 1);
        } else if (move instanceof With with) {
            swap(position, first, Moves.line(with.space()) * SPOTS + with.spot() - 1);
            if (position.isHeard()) {
                position.tell("log.swap", "seat", Phrase.seat(seat), "first",
                        Wording.spot(first / SPOTS, first % SPOTS),
                        "second", Wording.spot(Moves.line(with.space()), with.spot() - 1));
            }
        }
    }

    private static void swap(JorvikPosition position, int first, int second) {
        int kept = at(position, first);
        put(position, first, at(position, second));
        put(position, second, kept);
    }

    private static int at(JorvikPosition position, int place) {
        return Vikings.at(line(position, place / SPOTS), place % SPOTS);
    }

    private static void put(JorvikPosition position, int place, int viking) {
        long line = Vikings.replace(line(position, place / SPOTS), place % SPOTS, viking);
        if (place / SPOTS == ROW) {
            position.rowVikings = line;
        } else {
            position.queues[place / SPOTS] = line;
        }
    }

    static long line(JorvikPosition position, int line) {
        return line == ROW ? position.rowVikings : position.queues[line];
    }
}
