package althing.server.rating;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

import org.jspecify.annotations.Nullable;

import althing.engine.Game;
import althing.server.storage.Results;
import althing.server.storage.Results.Played;

/** The ladders of all games. One is reckoned when somebody asks for it and results have come since. Thread safe. */
final class Ladders {

    private static final int MOST_SEATS = 20_000;
    private static final long FRESH = Duration.ofSeconds(1).toNanos();
    /** How much longer than it took a ladder stands at least: reckoning is to take a small part of the time. */
    private static final int PART = 20;

    private final Results results;
    private final ConcurrentMap<String, Kept> kept = new ConcurrentHashMap<>();

    Ladders(Results results) {
        this.results = results;
    }

    private record Kept(long until, List<Played> results, Ladder ladder) {}

    Ladder of(Game game) {
        return kept.compute(game.id(), (_, before) -> before != null && System.nanoTime() - before.until < 0
                ? before
                : again(game, before)).ladder;
    }

    private Kept again(Game game, @Nullable Kept before) {
        long begun = System.nanoTime();
        List<Played> now = results.counting(game.id(), MOST_SEATS);
        Ladder ladder = before != null && before.results.equals(now)
                ? before.ladder
                : new Ladder(now, Anchors.of(game));
        long end = System.nanoTime();
        return new Kept(end + Math.max(FRESH, PART * (end - begun)), now, ladder);
    }
}
