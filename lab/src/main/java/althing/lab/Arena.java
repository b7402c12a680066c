package althing.lab;

import java.util.Arrays;
import java.util.List;

import althing.bots.Bot;
import althing.bots.Bots;
import althing.engine.BadInput;
import althing.engine.Setup;

/** Bots against each other, each on every seat equally often. */
public final class Arena {

    private Arena() {
    }

    /**
     * Plays the games.
     *
     * @param setup with a seed, every game is dealt the same; without, each game has its own deal
     * @param bots  by name, at least two different ones; each game seats them another way, and a bot may hold several
     *              seats or none if seats and bots differ in number
     */
    public static ArenaReport run(Setup setup, List<String> bots, int games, long seed, int threads,
            Progress progress) {
        return run(setup, bots, games, seed, threads, progress, Keeper.NOBODY);
    }

    /** The same, giving the record of every game to the keeper. */
    public static ArenaReport run(Setup setup, List<String> bots, int games, long seed, int threads,
            Progress progress, Keeper keeper) {
        check(bots);
        LineUp lineUp = new LineUp(bots.size(), setup.seats(), seed);
        Results results = new Results(games, setup.seats());
        long start = System.nanoTime();
        Crew.work(games, threads, () -> player(setup, bots, seed, lineUp, results, keeper), progress);
        long nanos = System.nanoTime() - start;
        return new ArenaReport(setup.line(), seed, results.ended(), setup.seats(), results.decisions(),
                new Standings(bots, lineUp, results).ranked(), results.crashes(),
                Pace.of(threads, nanos, results.decisions(), results.ended()));
    }

    private static Crew.Worker player(Setup setup, List<String> names, long seed, LineUp lineUp, Results results,
            Keeper keeper) {
        Bout bout = new Bout(setup, seed, keeper, new Happenings(false));
        List<Bot> bots = names.stream().map(Bots::named).toList();
        return game -> results.note(game, bout.play(game, Arrays.stream(lineUp.of(game)).mapToObj(bots::get).toList()));
    }

    private static void check(List<String> bots) {
        if (bots.size() < 2 || bots.size() > Byte.MAX_VALUE) {
            throw new BadInput("An arena is for 2 to " + Byte.MAX_VALUE + " bots, not " + bots.size() + ".");
        }
        if (bots.stream().distinct().count() < bots.size()) {
            throw new BadInput("Each bot of an arena is named once; the seats are filled from them by turns.");
        }
    }
}
