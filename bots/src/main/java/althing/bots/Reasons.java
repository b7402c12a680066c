package althing.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import althing.engine.Belief;
import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Part;
import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.SplitMix;

/**
 * What a move brings a seat and what it costs, at the bots' own prices: how the parts of the position's value change until
 * the turn of the seat is over, on average over positions that the seat may imagine.
 */
public final class Reasons {

    private static final int WORLDS = 12;
    private static final int LONGEST_TURN = 24;
    private static final int MOST = 5;
    /** A part that changes by less than this share of the game's spread is not worth a word. */
    private static final double NEGLIGIBLE = 0.015;

    private final Belief belief;
    private final long luck;
    private final Heuristics heuristics;
    private final MoveList moves = new MoveList();

    private Reasons(Belief belief, SplitMix random) {
        this.belief = belief;
        luck = random.nextLong();
        heuristics = belief.setup().game().heuristics();
    }

    /** What a legal move of the belief's seat brings, compared with the position as it is; the weightiest first. */
    public static List<Part> of(Belief belief, Move move, SplitMix random) {
        Reasons reasons = new Reasons(belief, random);
        Map<Phrase, Double> change = new LinkedHashMap<>();
        for (int world = 0; world < WORLDS; world++) {
            Position imagined = reasons.imagined(world);
            reasons.add(change, imagined, -1);
            reasons.finishTurn(imagined, move);
            reasons.add(change, imagined, 1);
        }
        return reasons.worthSaying(change);
    }

    /** What one move brings more, or less, than another. */
    public static List<Part> compared(Belief belief, Move better, Move other, SplitMix random) {
        Reasons reasons = new Reasons(belief, random);
        Map<Phrase, Double> change = new LinkedHashMap<>();
        for (int world = 0; world < WORLDS; world++) {
            Position with = reasons.imagined(world);
            reasons.finishTurn(with, better);
            reasons.add(change, with, 1);
            Position without = reasons.imagined(world);
            reasons.finishTurn(without, other);
            reasons.add(change, without, -1);
        }
        return reasons.worthSaying(change);
    }

    private Position imagined(int world) {
        return belief.imagine(SplitMix.stream(luck, world));
    }

    private void add(Map<Phrase, Double> change, Position position, int sign) {
        for (Part part : heuristics.parts(position, belief.seat())) {
            change.merge(part.what(), sign * part.points() / WORLDS, Double::sum);
        }
    }

    /** Plays the move, and what looks best after it for as long as nobody else decides. */
    private void finishTurn(Position position, Move move) {
        int seat = belief.seat();
        position.play(seat, move);
        for (int more = 0; more < LONGEST_TURN && position.pending() == 1 << seat; more++) {
            position.moves(seat, moves);
            position.play(seat, heuristics.best(position, seat, moves));
        }
    }

    private List<Part> worthSaying(Map<Phrase, Double> change) {
        double least = NEGLIGIBLE * heuristics.spread(belief.setup());
        List<Part> parts = new ArrayList<>();
        change.forEach((what, points) -> parts.add(new Part(what, points)));
        return parts.stream().filter(part -> Math.abs(part.points()) >= least)
                .sorted(Comparator.comparingDouble((Part part) -> -Math.abs(part.points()))).limit(MOST).toList();
    }
}
