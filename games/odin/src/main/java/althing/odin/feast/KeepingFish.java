package althing.odin.feast;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame.Field;
import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Place;
import althing.odin.course.OdinMove.Word;
import althing.odin.board.Laying;
import althing.odin.board.Placements;
import althing.odin.board.Placing;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.cards.Occupations;
import althing.odin.course.Anytime;
import althing.odin.course.Expense;
import althing.odin.course.Moves;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** In which house to lay a stockfish of the Feast, which would go away else (card 172C). */
public final class KeepingFish extends OdinDecision {

    public static final Frame FRAME = new Frame();
    private static final Field LEFT = FRAME.number("left", 1, Feast.SQUARES);
    private static final int STOCKFISH = Items.named("stockfish");

    public KeepingFish() {
        super("FFO-O.172C", FRAME, CLOSED);
    }

    /** Asks about each stockfish on the table, if the seat has the card. */
    static void ask(OdinState position, int seat) {
        if (!Occupations.has(position, seat, Occupations.KEEP_STOCKFISH)) {
            return;
        }
        int fish = 0;
        for (byte dish : position.table) {
            fish += dish == STOCKFISH + 1 ? 1 : 0;
        }
        if (fish > 0) {
            position.push(FRAME, seat, LEFT, fish);
        }
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        for (int board = Estate.FIRST_STONE_HOUSE; board < Estate.BOARDS; board++) {
            if (position.owner[board] == seat && Placing.fits(position, board, STOCKFISH)) {
                into.add(Moves.PLACE[STOCKFISH][position.slot(board)]);
            }
        }
        into.add(Word.DONE);
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return switch (move) {
            case Place place -> must(why, place.item() == STOCKFISH, "FFO-O.172C", "refusal.other-item", "item",
                    Names.item(STOCKFISH)) && Placements.mayPlace(position, seat, place, why);
            case Word.DONE -> true;
            default -> notNow(position, seat, why);
        };
    }

    /** The stockfish comes into the supply only to be laid at once. */
    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        int left = position.due(LEFT) - 1;
        position.agenda.pop();
        if (move instanceof Place place) {
            if (left > 0) {
                position.push(FRAME, seat, LEFT, left);
            }
            position.change(seat, STOCKFISH, 1);
            Laying.begin(position, seat, place);
        }
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.fish", "count", position.due(LEFT));
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        return move instanceof Place place ? Anytime.named(position, place) : Phrase.of("move.skip");
    }

    @Override
    protected boolean isTried(Expense expense, OdinMove move) {
        if (!(move instanceof Place place)) {
            return false;
        }
        expense.spend(place.item(), 1);
        return true;
    }
}
