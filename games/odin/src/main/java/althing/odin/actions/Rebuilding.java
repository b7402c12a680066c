package althing.odin.actions;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame.Field;
import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Rebuild;
import althing.odin.course.OdinMove.Word;
import althing.odin.board.Supply;
import althing.odin.box.Items;
import althing.odin.cards.Moments;
import althing.odin.course.Duty;
import althing.odin.course.Expense;
import althing.odin.course.Moves;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Whether to give a whaling boat for a knarr; loaded ore is lost with the boat (FFO-7.11). */
public final class Rebuilding extends OdinDecision {

    static final Frame FRAME = new Frame();

    static final Field MUST = FRAME.flag("must");

    public Rebuilding() {
        super("FFO-7.11", FRAME, OPEN);
    }

    static boolean canRebuild(OdinState position, int seat) {
        return Supply.boats(position, seat) > 0 && Supply.hasStage(position, seat, Items.KNARR);
    }

    private static boolean mayGive(OdinState position, int seat, int boat, @Nullable Why why) {
        return must(why, boat <= Items.ARMED_BOAT, "FFO-7.11", "refusal.not-a-boat", "ship", Names.item(boat))
                && Supply.has(position, seat, boat, "FFO-7.11", why)
                && Supply.hasStage(position, seat, Items.KNARR, why);
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        for (int boat = Items.BOAT; boat <= Items.ARMED_BOAT; boat++) {
            if (mayGive(position, seat, boat, null)) {
                into.add(Moves.REBUILD[boat]);
            }
        }
        if (!position.isDue(MUST)) {
            into.add(Word.DONE);
        }
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return switch (move) {
            case Rebuild rebuild -> mayGive(position, seat, rebuild.boat(), why);
            case Word.DONE -> Duty.mayStop(position.isDue(MUST), why);
            default -> notNow(position, seat, why);
        };
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        position.agenda.pop();
        if (!(move instanceof Rebuild rebuild)) {
            return;
        }
        position.change(seat, rebuild.boat(), -1);
        position.change(seat, Items.KNARR, 1);
        Moments.shipGained(position, seat, Items.KNARR);
        position.now.acted = true;
        if (position.isHeard()) {
            position.tell("log.rebuild", "seat", Phrase.seat(seat));
        }
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.rebuild");
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        return move instanceof Rebuild rebuild
                ? Phrase.of("move.rebuild", "ship", Names.item(rebuild.boat()))
                : Phrase.of("move.skip");
    }

    @Override
    protected boolean isTried(Expense expense, OdinMove move) {
        if (!(move instanceof Rebuild rebuild)) {
            return false;
        }
        expense.exchange(rebuild.boat(), 1, Items.KNARR);
        return true;
    }

    @Override
    public boolean isEffect(OdinState position, int entry) {
        return true;
    }

    @Override
    public boolean isPossible(OdinState position, int entry) {
        return canRebuild(position, position.agenda.seat(entry));
    }
}
