package althing.lab.learn;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import althing.bots.Bots;
import althing.bots.net.ShippedNets;
import althing.bots.net.ValueNet;
import althing.bots.net.Weights;
import althing.engine.BadInput;
import althing.engine.Features;
import althing.engine.Game;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.lab.Progress;

/**
 * Plays games and fits a net to them. The same plan gives the same net, bit for bit, on any number of threads.
 *
 * @param setups  of one game, played in turn
 * @param teacher the bot that plays, by name
 * @param made    the command that asks for it, to be kept with the net
 */
public record Learning(List<Setup> setups, String teacher, int games, int hidden, int epochs, Aim aim, long seed,
        String made) {

    /** Of how many games one is put aside to measure what was learnt. */
    private static final int ASIDE = 10;
    private static final double FIRST_RATE = 2e-3;
    private static final double LAST_RATE = 5e-5;

    public Learning {
        setups = List.copyOf(setups);
        Game game = setups.getFirst().game();
        if (setups.stream().anyMatch(setup -> !setup.game().equals(game))) {
            throw new BadInput("A net is for one game; these setups are of several.");
        }
        if (game.heuristics().features().isEmpty()) {
            throw new BadInput("There is nothing that a net could learn from in " + game.id() + ".");
        }
        if (games < ASIDE || hidden < 1 || hidden > 1024 || epochs < 1) {
            throw new BadInput("Learning needs at least " + ASIDE + " games, 1 to 1024 hidden units and 1 epoch.");
        }
        Bots.named(teacher);
    }

    /** Learns; half of the progress is playing. */
    public Learnt learn(int threads, Progress progress) {
        List<List<Example>> played = play(threads, progress);
        List<Example> taught = new ArrayList<>();
        List<Example> aside = new ArrayList<>();
        for (int game = 0; game < played.size(); game++) {
            (game % ASIDE == 0 ? aside : taught).addAll(played.get(game));
        }
        return measured(fit(taught, progress), taught, aside);
    }

    private Weights fit(List<Example> taught, Progress progress) {
        Fit fit = new Fit(taught, aim, usual(), hidden, SplitMix.stream(seed, -1));
        SplitMix random = SplitMix.stream(seed, -2);
        for (int epoch = 0; epoch < epochs; epoch++) {
            double share = epochs == 1 ? 0 : (double) epoch / (epochs - 1);
            fit.epoch(FIRST_RATE * StrictMath.pow(LAST_RATE / FIRST_RATE, share), random);
            progress.done(games + (long) games * (epoch + 1) / epochs, 2L * games);
        }
        return fit.weights();
    }

    private Learnt measured(Weights weights, List<Example> taught, List<Example> aside) {
        Ruler before = new Ruler(aside);
        Ruler after = new Ruler(aside, weights);
        List<Double> usual = Collections.nCopies(Ruler.PARTS, usual());
        List<Double> steepness = new Ruler(taught, weights).steepness(usual());
        Setup setup = setups.getFirst();
        Features features = setup.game().heuristics().features().orElseThrow();
        ValueNet net = new ValueNet(setup.game().id(), setup.rules(), ShippedNets.features(setup.game(), features),
                made, "", steepness, weights);
        return new Learnt(net, games, taught.size() + aside.size(), before.miss(), after.miss(),
                before.surprise(usual), after.surprise(steepness));
    }

    private double usual() {
        return StrictMath.log(3) / setups.getFirst().game().heuristics().spread(setups.getFirst());
    }

    private List<List<Example>> play(int threads, Progress progress) {
        List<List<Example>> played = new ArrayList<>();
        try (ExecutorService crew = Executors.newFixedThreadPool(threads)) {
            ThreadLocal<PlayedGame> tables = ThreadLocal.withInitial(() -> new PlayedGame(Bots.named(teacher)));
            List<Future<List<Example>>> promised = new ArrayList<>();
            for (int game = 0; game < games; game++) {
                int number = game;
                promised.add(crew.submit(() -> tables.get().play(setups.get(number % setups.size()),
                        SplitMix.stream(seed, number))));
            }
            for (Future<List<Example>> each : promised) {
                played.add(each.get());
                progress.done(played.size(), 2L * games);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Learning was interrupted.", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("A game could not be played.", e.getCause());
        }
        return played;
    }
}
