package althing.odin.dice;

import static althing.engine.Why.must;
import static althing.engine.Why.refuse;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame.Field;
import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Sail;
import althing.odin.box.Items;
import althing.odin.box.Throw;
import althing.odin.course.Action;
import althing.odin.course.Moves;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;

/** Which whaling boats go whaling (FFO-11.36). */
public final class Sailing extends OdinDecision {

    public static final Frame FRAME = new Frame();
    private static final Field MOST = FRAME.number("most", 1, 3);

    public Sailing() {
        super("FFO-11.36", FRAME, OPEN);
    }

    /** Asks, unless there is one way only. */
    static void begin(OdinState position, int seat, int most) {
        int plain = position.count(seat, Items.BOAT);
        int armed = position.count(seat, Items.ARMED_BOAT);
        if (plain + armed == 1 || (most == 1 && (plain == 0 || armed == 0))) {
            Dice.sail(position, seat, plain > 0 ? 1 : 0, plain > 0 ? 0 : 1);
        } else {
            position.push(FRAME, seat, MOST, most);
        }
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        for (int plain = 0; plain <= position.count(seat, Items.BOAT); plain++) {
            for (int armed = 0; armed <= position.count(seat, Items.ARMED_BOAT); armed++) {
                if (maySail(position, seat, plain, armed, null)) {
                    into.add(Moves.SAIL[plain][armed]);
                }
            }
        }
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return move instanceof Sail sail
                ? maySail(position, seat, sail.plain(), sail.armed(), why)
                : notNow(position, seat, why);
    }

    private static boolean maySail(OdinState position, int seat, int plain, int armed, @Nullable Why why) {
        int most = position.due(MOST);
        int ownPlain = position.count(seat, Items.BOAT);
        int ownArmed = position.count(seat, Items.ARMED_BOAT);
        boolean can = plain <= ownPlain && armed <= ownArmed && plain + armed <= most;
        return must(why, plain + armed > 0, "FFO-11.36", "refusal.no-boat")
                && (can || (why != null && refuse(why, "FFO-11.36", "refusal.no-such-boats", "plain", ownPlain, "armed",
                        ownArmed, "most", most)));
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        Sail sail = (Sail) move;
        position.agenda.pop();
        Dice.sail(position, seat, sail.plain(), sail.armed());
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.boats", "count", position.due(MOST));
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        Sail sail = (Sail) move;
        return Phrase.of("move.sail", "plain", sail.plain(), "armed", sail.armed());
    }

    @Override
    public boolean fits(OdinState position, int entry, Action action) {
        return action.thrown == Throw.WHALE;
    }
}
