package althing.server.table;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import althing.engine.GameRecord;
import althing.engine.Position;
import althing.server.api.Replay;
import althing.server.table.Company.Absence;

/**
 * What can be seen of a table's past, and by whom. A {@link Denial} says why not.
 *
 * @param sandbox whether the table began in a position of somebody's choice
 */
record Chronicle(boolean sandbox, Seats seats, Course course) {

    private static final String HIDDEN = "Others still play this deal today; record, review and sandbox wait "
            + "until the day is over.";

    /** How the game was when nothing more was decided; nothing while it goes on. */
    Optional<Finish> finish() {
        if (!course.isClosed()) {
            return Optional.empty();
        }
        boolean natural = !course.isWaiting() && course.now().isOver();
        return Optional.of(new Finish(natural ? Finish.PLAYED : course.company().ended(), points(),
                natural ? ranks() : behind(), course.isWaiting() ? 0 : course.timeline().count(), course.lastMove()));
    }

    private List<Integer> points() {
        return seats.all().stream().map(seat -> course.isWaiting() ? 0 : course.now().points(seat.seat())).toList();
    }

    private List<Integer> ranks() {
        return seats.all().stream().map(seat -> course.now().rank(seat.seat())).toList();
    }

    /** The places in a game that was ended before: behind are those whom the others waited for, unless that is everybody. */
    private List<Integer> behind() {
        int late = course.company().ended().equals(Company.IDLE)
                ? course.asked()
                : course.company().late() | (seats.bots() & seats.held());
        return seats.all().stream().map(seat -> late != seats.held() && (late >> seat.seat() & 1) != 0 ? 2 : 1)
                .toList();
    }

    /** What a person may see of the position after {@code count} moves, of so many that they may see. */
    Replay replay(String person, int count, int of) {
        checkCount(count, of);
        return Telling.replay(course.timeline(), seats.viewpoint(person), count, of);
    }

    /** The record, once the game is over. */
    GameRecord record() {
        if (sandbox) {
            throw new Denial(409, "sandbox", "A sandbox has no record: it began in the middle of a game.");
        }
        if (!course.now().isOver() && !course.company().isEnded()) {
            throw new Denial(409, "not-over",
                    "The record is given out when the game is over; before, it would tell the seed.");
        }
        if (course.isDealHidden()) {
            throw new Denial(409, "daily-hidden", HIDDEN);
        }
        return new GameRecord(course.setup(), course.dealing().deal(), names(), course.timeline().moves());
    }

    /** The names of the players; where a bot has played for one of them, they say so. */
    private List<String> names() {
        return seats.all().stream().map(seat -> seat.name() + course.company().absences().stream()
                .filter(each -> each.seat() == seat.seat() && each.to().orElse(Integer.MAX_VALUE) >= each.from())
                .map(Chronicle::told).collect(Collectors.joining())).toList();
    }

    private static String told(Absence absence) {
        return " (level " + absence.level() + " from move " + absence.from()
                + absence.to().map(last -> " to " + last).orElse("") + ")";
    }

    /**
     * The position after {@code count} moves, for a sandbox of somebody: of a finished game, or of a sandbox of their own.
     * A running game gives nothing away.
     */
    Position toTry(String person, int count) {
        if (!course.isClosed() && !(sandbox && seats.viewpoint(person).opener())) {
            throw new Denial(409, "not-over",
                    "A sandbox can begin in a finished game only; a running one would give away what is hidden.");
        }
        if (course.isDealHidden()) {
            throw new Denial(409, "daily-hidden", HIDDEN);
        }
        checkCount(count, course.timeline().count());
        return course.timeline().at(count);
    }

    private static void checkCount(int count, int moves) {
        if (count < 0 || count > moves) {
            throw new Denial(404, "no-such-move", "This game has " + moves
                    + " moves so far; there is nothing to see after move " + count + ".");
        }
    }
}
