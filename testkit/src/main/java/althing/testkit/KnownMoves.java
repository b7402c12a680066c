package althing.testkit;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Setup;

/** The moves that are legal somewhere in random games, to be tried where they may not be. Each game is played once for all contracts. */
final class KnownMoves {

    private static final int FIRST_SEED = 100;
    private static final Map<Seeded, Set<Move>> PLAYED = new ConcurrentHashMap<>();

    private record Seeded(Setup setup, long seed) {}

    private KnownMoves() {
    }

    /** The moves that are met in so many games of a setup. */
    static Set<Move> of(Setup setup, int games) {
        Set<Move> known = new LinkedHashSet<>();
        for (int seed = FIRST_SEED; seed < FIRST_SEED + games; seed++) {
            known.addAll(PLAYED.computeIfAbsent(new Seeded(setup, seed), KnownMoves::play));
        }
        return known;
    }

    private static Set<Move> play(Seeded game) {
        Set<Move> known = new LinkedHashSet<>();
        MoveList list = new MoveList();
        new RandomGame(game.setup(), game.seed()).play((position, seat, _) -> {
            position.moves(seat, list);
            known.addAll(list.toList());
        });
        return known;
    }
}
