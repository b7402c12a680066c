package althing.jorvik.advice;

import althing.jorvik.cards.Components;
import althing.jorvik.cards.Effect;
import althing.jorvik.cards.Goods;
import althing.jorvik.cards.Kind;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;

/**
 * What cards, cubes and coins are worth to a seat, in points of the final scoring. The weights were set by
 * hand.
 */
final class Appraisal {

    private static final int FIRST_MERCHANT = Components.first(Kind.MERCHANT);
    private static final int FIRST_ORACLE = Components.first(Kind.ORACLE);
    private static final int FIRST_FEAST = Components.first(Kind.FEAST);
    private static final int FIRST_JOURNEY = Components.first(Kind.JOURNEY);
    private static final int FIRST_SKALD = Components.first(Kind.SKALD);
    private static final int FIRST_BUILDING = Components.first(Kind.BUILDING);
    private static final int COIN_SKALD = Components.effect(Effect.PER_COIN);
    private static final Effect[] EFFECTS = Components.ALL.stream().map(card -> card.face().effect())
            .toArray(Effect[]::new);

    /** What a cube is worth that can only be paid in an exchange, and what one in storage may still become. */
    private static final double SPARE_CUBE = 0.35;
    private static final double STORED_CUBE = 0.8;
    /** How many goods of a kind a merchant or an oracle may hope for in a whole game. */
    private static final double CUSTOM = 2.5;

    private Appraisal() {
    }

    /** The share of the game that is still to come, this round included. */
    static double ahead(Town town) {
        return Math.max(0, roundsLeft(town)) / (double) town.variant.rounds;
    }

    /** The Purchases still to come, the one of this round included until it is over. */
    static int roundsLeft(Town town) {
        int later = town.variant.rounds - town.round;
        return later + (town.step.compareTo(Step.PURCHASE_WINDOW) < 0 ? 1 : 0);
    }

    /** What one more coin is worth: little when nothing can be bought any more. */
    static double coin(Town town, int seat) {
        int left = roundsLeft(town);
        double worth = left <= 0 ? 0.02 : left == 1 ? 0.35 : left == 2 ? 0.7 : 1.0;
        if (town.coins[seat] > 8) {
            worth *= 0.7;
        }
        return town.owns(seat, COIN_SKALD) ? Math.max(worth, Components.AMOUNT[COIN_SKALD]) : worth;
    }

    static int count(Town town, int seat, int first, int last) {
        int count = 0;
        for (int card = first; card < last; card++) {
            count += town.owns(seat, card) ? 1 : 0;
        }
        return count;
    }

    /** What the seat gains by getting a card. */
    static double card(Town town, int seat, int card) {
        double ahead = ahead(town);
        if (card < Components.ARTISANS) {
            return artisan(town, seat, card) + sung(town, seat, Effect.PER_ARTISAN);
        }
        if (card < FIRST_ORACLE) {
            return Components.POINTS[card] + Components.AMOUNT[card] * CUSTOM * ahead * coin(town, seat)
                    + sung(town, seat, Effect.PER_MERCHANT);
        }
        if (card < Components.FIRST_SHIP) {
            return Components.AMOUNT[card] * CUSTOM * ahead;
        }
        if (card < Components.FIRST_WARRIOR) {
            return cargo(town, seat, card) + sung(town, seat, Effect.PER_SHIP);
        }
        if (card < FIRST_FEAST) {
            int strength = strength(town, seat);
            return AttackProspects.prospect(town, seat, strength + Components.AMOUNT[card])
                    - AttackProspects.prospect(town, seat, strength) + sung(town, seat, Effect.PER_WARRIOR);
        }
        if (card < FIRST_JOURNEY) {
            int feasts = count(town, seat, FIRST_FEAST, FIRST_JOURNEY);
            return Components.feastPoints(feasts + 1) - Components.feastPoints(feasts) + (feasts < 3 ? 1.2 * ahead : 0);
        }
        if (card < FIRST_SKALD) {
            return Components.POINTS[card] + sung(town, seat, Effect.PER_JOURNEY);
        }
        return card < FIRST_BUILDING ? skald(town, seat, card) : effect(town, seat, card);
    }

    /** An artisan's points by the chance to complete him: cubes at hand are sure, others come with time. */
    static double artisan(Town town, int seat, int artisan) {
        int lacking = town.lacking(artisan);
        int atHand = Goods.common(lacking, atHand(town, seat));
        double chance = chanceOfCube(town);
        double value = Components.POINTS[artisan];
        for (int kinds = Goods.kinds(lacking); kinds != 0; kinds &= kinds - 1) {
            int good = Goods.first(kinds);
            value *= Goods.has(atHand, good)
                    ? 0.97
                    : Goods.count(town.variant.bag, good) < 9 ? chance * 0.7 : chance;
        }
        return value;
    }

    private static double chanceOfCube(Town town) {
        int left = roundsLeft(town);
        return left <= 0 ? 0.02 : 0.3 + 0.55 * left / (left + 2.5);
    }

    /** The cubes the seat can use in its next Loading: on the quay, stored, on ships it bought. */
    static int atHand(Town town, int seat) {
        int goods = town.stored[seat];
        if (town.step == Step.LOADING) {
            return !town.agenda.isEmpty() && town.agenda.seat() == seat ? goods + town.quay : goods;
        }
        for (int ship = Components.FIRST_SHIP; ship < Components.LAST_SHIP; ship++) {
            if (town.isLoading(seat, ship)) {
                goods += town.cargo[ship - Components.FIRST_SHIP];
            }
        }
        return goods;
    }

    private static double cargo(Town town, int seat, int ship) {
        double worth = 0;
        for (int left = town.cargo[ship - Components.FIRST_SHIP]; left != 0;) {
            int good = Goods.first(Goods.kinds(left));
            worth += cube(town, seat, good);
            left -= Goods.one(good);
        }
        return worth;
    }

    /** What one more cube of a good is worth at its best place. */
    static double cube(Town town, int seat, int good) {
        double best = town.hasStorageLeft(seat) ? stored(town, seat, good) : SPARE_CUBE;
        if (Components.MERCHANT[good] != Components.NONE && town.owns(seat, Components.MERCHANT[good])) {
            best = Math.max(best, Components.AMOUNT[Components.MERCHANT[good]] * coin(town, seat));
        }
        if (Components.ORACLE[good] != Components.NONE && town.owns(seat, Components.ORACLE[good])) {
            best = Math.max(best, Components.AMOUNT[Components.ORACLE[good]]);
        }
        for (int artisan = 0; artisan < Components.ARTISANS; artisan++) {
            if (town.owns(seat, artisan)) {
                best = Math.max(best, onArtisan(town, seat, artisan, good));
            }
        }
        return best;
    }

    /** What an artisan gains by one of the goods he lacks. */
    static double onArtisan(Town town, int seat, int artisan, int good) {
        if (!Goods.has(town.lacking(artisan), good)) {
            return 0;
        }
        double chance = Math.max(0.05, chanceOfCube(town));
        double now = artisan(town, seat, artisan);
        double sure = Goods.has(atHand(town, seat), good) ? now * (1 - chance * 0.9) : now * (1 / chance - 1);
        return Math.min(sure, Components.POINTS[artisan] * 0.8);
    }

    static double stored(Town town, int seat, int good) {
        double hope = roundsLeft(town) <= 0 ? 0 : STORED_CUBE * Math.min(1, 0.4 + ahead(town));
        return hope + (town.owns(seat, Components.STORAGE) ? Components.POINTS[Components.STORAGE] : 0) + 0.01 * good;
    }

    static int strength(Town town, int seat) {
        int strength = 0;
        for (int card = Components.FIRST_WARRIOR; card < Components.LAST_WARRIOR; card++) {
            strength += town.owns(seat, card) ? Components.AMOUNT[card] : 0;
        }
        return strength;
    }

    /** 1 if the seat has the skald that sings of this. */
    private static double sung(Town town, int seat, Effect skald) {
        for (int card = FIRST_SKALD; card < FIRST_BUILDING; card++) {
            if (EFFECTS[card] == skald && town.owns(seat, card)) {
                return Components.AMOUNT[card];
            }
        }
        return 0;
    }

    private static double skald(Town town, int seat, int card) {
        double ahead = ahead(town);
        return switch (EFFECTS[card]) {
            case PER_COIN -> 3 + 0.4 * town.coins[seat];
            case PER_SHIP -> count(town, seat, Components.FIRST_SHIP, Components.LAST_SHIP) + 4 * ahead;
            case PER_MERCHANT -> count(town, seat, FIRST_MERCHANT, FIRST_ORACLE);
            case PER_WARRIOR -> count(town, seat, Components.FIRST_WARRIOR, Components.LAST_WARRIOR) + 2 * ahead;
            case PER_ARTISAN -> count(town, seat, 0, Components.ARTISANS);
            case PER_JOURNEY -> count(town, seat, FIRST_JOURNEY, FIRST_SKALD) + 3 * ahead;
            case null, default -> bestJourney(town, seat);
        };
    }

    private static double bestJourney(Town town, int seat) {
        double best = 4 * ahead(town);
        for (int card = FIRST_JOURNEY; card < FIRST_SKALD; card++) {
            best = town.owns(seat, card) ? Math.max(best, Components.POINTS[card]) : best;
        }
        return best;
    }

    private static double effect(Town town, int seat, int card) {
        double ahead = ahead(town);
        double coin = coin(town, seat);
        int strength = strength(town, seat);
        return switch (EFFECTS[card]) {
            case STORAGE -> 1.5 + 2.5 * ahead;
            case INCOME -> roundsLeft(town) * coin * Components.AMOUNT[card];
            case COINS -> Components.AMOUNT[card] * coin;
            case FREE_CARD -> roundsLeft(town) <= 1 ? 0.3 : 2.5 * coin;
            case BROWN_VIKINGS -> 3 * ahead;
            case EXCHANGE -> 4 * ahead;
            case MOVE_CUBES, TAKE_CUBE -> 2.5;
            case SWAP -> roundsLeft(town) <= 1 ? 0 : 2;
            case LEVY -> (town.seats - 1) * (coin + 0.3);
            case THEFT -> 3.5;
            case DOUBLE_GAIN -> AttackProspects.bestGain(town, seat, strength);
            case DOUBLE_WARRIOR -> AttackProspects.prospect(town, seat, strength + strongest(town, seat))
                    - AttackProspects.prospect(town, seat, strength);
            case RANSOM -> AttackProspects.losses(town, seat, strength) * 0.6;
            case null, default -> 0;
        };
    }

    private static int strongest(Town town, int seat) {
        int strongest = 0;
        for (int card = Components.FIRST_WARRIOR; card < Components.LAST_WARRIOR; card++) {
            strongest = town.owns(seat, card) ? Math.max(strongest, Components.AMOUNT[card]) : strongest;
        }
        return strongest;
    }
}
