package althing.engine.guard;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;

/**
 * A game drawn by lot that goes the same way as long as the rules do: at each decision one of the legal moves in the order
 * of their codes, whatever the order in which they are listed. Its trace tells every list of legal moves on the way. Not
 * thread safe.
 */
public final class Walk {

    /** No game takes so long. */
    private static final int ENDLESS = 100_000;
    private static final long FNV_OFFSET = 0xcbf29ce484222325L;
    private static final long FNV_PRIME = 0x100000001b3L;

    private final Position position;
    private final SplitMix random;
    private final MoveList moves = new MoveList();
    private int steps;
    private long trace = FNV_OFFSET;

    public Walk(Setup setup, long seed) {
        position = setup.seeded(seed).start();
        random = SplitMix.stream(seed, 5);
    }

    public Position position() {
        return position;
    }

    /** How many moves were played. */
    public int steps() {
        return steps;
    }

    /** Goes on for so many moves, or to the end of the game. */
    public Walk go(int count) {
        for (int i = 0; i < count && !position.isOver(); i++) {
            step();
        }
        return this;
    }

    public Walk goToTheEnd() {
        go(ENDLESS);
        if (!position.isOver()) {
            throw new IllegalStateException("the game does not end");
        }
        return this;
    }

    /** The moves, the points and a check sum of all that could have been played: {@code 118 moves, points 17 23, 9f86…}. */
    public String trace() {
        StringBuilder points = new StringBuilder();
        for (int seat = 0; seat < position.seats(); seat++) {
            points.append(' ').append(position.points(seat));
        }
        return "%d moves, points%s, %016x".formatted(steps, points, trace);
    }

    private void step() {
        int seat = position.nextSeat();
        position.moves(seat, moves);
        String[] codes = new String[moves.size()];
        Map<String, Move> byCode = new HashMap<>();
        for (int i = 0; i < codes.length; i++) {
            codes[i] = moves.get(i).code();
            byCode.put(codes[i], moves.get(i));
        }
        Arrays.sort(codes);
        for (String code : codes) {
            note(code);
        }
        note(Integer.toString(seat));
        position.play(seat, Objects.requireNonNull(byCode.get(codes[random.nextInt(codes.length)])));
        steps++;
    }

    private void note(String text) {
        for (int i = 0; i < text.length(); i++) {
            trace = (trace ^ text.charAt(i)) * FNV_PRIME;
        }
        trace = (trace ^ '\n') * FNV_PRIME;
    }
}
