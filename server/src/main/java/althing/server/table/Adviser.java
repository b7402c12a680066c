package althing.server.table;

import java.util.List;
import java.util.Optional;

import althing.engine.Move;
import althing.engine.Part;
import althing.server.api.TableState.Hints;
import althing.server.storage.Event;
import althing.server.storage.StoredTable;

/** Gives hints at one table, and lets everybody know that one was given. Not thread safe. */
final class Adviser {

    private final Table table;
    private final Hinting hinting;

    Adviser(Table table, StoredTable stored) {
        this.table = table;
        this.hinting = new Hinting(stored);
    }

    /** Wants a hint for a seat's decision. */
    void ask(int seat) {
        hinting.ask(Thought.at(table, seat, Hall.LEVELS, Optional.empty()));
        table.changed();
    }

    /** Another node has given a hint: it is put into words here, too, while its question is open. */
    void heard(Event hint) {
        if (hint.seq() > table.course().questions().playedAt()) {
            hinting.hear(Thought.at(table, hint.seat(), Hall.LEVELS,
                    Optional.of(table.setup().game().move(hint.payload()))));
        }
    }

    /** Whether a hint is wanted, and nobody thinks of it yet. */
    boolean waits() {
        return !table.isRetired() && hinting.isWanted();
    }

    boolean isThinking() {
        return hinting.isThinking();
    }

    /** The decision that a hint is wanted for, if nobody thinks of it yet. */
    Optional<Thought> next() {
        return table.isRetired() ? Optional.empty() : hinting.next();
    }

    /** Gives a hint, unless the table has moved on meanwhile. */
    Adviser advise(Thought decision, Move move, List<Part> parts) {
        hinting.giveUp();
        Course course = table.course();
        if (decision.playedAt() == course.questions().playedAt()) {
            if (decision.settled().isEmpty()) {
                course.hint(decision.seat(), move);
            }
            hinting.give(decision, move, parts);
        }
        table.changed();
        return this;
    }

    /** No hint was found. */
    Adviser adviseNothing() {
        hinting.giveUp();
        table.changed();
        return this;
    }

    Hints shown(Viewpoint viewpoint, int acting) {
        return hinting.shown(viewpoint, acting, table.course().questions().playedAt());
    }
}
