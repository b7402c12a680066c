package althing.server.table;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

import org.jspecify.annotations.Nullable;

import althing.engine.Obedience;
import althing.engine.Position;
import althing.engine.StandingOrder;
import althing.server.api.TableState.OrderState;
import althing.server.api.TableState.OrderWords;
import althing.server.storage.StandingOrders;
import althing.server.storage.StorageTrouble;
import althing.server.storage.StandingOrders.Left;
import althing.server.storage.StoredTable.Seat;

/**
 * The orders that seats of one table have left for dull questions. They are no events: nobody but their seat learns of them,
 * not even by a number that goes up. What is stored is read again after every move, because another node may have changed it.
 * Not thread safe.
 */
public final class Orders {

    private final Table table;
    private final StandingOrders rows;
    private @Nullable List<Left> known;
    private int carriedAt = -1;
    /** The move behind which it was drawn when the next answer is given. */
    private int drawnAt = -1;
    private long answerAt;

    Orders(Table table, StandingOrders rows) {
        this.table = table;
        this.rows = rows;
    }

    /** What is stored may be something else now. */
    void forget() {
        known = null;
        carriedAt = -1;
    }

    /** Leaves an order for a question that is asked of a person's seat, who has looked at it; the number of the last event. */
    int leave(String person, int seat, String word, int after) {
        table.admission().decide(person, seat, after);
        StandingOrder order = table.course().now().orders(seat).stream().filter(each -> each.word().equals(word))
                .findFirst().orElseThrow(() -> new Denial(422, "no-such-order", "The game takes no such order now."));
        rows.leave(table.id(), seat, order);
        drawn(0);
        changed();
        return table.seq();
    }

    /** Takes an order back, or puts away one that is over; the number of the last event. */
    public int withdraw(String person, int seat, String word) {
        table.seating().check(person, seat);
        if (known().stream().anyMatch(each -> each.seat() == seat && each.order().word().equals(word))) {
            rows.withdraw(table.id(), seat, word);
            changed();
        }
        return table.seq();
    }

    /** A seat decides otherwise than its orders did. */
    void withdrawAll(int seat) {
        if (takesOrders() && known().stream().anyMatch(each -> each.seat() == seat)) {
            rows.withdraw(table.id(), seat);
            forget();
        }
    }

    private void changed() {
        forget();
        table.changed();
    }

    /** Whether somebody may be asked who has left an order, and this node has to answer for them. */
    boolean areDue() {
        Course course = table.course();
        return takesOrders() && carriedAt != table.seq() && course.isKept() && !course.isWaiting()
                && !course.isClosed() && !table.tuition().isOn() && !known().isEmpty();
    }

    /** How long the next answer waits, once for each question: a haste that people do not have would give the order away. */
    OptionalLong hesitate(Hesitation hesitation) {
        if (drawnAt == playedAt()) {
            return OptionalLong.empty();
        }
        drawn(Math.max(0, table.lastPlayed() + hesitation.nanos() - System.nanoTime()));
        return OptionalLong.of(answerAt - System.nanoTime());
    }

    private void drawn(long wait) {
        drawnAt = playedAt();
        answerAt = System.nanoTime() + wait;
    }

    private int playedAt() {
        return table.course().questions().playedAt();
    }

    boolean isTime() {
        return System.nanoTime() - answerAt >= 0;
    }

    /** Answers for one who has left an order that knows what to answer. */
    Orders carryOut() {
        if (!answerOne()) {
            carriedAt = table.seq();
        }
        return this;
    }

    private boolean answerOne() {
        for (Left left : List.copyOf(known())) {
            if (!left.isOver() && isAsked(left.seat()) && obey(left)) {
                return true;
            }
        }
        return false;
    }

    private boolean isAsked(int number) {
        Seat seat = table.seats().get(number);
        return table.course().now().isPending(number) && seat.person() != null && !seat.isPlayedByBot();
    }

    /** Whether an order has answered. */
    private boolean obey(Left left) {
        return switch (table.course().now().obey(left.seat(), left.order())) {
            case Obedience.Answer answer -> {
                table.playing().enter(left.seat(), answer.move());
                yield true;
            }
            case Obedience.Other other -> {
                if (other == Obedience.Other.OVER) {
                    rows.end(table.id(), left.seat(), left.order());
                    changed();
                }
                yield false;
            }
        };
    }

    /** What somebody may know of them: those of the seat through whose eyes they look, as of everything at a shared screen. */
    OrderState shown(Viewpoint viewpoint, int acting) {
        if (!takesOrders() || viewpoint.seats() == 0) {
            return OrderState.NONE;
        }
        int eyes = viewpoint.eyes(table.course().now());
        try {
            return new OrderState(offered(acting), known().stream().filter(each -> each.seat() == eyes)
                    .map(each -> words(each.seat(), each.order(), each.isOver())).toList());
        } catch (StorageTrouble e) {
            return OrderState.NONE; // Who looks while the storage is away sees the table all the same.
        }
    }

    private List<OrderWords> offered(int acting) {
        return acting == Position.ONLOOKER
                ? List.of()
                : table.course().now().orders(acting).stream().map(each -> words(acting, each, false)).toList();
    }

    private static OrderWords words(int seat, StandingOrder order, boolean over) {
        return new OrderWords(seat, order.word(), order.text(),
                Optional.of(order.over()).filter(_ -> over).orElse(null));
    }

    private boolean takesOrders() {
        return table.setup().game().takesOrders();
    }

    private List<Left> known() {
        List<Left> before = known;
        if (before != null) {
            return before;
        }
        List<Left> read = rows.of(table.id());
        known = read;
        return read;
    }
}
