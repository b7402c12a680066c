package althing.odin.effects;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Recall;
import althing.odin.actions.Vikings;
import althing.odin.box.Space;
import althing.odin.course.Moves;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** From which space a viking comes back (card 60C). */
public final class Recalling extends OdinDecision {

    public static final Frame FRAME = new Frame();

    public Recalling() {
        super("FFO-O.60C", FRAME, OPEN);
    }

    public static boolean canRecall(OdinState position, int seat) {
        for (int space = 0; space < Space.COUNT; space++) {
            if (hasVikings(position, seat, space, null)) {
                return true;
            }
        }
        return false;
    }

    /** Whether vikings of this round stand there. */
    static boolean hasVikings(OdinState position, int seat, int space, @Nullable Why why) {
        return must(why, position.taken.by(space) == seat + 1 && position.standing[space] > 0, "FFO-O.60C",
                "refusal.no-viking-there", "space", Names.space(space));
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        for (int space = 0; space < Space.COUNT; space++) {
            if (hasVikings(position, seat, space, null)) {
                into.add(Moves.RECALL[space]);
            }
        }
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return move instanceof Recall recall
                ? hasVikings(position, seat, recall.space(), why)
                : notNow(position, seat, why);
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        int space = ((Recall) move).space();
        position.agenda.pop();
        RecallingAgain.ask(position, seat, space);
        Vikings.comeBack(position, seat, space, 1);
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.recall");
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        return Phrase.of("move.recall", "space", Names.spaceWithVikings(((Recall) move).space()));
    }
}
