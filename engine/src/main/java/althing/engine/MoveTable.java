package althing.engine;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

import althing.engine.code.MoveCodec;

/** The moves of a game by their codes, filled once when the game is loaded, so that equal moves are one object. */
public final class MoveTable<M extends Move> {

    private final String game;
    private final String examples;
    private final MoveCodec<M> codec;
    private final Map<String, M> byCode = new LinkedHashMap<>();

    /**
     * A table without moves.
     *
     * @param game the game's name and
     * @param examples two of its codes, for the sentence about a code that is none
     */
    public MoveTable(String game, String examples, MoveCodec<M> codec) {
        this.game = game;
        this.examples = examples;
        this.codec = codec;
    }

    /** The table of a game that has no codec: it knows no move and reads none. */
    static MoveTable<Move> empty(String game) {
        return new MoveTable<>(game, "nothing", MoveCodec.none());
    }

    /** The move itself, or the one with the same code that is known already. */
    public M known(M move) {
        M before = byCode.putIfAbsent(codec.write(move), move);
        return before == null ? move : before;
    }

    /** All known moves. */
    public Collection<M> all() {
        return Collections.unmodifiableCollection(byCode.values());
    }

    /** How codes are written and read. */
    public MoveCodec<M> codec() {
        return codec;
    }

    public Optional<M> find(String code) {
        return Optional.ofNullable(byCode.get(code));
    }

    /**
     * The known move that is written so.
     *
     * @throws BadInput if there is none
     */
    public M named(String code) {
        return find(code).orElseThrow(() -> unknown(code));
    }

    /**
     * The move that is written so, also one that is not in the table because it can never be legal, so that a rule can
     * refuse it.
     *
     * @throws BadInput if nothing is written so
     */
    public M read(String code) {
        return find(code).or(() -> codec.read(code)).orElseThrow(() -> unknown(code));
    }

    public BadInput unknown(String code) {
        return new BadInput("'" + code + "' is no move of " + game + "; moves look like " + examples + ".");
    }
}
