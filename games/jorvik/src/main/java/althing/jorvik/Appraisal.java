package althing.jorvik;

/**
 * What cards, cubes and coins are worth to a seat, in points of the final scoring. The weights were set by
 * hand.
 */
final class Appraisal {

    private static final int FIRST_MERCHANT = Cards.first(Kind.MERCHANT);
    private static final int FIRST_ORACLE = Cards.first(Kind.ORACLE);
    private static final int FIRST_FEAST = Cards.first(Kind.FEAST);
    private static final int FIRST_JOURNEY = Cards.first(Kind.JOURNEY);
    private static final int FIRST_SKALD = Cards.first(Kind.SKALD);
    private static final int FIRST_BUILDING = Cards.first(Kind.BUILDING);
    private static final int COIN_SKALD = Cards.effect(Effect.PER_COIN);
    private static final Effect[] EFFECTS = Cards.ALL.stream().map(card -> card.face().effect()).toArray(Effect[]::new);

    /** What a cube is worth that can only be paid in an exchange, and what one in storage may still become. */
    private static final double SPARE_CUBE = 0.35;
    private static final double STORED_CUBE = 0.8;
    /** How many goods of a kind a merchant or an oracle may hope for in a whole game. */
    private static final double CUSTOM = 2.5;

    private Appraisal() {
    }

    /** The share of the game that is still to come, this round included. */
    static double ahead(JorvikPosition position) {
        return Math.max(0, roundsLeft(position)) / (double) position.layout.rounds;
    }

    /** The Purchases still to come, the one of this round included until it is over. */
    static int roundsLeft(JorvikPosition position) {
        int later = position.layout.rounds - position.round;
        return later + (position.step.compareTo(Step.PURCHASE_WINDOW) < 0 ? 1 : 0);
    }

    /** What one more coin is worth: little when nothing can be bought any more. */
    static double coin(JorvikPosition position, int seat) {
        int left = roundsLeft(position);
        double worth = left <= 0 ? 0.02 : left == 1 ? 0.35 : left == 2 ? 0.7 : 1.0;
        if (position.coins[seat] > 8) {
            worth *= 0.7;
        }
        return owns(position, seat, COIN_SKALD) ? Math.max(worth, Cards.AMOUNT[COIN_SKALD]) : worth;
    }

    /** Whether the seat has the card, bought or already moved. */
    static boolean owns(JorvikPosition position, int seat, int card) {
        return position.holds(seat, card) || position.isLoading(seat, card);
    }

    static int count(JorvikPosition position, int seat, int first, int last) {
        int count = 0;
        for (int card = first; card < last; card++) {
            count += owns(position, seat, card) ? 1 : 0;
        }
        return count;
    }

    /** What the seat gains by getting a card. */
    static double card(JorvikPosition position, int seat, int card) {
        double ahead = ahead(position);
        if (card < Cards.ARTISANS) {
            return artisan(position, seat, card) + sung(position, seat, Effect.PER_ARTISAN);
        }
        if (card < FIRST_ORACLE) {
            return Cards.POINTS[card] + Cards.AMOUNT[card] * CUSTOM * ahead * coin(position, seat)
                    + sung(position, seat, Effect.PER_MERCHANT);
        }
        if (card < Cards.FIRST_SHIP) {
            return Cards.AMOUNT[card] * CUSTOM * ahead;
        }
        if (card < Cards.FIRST_WARRIOR) {
            return cargo(position, seat, card) + sung(position, seat, Effect.PER_SHIP);
        }
        if (card < FIRST_FEAST) {
            int strength = strength(position, seat);
            return Raids.prospect(position, seat, strength + Cards.AMOUNT[card])
                    - Raids.prospect(position, seat, strength) + sung(position, seat, Effect.PER_WARRIOR);
        }
        if (card < FIRST_JOURNEY) {
            int feasts = count(position, seat, FIRST_FEAST, FIRST_JOURNEY);
            return Cards.feastPoints(feasts + 1) - Cards.feastPoints(feasts) + (feasts < 3 ? 1.2 * ahead : 0);
        }
        if (card < FIRST_SKALD) {
            return Cards.POINTS[card] + sung(position, seat, Effect.PER_JOURNEY);
        }
        return card < FIRST_BUILDING ? skald(position, seat, card) : effect(position, seat, card);
    }

    /** An artisan's points by the chance to complete him: cubes at hand are sure, others come with time. */
    static double artisan(JorvikPosition position, int seat, int artisan) {
        int lacking = position.lacking(artisan);
        int atHand = Goods.common(lacking, atHand(position, seat));
        double chance = chanceOfCube(position);
        double value = Cards.POINTS[artisan];
        for (int kinds = Goods.kinds(lacking); kinds != 0; kinds &= kinds - 1) {
            int good = Goods.first(kinds);
            value *= Goods.has(atHand, good)
                    ? 0.97
                    : Goods.count(position.layout.bag, good) < 9 ? chance * 0.7 : chance;
        }
        return value;
    }

    private static double chanceOfCube(JorvikPosition position) {
        int left = roundsLeft(position);
        return left <= 0 ? 0.02 : 0.3 + 0.55 * left / (left + 2.5);
    }

    /** The cubes the seat can use in its next Loading: on the quay, stored, on ships it bought. */
    static int atHand(JorvikPosition position, int seat) {
        int goods = position.stored[seat];
        if (position.step == Step.LOADING) {
            return !position.agenda.isEmpty() && position.agenda.seat() == seat ? goods + position.quay : goods;
        }
        for (int ship = Cards.FIRST_SHIP; ship < Cards.LAST_SHIP; ship++) {
            if (position.isLoading(seat, ship)) {
                goods += position.cargo[ship - Cards.FIRST_SHIP];
            }
        }
        return goods;
    }

    private static double cargo(JorvikPosition position, int seat, int ship) {
        double worth = 0;
        for (int left = position.cargo[ship - Cards.FIRST_SHIP]; left != 0;) {
            int good = Goods.first(Goods.kinds(left));
            worth += cube(position, seat, good);
            left -= Goods.one(good);
        }
        return worth;
    }

    /** What one more cube of a good is worth at its best place. */
    static double cube(JorvikPosition position, int seat, int good) {
        double best = position.hasStorageLeft(seat) ? stored(position, seat, good) : SPARE_CUBE;
        if (Cards.MERCHANT[good] != Cards.NONE && owns(position, seat, Cards.MERCHANT[good])) {
            best = Math.max(best, Cards.AMOUNT[Cards.MERCHANT[good]] * coin(position, seat));
        }
        if (Cards.ORACLE[good] != Cards.NONE && owns(position, seat, Cards.ORACLE[good])) {
            best = Math.max(best, Cards.AMOUNT[Cards.ORACLE[good]]);
        }
        for (int artisan = 0; artisan < Cards.ARTISANS; artisan++) {
            if (owns(position, seat, artisan)) {
                best = Math.max(best, onArtisan(position, seat, artisan, good));
            }
        }
        return best;
    }

    /** What an artisan gains by one of the goods he lacks. */
    static double onArtisan(JorvikPosition position, int seat, int artisan, int good) {
        if (!Goods.has(position.lacking(artisan), good)) {
            return 0;
        }
        double chance = Math.max(0.05, chanceOfCube(position));
        double now = artisan(position, seat, artisan);
        double sure = Goods.has(atHand(position, seat), good) ? now * (1 - chance * 0.9) : now * (1 / chance - 1);
        return Math.min(sure, Cards.POINTS[artisan] * 0.8);
    }

    static double stored(JorvikPosition position, int seat, int good) {
        double hope = roundsLeft(position) <= 0 ? 0 : STORED_CUBE * Math.min(1, 0.4 + ahead(position));
        return hope + (owns(position, seat, Cards.STORAGE) ? Cards.POINTS[Cards.STORAGE] : 0) + 0.01 * good;
    }

    static int strength(JorvikPosition position, int seat) {
        int strength = 0;
        for (int card = Cards.FIRST_WARRIOR; card < Cards.LAST_WARRIOR; card++) {
            strength += owns(position, seat, card) ? Cards.AMOUNT[card] : 0;
        }
        return strength;
    }

    /** 1 if the seat has the skald that sings of this. */
    private static double sung(JorvikPosition position, int seat, Effect skald) {
        for (int card = FIRST_SKALD; card < FIRST_BUILDING; card++) {
            if (EFFECTS[card] == skald && owns(position, seat, card)) {
                return Cards.AMOUNT[card];
            }
        }
        return 0;
    }

    private static double skald(JorvikPosition position, int seat, int card) {
        double ahead = ahead(position);
        return switch (EFFECTS[card]) {
            case PER_COIN -> 3 + 0.4 * position.coins[seat];
            case PER_SHIP -> count(position, seat, Cards.FIRST_SHIP, Cards.LAST_SHIP) + 4 * ahead;
            case PER_MERCHANT -> count(position, seat, FIRST_MERCHANT, FIRST_ORACLE);
            case PER_WARRIOR -> count(position, seat, Cards.FIRST_WARRIOR, Cards.LAST_WARRIOR) + 2 * ahead;
            case PER_ARTISAN -> count(position, seat, 0, Cards.ARTISANS);
            case PER_JOURNEY -> count(position, seat, FIRST_JOURNEY, FIRST_SKALD) + 3 * ahead;
            case null, default -> bestJourney(position, seat);
        };
    }

    private static double bestJourney(JorvikPosition position, int seat) {
        double best = 4 * ahead(position);
        for (int card = FIRST_JOURNEY; card < FIRST_SKALD; card++) {
            best = owns(position, seat, card) ? Math.max(best, Cards.POINTS[card]) : best;
        }
        return best;
    }

    private static double effect(JorvikPosition position, int seat, int card) {
        double ahead = ahead(position);
        double coin = coin(position, seat);
        int strength = strength(position, seat);
        return switch (EFFECTS[card]) {
            case STORAGE -> 1.5 + 2.5 * ahead;
            case INCOME -> roundsLeft(position) * coin * Cards.AMOUNT[card];
            case COINS -> Cards.AMOUNT[card] * coin;
            case FREE_CARD -> roundsLeft(position) <= 1 ? 0.3 : 2.5 * coin;
            case BROWN_VIKINGS -> 3 * ahead;
            case EXCHANGE -> 4 * ahead;
            case MOVE_CUBES, TAKE_CUBE -> 2.5;
            case SWAP -> roundsLeft(position) <= 1 ? 0 : 2;
            case LEVY -> (position.seats - 1) * (coin + 0.3);
            case THEFT -> 3.5;
            case DOUBLE_GAIN -> Raids.bestGain(position, seat, strength);
            case DOUBLE_WARRIOR -> Raids.prospect(position, seat, strength + strongest(position, seat))
                    - Raids.prospect(position, seat, strength);
            case RANSOM -> Raids.losses(position, seat, strength) * 0.6;
            case null, default -> 0;
        };
    }

    private static int strongest(JorvikPosition position, int seat) {
        int strongest = 0;
        for (int card = Cards.FIRST_WARRIOR; card < Cards.LAST_WARRIOR; card++) {
            strongest = owns(position, seat, card) ? Math.max(strongest, Cards.AMOUNT[card]) : strongest;
        }
        return strongest;
    }
}
