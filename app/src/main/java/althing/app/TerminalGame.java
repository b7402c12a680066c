package althing.app;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

import althing.engine.GameRecord.Played;
import althing.engine.Listener;
import althing.engine.Move;
import althing.engine.Position;

/** A game under way in the terminal: its position, what was played, and what can be taken back. */
final class TerminalGame {

    private final Company company;
    private final Position position;
    private final List<Played> moves = new ArrayList<>();
    private final Deque<Position> before = new ArrayDeque<>();

    /** A game that goes on from a position, which is played on. */
    TerminalGame(Position start, Company company) {
        this.position = start;
        this.company = company;
    }

    Position position() {
        return position;
    }

    /** What was played since the game went on here. */
    List<Played> moves() {
        return List.copyOf(moves);
    }

    /** Tells the listener what the people at the screen may hear. */
    void listener(Listener listener) {
        position.listener((audience, phrase) -> {
            if (company.hears(audience)) {
                listener.hear(audience, phrase);
            }
        });
    }

    /** Lets the bots decide until a person must, or the game is over. */
    OptionalInt personToDecide() {
        while (!position.isOver()) {
            OptionalInt person = IntStream.range(0, position.seats()).filter(position::isPending)
                    .filter(company::isPerson).findFirst();
            if (person.isPresent()) {
                return person;
            }
            int seat = position.nextSeat();
            play(seat, company.choose(position, seat));
        }
        return OptionalInt.empty();
    }

    void play(int seat, Move move) {
        Position kept = position.copy();
        boolean barrier = position.play(seat, move).isBarrier();
        moves.add(new Played(seat, move));
        if (barrier) {
            before.clear();
        } else {
            before.push(kept);
        }
    }

    /** Takes back the last move; false if it disclosed something. */
    boolean undo() {
        if (before.isEmpty()) {
            return false;
        }
        position.become(before.pop());
        moves.removeLast();
        return true;
    }
}
