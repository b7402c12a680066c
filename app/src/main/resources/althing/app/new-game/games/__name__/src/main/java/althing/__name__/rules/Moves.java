package althing.__name__.rules;

import althing.__name__.rules.__Name__Move.Take;
import althing.engine.BadInput;
import althing.engine.MoveTable;
import althing.engine.code.MoveCodec;

/** Every move of the game, made once; lists of legal moves are filled from here. */
public final class Moves {

    static final MoveCodec<Take> CODEC = MoveCodec.of(Take.class);
    public static final MoveTable<Take> TABLE = new MoveTable<>("__Name__", "'take 2'", CODEC);
    private static final Take[] TAKES = new Take[Components.MOST + 1];

    static {
        for (int count = 1; count <= Components.MOST; count++) {
            TAKES[count] = TABLE.known(new Take(count));
        }
    }

    private Moves() {
    }

    /** The move that a code stands for; {@link BadInput} if there is none. */
    public static Take named(String code) {
        return TABLE.named(code);
    }

    static Take take(int count) {
        return TAKES[count];
    }
}
