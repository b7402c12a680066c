package althing.app;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

import althing.engine.BadInput;
import althing.engine.Position;
import althing.engine.Setup;

/** Lists of one thing for each seat. */
final class Seats {

    private Seats() {
    }

    /** The seats that somebody named, each of which there must be. */
    static Set<Integer> of(Setup setup, Collection<Integer> named) {
        for (int seat : named) {
            if (seat < 0 || seat >= setup.seats()) {
                throw new BadInput("There is no seat " + seat + "; seats are 0 to " + (setup.seats() - 1) + ".");
            }
        }
        return new TreeSet<>(named);
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
