package althing.lab;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

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
        List<Player> players = Crew.work(games, threads, () -> new Player(setup, bots, seed, lineUp, results, keeper),
                progress);
        long nanos = System.nanoTime() - start;
        return new ArenaReport(setup.line(), seed, results.ended(), setup.seats(), results.decisions(),
                new Standings(bots, lineUp, results).ranked(), results.crashes(), thoughts(bots.size(), players),
                Pace.of(threads, nanos, results.decisions(), results.ended()));
    }

    private static List<Thought> thoughts(int bots, List<Player> players) {
        return IntStream.range(0, bots)
                .mapToObj(bot -> TimedBot.thoughtOf(players.stream().map(player -> player.bots.get(bot)).toList()))
                .toList();
    }

    private static void check(List<String> bots) {
        if (bots.size() < 2 || bots.size() > Byte.MAX_VALUE) {
            throw new BadInput("An arena is for 2 to " + Byte.MAX_VALUE + " bots, not " + bots.size() + ".");
        }
        if (bots.stream().distinct().count() < bots.size()) {
            throw new BadInput("Each bot of an arena is named once; the seats are filled from them by turns.");
        }
    }

    /** One thread's bots at one table. */
    private static final class Player implements Crew.Worker {

        private final Bout bout;
        private final List<TimedBot> bots;
        private final LineUp lineUp;
        private final Results results;

        Player(Setup setup, List<String> names, long seed, LineUp lineUp, Results results, Keeper keeper) {
            bout = new Bout(setup, seed, keeper, new Happenings(false));
            bots = names.stream().map(name -> new TimedBot(Bots.named(name))).toList();
            this.lineUp = lineUp;
            this.results = results;
        }

        @Override
        public void play(int game) {
            List<Bot> seated = Arrays.stream(lineUp.of(game)).<Bot>mapToObj(bots::get).toList();
            results.note(game, bout.play(game, seated));
        }
    }
}
