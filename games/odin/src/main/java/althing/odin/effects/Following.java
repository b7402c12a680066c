package althing.odin.effects;

import static althing.engine.Why.must;
import static althing.engine.Why.refuse;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Imitate;
import althing.odin.OdinRuling;
import althing.odin.actions.Deeds;
import althing.odin.actions.Steps;
import althing.odin.box.Space;
import althing.odin.cards.Moments;
import althing.odin.course.Duty;
import althing.odin.course.Expense;
import althing.odin.course.Moves;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Which occupied space of column 2 to use without vikings (card 77A). */
public final class Following extends OdinDecision {

    public static final Frame FRAME = new Frame();
    private static final int COLUMN = 2;

    public Following() {
        super("FFO-O.77A", FRAME, OPEN);
    }

    public static boolean canFollow(OdinState position, int seat) {
        for (int space = 0; space < Space.PRINTED; space++) {
            if (mayFollow(position, seat, space, null)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a space is of the column that a card opens. */
    static boolean isOfColumn(int space, int column, String rule, @Nullable Why why) {
        return Space.get(space).column == column || (why != null
                && refuse(why, rule, "refusal.other-column", "space", Names.space(space), "column", column));
    }

    private static boolean mayFollow(OdinState position, int seat, int space, @Nullable Why why) {
        return isOfColumn(space, COLUMN, "FFO-O.77A", why)
                && must(why, position.taken.by(space) != 0, "FFO-O.77A", "refusal.not-occupied", "space",
                        Names.space(space))
                && Deeds.canDo(position, seat, space, why)
                && Duty.leavesEffect(position, seat, Moves.IMITATE[space], why);
    }

    /** Uses a space without vikings, so that none comes back (cards 77A and 91c). */
    static void use(OdinState position, int seat, int space) {
        position.interrupt(seat, space);
        if (position.holds(OdinRuling.USED_WITHOUT_VIKINGS)) {
            position.push(Steps.Aftermath.FRAME, seat);
            position.push(Steps.Beginning.FRAME, seat, Steps.Beginning.SPACE, space);
            Moments.fireBefore(position, seat, space);
        } else {
            InsteadOfAction.begin(position, seat, space);
        }
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        for (int space = 0; space < Space.PRINTED; space++) {
            if (mayFollow(position, seat, space, null)) {
                into.add(Moves.IMITATE[space]);
            }
        }
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return move instanceof Imitate imitate
                ? mayFollow(position, seat, imitate.space(), why)
                : notNow(position, seat, why);
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        position.agenda.pop();
        use(position, seat, ((Imitate) move).space());
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.follow");
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        return Phrase.of("move.follow", "space", Names.spaceWithVikings(((Imitate) move).space()));
    }

    @Override
    protected boolean isTried(Expense expense, OdinMove move) {
        expense.space(((Imitate) move).space());
        return true;
    }
}
