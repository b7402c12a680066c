package althing.northgard;

import althing.engine.Asked;
import althing.engine.MoveList;

import static althing.northgard.Given.require;

/** Reads what a notation waits for, and refuses what cannot be asked now. */
final class AgendaReader {

    private static final int MOST_ENTRIES = 12;

    private final NorthgardNotation notation;
    private final NorthgardPosition position;

    AgendaReader(NorthgardNotation notation, NorthgardPosition position) {
        this.notation = notation;
        this.position = position;
    }

    void agenda() {
        if (position.course.step == Step.OVER) {
            require(notation.agenda().isEmpty(), "agenda: a game that is over asks nothing.");
            return;
        }
        Asked.read(notation.agenda(), Frames.ALL, position.seats, MOST_ENTRIES, position.agenda);
        require(!position.agenda.isEmpty(), "agenda: it cannot be empty.");
        require(position.agenda.kind() < NorthgardPosition.TASKS, "agenda: the last entry must be a decision.");
        require(hasOptions(), "agenda: there is nothing to decide.");
    }

    private boolean hasOptions() {
        MoveList moves = new MoveList();
        position.moves(position.nextSeat(), moves);
        return !moves.isEmpty();
    }
}
