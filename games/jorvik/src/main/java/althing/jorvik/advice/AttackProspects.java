package althing.jorvik.advice;

import althing.jorvik.cards.Components;
import althing.jorvik.town.Town;

/** What the Pict attacks still to come may bring a seat, by its strength beside that of the others. */
final class AttackProspects {

    private static final int REACH = 64;
    /** How strengths drift apart until the attack comes: a lead of so much is kept with a chance of about three to one. */
    private static final double DRIFT = 2.2;
    private static final double[] AHEAD = new double[2 * REACH + 1];

    static {
        for (int lead = -REACH; lead <= REACH; lead++) {
            AHEAD[lead + REACH] = 1 / (1 + StrictMath.exp(-(lead + 0.2) / DRIFT));
        }
    }

    private AttackProspects() {
    }

    /** The points to expect from all attacks that are left in the deck. */
    static double prospect(Town town, int seat, int strength) {
        double highest = chanceOfHighest(town, seat, strength);
        double lowest = chanceOfLowest(town, seat, strength);
        double points = 0;
        for (int card = Components.FIRST_ATTACK; card < Components.COUNT; card++) {
            if (town.where[card] == Town.DECK) {
                points += Components.AMOUNT[card] * highest + Components.POINTS[card] * lowest;
            }
        }
        return points;
    }

    /** The gain to expect from the best attack that is left. */
    static double bestGain(Town town, int seat, int strength) {
        int best = 0;
        for (int card = Components.FIRST_ATTACK; card < Components.COUNT; card++) {
            best = town.where[card] == Town.DECK ? Math.max(best, Components.AMOUNT[card]) : best;
        }
        return best * chanceOfHighest(town, seat, strength);
    }

    /** The losses to expect, as a positive number. */
    static double losses(Town town, int seat, int strength) {
        double losses = 0;
        for (int card = Components.FIRST_ATTACK; card < Components.COUNT; card++) {
            losses -= town.where[card] == Town.DECK ? Components.POINTS[card] : 0;
        }
        return losses * chanceOfLowest(town, seat, strength);
    }

    private static double chanceOfHighest(Town town, int seat, int strength) {
        double chance = 1;
        for (int other = 0; other < town.seats; other++) {
            if (other != seat) {
                chance *= ahead(strength - Appraisal.strength(town, other));
            }
        }
        return chance;
    }

    private static double chanceOfLowest(Town town, int seat, int strength) {
        double chance = 1;
        for (int other = 0; other < town.seats; other++) {
            if (other != seat) {
                chance *= ahead(Appraisal.strength(town, other) - strength);
            }
        }
        return chance;
    }

    private static double ahead(int lead) {
        return AHEAD[Math.clamp(lead, -REACH, REACH) + REACH];
    }
}
