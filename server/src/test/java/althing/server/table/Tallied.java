package althing.server.table;

import java.util.Collection;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;

import althing.server.api.TableState;

import static org.assertj.core.api.Assertions.assertThat;

/** Somebody who plays, speaks and takes back at one hall, and remembers what was accepted. */
final class Tallied implements Runnable {

    static final String INGRID = "ingrid";

    private final ConcurrentLinkedQueue<Integer> accepted = new ConcurrentLinkedQueue<>();
    private final Hall hall;
    private final String id;
    private final SplittableRandom luck;
    private final int steps;

    Tallied(Hall hall, String id, SplittableRandom luck, int steps) {
        this.hall = hall;
        this.id = id;
        this.luck = luck;
        this.steps = steps;
    }

    /** The numbers of the events that were accepted. */
    Collection<Integer> accepted() {
        return accepted;
    }

    @Override
    public void run() {
        for (int step = 0; step < steps; step++) {
            try {
                accepted.add(step());
            } catch (Denial e) {
                assertThat(e.code()).isIn("moved-on", "nothing-to-undo", "not-asked", "rule");
            }
        }
    }

    private int step() {
        TableState seen = luck.nextBoolean() ? state() : hall.atNewest(id, table -> table.state(INGRID));
        Integer acting = seen.question().acting();
        int after = seen.heading().seq();
        int what = luck.nextInt(10);
        if (what < 3 || acting == null) {
            return hall.at(id, table -> table.say(INGRID, "hail"));
        }
        if (what < 5) {
            return hall.undo(id, INGRID, acting, after);
        }
        String move = seen.question().options().get(luck.nextInt(seen.question().options().size())).move();
        return hall.at(id, table -> table.playing().play(INGRID, acting, move, after, false)).seq();
    }

    private TableState state() {
        return hall.at(id, table -> table.state(INGRID));
    }
}
