package althing.jorvik.advice;

import althing.jorvik.cards.Components;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;
import althing.jorvik.town.Vikings;

/** What a spot in a queue or in the reservation row promises to a seat. */
final class SpotProspects {

    /** How likely somebody buys a card that is worth its price to him, and one that is not. */
    private static final double KEEN = 0.75;
    private static final double IDLE = 0.12;

    private SpotProspects() {
    }

    /** The promise of joining a queue at its end. */
    static double join(Town town, int seat, int space) {
        long queue = town.queues[space];
        int ahead = Vikings.size(queue);
        return spot(town, seat, space, ahead, ahead + 1) + spite(town, seat, space);
    }

    /** The promise of a spot that the seat has, or would have, in a queue of this size. */
    static double spot(Town town, int seat, int space, int spot, int size) {
        int card = town.spaces[space];
        double value = Appraisal.card(town, seat, card);
        double later = growth(town);
        double chance = 1;
        double best = 0;
        long queue = town.queues[space];
        for (int front = 0; front < spot; front++) {
            int other = Vikings.seat(Vikings.at(queue, front));
            if (other != seat) {
                chance *= 1 - buys(town, other, card, size - front + later);
            }
        }
        double price = size - spot + later;
        if (town.coins[seat] >= size - spot) {
            best = Math.max(0, value - price * Appraisal.coin(town, seat));
        }
        double poverty = town.coins[seat] >= price ? 1 : 0.6;
        return chance * best * poverty;
    }

    /** How many more vikings may still join a queue. */
    private static double growth(Town town) {
        if (town.step != Step.DEMAND) {
            return 0;
        }
        int vikings = 0;
        for (int supply : town.supply) {
            vikings += supply;
        }
        return 0.6 * vikings / town.variant.spaces;
    }

    private static double buys(Town town, int seat, int card, double price) {
        if (town.coins[seat] < Math.floor(price)) {
            return 0.05;
        }
        double gain = Appraisal.card(town, seat, card) - price * Appraisal.coin(town, seat);
        return gain > 0.5 ? KEEN : gain > -0.5 ? 0.5 : IDLE;
    }

    /** A viking more makes the card dearer for those who stand there. */
    private static double spite(Town town, int seat, int space) {
        long queue = town.queues[space];
        if (queue == Vikings.NONE) {
            return 0;
        }
        int front = Vikings.seat(Vikings.at(queue, 0));
        if (front == seat) {
            return -0.8;
        }
        double value = Appraisal.card(town, front, town.spaces[space]);
        return Math.clamp(0.08 * value, 0, 0.6) / (town.seats - 1);
    }

    /** The promise of reserving a card now. */
    static double reserve(Town town, int seat, int card) {
        double price = 1 + reservationsToCome(town);
        double value = Appraisal.card(town, seat, card);
        double poverty = town.coins[seat] >= price ? 1 : 0.5;
        return Math.max(0, value - price * Appraisal.coin(town, seat)) * poverty;
    }

    private static double reservationsToCome(Town town) {
        int vikings = 0;
        for (int supply : town.supply) {
            vikings += supply;
        }
        int open = 0;
        for (int space = Components.SPACES; space < 2 * Components.SPACES; space++) {
            open += town.spaces[space] != Components.NONE ? 1 : 0;
        }
        return Math.min(Math.max(0, open - 1), 0.4 * vikings);
    }

    /** The promise of a card in the row that lies at this spot. */
    static double reserved(Town town, int seat, int spot) {
        int card = Vikings.at(town.rowCards, spot) - 1;
        double later = town.step == Step.DEMAND ? reservationsToCome(town) : 0;
        double price = Vikings.size(town.rowCards) - spot + later;
        double poverty = town.coins[seat] >= price ? 1 : 0.5;
        return Math.max(0, Appraisal.card(town, seat, card) - price * Appraisal.coin(town, seat)) * poverty;
    }

    /** The promise of the place of a viking, wherever he stands, if he were the seat's. */
    static double place(Town town, int seat, int line, int spot) {
        return line == Components.SPACES
                ? reserved(town, seat, spot)
                : spot(town, seat, line, spot, Vikings.size(town.queues[line]));
    }

    /** The promise of all vikings that the seat has on the main board. */
    static double all(Town town, int seat) {
        double promise = 0;
        for (int line = 0; line <= Components.SPACES; line++) {
            long vikings = town.line(line);
            double best = 0;
            for (int spot = 0; vikings != Vikings.NONE; spot++, vikings = Vikings.withoutFront(vikings)) {
                if (Vikings.seat(Vikings.at(vikings, 0)) == seat) {
                    double place = place(town, seat, line, spot);
                    best = line == Components.SPACES ? best + place : Math.max(best, place);
                }
            }
            promise += best;
        }
        return promise;
    }
}
