package althing.engine;

/** All that a bot gets: what its seat sees, what it may do, and positions it may imagine. Never the true position. */
public final class Belief {

    private final Position truth;
    private final int seat;

    public Belief(Position truth, int seat) {
        this.truth = truth;
        this.seat = seat;
    }

    public int seat() {
        return seat;
    }

    public Setup setup() {
        return truth.setup();
    }

    public View view() {
        return truth.view(seat);
    }

    public void moves(MoveList into) {
        truth.moves(seat, into);
    }

    /** A position that this seat cannot tell from the true one. */
    public Position imagine(SplitMix random) {
        Position imagined = truth.copy();
        imagined.imagine(seat, random);
        return imagined;
    }

    /** The same into a spare position of this setup, without allocating one. */
    public void imagine(SplitMix random, Position spare) {
        spare.become(truth);
        spare.imagine(seat, random);
    }
}
