package althing.jorvik;

/** What the Pict attacks still to come may bring a seat, by its strength beside that of the others. */
final class Raids {

    private static final int REACH = 64;
    /** How strengths drift apart until the attack comes: a lead of so much is kept with a chance of about three to one. */
    private static final double DRIFT = 2.2;
    private static final double[] AHEAD = new double[2 * REACH + 1];

    static {
        for (int lead = -REACH; lead <= REACH; lead++) {
            AHEAD[lead + REACH] = 1 / (1 + Math.exp(-(lead + 0.2) / DRIFT));
        }
    }

    private Raids() {
    }

    /** The points to expect from all attacks that are left in the deck. */
    static double prospect(JorvikPosition position, int seat, int strength) {
        double highest = chanceOfHighest(position, seat, strength);
        double lowest = chanceOfLowest(position, seat, strength);
        double points = 0;
        for (int card = Cards.FIRST_ATTACK; card < Cards.COUNT; card++) {
            if (position.where[card] == JorvikPosition.DECK) {
                points += Cards.AMOUNT[card] * highest + Cards.POINTS[card] * lowest;
            }
        }
        return points;
    }

    /** The gain to expect from the best attack that is left. */
    static double bestGain(JorvikPosition position, int seat, int strength) {
        int best = 0;
        for (int card = Cards.FIRST_ATTACK; card < Cards.COUNT; card++) {
            best = position.where[card] == JorvikPosition.DECK ? Math.max(best, Cards.AMOUNT[card]) : best;
        }
        return best * chanceOfHighest(position, seat, strength);
    }

    /** The losses to expect, as a positive number. */
    static double losses(JorvikPosition position, int seat, int strength) {
        double losses = 0;
        for (int card = Cards.FIRST_ATTACK; card < Cards.COUNT; card++) {
            losses -= position.where[card] == JorvikPosition.DECK ? Cards.POINTS[card] : 0;
        }
        return losses * chanceOfLowest(position, seat, strength);
    }

    private static double chanceOfHighest(JorvikPosition position, int seat, int strength) {
        double chance = 1;
        for (int other = 0; other < position.seats; other++) {
            if (other != seat) {
                chance *= ahead(strength - Appraisal.strength(position, other));
            }
        }
        return chance;
    }

    private static double chanceOfLowest(JorvikPosition position, int seat, int strength) {
        double chance = 1;
        for (int other = 0; other < position.seats; other++) {
            if (other != seat) {
                chance *= ahead(Appraisal.strength(position, other) - strength);
            }
        }
        return chance;
    }

    private static double ahead(int lead) {
        return AHEAD[Math.clamp(lead, -REACH, REACH) + REACH];
    }
}
