package althing.engine;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import althing.engine.data.DataFile;

/** The rules of one title. Stateless and thread safe; found by {@link java.util.ServiceLoader}. */
public interface Game {

    /** A short word of small letters, the first in a setup line. */
    String id();

    /** What has changed in the rules since their first version; each version that ever stood can still be played. */
    default List<? extends Ruling> rulings() {
        return List.of();
    }

    /** The newest version of the rules: the one since which the last ruling holds. */
    default int rulesVersion() {
        return rulings().stream().mapToInt(Ruling::since).max().orElse(1);
    }

    int minSeats();

    int maxSeats();

    List<Option> options();

    /** A sentence that says why these options do not go together, if they do not. */
    Optional<String> problem(Setup setup);

    /** Whether anything is drawn in this game; where nothing is, every seed leads to the same games. */
    default boolean knowsChance() {
        return true;
    }

    /** Whether a seat can see what others, or onlookers, do not; where none can, everybody may watch as it happens. */
    default boolean keepsSecrets(Setup setup) {
        return true;
    }

    /** Whether a seat can leave orders for dull questions. */
    default boolean takesOrders() {
        return false;
    }

    /** The first decision of a seeded setup. */
    Position start(Setup setup);

    /**
     * The move that a code stands for.
     *
     * @throws BadInput if no move of this game is written so
     */
    default Move move(String code) {
        return moves().read(code);
    }

    /** The moves of the game with their codec; none for a game that reads codes by {@link #move} alone. */
    default MoveTable<? extends Move> moves() {
        return MoveTable.empty(id());
    }

    /** Every move that a position of this game can ever list; some of them may be made only now. */
    default Collection<? extends Move> everyMove() {
        return moves().all();
    }

    /**
     * What programs outside choose among, in any order: each move by its code, but for those that share an action. Moves that
     * are never legal side by side may be one action, so that the actions stay few.
     */
    default Collection<String> actions() {
        return everyMove().stream().map(Move::code).toList();
    }

    /** The action that a legal move of a seat is now, if it shares one; a move that shares none is the action of its code. */
    default Optional<String> sharedAction(Position position, int seat, Move move) {
        return Optional.empty();
    }

    /** The record type of {@link Position#notation}. */
    Class<? extends Notation> notationType();

    /** What can be on an agenda of this game, each frame at the place of its kind; none for a game without an agenda. */
    default List<Frame> frames() {
        return List.of();
    }

    /** The words that a notation uses for the game's things, by the name of their {@link althing.engine.notation.Word}. */
    default Map<String, List<String>> vocabularies() {
        return Map.of();
    }

    /** The record type of {@link Position#view}. */
    Class<? extends View> viewType();

    Heuristics heuristics();

    /** What a seat sees as numbers, for programs that learn; where a game has nothing better, what its own net learns from. */
    default Optional<Observation> observation() {
        return heuristics().features().map(Observation.class::cast);
    }

    /** The components and figures of the game with their source marks. */
    DataFile components();
}
