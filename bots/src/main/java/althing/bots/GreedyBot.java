package althing.bots;

import althing.engine.Belief;
import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.SplitMix;

/**
 * Plays the move that looks best to the game's heuristics, without looking ahead. Warmth makes it careless: a move that
 * looks worse by the warmth, counted in spreads of the game, is taken about a third as often (Boltzmann's distribution);
 * only routine is never done carelessly.
 */
final class GreedyBot implements Bot {

    private final String name;
    private final double warmth;
    private final LegalMoves legal = new LegalMoves();
    private final MoveList moves = new MoveList();
    private final Spare spare = new Spare();

    GreedyBot(String name, double warmth) {
        this.name = name;
        this.warmth = warmth;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Move choose(Belief belief, SplitMix random) {
        legal.list(belief, random, moves);
        Position imagined = spare.of(belief);
        belief.imagine(random, imagined);
        Heuristics heuristics = belief.setup().game().heuristics();
        if (warmth == 0 || heuristics.isRoutine(imagined, belief.seat())) {
            return heuristics.careful(imagined, belief.seat(), moves);
        }
        double whims = warmth * heuristics.spread(belief.setup());
        Move best = moves.get(0);
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            Move move = moves.get(i);
            double worth = heuristics.worth(imagined, belief.seat(), move) + whim(whims, random);
            if (worth > most) {
                most = worth;
                best = move;
            }
        }
        return best;
    }

    /** The most of worths with whims of Gumbel's distribution is distributed as Boltzmann says. */
    private static double whim(double size, SplitMix random) {
        return size == 0 ? 0 : -size * StrictMath.log(-StrictMath.log(random.nextDouble() + Double.MIN_VALUE));
    }
}
