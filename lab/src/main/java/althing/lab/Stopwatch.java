package althing.lab;

import java.util.Arrays;
import java.util.stream.IntStream;

import althing.bots.Bot;
import althing.bots.Bots;
import althing.engine.Belief;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;

/**
 * Measures a speed card: all work is first run warm, then in several rounds, of which the median counts. Time is the
 * processor's for this thread, so that other work on the machine matters less.
 */
final class Stopwatch {

    /** Some work that says how often it did what is counted. */
    private interface Work {
        int run();
    }

    private static final long ROUND_NANOS = 400_000_000;
    private static final int ROUNDS = 5;
    private static final int WARM_ROUNDS = 3;
    private static final int MEASURES = 4;
    private static final int SAMPLES = 64;
    /** Looking at the clock costs, so it is done after so many times. */
    private static final int BATCH = 16;
    private static final int ITERATIONS = 1000;

    private final Setup setup;
    private final Progress progress;
    private int roundsDone;

    Stopwatch(Setup setup, Progress progress) {
        this.setup = setup;
        this.progress = progress;
    }

    SpeedCard measure() {
        RandomPlay play = new RandomPlay(setup);
        double playouts = rate(() -> playOut(play));
        Position[] samples = IntStream.range(0, SAMPLES).mapToObj(_ -> play.somewhere()).toArray(Position[]::new);
        double copies = rate(copying(samples));
        int copyBytes = copyBytes(samples);
        double arrayCopies = rate(copying(copyBytes));
        double iterations = rate(searching(samples));
        return new SpeedCard(setup.line(), playouts * play.length(), playouts, play.bytesPerDecision(),
                play.branching(), play.length(), copies, 1e9 / copies, copyBytes, 1e9 / arrayCopies, iterations);
    }

    /** How often the work is done in a second. */
    private double rate(Work work) {
        for (int i = 0; i < WARM_ROUNDS; i++) {
            round(work);
        }
        double[] rates = IntStream.range(0, ROUNDS).mapToDouble(_ -> round(work)).sorted().toArray();
        return rates[ROUNDS / 2];
    }

    private double round(Work work) {
        long start = ThisThread.nanos();
        long count = 0;
        long nanos;
        do {
            count += work.run();
            nanos = ThisThread.nanos() - start;
        } while (nanos < ROUND_NANOS);
        progress.done(++roundsDone, MEASURES * (WARM_ROUNDS + ROUNDS));
        return count * 1e9 / nanos;
    }

    private static int playOut(RandomPlay play) {
        for (int i = 0; i < BATCH; i++) {
            play.playOut();
        }
        return BATCH;
    }

    private static Work copying(Position[] samples) {
        Position spare = samples[0].copy();
        return () -> {
            for (int i = 0; i < BATCH; i++) {
                for (Position sample : samples) {
                    spare.become(sample);
                }
            }
            return BATCH * samples.length;
        };
    }

    /** Copies arrays as large as a position, as many of them as there are sample positions. */
    private static Work copying(int bytes) {
        byte[][] samples = new byte[SAMPLES][bytes];
        byte[] spare = new byte[bytes];
        return () -> {
            for (int i = 0; i < BATCH; i++) {
                for (byte[] sample : samples) {
                    System.arraycopy(sample, 0, spare, 0, spare.length);
                }
            }
            return BATCH * samples.length;
        };
    }

    private static int copyBytes(Position[] samples) {
        Position[] copies = new Position[samples.length];
        long before = ThisThread.bytes();
        for (int i = 0; i < samples.length; i++) {
            copies[i] = samples[i].copy();
        }
        return (int) ((ThisThread.bytes() - before) / Arrays.stream(copies).distinct().count());
    }

    private static Work searching(Position[] samples) {
        Bot bot = Bots.named("mcts:" + ITERATIONS + ",rollout=10,look=1");
        SplitMix random = new SplitMix(1);
        int[] next = {0};
        return () -> {
            Position sample = samples[next[0]++ % samples.length];
            bot.choose(new Belief(sample, sample.nextSeat()), random);
            return ITERATIONS;
        };
    }
}
