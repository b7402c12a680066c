package althing.server.table;

import java.time.Instant;

import althing.server.storage.Store;

/**
 * Hides a game of the day from those who have it before them: all tables of the day are dealt the same, so who looked at
 * another's would play with open eyes.
 */
record Veil(Table table, Store store) {

    /** Checks that a person may look: at an own table, after an own game, and when the day is over. */
    void check(String person) {
        table.course().day().filter(day -> !day.isOver(Instant.now()) && !isOwn(person)
                && !store.dailies().hasEnded(day.date(), person)).ifPresent(_ -> {
                    throw new Denial(403, "daily-hidden", "Everybody plays the same deal today; you can look at "
                            + "the tables of others when your own game is over, or tomorrow.");
                });
    }

    private boolean isOwn(String person) {
        Viewpoint viewpoint = table.seating().viewpoint(person);
        return viewpoint.opener() || viewpoint.seats() != 0;
    }
}
