package althing.lab.env;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import althing.engine.Game;
import althing.engine.Move;
import althing.engine.Position;

/**
 * What can be done in a game, by number: the place of an action among all actions in their order. Nearly every move is an
 * action of its own, named by its code. Not thread safe, for it remembers the numbers of moves that it has met.
 */
public final class Actions {

    private final Game game;
    private final List<String> codes;
    private final Map<String, Integer> places;
    private final Map<Move, Integer> own = new HashMap<>();

    public Actions(Game game) {
        this.game = game;
        codes = game.actions().stream().distinct().sorted().toList();
        places = HashMap.newHashMap(codes.size());
        for (int place = 0; place < codes.size(); place++) {
            places.put(codes.get(place), place);
        }
    }

    public int size() {
        return codes.size();
    }

    /** The codes of all actions, by number. */
    public List<String> codes() {
        return codes;
    }

    /** The number of a move that is legal for the seat to decide. */
    int number(Position position, Move move) {
        @Nullable
        Integer known = own.get(move);
        return known == null ? met(position, move) : known;
    }

    private int met(Position position, Move move) {
        String shared = game.sharedAction(position, position.nextSeat(), move).orElse(null);
        if (shared != null) {
            return place(shared);
        }
        int number = place(move.code());
        own.put(move, number);
        return number;
    }

    private int place(String action) {
        @Nullable
        Integer place = places.get(action);
        if (place == null) {
            throw new IllegalStateException("'" + action + "' is legal, but not among the actions");
        }
        return place;
    }
}
