package althing.lab;

import java.util.SortedMap;

/**
 * How one bot did in an arena.
 *
 * @param games  the games in which it held a seat, or several
 * @param wins   those of them that it won, on whichever seat; a shared first place counts its part
 * @param share  wins per game
 * @param low    the lower end of the share's 95 % interval (Wilson)
 * @param high   its upper end
 * @param rating its strength as an Elo number around 1500, see {@link althing.bots.rating.Ratings}
 * @param error  half of the rating's 95 % interval
 * @param scores how often it made which points
 */
public record Standing(String bot, long games, double wins, double share, double low, double high, double meanPoints,
        double rating, double error, SortedMap<Integer, Long> scores) {}
