package althing.server.table;

import java.util.List;
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

    /** What a person may see of the position after {@code count} moves. */
    Replay replay(String person, int count) {
        checkCount(count);
        return Telling.replay(course.timeline(), seats.viewpoint(person), count);
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
        checkCount(count);
        return course.timeline().at(count);
    }

    private void checkCount(int count) {
        int moves = course.timeline().count();
        if (count < 0 || count > moves) {
            throw new Denial(404, "no-such-move", "This game has " + moves
                    + " moves so far; there is nothing to see after move " + count + ".");
        }
    }
}
