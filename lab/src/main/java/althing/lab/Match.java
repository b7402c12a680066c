package althing.lab;

import java.util.Optional;

/**
 * How one bot did against the only other one.
 *
 * @param share  its share of the games; equals make a half
 * @param games  the share's 95 % interval if each game is taken for itself
 * @param deals  how many deals were played in all their seatings, or games where each had its own deal
 * @param paired the share's interval by how much the deals differ, which is the narrower the more of the luck is the deal's
 * @param test   what a sequential test has found, if there was one
 */
public record Match(String bot, String against, double share, Interval games, long deals, Interval paired,
        Optional<Sprt.Finding> test) {}
