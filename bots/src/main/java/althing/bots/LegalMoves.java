package althing.bots;

import althing.engine.Belief;
import althing.engine.MoveList;
import althing.engine.SplitMix;

/** The legal moves of a belief from any of them on, so that none of several that look the same is always taken. Not thread safe. */
final class LegalMoves {

    private final MoveList listed = new MoveList();

    void list(Belief belief, SplitMix random, MoveList into) {
        belief.moves(listed);
        int offset = random.nextInt(listed.size());
        into.clear();
        for (int i = 0; i < listed.size(); i++) {
            into.add(listed.get((i + offset) % listed.size()));
        }
    }
}
