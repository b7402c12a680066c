package althing.odin.advice;

import althing.odin.course.OdinState;
import althing.odin.course.Phase;

/** How many rounds and phases are still to come. */
final class Ahead {

    private Ahead() {
    }

    static int rounds(OdinState position) {
        return position.calendar.rounds - position.round;
    }

    static int incomes(OdinState position) {
        return rounds(position) + (position.phase.compareTo(Phase.INCOME) <= 0 ? 1 : 0);
    }

    /** The last round has no bonus phase (FFO-16.1). */
    static int bonuses(OdinState position) {
        return rounds(position) - (position.phase.compareTo(Phase.BONUS) > 0 ? 1 : 0);
    }

    static int feasts(OdinState position) {
        return rounds(position) + (position.phase.compareTo(Phase.FEAST) < 0 ? 1 : 0);
    }
}
