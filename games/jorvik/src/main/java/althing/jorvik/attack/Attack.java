package althing.jorvik.attack;

import althing.engine.Phrase;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Names;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;

/** A Pict attack: warriors are compared, the strongest gain and the weakest lose (JOR-5). */
public final class Attack {

    private Attack() {
    }

    /** Writes down what everybody has to defend with. */
    public static void begin(Town town, int card) {
        int attack = town.attacks++;
        town.attackCards[attack] = (byte) card;
        town.attackRounds[attack] = (byte) Math.min(town.round, town.variant.rounds);
        for (int seat = 0; seat < town.seats; seat++) {
            town.strengths[attack * town.seats + seat] = (byte) strength(town, seat);
            town.attackPoints[attack * town.seats + seat] = 0;
        }
        town.step = Step.ATTACK_WARRIORS;
        if (town.isHeard()) {
            town.tell("log.attack", "card", Names.card(card), "gain", Components.AMOUNT[card],
                    "loss", -Components.POINTS[card]);
        }
    }

    /** The sum of the seat's warriors (JOR-5.1). */
    public static int strength(Town town, int seat) {
        int strength = 0;
        for (int card = Components.FIRST_WARRIOR; card < Components.LAST_WARRIOR; card++) {
            strength += town.holds(seat, card) ? Components.AMOUNT[card] : 0;
        }
        return strength;
    }

    /** The owner of the card that doubles a warrior may use it before strengths are compared (JOR-5.2). */
    public static void letDouble(Town town) {
        town.step = Step.ATTACK_GAINS;
        int seat = town.holder(Components.DOUBLE_WARRIOR);
        if (seat >= 0 && strength(town, seat) > 0) {
            DoublingWarrior.QUESTION.ask(town, seat);
        }
    }

    /** All who are strongest gain, unless all are alike (JOR-5.3, JOR-5.5, JOR-5.6). */
    public static void letGain(Town town) {
        tellStrengths(town);
        int highest = highest(town);
        if (highest == lowest(town)) {
            town.step = Step.ATTACK_END;
            town.tell("log.attack-even");
            return;
        }
        town.step = Step.ATTACK_LOSSES;
        for (int places = 0; places < town.seats; places++) {
            if (defence(town, town.clockwise(places)) == highest) {
                letGain(town, town.clockwise(places));
            }
        }
    }

    private static void letGain(Town town, int seat) {
        gain(town, seat);
        if (town.holds(seat, Components.DOUBLE_GAIN)) {
            DoublingGain.QUESTION.ask(town, seat);
        }
    }

    static void gain(Town town, int seat) {
        int points = gain(town);
        mark(town, seat, points);
        if (town.isHeard()) {
            town.tell("log.attack-gain", "seat", Phrase.seat(seat), "points", points);
        }
    }

    /** All who are weakest lose, or may pay instead (JOR-5.4, JOR-5.5). */
    public static void letLose(Town town) {
        town.step = Step.ATTACK_END;
        int lowest = lowest(town);
        for (int places = 0; places < town.seats; places++) {
            int seat = town.clockwise(places);
            if (defence(town, seat) == lowest) {
                if (Ransoming.QUESTION.isTurnOf(town, seat)) {
                    Ransoming.QUESTION.ask(town, seat);
                } else {
                    lose(town, seat);
                }
            }
        }
    }

    static void lose(Town town, int seat) {
        int points = loss(town);
        mark(town, seat, -points);
        if (town.isHeard()) {
            town.tell("log.attack-loss", "seat", Phrase.seat(seat), "points", points);
        }
    }

    /** Points are marked at once (JOR-5.9). */
    private static void mark(Town town, int seat, int points) {
        town.attackPoints[slot(town, seat)] += (byte) points;
        town.score(seat, points);
    }

    /** The card goes to the box, and Delivery goes on (JOR-4.5). */
    public static void end(Town town) {
        town.box(card(town));
        town.step = Step.DELIVERY;
    }

    /** The card of the last attack. */
    public static int card(Town town) {
        return town.attackCards[town.attacks - 1];
    }

    /** What the strongest gain. */
    public static int gain(Town town) {
        return Components.AMOUNT[card(town)];
    }

    /** What the weakest lose. */
    public static int loss(Town town) {
        return -Components.POINTS[card(town)];
    }

    /** Adds to the defence of a seat in this attack. */
    static void strengthen(Town town, int seat, int strength) {
        town.strengths[slot(town, seat)] += (byte) strength;
    }

    private static int slot(Town town, int seat) {
        return (town.attacks - 1) * town.seats + seat;
    }

    private static int defence(Town town, int seat) {
        return town.strengths[slot(town, seat)];
    }

    private static int highest(Town town) {
        int highest = 0;
        for (int seat = 0; seat < town.seats; seat++) {
            highest = Math.max(highest, defence(town, seat));
        }
        return highest;
    }

    private static int lowest(Town town) {
        int lowest = Integer.MAX_VALUE;
        for (int seat = 0; seat < town.seats; seat++) {
            lowest = Math.min(lowest, defence(town, seat));
        }
        return lowest;
    }

    private static void tellStrengths(Town town) {
        for (int places = 0; places < town.seats && town.isHeard(); places++) {
            int seat = town.clockwise(places);
            town.tell("log.strength", "seat", Phrase.seat(seat), "strength", defence(town, seat));
        }
    }
}
