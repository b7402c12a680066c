package althing.graenaland.moving;

import static althing.engine.Why.must;
import static althing.engine.Why.refuse;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.SplitMix;
import althing.engine.Why;
import althing.graenaland.box.Board;
import althing.graenaland.box.Direction;
import althing.graenaland.box.Hero;
import althing.graenaland.table.GraenalandDecision;
import althing.graenaland.table.GraenalandMove.Order;
import althing.graenaland.table.GraenalandMove.Word;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Heroes;
import althing.graenaland.table.Moves;
import althing.graenaland.table.Names;
import althing.graenaland.table.Question;
import althing.graenaland.table.Stage;

/** Phase 2: everybody but the main player orders a hero in secret; then all orders are carried out (GRA-5). */
public final class Orders extends GraenalandDecision {

    /** An order is 0 for staying, or 1 + hero * directions + direction. */
    public static final byte OPEN = -1;
    public static final byte STAY = 0;
    public static final int DIRECTIONS = Direction.values().length;

    public Orders() {
        super("GRA-5.1", "prompt.order");
    }

    public static void begin(GraenalandState position) {
        position.stage = Stage.MOVING;
        position.heroes.revealed = false;
        position.heroes.swapped = 0;
        for (int seat = 0; seat < position.seats; seat++) {
            position.heroes.orders[seat] = OPEN;
            position.heroes.origins[seat] = Board.NOWHERE;
        }
        position.askAll(Question.ORDER, (1 << position.seats) - 1 & ~(1 << position.main));
    }

    public static int hero(int order) {
        return (order - 1) / DIRECTIONS;
    }

    public static int direction(int order) {
        return (order - 1) % DIRECTIONS;
    }

    @Override
    public void list(GraenalandState position, int seat, MoveList into) {
        listOrders(position, seat, into);
    }

    private static void listOrders(GraenalandState position, int seat, MoveList into) {
        for (int kind = 0; kind < Heroes.KINDS; kind++) {
            int from = position.heroes.place(seat, kind);
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

    @Override
    public boolean allows(GraenalandState position, int seat, GraenalandMove move, @Nullable Why why) {
        return move == Word.STAY || (move instanceof Order order
                ? mayOrder(position, seat, order, why)
                : notNow(position, seat, why));
    }

    private static boolean mayOrder(GraenalandState position, int seat, Order order, @Nullable Why why) {
        int from = position.heroes.place(seat, order.hero().ordinal());
        if (from == Board.NOWHERE) {
            return why != null && refuse(why, "GRA-5.2", "refusal.hero-not-there", "hero",
                    Names.hero(order.hero().ordinal()));
        }
        return must(why, position.board.target[from][order.direction().ordinal()] != Board.NOWHERE, "GRA-5.7",
                "refusal.leads-nowhere");
    }

    @Override
    public void play(GraenalandState position, int seat, GraenalandMove move) {
        position.heroes.orders[seat] = move instanceof Order order ? code(order.hero(), order.direction()) : STAY;
        if (position.hasAnswered(seat)) {
            carryOut(position);
        }
    }

    @Override
    public Phrase option(GraenalandState position, int seat, GraenalandMove move) {
        if (!(move instanceof Order order)) {
            return said((Word) move);
        }
        int from = position.heroes.place(seat, order.hero().ordinal());
        int to = from == Board.NOWHERE ? from : position.board.target[from][order.direction().ordinal()];
        return Phrase.of("move.order", "hero", Names.hero(order.hero().ordinal()), "direction",
                Phrase.name("direction." + order.direction().code()), "tile",
                to == Board.NOWHERE ? Phrase.name("board.nowhere") : Names.province(position, to));
    }

    public static byte code(Hero hero, Direction direction) {
        return (byte) (1 + hero.ordinal() * DIRECTIONS + direction.ordinal());
    }

    /** Any order that the seat could give; for imagining what others have chosen. */
    public static byte any(GraenalandState position, int seat, SplitMix random) {
        listOrders(position, seat, clear(position.scratch));
        return position.scratch.get(random.nextInt(position.scratch.size())) instanceof Order order
                ? code(order.hero(), order.direction())
                : STAY;
    }

    private static MoveList clear(MoveList list) {
        list.clear();
        return list;
    }

    public static void carryOut(GraenalandState position) {
        position.reveal();
        position.heroes.revealed = true;
        for (int place = 1; place < position.seats; place++) {
            int seat = position.left(position.main, place);
            carryOut(position, seat, position.heroes.orders[seat]);
        }
        Arrivals.begin(position);
    }

    /** An impossible direction leaves the hero where it is (GRA-5.7); an own hero at the target changes places (GRA-5.8). */
    public static void carryOut(GraenalandState position, int seat, int order) {
        if (order == STAY) {
            tellStay(position, seat);
            return;
        }
        int at = seat * Heroes.KINDS + hero(order);
        int from = position.heroes.at[at];
        position.heroes.origins[seat] = (byte) from;
        int to = position.board.target[from][direction(order)];
        if (to == Board.NOWHERE) {
            tellStay(position, seat);
            return;
        }
        int first = seat * Heroes.KINDS;
        for (int other = first; other < first + Heroes.KINDS; other++) {
            if (position.heroes.at[other] == to) {
                position.heroes.at[other] = (byte) from;
                position.heroes.swapped |= 1 << seat;
            }
        }
        position.heroes.at[at] = (byte) to;
        if (position.isHeard()) {
            position.tell("log.march", "seat", Phrase.seat(seat), "hero", Names.hero(hero(order)), "from",
                    Names.province(position, from), "to", Names.province(position, to));
        }
    }

    private static void tellStay(GraenalandState position, int seat) {
        if (position.isHeard()) {
            position.tell("log.stay", "seat", Phrase.seat(seat));
        }
    }
}
