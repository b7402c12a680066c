package althing.odin.dice;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame.Field;
import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Back;
import althing.odin.actions.Vikings;
import althing.odin.course.Action;
import althing.odin.course.Moves;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;

/** How many vikings come back after a failure (FFO-11.23, FFO-11.34). */
public final class Returning extends OdinDecision {

    public static final Frame FRAME = new Frame();
    private static final Field MOST = FRAME.number("most", 1, Moves.BACK.length - 1);

    public Returning() {
        super("FFO-11.34", FRAME, OPEN);
    }

    static void ask(OdinState position, int seat, int most) {
        position.push(FRAME, seat, MOST, most);
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        for (int vikings = 0; vikings <= position.due(MOST); vikings++) {
            into.add(Moves.BACK[vikings]);
        }
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        int most = position.due(MOST);
        return move instanceof Back back
                ? must(why, back.vikings() <= most, "FFO-11.34", "refusal.too-many-vikings", "vikings", most)
                : notNow(position, seat, why);
    }

    /** The space stays used, whoever leaves it (FFO-3.3). */
    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        position.agenda.pop();
        Vikings.comeBack(position, seat, position.now.site, ((Back) move).vikings());
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.back", "vikings", position.due(MOST));
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        return Phrase.of("move.back", "vikings", ((Back) move).vikings());
    }

    @Override
    public boolean settles(OdinState position, int seat) {
        return false;
    }

    @Override
    public boolean fits(OdinState position, int entry, Action action) {
        return action.site >= 0 && MOST.at(position.agenda, entry) <= position.standing[action.site];
    }
}
