package althing.odin.actions;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame.Field;
import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Flip;
import althing.odin.course.OdinMove.Word;
import althing.odin.board.Supply;
import althing.odin.box.Colour;
import althing.odin.box.Items;
import althing.odin.box.Ids;
import althing.odin.cards.Moments;
import althing.odin.course.Expense;
import althing.odin.course.Moves;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Which green good to turn over in Overseas Trading, of each kind one (FFO-9.1). */
public final class Overseas extends OdinDecision {

    static final Frame FRAME = new Frame();
    /** The green goods that were turned over, by column. */
    private static final Field FLIPPED = FRAME.words("flipped", Ids.GREENS);

    public Overseas() {
        super("FFO-9.1", FRAME, OPEN);
    }

    /** Whether a green good is left that this action has not turned over; those it has are columns as bits. */
    static boolean canFlip(OdinState position, int seat, int flipped) {
        for (int green : Items.GREENS) {
            if (mayFlip(position, seat, green, flipped, null)) {
                return true;
            }
        }
        return false;
    }

    private static boolean mayFlip(OdinState position, int seat, int good, int flipped, @Nullable Why why) {
        return must(why, Items.COLOUR[good] == Colour.GREEN, "FFO-9.1", "refusal.not-green", "item", Names.item(good))
                && Supply.has(position, seat, good, "FFO-9.1", why)
                && must(why, (flipped >> Items.COLUMN[good] & 1) == 0, "FFO-9.1", "refusal.flipped-before", "item",
                        Names.item(good));
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        int flipped = position.due(FLIPPED);
        for (int green : Items.GREENS) {
            if (mayFlip(position, seat, green, flipped, null)) {
                into.add(Moves.FLIP[green]);
            }
        }
        into.add(Word.DONE);
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return switch (move) {
            case Flip flip -> mayFlip(position, seat, flip.good(), position.due(FLIPPED), why);
            case Word.DONE -> true;
            default -> notNow(position, seat, why);
        };
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        int flipped = position.due(FLIPPED);
        position.agenda.pop();
        if (!(move instanceof Flip flip)) {
            return;
        }
        int blue = Items.UPGRADED[flip.good()];
        position.change(seat, flip.good(), -1);
        position.change(seat, blue, 1);
        if (position.isHeard()) {
            position.tell("log.flip", "seat", Phrase.seat(seat), "from", Names.item(flip.good()), "to",
                    Names.item(blue));
        }
        int all = flipped | 1 << Items.COLUMN[flip.good()];
        if (canFlip(position, seat, all)) {
            position.push(FRAME, seat, FLIPPED, all);
        }
        Moments.gained(position, seat, blue);
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.overseas");
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        return move instanceof Flip flip
                ? Phrase.of("move.upgrade", "from", Names.item(flip.good()), "to",
                        Names.item(Items.UPGRADED[flip.good()]))
                : Phrase.of("move.skip");
    }

    @Override
    protected boolean isTried(Expense expense, OdinMove move) {
        if (!(move instanceof Flip flip)) {
            return false;
        }
        expense.exchange(flip.good(), 1, Items.UPGRADED[flip.good()]);
        return true;
    }
}
