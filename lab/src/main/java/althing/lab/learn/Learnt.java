package althing.lab.learn;

import althing.bots.net.ValueNet;

/**
 * A net, and how well it foretells games that it was not taught with; before is without it.
 *
 * @param games          how many games were played, and how many moments of them were kept
 * @param missBefore     the root of the mean square by which values miss the points at the end
 * @param surpriseBefore how surprising the winners were on average, in nats
 */
public record Learnt(ValueNet net, int games, int moments, double missBefore, double miss, double surpriseBefore,
        double surprise) {}
