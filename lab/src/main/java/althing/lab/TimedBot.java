package althing.lab;

import java.util.List;
import java.util.SequencedMap;

import althing.bots.Bot;
import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.SplitMix;

/** A bot that is watched by the clock while it thinks. Not thread safe. */
final class TimedBot implements Bot {

    private static final double MILLI = 1e6;

    private final Bot bot;
    private long decisions;
    private long nanos;
    private long longest;
    private long processor;

    TimedBot(Bot bot) {
        this.bot = bot;
    }

    @Override
    public String name() {
        return bot.name();
    }

    @Override
    public Move choose(Belief belief, SplitMix random) {
        long used = ThisThread.nanos();
        long start = System.nanoTime();
        Move move = bot.choose(belief, random);
        long took = System.nanoTime() - start;
        processor += ThisThread.nanos() - used;
        decisions++;
        nanos += took;
        longest = Math.max(longest, took);
        return move;
    }

    @Override
    public SequencedMap<Move, Integer> tries() {
        return bot.tries();
    }

    /** What bots of the same name, one on each thread, took together. */
    static Thought thoughtOf(List<TimedBot> namesakes) {
        long asked = namesakes.stream().mapToLong(bot -> bot.decisions).sum();
        long thought = namesakes.stream().mapToLong(bot -> bot.nanos).sum();
        long most = namesakes.stream().mapToLong(bot -> bot.longest).max().orElse(0);
        long used = namesakes.stream().mapToLong(bot -> bot.processor).sum();
        double each = MILLI * Math.max(1, asked);
        return new Thought(namesakes.getFirst().name(), asked, thought / each, used / each, most / MILLI);
    }
}
