package althing.hnefatafl.advice;

import althing.engine.Duel;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.hnefatafl.rules.Battle;

/** How a search tells positions apart, and what it must not stop at: a capture (TAF-5.1). */
final class Attention implements Duel {

    /** An odd number with as many ones as zeroes. */
    private static final long MIX = 0x9E3779B97F4A7C15L;

    private final ThreadLocal<Threats> threats = ThreadLocal.withInitial(Threats::new);

    /** Earlier positions count by how often one came again, because that decides what is barred (TAF-9.2). */
    @Override
    public long key(Position position) {
        Battle battle = (Battle) position;
        return battle.board.key() + MIX * (2L * battle.repetition.returns() + battle.turn());
    }

    @Override
    public void loud(Position position, int seat, MoveList into) {
        into.clear();
        threats.get().listCaptures(((Battle) position).board, seat, into);
    }
}
