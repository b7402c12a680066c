package althing.odin.effects;

import static althing.engine.Why.must;
import static althing.engine.Why.refuse;

import java.util.Arrays;

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
import althing.odin.cards.Moments;
import althing.odin.course.Expense;
import althing.odin.course.Moves;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Which good to turn over: orange and red are two sides of a tile, green and blue, animals and pregnant ones (card 78B). */
public final class TurningOver extends OdinDecision {

    public static final Frame FRAME = new Frame();
    private static final int MOST_GOODS = 7;
    private static final Field LEFT = FRAME.number("left", 1, MOST_GOODS);

    private static final int[] OTHER_SIDE = new int[Items.GOODS];

    static {
        for (int good = 0; good < Items.GOODS; good++) {
            OTHER_SIDE[good] = otherSide(good);
        }
    }

    public TurningOver() {
        super("FFO-O.78B", FRAME, OPEN);
    }

    public static void ask(OdinState position, int seat, int goods) {
        position.push(FRAME, seat, LEFT, goods);
    }

    private static int otherSide(int good) {
        if (Items.isAnimal(good)) {
            return Items.isPregnant(good) ? good - 1 : good + 1;
        }
        return switch (Items.COLOUR[good]) {
            case ORANGE, GREEN -> Items.UPGRADED[good];
            case RED -> below(good, Colour.ORANGE);
            case BLUE, SPECIAL -> below(good, Colour.GREEN);
        };
    }

    private static int below(int good, Colour colour) {
        for (int other = 0; other < Items.GOODS; other++) {
            if (Items.COLUMN[other] == Items.COLUMN[good] && Items.COLOUR[other] == colour) {
                return other;
            }
        }
        return Items.NONE;
    }

    public static int result(int good) {
        return OTHER_SIDE[good];
    }

    public static boolean canTurn(OdinState position, int seat) {
        for (int good = 0; good < Items.GOODS; good++) {
            if (mayTurn(position, seat, good, null)) {
                return true;
            }
        }
        return false;
    }

    private static boolean mayTurn(OdinState position, int seat, int good, @Nullable Why why) {
        return Supply.has(position, seat, good, "FFO-O.78B", why)
                && must(why, good < Items.GOODS && OTHER_SIDE[good] != Items.NONE, "FFO-O.78B",
                        "refusal.no-other-side", "item", Names.item(good))
                && isUntouched(position, seat, good, why);
    }

    /** A tile that was turned over stays as it is. */
    private static boolean isUntouched(OdinState position, int seat, int good, @Nullable Why why) {
        int fresh = position.now.fresh[good];
        return position.count(seat, good) > fresh || (why != null && refuse(why, "FFO-O.78B", "refusal.turned-before",
                "item", Names.item(good), "count", fresh));
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        for (int good = 0; good < Items.GOODS; good++) {
            if (mayTurn(position, seat, good, null)) {
                into.add(Moves.FLIP[good]);
            }
        }
        into.add(Word.DONE);
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return switch (move) {
            case Flip flip -> mayTurn(position, seat, flip.good(), why);
            case Word.DONE -> true;
            default -> notNow(position, seat, why);
        };
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        int left = position.due(LEFT) - 1;
        position.agenda.pop();
        if (!(move instanceof Flip flip)) {
            Arrays.fill(position.now.fresh, (byte) 0);
            return;
        }
        int result = OTHER_SIDE[flip.good()];
        position.change(seat, flip.good(), -1);
        position.change(seat, result, 1);
        position.now.fresh[result]++;
        if (position.isHeard()) {
            position.tell("log.turn-over", "seat", Phrase.seat(seat), "from", Names.item(flip.good()), "to",
                    Names.item(result));
        }
        if (left > 0) {
            ask(position, seat, left);
        } else {
            Arrays.fill(position.now.fresh, (byte) 0);
        }
        if (Items.kind(result) != Items.kind(flip.good())) {
            Moments.gained(position, seat, result);
        }
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.turn-over", "count", position.due(LEFT));
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        return move instanceof Flip flip
                ? Phrase.of("move.upgrade", "from", Names.item(flip.good()), "to",
                        Names.item(OTHER_SIDE[flip.good()]))
                : Phrase.of("move.skip");
    }

    @Override
    protected boolean isTried(Expense expense, OdinMove move) {
        if (!(move instanceof Flip flip)) {
            return false;
        }
        expense.exchange(flip.good(), 1, OTHER_SIDE[flip.good()]);
        return true;
    }
}
