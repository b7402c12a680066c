package althing.bots;

import java.util.HashMap;
import java.util.Map;

import althing.engine.BadInput;
import althing.engine.Belief;
import althing.engine.Duel;
import althing.engine.Game;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.SplitMix;

/** Looks one move further ahead again and again, as far as its settings let it, in a game that is a {@link Duel}. */
final class AlphaBetaBot implements Bot {

    private final String name;
    private final LookaheadSettings settings;
    private final Map<String, AlphaBeta> searches = new HashMap<>();
    private final MoveList moves = new MoveList();

    AlphaBetaBot(String name, LookaheadSettings settings) {
        this.name = name;
        this.settings = settings;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Move choose(Belief belief, SplitMix random) {
        Game game = belief.setup().game();
        AlphaBeta search = searches.computeIfAbsent(game.id(), id -> search(game));
        belief.moves(moves);
        if (moves.size() == 1) {
            return moves.get(0);
        }
        search.start(belief, random);
        int depth = 1;
        while (depth <= settings.depth() && search.goesOn(depth)) {
            depth++;
        }
        return search.best();
    }

    private AlphaBeta search(Game game) {
        Duel duel = game.heuristics().duel().orElseThrow(() -> new BadInput("Bot '" + name
                + "' plays games for two in which nothing is hidden and nothing random; " + game.id() + " is none."));
        return new AlphaBeta(settings, game.heuristics(), duel);
    }
}
