package althing.jorvik;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.jorvik.JorvikMove.DoubleWarrior;
import althing.jorvik.JorvikMove.Word;
import althing.jorvik.JorvikView.Decision;

/** A Pict attack: warriors are compared, the strongest gain and the weakest lose (JOR-5). */
final class Attack {

    private Attack() {
    }

    static void begin(JorvikPosition position, int card) {
        int attack = position.attacks++;
        position.attackCards[attack] = (byte) card;
        position.attackRounds[attack] = (byte) Math.min(position.round, position.layout.rounds);
        for (int seat = 0; seat < position.seats; seat++) {
            position.strengths[attack * position.seats + seat] = (byte) strength(position, seat);
            position.attackPoints[attack * position.seats + seat] = 0;
        }
        position.step = Step.ATTACK_WARRIORS;
        if (position.isHeard()) {
            position.tell("log.attack", "card", Wording.card(card), "gain", Cards.AMOUNT[card],
                    "loss", -Cards.POINTS[card]);
        }
    }

    /** The sum of the seat's warriors (JOR-5.1). */
    static int strength(JorvikPosition position, int seat) {
        int strength = 0;
        for (int card = Cards.FIRST_WARRIOR; card < Cards.LAST_WARRIOR; card++) {
            strength += position.holds(seat, card) ? Cards.AMOUNT[card] : 0;
        }
        return strength;
    }

    static void doubleWarrior(JorvikPosition position) {
        position.step = Step.ATTACK_GAINS;
        int seat = position.holder(Cards.DOUBLE_WARRIOR);
        if (seat >= 0 && strength(position, seat) > 0) {
            position.ask(Decision.DOUBLE_WARRIOR, seat);
        }
    }

    static void gain(JorvikPosition position) {
        int highest = highest(position);
        if (position.isHeard()) {
            tellStrengths(position);
        }
        if (highest == lowest(position)) {
            position.step = Step.ATTACK_END;
            position.tell("log.attack-even");
            return;
        }
        position.step = Step.ATTACK_LOSSES;
        for (int places = 0; places < position.seats; places++) {
            int seat = position.clockwise(places);
            if (defence(position, seat) == highest) {
                gain(position, seat);
                if (position.holds(seat, Cards.DOUBLE_GAIN)) {
                    position.ask(Decision.DOUBLE_GAIN, seat);
                }
            }
        }
    }

    private static void gain(JorvikPosition position, int seat) {
        int points = Cards.AMOUNT[card(position)];
        position.attackPoints[slot(position, seat)] += (byte) points;
        if (position.isHeard()) {
            position.tell("log.attack-gain", "seat", Phrase.seat(seat), "points", points);
        }
    }

    static void lose(JorvikPosition position) {
        position.step = Step.ATTACK_END;
        int lowest = lowest(position);
        for (int places = 0; places < position.seats; places++) {
            int seat = position.clockwise(places);
            if (defence(position, seat) == lowest) {
                if (canRansom(position, seat)) {
                    position.ask(Decision.RANSOM, seat);
                } else {
                    lose(position, seat);
                }
            }
        }
    }

    private static boolean canRansom(JorvikPosition position, int seat) {
        return position.holds(seat, Cards.RANSOM) && position.coins[seat] >= Cards.AMOUNT[Cards.RANSOM];
    }

    private static void lose(JorvikPosition position, int seat) {
        int points = Cards.POINTS[card(position)];
        position.attackPoints[slot(position, seat)] += (byte) points;
        if (position.isHeard()) {
            position.tell("log.attack-loss", "seat", Phrase.seat(seat), "points", -points);
        }
    }

    static void end(JorvikPosition position) {
        position.box(card(position));
        position.step = Step.DELIVERY;
    }

    static void list(JorvikPosition position, int seat, MoveList into) {
        switch (position.asked()) {
            case DOUBLE_WARRIOR -> listWarriors(position, seat, into);
            case DOUBLE_GAIN -> into.add(Word.DOUBLE_GAIN);
            default -> into.add(Word.RANSOM);
        }
        into.add(Word.KEEP);
        AnyPhase.list(position, seat, into);
    }

    /** One move for each strength that the seat has a warrior of. */
    private static void listWarriors(JorvikPosition position, int seat, MoveList into) {
        int listed = 0;
        for (int card = Cards.FIRST_WARRIOR; card < Cards.LAST_WARRIOR; card++) {
            int strength = Cards.AMOUNT[card];
            if (position.holds(seat, card) && (listed >> strength & 1) == 0) {
                listed |= 1 << strength;
                into.add(Moves.DOUBLE[strength]);
            }
        }
    }

    static void play(JorvikPosition position, int seat, JorvikMove move) {
        Decision asked = position.asked();
        position.agenda.pop();
        if (move instanceof DoubleWarrior warrior) {
            position.strengths[slot(position, seat)] += (byte) warrior.strength();
            if (position.isHeard()) {
                position.tell("log.double-warrior", "seat", Phrase.seat(seat), "strength", warrior.strength());
            }
        } else if (move == Word.DOUBLE_GAIN) {
            position.box(Cards.DOUBLE_GAIN);
            gain(position, seat);
        } else if (move == Word.RANSOM) {
            position.coins[seat] -= Cards.AMOUNT[Cards.RANSOM];
            if (position.isHeard()) {
                position.tell("log.ransom", "seat", Phrase.seat(seat), "coins", Cards.AMOUNT[Cards.RANSOM]);
            }
        } else if (asked == Decision.RANSOM) {
            lose(position, seat);
        }
    }

    /** The card of the last attack. */
    static int card(JorvikPosition position) {
        return position.attackCards[position.attacks - 1];
    }

    private static int slot(JorvikPosition position, int seat) {
        return (position.attacks - 1) * position.seats + seat;
    }

    private static int defence(JorvikPosition position, int seat) {
        return position.strengths[slot(position, seat)];
    }

    private static int highest(JorvikPosition position) {
        int highest = 0;
        for (int seat = 0; seat < position.seats; seat++) {
            highest = Math.max(highest, defence(position, seat));
        }
        return highest;
    }

    private static int lowest(JorvikPosition position) {
        int lowest = Integer.MAX_VALUE;
        for (int seat = 0; seat < position.seats; seat++) {
            lowest = Math.min(lowest, defence(position, seat));
        }
        return lowest;
    }

    private static void tellStrengths(JorvikPosition position) {
        for (int places = 0; places < position.seats; places++) {
            int seat = position.clockwise(places);
            position.tell("log.strength", "seat", Phrase.seat(seat), "strength", defence(position, seat));
        }
    }
}
