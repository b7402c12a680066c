package althing.engine;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The moves of a game by their codes, filled once when the game is loaded, so that equal moves are one object. */
public final class MoveTable<M extends Move> {

    private final String game;
    private final String examples;
    private final Map<String, M> byCode = new HashMap<>();

    /**
     * A table without moves.
     *
     * @param game the game's name and
     * @param examples two of its codes, for the sentence about a code that is none
     */
    public MoveTable(String game, String examples) {
        this.game = game;
        this.examples = examples;
    }

    /** The move itself, or the equal one that is known already. */
    public M known(M move) {
        M before = byCode.putIfAbsent(move.code(), move);
        return before == null ? move : before;
    }

    public Optional<M> find(String code) {
        return Optional.ofNullable(byCode.get(code));
    }

    /**
     * The move that is written so.
     *
     * @throws BadInput if there is none
     */
    public M named(String code) {
        return find(code).orElseThrow(() -> unknown(code));
    }

    /**
     * The move that is written so. One that is not in the table, because it can never be legal, the game reads from the
     * words of its code, so that a rule can refuse it.
     *
     * @throws BadInput if nothing is written so
     */
    public M named(String code, Function<CodeWords, M> reading) {
        M known = byCode.get(code);
        if (known != null) {
            return known;
        }
        M read = reading.apply(new CodeWords(code, unknown(code)));
        if (!read.code().equals(code)) {
            throw unknown(code);
        }
        return read;
    }

    public BadInput unknown(String code) {
        return new BadInput("'" + code + "' is no move of " + game + "; moves look like " + examples + ".");
    }
}
