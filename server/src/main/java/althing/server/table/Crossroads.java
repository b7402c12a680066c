package althing.server.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;

/** A position that nobody plays on, with the legal moves of its seats, each listed once. Not thread safe. */
final class Crossroads {

    private final Position position;
    private final Map<Integer, List<Move>> moves = new HashMap<>();

    Crossroads(Position position) {
        this.position = position;
    }

    Position position() {
        return position;
    }

    List<Move> moves(int seat) {
        return moves.computeIfAbsent(seat, this::list);
    }

    private List<Move> list(int seat) {
        MoveList list = new MoveList();
        position.moves(seat, list);
        return list.toList();
    }
}
