package althing.graenaland.view;

import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;

import althing.graenaland.box.Board;
import althing.graenaland.box.Direction;
import althing.graenaland.box.Hero;
import althing.graenaland.moving.Orders;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Question;
import althing.graenaland.view.GraenalandView.Order;
import althing.graenaland.view.GraenalandView.Ordered;

/** The orders of the heroes: all of them once they are revealed, before that only the viewer’s own. */
public final class OrderViews {

    private static final Hero[] HEROES = Hero.values();
    private static final Direction[] DIRECTIONS = Direction.values();

    private final GraenalandState position;
    private final int viewer;

    public OrderViews(GraenalandState position, int viewer) {
        this.position = position;
        this.viewer = viewer;
    }

    private static Order order(int order) {
        return order == Orders.STAY
                ? new Order(null, null)
                : new Order(HEROES[Orders.hero(order)], DIRECTIONS[Orders.direction(order)]);
    }

    public List<Ordered> ordered() {
        if (!position.heroes.revealed) {
            return List.of();
        }
        List<Ordered> ordered = new ArrayList<>();
        for (int place = 1; place < position.seats; place++) {
            int seat = position.left(orderedBy(), place);
            ordered.add(ordered(seat, position.heroes.orders[seat]));
        }
        return ordered;
    }

    /** The main player of the turn in which the orders were given: the only one who gave none. */
    private int orderedBy() {
        int seat = 0;
        while (position.heroes.orders[seat] != Orders.OPEN) {
            seat++;
        }
        return seat;
    }

    private Ordered ordered(int seat, int order) {
        int from = position.heroes.origins[seat];
        if (order == Orders.STAY || from == Board.NOWHERE) {
            return new Ordered(seat, order(order), null, null, false);
        }
        int target = position.board.target[from][Orders.direction(order)];
        int to = target == Board.NOWHERE ? from : target;
        return new Ordered(seat, order(order), ProvinceViews.tile(position, from), ProvinceViews.tile(position, to),
                (position.heroes.swapped >> seat & 1) != 0);
    }

    @Nullable
    public Order ownOrder() {
        boolean sealed = position.isAsked(Question.ORDER) && viewer >= 0
                && position.heroes.orders[viewer] != Orders.OPEN;
        return sealed ? order(position.heroes.orders[viewer]) : null;
    }
}
