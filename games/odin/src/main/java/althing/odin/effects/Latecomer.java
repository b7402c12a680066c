package althing.odin.effects;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Imitate;
import althing.odin.course.OdinMove.Word;
import althing.odin.OdinRuling;
import althing.odin.actions.Deeds;
import althing.odin.actions.Turns;
import althing.odin.box.Items;
import althing.odin.box.Space;
import althing.odin.course.Expense;
import althing.odin.course.Moves;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Which free space of column 1, beside the seat's vikings, to use for a silver after the Actions phase (card 91c). */
public final class Latecomer extends OdinDecision {

    public static final Frame FRAME = new Frame();
    private static final int COLUMN = 1;
    private static final int PRICE = 1;

    public Latecomer() {
        super("FFO-O.91c", FRAME, OPEN);
    }

    public static boolean canUse(OdinState position, int seat) {
        for (int space = 0; space < Space.PRINTED; space++) {
            if (mayUse(position, seat, space, null)) {
                return true;
            }
        }
        return false;
    }

    private static boolean mayUse(OdinState position, int seat, int space, @Nullable Why why) {
        return Following.isOfColumn(space, COLUMN, "FFO-O.91c", why) && Turns.isFree(position, space, why)
                && must(why, isBeside(position, seat, space), "FFO-O.91c", "refusal.not-beside", "space",
                        Names.space(space))
                && canPayFor(position, seat, space, why);
    }

    /** Whether the space directly above or below holds vikings of the seat. */
    private static boolean isBeside(OdinState position, int seat, int space) {
        return holdsVikings(position, seat, space, -1) || holdsVikings(position, seat, space, 1);
    }

    private static boolean holdsVikings(OdinState position, int seat, int space, int step) {
        int other = space + step;
        return other >= 0 && other < Space.PRINTED && Space.get(other).column == COLUMN
                && isOwn(position, seat, other) && position.standing[other] > 0;
    }

    /** In the first version vikings of the resting colour counted here, though nowhere else (FFO-17.5). */
    private static boolean isOwn(OdinState position, int seat, int space) {
        int taken = position.taken.by(space);
        return (position.holds(OdinRuling.RESTING_VIKINGS) ? taken : taken % OdinState.OLD) == seat + 1;
    }

    /** The action must be possible with what is left once the silver is paid. */
    private static boolean canPayFor(OdinState position, int seat, int space, @Nullable Why why) {
        return (position.count(seat, Items.SILVER) >= PRICE && canDoForLess(position, seat, space))
                || (Deeds.canDo(position, seat, space, why) && must(why, false, "FFO-O.91c", "refusal.too-poor-late",
                        "space", Names.space(space)));
    }

    private static boolean canDoForLess(OdinState position, int seat, int space) {
        position.change(seat, Items.SILVER, -PRICE);
        boolean possible = Deeds.canDo(position, seat, space);
        position.change(seat, Items.SILVER, PRICE);
        return possible;
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        for (int space = 0; space < Space.PRINTED; space++) {
            if (mayUse(position, seat, space, null)) {
                into.add(Moves.IMITATE[space]);
            }
        }
        into.add(Word.DONE);
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return switch (move) {
            case Imitate late -> mayUse(position, seat, late.space(), why);
            case Word.DONE -> true;
            default -> notNow(position, seat, why);
        };
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        position.agenda.pop();
        if (move instanceof Imitate late) {
            position.change(seat, Items.SILVER, -PRICE);
            if (!position.holds(OdinRuling.ACTION_FRAMES)) {
                position.now.forget();
            }
            if (position.isHeard()) {
                position.tell("log.late", "seat", Phrase.seat(seat), "space", Names.spaceWithVikings(late.space()));
            }
            Following.use(position, seat, late.space());
        }
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.late");
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        return move instanceof Imitate late
                ? Phrase.of("move.follow", "space", Names.spaceWithVikings(late.space()))
                : Phrase.of("move.skip");
    }

    @Override
    protected boolean isTried(Expense expense, OdinMove move) {
        if (!(move instanceof Imitate late)) {
            return false;
        }
        expense.spend(Items.SILVER, PRICE);
        expense.space(late.space());
        return true;
    }
}
