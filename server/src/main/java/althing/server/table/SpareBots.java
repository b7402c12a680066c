package althing.server.table;

import java.lang.ref.SoftReference;
import java.util.Deque;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentMap;
import java.util.function.IntFunction;

import org.jspecify.annotations.Nullable;

import althing.bots.Bot;
import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.SplitMix;

/**
 * Bots that have thought and may think again, by level: the memory of a search is used for the next one, and given back
 * when memory is short. A bot that broke is not asked again. Thread safe.
 */
final class SpareBots {

    private final IntFunction<Bot> made;
    private final ConcurrentMap<Integer, Deque<SoftReference<Bot>>> resting = new ConcurrentHashMap<>();

    SpareBots(IntFunction<Bot> made) {
        this.made = made;
    }

    Move choose(int level, Belief belief, SplitMix random) {
        Deque<SoftReference<Bot>> rest = resting.computeIfAbsent(level, _ -> new ConcurrentLinkedDeque<>());
        Bot bot = taken(rest, level);
        Move move = bot.choose(belief, random);
        rest.push(new SoftReference<>(bot));
        return move;
    }

    private Bot taken(Deque<SoftReference<Bot>> rest, int level) {
        for (SoftReference<Bot> next = rest.poll(); next != null; next = rest.poll()) {
            @Nullable
            Bot bot = next.get();
            if (bot != null) {
                return bot;
            }
        }
        return made.apply(level);
    }
}
