package althing.graenaland;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.SplitMix;
import althing.graenaland.GraenalandMove.Order;
import althing.graenaland.GraenalandMove.Word;
import althing.graenaland.GraenalandView.Decision;
import althing.graenaland.GraenalandView.Stage;

/** Phase 2: everybody but the main player orders a hero in secret; then all orders are carried out (GRA-5). */
final class Orders {

    /** An order is 0 for staying, or 1 + hero * directions + direction. */
    static final byte OPEN = -1;
    static final byte STAY = 0;
    static final int DIRECTIONS = Direction.values().length;

    private Orders() {
    }

    static void begin(GraenalandPosition position) {
        position.stage = Stage.MOVING;
        position.revealedOrders = false;
        position.swapped = 0;
        for (int seat = 0; seat < position.seats; seat++) {
            position.orders[seat] = OPEN;
            position.origins[seat] = Board.NOWHERE;
        }
        position.askAll(Decision.ORDER, (1 << position.seats) - 1 & ~(1 << position.main));
    }

    static int hero(int order) {
        return (order - 1) / DIRECTIONS;
    }

    static int direction(int order) {
        return (order - 1) % DIRECTIONS;
    }

    static void list(GraenalandPosition position, int seat, MoveList into) {
        for (int kind = 0; kind < GraenalandPosition.HEROES; kind++) {
            int from = position.hero(seat, kind);
            if (from != Board.NOWHERE) {
                for (int direction = 0; direction < DIRECTIONS; direction++) {
                    if (position.board.target[from][direction] != Board.NOWHERE) {
                        into.add(Moves.ORDER[kind][direction]);
                    }
                }
            }
        }
        into.add(Word.STAY);
    }

    static void play(GraenalandPosition position, int seat, GraenalandMove move) {
        position.orders[seat] = move instanceof Order order ? code(order.hero(), order.direction()) : STAY;
        position.pending &= ~(1 << seat);
        if (position.pending == 0) {
            carryOut(position);
        }
    }

    static byte code(Hero hero, Direction direction) {
        return (byte) (1 + hero.ordinal() * DIRECTIONS + direction.ordinal());
    }

    /** Any order that the seat could give; for imagining what others have chosen. */
    static byte any(GraenalandPosition position, int seat, SplitMix random) {
        list(position, seat, clear(position.scratch));
        return position.scratch.get(random.nextInt(position.scratch.size())) instanceof Order order
                ? code(order.hero(), order.direction())
                : STAY;
    }

    private static MoveList clear(MoveList list) {
        list.clear();
        return list;
    }

    static void carryOut(GraenalandPosition position) {
        position.reveal();
        position.revealedOrders = true;
        for (int place = 1; place < position.seats; place++) {
            int seat = position.left(position.main, place);
            carryOut(position, seat, position.orders[seat]);
        }
        Arrivals.begin(position);
    }

    /** An impossible direction leaves the hero where it is (GRA-5.7); an own hero at the target changes places (GRA-5.8). */
    static void carryOut(GraenalandPosition position, int seat, int order) {
        if (order == STAY) {
            tellStay(position, seat);
            return;
        }
        int at = seat * GraenalandPosition.HEROES + hero(order);
        int from = position.heroes[at];
        position.origins[seat] = (byte) from;
        int to = position.board.target[from][direction(order)];
        if (to == Board.NOWHERE) {
            tellStay(position, seat);
            return;
        }
        int first = seat * GraenalandPosition.HEROES;
        for (int other = first; other < first + GraenalandPosition.HEROES; other++) {
            if (position.heroes[other] == to) {
                position.heroes[other] = (byte) from;
                position.swapped |= 1 << seat;
            }
        }
        position.heroes[at] = (byte) to;
        if (position.isHeard()) {
            position.tell("log.march", "seat", Phrase.seat(seat), "hero", Wording.hero(hero(order)), "from",
                    Wording.province(position, from), "to", Wording.province(position, to));
        }
    }

    private static void tellStay(GraenalandPosition position, int seat) {
        if (position.isHeard()) {
            position.tell("log.stay", "seat", Phrase.seat(seat));
        }
    }
}
