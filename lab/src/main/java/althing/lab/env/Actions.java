package althing.lab.env;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

import org.jspecify.annotations.Nullable;

import althing.engine.Game;
import althing.engine.Move;

/** All moves of a game by number: the place of their code among all codes in their order. Immutable. */
public final class Actions {

    private final List<String> codes;
    private final Move[] moves;
    private final Map<Move, Integer> numbers;

    public Actions(Game game) {
        SortedMap<String, Move> byCode = new TreeMap<>();
        game.everyMove().forEach(move -> byCode.put(move.code(), move));
        codes = List.copyOf(byCode.keySet());
        moves = byCode.values().toArray(Move[]::new);
        numbers = HashMap.newHashMap(moves.length);
        for (int number = 0; number < moves.length; number++) {
            numbers.put(moves[number], number);
        }
    }

    public int size() {
        return moves.length;
    }

    /** The codes of all moves, by number. */
    public List<String> codes() {
        return codes;
    }

    Move move(int number) {
        return moves[number];
    }

    int number(Move move) {
        @Nullable
        Integer number = numbers.get(move);
        if (number == null) {
            throw new IllegalStateException("'" + move.code() + "' is legal, but not in the table of moves");
        }
        return number;
    }
}
