package althing.lab;

import java.util.List;

import althing.bots.Bots;
import althing.engine.BadInput;
import althing.engine.Setup;

/**
 * Numbered games between bots. The number of a game decides its deal, its luck and who sits where, so that the parts of an
 * experiment can be played anywhere and in any order.
 *
 * @param setup   with a seed, every game is dealt the same; without, each game or each set of seatings has its own deal
 * @param bots    by name
 * @param first   the number of the first game
 * @param beyond  the number after that of the last game
 * @param seed    the same seed gives the same games
 */
public record Experiment(Setup setup, List<String> bots, long first, long beyond, long seed, Seating seating) {

    /** How bots come to their seats. */
    public enum Seating {
        /** They keep them; fewer bots than seats are repeated in turn. */
        FIXED,
        /** By turns; each game has its own deal. */
        TURNS,
        /** Each deal is played in all seatings. */
        PAIRED
    }

    public Experiment {
        bots = List.copyOf(bots);
        check(setup, bots, seating);
        if (first < 0 || beyond <= first) {
            throw new BadInput("An experiment needs at least 1 game.");
        }
    }

    /** So many games, and as many more as make the last deal's seatings complete. */
    public static Experiment of(Setup setup, List<String> bots, long games, long seed, Seating seating) {
        Experiment some = new Experiment(setup, bots, 0, games, seed, seating);
        int sharing = some.lineUp().sharing();
        return some.from(0, (games + sharing - 1) / sharing * sharing);
    }

    /** The part with a number, from 0, of so many parts; a deal's seatings stay together. */
    public Experiment part(long number, long parts) {
        int sharing = lineUp().sharing();
        long deals = games() / sharing;
        if (number < 0 || number >= parts || parts > deals) {
            throw new BadInput("There is no part " + number + " of " + parts + " of " + deals + " deals.");
        }
        return from(first + deals * number / parts * sharing, first + deals * (number + 1) / parts * sharing);
    }

    private Experiment from(long newFirst, long newBeyond) {
        return new Experiment(setup, bots, newFirst, newBeyond, seed, seating);
    }

    /** The bots that think by the clock; with them the same seed does not give the same games. */
    public List<String> clocked() {
        return bots.stream().filter(Bots::isClocked).distinct().toList();
    }

    public long games() {
        return beyond - first;
    }

    /** Who sits where. */
    public LineUp lineUp() {
        return switch (seating) {
            case FIXED -> new Fixed(bots.size(), setup.seats());
            case TURNS -> new Turns(bots.size(), setup.seats(), seed);
            case PAIRED -> new Seatings(bots.size(), setup.seats());
        };
    }

    private static void check(Setup setup, List<String> bots, Seating seating) {
        if (seating == Seating.FIXED) {
            if (bots.isEmpty() || bots.size() > setup.seats()) {
                throw new BadInput("A game of " + setup.seats() + " seats takes 1 to " + setup.seats() + " bots, not "
                        + bots.size() + ".");
            }
            return;
        }
        if (bots.size() < 2 || bots.size() > Byte.MAX_VALUE) {
            throw new BadInput("An arena is for 2 to " + Byte.MAX_VALUE + " bots, not " + bots.size() + ".");
        }
        if (bots.stream().distinct().count() < bots.size()) {
            throw new BadInput("Each bot of an arena is named once; the seats are filled from them by turns.");
        }
    }
}
