package althing.app;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

import althing.engine.Position;

/** Lists of one thing for each seat. */
final class Seats {

    private Seats() {
    }

    static List<Integer> pending(Position position) {
        return IntStream.range(0, position.seats()).filter(position::isPending).boxed().toList();
    }

    static List<Integer> points(Position position) {
        return each(position, position::points);
    }

    static List<Integer> ranks(Position position) {
        return each(position, position::rank);
    }

    static <T> List<T> each(Position position, IntFunction<T> thing) {
        return IntStream.range(0, position.seats()).mapToObj(thing).toList();
    }
}
