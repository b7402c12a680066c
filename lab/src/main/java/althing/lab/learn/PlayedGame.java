package althing.lab.learn;

import java.util.ArrayList;
import java.util.List;

import althing.bots.Bot;
import althing.engine.Belief;
import althing.engine.FeatureRow;
import althing.engine.Features;
import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;

/**
 * Plays games and keeps some of their moments, each as likely as any other. Now and then a move is drawn at random: who has seen
 * good play only does not know what bad positions are worth. Not thread safe.
 */
final class PlayedGame {

    /** How many moments of a game are kept: those of one game are much alike. */
    private static final int KEPT = 16;
    private static final double WHIM = 0.05;

    private final Bot teacher;
    private final MoveList moves = new MoveList();
    private final FeatureRow row = new FeatureRow();

    PlayedGame(Bot teacher) {
        this.teacher = teacher;
    }

    List<Example> play(Setup setup, SplitMix random) {
        Features features = setup.game().heuristics().features().orElseThrow();
        Position position = setup.seeded(random.nextLong()).start();
        List<Moment> kept = new ArrayList<>();
        for (int decision = 1; !position.isOver(); decision++) {
            int place = decision <= KEPT ? decision - 1 : random.nextInt(decision);
            if (place < KEPT) {
                put(kept, place, Moment.of(position, features, row));
            }
            int seat = position.nextSeat();
            position.play(seat, choose(position, seat, random));
        }
        return ended(position, kept);
    }

    private static void put(List<Moment> kept, int place, Moment moment) {
        if (place == kept.size()) {
            kept.add(moment);
        } else {
            kept.set(place, moment);
        }
    }

    private Move choose(Position position, int seat, SplitMix random) {
        if (random.nextDouble() < WHIM) {
            position.moves(seat, moves);
            return moves.get(random.nextInt(moves.size()));
        }
        return teacher.choose(new Belief(position, seat), random);
    }

    /** What the heuristics say of the end is what counts: the points, or what stands for them where points do not decide. */
    private static List<Example> ended(Position end, List<Moment> kept) {
        Heuristics heuristics = end.setup().game().heuristics();
        int seats = end.seats();
        float[] points = new float[seats];
        float[] victory = new float[seats];
        int winners = 0;
        for (int seat = 0; seat < seats; seat++) {
            points[seat] = (float) heuristics.value(end, seat);
            winners += end.rank(seat) == 1 ? 1 : 0;
        }
        for (int seat = 0; seat < seats; seat++) {
            victory[seat] = end.rank(seat) == 1 ? 1f / winners : 0;
        }
        return kept.stream().map(moment -> new Example(moment, points, victory)).toList();
    }
}
