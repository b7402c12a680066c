package althing.engine.guard;

import java.util.ArrayList;
import java.util.List;

import althing.engine.MoveList;
import althing.engine.Position;

/**
 * Counts the lines of play that lead on from a position, as chess programs do: dice and draws fall as the position's
 * chance has them, and of seats that decide at once the lowest decides first. Not thread safe.
 *
 * @see <a href="https://www.chessprogramming.org/Perft">Perft</a>
 */
public final class Perft {

    private final List<Position> positions = new ArrayList<>();
    private final List<MoveList> moves = new ArrayList<>();

    /** How many lines of exactly so many moves there are; one that ends before counts as none. */
    public long count(Position start, int depth) {
        if (!positions.isEmpty() && !positions.getFirst().setup().equals(start.setup())) {
            positions.clear();
        }
        for (int i = positions.size(); i <= depth; i++) {
            positions.add(start.copy());
            moves.add(new MoveList());
        }
        positions.get(0).become(start);
        return below(0, depth);
    }

    private long below(int level, int depth) {
        Position position = positions.get(level);
        if (level == depth) {
            return 1;
        }
        if (position.isOver()) {
            return 0;
        }
        int seat = position.nextSeat();
        MoveList legal = moves.get(level);
        position.moves(seat, legal);
        if (level + 1 == depth) {
            return legal.size();
        }
        long count = 0;
        for (int i = 0; i < legal.size(); i++) {
            Position next = positions.get(level + 1);
            next.become(position);
            next.play(seat, legal.get(i));
            count += below(level + 1, depth);
        }
        return count;
    }
}
