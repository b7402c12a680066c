package althing.odin.effects;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Store;
import althing.odin.course.OdinMove.Word;
import althing.odin.board.Storing;
import althing.odin.box.Items;
import althing.odin.box.Plan;
import althing.odin.course.Expense;
import althing.odin.course.Moves;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;

/** Whether to put a wood or a stone in a shed for a silver (card 42b). */
public final class Steward extends OdinDecision {

    public static final Frame FRAME = new Frame();

    public Steward() {
        super("FFO-O.42b", FRAME, CLOSED);
    }

    public static boolean canFillShed(OdinState position, int seat) {
        for (OdinMove store : Moves.STORE) {
            if (mayStore(position, seat, (Store) store, null)) {
                return true;
            }
        }
        return false;
    }

    private static boolean mayStore(OdinState position, int seat, Store store, @Nullable Why why) {
        return must(why, store.building() == Plan.SHED.index, "FFO-O.42b", "refusal.shed-only")
                && Storing.mayStore(position, seat, store, why);
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        for (OdinMove store : Moves.STORE) {
            if (mayStore(position, seat, (Store) store, null)) {
                into.add(store);
            }
        }
        into.add(Word.DONE);
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return switch (move) {
            case Store store -> mayStore(position, seat, store, why);
            case Word.DONE -> true;
            default -> notNow(position, seat, why);
        };
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        position.agenda.pop();
        if (move instanceof Store store) {
            Storing.store(position, seat, store);
            position.change(seat, Items.SILVER, 1);
        }
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.steward");
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        return move instanceof Store store ? Storing.named(store) : Phrase.of("move.skip");
    }

    @Override
    protected boolean isTried(Expense expense, OdinMove move) {
        if (!(move instanceof Store store)) {
            return false;
        }
        expense.spend(store.resource(), 1);
        return true;
    }

    @Override
    public boolean isInPlace(int height, int entries) {
        return height == entries - 1;
    }
}
