package althing.__name__.advice;

import althing.__name__.rules.Components;
import althing.__name__.rules.Heap;
import althing.__name__.rules.__Name__Move.Take;
import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.Position;
import althing.engine.Setup;

/** What is known about playing __Name__ well: leave the other a number of stones that cannot be won. */
public final class __Name__Heuristics implements Heuristics {

    public static final __Name__Heuristics INSTANCE = new __Name__Heuristics();

    private __Name__Heuristics() {
    }

    @Override
    public double value(Position position, int seat) {
        Heap heap = (Heap) position;
        return isLost(heap.left()) == (seat == heap.turn()) ? -1 : 1;
    }

    @Override
    public double worth(Position position, int seat, Move move) {
        return isLost(((Heap) position).left() - ((Take) move).count()) ? 1 : 0;
    }

    /** Whether nobody to take can win from here. */
    private static boolean isLost(int left) {
        return left % (Components.MOST + 1) == 0;
    }

    @Override
    public double spread(Setup setup) {
        return 1;
    }
}
