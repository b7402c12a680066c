package althing.server.contest;

import java.util.Locale;

import org.jspecify.annotations.Nullable;

import althing.engine.Setup;
import althing.server.api.ContestState.ContestForm;
import althing.server.api.ContestState.OpenContest;
import althing.server.pace.Pace;
import althing.server.storage.StoredContest.Form;
import althing.server.storage.StoredContest.Terms;
import althing.server.table.Denial;
import althing.server.table.Names;

/** Checks what somebody says who opens a tournament. */
final class Announcement {

    static final int LARGEST_GROUP = 8;
    private static final int USUAL_GROUP = 4;
    private static final int SMALLEST_GROUP = 3;
    private static final int MOST_ROUNDS = 11;
    private static final int USUAL_ROUNDS = 3;
    private static final int MOST_TIMES = 4;

    private Announcement() {
    }

    static Terms terms(OpenContest wish) {
        Setup setup = Setup.parse(wish.setup()).unseeded();
        Form form = wish.form() == ContestForm.SWISS ? Form.SWISS : Form.LEAGUE;
        if (setup.seats() < 2) {
            throw new Denial(422, "contest-seats", "A tournament needs a game of two or more seats.");
        }
        if (form == Form.SWISS && setup.seats() != 2) {
            throw new Denial(422, "contest-seats", "Swiss rounds are for games of two; take a league for "
                    + setup.seats() + " seats.");
        }
        String name = Names.clean(wish.name());
        if (name.isEmpty()) {
            throw new Denial(422, "contest-name", "Give the tournament a name.");
        }
        return new Terms(name, setup.lineWithoutRules(), form, rounds(wish.rounds(), form), size(wish.size(), setup),
                pace(wish.pace()), Boolean.TRUE.equals(wish.listed()));
    }

    private static int rounds(@Nullable Integer wished, Form form) {
        int most = form == Form.SWISS ? MOST_ROUNDS : MOST_TIMES;
        return within("rounds", wished == null ? form == Form.SWISS ? USUAL_ROUNDS : 1 : wished, 1, most);
    }

    /** Where more than two sit at a table, a group is one table. */
    private static int size(@Nullable Integer wished, Setup setup) {
        return setup.seats() > 2
                ? setup.seats()
                : within("size", wished == null ? USUAL_GROUP : wished, SMALLEST_GROUP, LARGEST_GROUP);
    }

    private static int within(String what, int number, int least, int most) {
        if (number < least || number > most) {
            throw new Denial(422, "contest-" + what.toLowerCase(Locale.ROOT), "The " + what
                    + " of this tournament can be " + least + " to " + most + ", not " + number + ".");
        }
        return number;
    }

    private static String pace(String line) {
        return Pace.parse(line).line().orElseThrow(() -> new Denial(422, "contest-pace",
                "A tournament needs a pace, so that nobody waits for ever: 'live 15 10', 'days 2' or the like."));
    }
}
