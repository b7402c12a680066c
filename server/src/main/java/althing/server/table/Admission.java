package althing.server.table;

import java.util.Optional;

import althing.engine.BadInput;
import althing.engine.Move;
import althing.engine.Refusal;
import althing.engine.Setup;

/** What people may do at a table now. A {@link Denial} says why not. */
record Admission(Setup setup, Seats seats, Course course, Tuition tuition) {

    /** The move that a code stands for, if the person's seat may play it. */
    Move move(String person, int seat, String code, int after) {
        seats.check(person, seat);
        checkAfter(after, course.questions().askedAt(seat));
        Move move = read(code);
        checkPending(seat);
        course.now().why(seat, move).ifPresent(refusal -> {
            throw Denial.byRule(refusal);
        });
        return move;
    }

    /** Checks that a decision of the person's seat is asked for. */
    void decide(String person, int seat, int after) {
        seats.check(person, seat);
        checkAfter(after, course.questions().askedAt(seat));
        checkPending(seat);
    }

    /** Checks that a person may go on in the lesson that is taught here. */
    void learn(String person, int after) {
        if (seats.viewpoint(person).seats() == 0) {
            throw new Denial(403, "no-seat", "Only the learner can go on in this lesson.");
        }
        checkAfter(after, course.questions().playedAt());
    }

    /** Checks that a person may let the bots go on. */
    void hurry(String person) {
        if (seats.viewpoint(person).seats() == 0) {
            throw new Denial(403, "no-seat", "Only who holds a seat at this table can let its bots go on.");
        }
    }

    Optional<Refusal> why(String person, int seat, String code) {
        seats.check(person, seat);
        Move move = read(code);
        checkPending(seat);
        return course.now().why(seat, move);
    }

    /** The seat whose move is taken back. */
    int undo(String person, int seat, int after) {
        seats.check(person, seat);
        checkGoesOn();
        checkAfter(after, course.questions().playedAt());
        return undoable().filter(seats.viewpoint(person)::holds)
                .orElseThrow(() -> new Denial(409, "nothing-to-undo", course.timeline().count() == 0
                        ? "Nothing was played yet."
                        : "The last move cannot be taken back: it was not yours, or it gave something away."));
    }

    /**
     * The seat that may take back the last move: bots that have not answered it yet have been shown nothing. What a lesson
     * has taught stays, and so does what is played in a game of the day.
     */
    Optional<Integer> undoable() {
        if (tuition.isLastMoveTaught() || course.company().isEnded() || course.day().isPresent()) {
            return Optional.empty();
        }
        int pending = course.now().pending();
        return course.timeline().undoable(pending != 0 && (pending & ~seats.bots()) == 0);
    }

    /** The seat that speaks for a person. */
    int speaker(String person) {
        Viewpoint speaker = seats.viewpoint(person);
        if (speaker.seats() == 0) {
            throw new Denial(403, "no-seat", "Only who holds a seat at this table can speak at it.");
        }
        if (!course.isWaiting() && !course.now().isTalkOpen()) {
            throw new Denial(409, "talk-closed", "The rules of this game allow no talk at the moment.");
        }
        return Viewpoint.list(speaker.seats()).getFirst();
    }

    /** Chat and people who come in do not invalidate what a player saw of the game. */
    private void checkAfter(int after, int since) {
        if (after > course.seq()) {
            throw Overtaken.behind(after, course.seq());
        }
        if (after < since) {
            throw Denial.movedOn();
        }
    }

    private void checkPending(int seat) {
        checkGoesOn();
        if (seats.all().get(seat).standIn() != null) {
            throw new Denial(409, "stood-in", "A bot plays for this seat; say first that you are back.");
        }
        if (!course.now().isPending(seat)) {
            throw new Denial(409, "not-asked", course.now().isOver()
                    ? "The game is over."
                    : "Seat " + seat + " is not asked to decide now.");
        }
    }

    private void checkGoesOn() {
        if (course.company().isEnded()) {
            throw new Denial(409, "ended", "This game has been ended; nothing more is played.");
        }
    }

    private Move read(String code) {
        try {
            return setup.game().move(code);
        } catch (BadInput e) {
            throw new Denial(422, "no-such-move", String.valueOf(e.getMessage()));
        }
    }
}
