package althing.server.table;

import java.util.Optional;

import althing.engine.GameRecord.Played;
import althing.engine.Move;
import althing.engine.Phrase;
import althing.engine.Refusal;
import althing.server.api.Answers;

/** How people, lessons and bots make moves at a table, and how people take them back. */
public final class Playing {

    private final Table table;

    Playing(Table table) {
        this.table = table;
    }

    /** Plays a move of a person, unless a lesson has another one in mind; bots may have to wait for a word of theirs. */
    public Answers.Played play(String person, int seat, String code, int after, boolean hold) {
        Move move = table.admission().move(person, seat, code, after);
        Optional<Phrase> said = table.tuition().answer(move);
        if (said.isEmpty()) {
            table.bench().pause(hold ? Pause.HELD : Pause.GRACE);
            enter(seat, move);
        }
        return new Answers.Played(table.seq(), said.orElse(null));
    }

    /** Goes on in a lesson: it makes its move, or one that it asks for; the number of the event. */
    public int teach(String person, int after) {
        table.admission().learn(person, after);
        Played next = table.tuition().next().orElseThrow(Denial::movedOn);
        table.bench().pause(Pause.USUAL);
        enter(next.seat(), next.move());
        return table.seq();
    }

    /** Lets the bots go on at once, until a person is asked; the number of the last event. */
    int hurry(String person) {
        table.admission().hurry(person);
        table.bench().pause(Pause.NONE);
        return table.seq();
    }

    /** Why a person's seat may not play a move now. */
    public Optional<Refusal> why(String person, int seat, String code) {
        return table.admission().why(person, seat, code);
    }

    /** The seat that may take back the last move. */
    Optional<Integer> undoable() {
        return table.admission().undoable();
    }

    /** Takes back the last move, a person's own, while nothing was disclosed; the number of the event. */
    int undo(String person, int seat, int after) {
        table.course().undo(table.admission().undo(person, seat, after));
        table.orders().withdrawAll(seat);
        table.bench().pause(Pause.USUAL);
        table.positionChanged();
        return table.seq();
    }

    /** Asks for a hint for a person's own decision; it comes when it is thought of. The number of the last event. */
    public int askHint(String person, int seat, int after) {
        table.admission().decide(person, seat, after);
        table.adviser().ask(seat);
        return table.seq();
    }

    /** The one door for the moves of people and bots. */
    void enter(int seat, Move move) {
        Timeline.Next next;
        try {
            next = table.timeline().tryOut(seat, move);
        } catch (RuntimeException | StackOverflowError e) {
            table.bench().stop("rules", "The rules of this game failed at the move '" + move.code()
                    + "'. It was not played; a report is in the hall's log.", e);
            throw new Denial(500, "rules", "The rules failed at this move; it was not played.");
        }
        table.course().play(seat, move, next);
        table.positionChanged();
    }
}
