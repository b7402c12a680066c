package althing.lab;

import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;

/** Random games on the bare position, counted. Not thread safe. */
final class RandomPlay {

    private final Setup setup;
    private final MoveList moves = new MoveList();
    private final SplitMix random = new SplitMix(1);
    private long games;
    private long decisions;
    private long options;
    private long bytes;

    RandomPlay(Setup setup) {
        this.setup = setup;
    }

    void playOut() {
        Position position = setup.seed().isPresent() ? setup.start() : setup.seeded(random.nextLong()).start();
        long before = ThisThread.bytes();
        while (!position.isOver()) {
            playOne(position);
            decisions++;
            options += moves.size();
        }
        bytes += ThisThread.bytes() - before;
        games++;
    }

    /** A position with a choice in it, somewhere within a random game that is not counted. */
    Position somewhere() {
        while (true) {
            Position position = setup.seeded(random.nextLong()).start();
            for (int left = random.nextInt((int) length()); left > 0 && !position.isOver(); left--) {
                playOne(position);
            }
            if (!position.isOver()) {
                position.moves(position.nextSeat(), moves);
                if (moves.size() > 1) {
                    return position;
                }
            }
        }
    }

    double length() {
        return (double) decisions / games;
    }

    double branching() {
        return (double) options / decisions;
    }

    double bytesPerDecision() {
        return (double) bytes / decisions;
    }

    long games() {
        return games;
    }

    long decisions() {
        return decisions;
    }

    private void playOne(Position position) {
        int seat = position.nextSeat();
        position.moves(seat, moves);
        position.play(seat, moves.get(random.nextInt(moves.size())));
    }
}
