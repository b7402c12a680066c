package althing.lab.study;

import java.util.Arrays;

import althing.bots.Bot;
import althing.bots.Bots;
import althing.engine.Belief;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;

/** Plays games of one setup with the same bot on every seat. The same deal and luck give the same game. Not thread safe. */
final class Tables {

    private final Setup setup;
    private final Bot bot;
    private final long seed;

    Tables(Setup setup, String bot, long seed) {
        this.setup = setup;
        this.bot = Bots.named(bot);
        this.seed = seed;
    }

    Position start(long deal) {
        return setup.seeded(SplitMix.stream(seed, deal).nextLong()).start();
    }

    /** Plays a deal to its end; the luck is the bots' own, not that of the cards. */
    Position play(long deal, long luck, Onlooker onlooker) {
        Position position = start(deal);
        long bots = SplitMix.stream(seed ^ luck, ~deal).nextLong();
        SplitMix[] streams = new SplitMix[position.seats()];
        Arrays.setAll(streams, seat -> SplitMix.stream(bots, seat));
        while (!position.isOver()) {
            int seat = position.nextSeat();
            position.play(seat,
                    onlooker.played(position, seat, bot.choose(new Belief(position, seat), streams[seat])));
        }
        return position;
    }

    /** A seat's part of the victory. */
    static double victory(Position end, int seat) {
        int winners = 0;
        for (int each = 0; each < end.seats(); each++) {
            winners += end.rank(each) == 1 ? 1 : 0;
        }
        return end.rank(seat) == 1 ? 1.0 / winners : 0;
    }

    /** What a seat plays for: its part of the victory, or its points where it is alone. */
    static double result(Position end, int seat) {
        return end.seats() == 1 ? end.points(seat) : victory(end, seat);
    }

    /** By how many points a seat is ahead of the mean of the others; its points where it is alone. */
    static double lead(Position end, int seat) {
        double others = 0;
        for (int each = 0; each < end.seats(); each++) {
            others += each == seat ? 0 : end.points(each);
        }
        return end.points(seat) - (end.seats() == 1 ? 0 : others / (end.seats() - 1));
    }
}
