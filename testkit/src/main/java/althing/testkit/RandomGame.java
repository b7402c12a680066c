package althing.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import althing.engine.Disclosure;
import althing.engine.GameRecord;
import althing.engine.GameRecord.Played;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;

/** A game of random moves that somebody looks at before each of them. A failure tells the setup and the moves so far. */
public final class RandomGame {

    /** Far more decisions than any of our games needs. */
    private static final int ENDLESS = 50_000;

    /** Looks at a position before a seat plays a move on it. */
    @FunctionalInterface
    public interface Look {

        void at(Position position, int seat, Move move);
    }

    private final Setup setup;
    private final Position position;
    private final SplitMix random;
    private final MoveList moves = new MoveList();
    private final List<Played> played = new ArrayList<>();

    public RandomGame(Setup setup, long seed) {
        this.setup = setup.seeded(seed);
        this.position = this.setup.start();
        this.random = SplitMix.stream(seed, 1);
    }

    public Position position() {
        return position;
    }

    /** Plays to the end and gives back the record. */
    public GameRecord play(Look look) {
        try {
            while (!position.isOver()) {
                step(look);
            }
            return record();
        } catch (RuntimeException | AssertionError e) {
            throw failing(e);
        }
    }

    /** A failure that tells the setup and the moves so far. */
    public AssertionError failing(Throwable cause) {
        return new AssertionError(cause.getMessage() + "\nin " + setup.line() + " after " + story(), cause);
    }

    public GameRecord play() {
        return play((_, _, _) -> {});
    }

    private void step(Look look) {
        int seat = randomPendingSeat();
        position.moves(seat, moves);
        if (moves.isEmpty()) {
            throw new AssertionError("seat " + seat + " owes a decision but has no legal move");
        }
        Move move = moves.get(random.nextInt(moves.size()));
        look.at(position, seat, move);
        Disclosure disclosure = position.play(seat, move);
        played.add(new Played(seat, move));
        if (!disclosure.isBarrier() && position.pending() != 1 << seat) {
            throw new AssertionError(
                    move.code() + " disclosed nothing, but now seats " + position.pending() + " decide");
        }
        if (played.size() > ENDLESS) {
            throw new AssertionError("the game does not end");
        }
    }

    private int randomPendingSeat() {
        int pending = position.pending();
        int skip = random.nextInt(Integer.bitCount(pending));
        for (int i = 0; i < skip; i++) {
            pending &= pending - 1;
        }
        return Integer.numberOfTrailingZeros(pending);
    }

    private GameRecord record() {
        return new GameRecord(setup, Collections.nCopies(setup.seats(), "random"), played);
    }

    private String story() {
        StringBuilder story = new StringBuilder();
        for (Played each : played) {
            story.append(each.seat()).append(' ').append(each.move().code()).append("; ");
        }
        return story.toString();
    }
}
