package althing.server.contest;

import java.time.InstantSource;
import java.util.List;
import java.util.Map;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.server.table.Day;

/**
 * Which game is played on which day, and from which seat: the games take turns, and so do their seats.
 *
 * @param clock says which day it is
 */
public record Calendar(InstantSource clock, List<Game> games) {

    /** All games in the order of their names, by the clock of the machine. */
    public static Calendar usual() {
        return new Calendar(InstantSource.system(), Games.all());
    }

    public Calendar {
        games = List.copyOf(games);
    }

    Day today() {
        return Day.of(clock.instant());
    }

    /** The smallest game of a title without any of its options. */
    Setup setup(Day day) {
        Game game = games.get((int) Math.floorMod(day.date().toEpochDay(), (long) games.size()));
        return Setup.of(game, game.minSeats(), Map.of());
    }

    int seat(Day day) {
        long turn = Math.floorDiv(day.date().toEpochDay(), (long) games.size());
        return (int) Math.floorMod(turn, (long) setup(day).seats());
    }
}
