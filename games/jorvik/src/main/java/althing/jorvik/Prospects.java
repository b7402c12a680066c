package althing.jorvik;

/** What a spot in a queue or in the reservation row promises to a seat. */
final class Prospects {

    /** How likely somebody buys a card that is worth its price to him, and one that is not. */
    private static final double KEEN = 0.75;
    private static final double IDLE = 0.12;

    private Prospects() {
    }

    /** The promise of joining a queue at its end. */
    static double join(JorvikPosition position, int seat, int space) {
        long queue = position.queues[space];
        int ahead = Vikings.size(queue);
        return spot(position, seat, space, ahead, ahead + 1) + spite(position, seat, space);
    }

    /** The promise of a spot that the seat has, or would have, in a queue of this size. */
    static double spot(JorvikPosition position, int seat, int space, int spot, int size) {
        int card = position.spaces[space];
        double value = Appraisal.card(position, seat, card);
        double later = growth(position);
        double chance = 1;
        double best = 0;
        long queue = position.queues[space];
        for (int front = 0; front < spot; front++) {
            int other = Vikings.seat(Vikings.at(queue, front));
            if (other != seat) {
                chance *= 1 - buys(position, other, card, size - front + later);
            }
        }
        double price = size - spot + later;
        if (position.coins[seat] >= size - spot) {
            best = Math.max(0, value - price * Appraisal.coin(position, seat));
        }
        double poverty = position.coins[seat] >= price ? 1 : 0.6;
        return chance * best * poverty;
    }

    /** How many more vikings may still join a queue. */
    private static double growth(JorvikPosition position) {
        if (position.step != Step.DEMAND) {
            return 0;
        }
        int vikings = 0;
        for (int supply : position.supply) {
            vikings += supply;
        }
        return 0.6 * vikings / position.layout.spaces;
    }

    private static double buys(JorvikPosition position, int seat, int card, double price) {
        if (position.coins[seat] < Math.floor(price)) {
            return 0.05;
        }
        double gain = Appraisal.card(position, seat, card) - price * Appraisal.coin(position, seat);
        return gain > 0.5 ? KEEN : gain > -0.5 ? 0.5 : IDLE;
    }

    /** A viking more makes the card dearer for those who stand there. */
    private static double spite(JorvikPosition position, int seat, int space) {
        long queue = position.queues[space];
        if (queue == Vikings.NONE) {
            return 0;
        }
        int front = Vikings.seat(Vikings.at(queue, 0));
        if (front == seat) {
            return -0.8;
        }
        double value = Appraisal.card(position, front, position.spaces[space]);
        return Math.clamp(0.08 * value, 0, 0.6) / (position.seats - 1);
    }

    /** The promise of reserving a card now. */
    static double reserve(JorvikPosition position, int seat, int card) {
        double price = 1 + reservationsToCome(position);
        double value = Appraisal.card(position, seat, card);
        double poverty = position.coins[seat] >= price ? 1 : 0.5;
        return Math.max(0, value - price * Appraisal.coin(position, seat)) * poverty;
    }

    private static double reservationsToCome(JorvikPosition position) {
        int vikings = 0;
        for (int supply : position.supply) {
            vikings += supply;
        }
        int open = 0;
        for (int space = Cards.SPACES; space < 2 * Cards.SPACES; space++) {
            open += position.spaces[space] != Cards.NONE ? 1 : 0;
        }
        return Math.min(Math.max(0, open - 1), 0.4 * vikings);
    }

    /** The promise of a card in the row that lies at this spot. */
    static double reserved(JorvikPosition position, int seat, int spot) {
        int card = Vikings.at(position.rowCards, spot) - 1;
        double later = position.step == Step.DEMAND ? reservationsToCome(position) : 0;
        double price = Vikings.size(position.rowCards) - spot + later;
        double poverty = position.coins[seat] >= price ? 1 : 0.5;
        return Math.max(0, Appraisal.card(position, seat, card) - price * Appraisal.coin(position, seat)) * poverty;
    }

    /** The promise of the place of a viking, wherever he stands, if he were the seat's. */
    static double place(JorvikPosition position, int seat, int line, int spot) {
        return line == Cards.SPACES
                ? reserved(position, seat, spot)
                : spot(position, seat, line, spot, Vikings.size(position.queues[line]));
    }

    /** The promise of all vikings that the seat has on the main board. */
    static double all(JorvikPosition position, int seat) {
        double promise = 0;
        for (int line = 0; line <= Cards.SPACES; line++) {
            long vikings = Swapping.line(position, line);
            double best = 0;
            for (int spot = 0; vikings != Vikings.NONE; spot++, vikings = Vikings.withoutFront(vikings)) {
                if (Vikings.seat(Vikings.at(vikings, 0)) == seat) {
                    double place = place(position, seat, line, spot);
                    best = line == Cards.SPACES ? best + place : Math.max(best, place);
                }
            }
            promise += best;
        }
        return promise;
    }
}
