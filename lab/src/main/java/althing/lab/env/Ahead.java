package althing.lab.env;

import althing.engine.Heuristics;
import althing.engine.Position;
import althing.engine.SplitMix;

/**
 * Where each legal move of the seat to decide would lead, before anybody answers, in a world that it cannot tell from the
 * true one: a look ahead tells nothing that is hidden. Not thread safe.
 */
public final class Ahead {

    private final Environment environment;
    private final Heuristics heuristics;
    private final Slot slot;
    private final int seat;
    private final Position world;
    private final Position after;

    Ahead(Environment environment, Slot slot, SplitMix random) {
        this.environment = environment;
        this.heuristics = environment.setup().game().heuristics();
        this.slot = slot;
        this.world = slot.position().copy();
        this.after = world.copy();
        this.seat = world.isOver() ? Position.ONLOOKER : world.nextSeat();
        if (!world.isOver()) {
            world.imagine(seat, random);
        }
    }

    /** Makes the move in a place of the list of legal ones, in place of the one before. */
    public void make(int place) {
        after.become(world);
        after.play(seat, slot.move(place));
    }

    /** What the seat sees after the move. */
    public float[] observe() {
        return environment.observe(after, seat);
    }

    /** By how many points the seat leads after the move, as the game's heuristics guess; alone the points it may expect. */
    public double worth() {
        double own = heuristics.value(after, seat);
        double best = after.seats() == 1 ? 0 : Double.NEGATIVE_INFINITY;
        for (int other = 0; other < after.seats(); other++) {
            best = other == seat ? best : Math.max(best, heuristics.value(after, other));
        }
        return own - best;
    }

    public boolean isOver() {
        return after.isOver();
    }

    /** What the move brings the seat, if the game is over with it. */
    public double reward() {
        return environment.reward(after, seat);
    }
}
