package althing.odin.board;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame.Field;
import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Place;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Ids;
import althing.odin.course.Action;
import althing.odin.course.Anytime;
import althing.odin.course.Expense;
import althing.odin.course.Moves;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** On which board an item must be laid at once (card 9A). */
public final class Settling extends OdinDecision {

    public static final Frame FRAME = new Frame();

    public static final Field ITEM = FRAME.word("item", Ids.ITEMS);

    public Settling() {
        super("FFO-O.9A", FRAME, CLOSED);
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        int item = position.due(ITEM);
        for (int board = 0; board < Estate.BOARDS; board++) {
            if (position.owner[board] == seat && Placing.fits(position, board, item)) {
                into.add(Moves.PLACE[item][position.slot(board)]);
            }
        }
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        int item = position.due(ITEM);
        return move instanceof Place place
                ? must(why, place.item() == item, "FFO-O.9A", "refusal.other-item", "item", Names.item(item))
                        && Placements.mayPlace(position, seat, place, why)
                : notNow(position, seat, why);
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        position.agenda.pop();
        Laying.begin(position, seat, (Place) move);
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.settle", "item", Names.item(position.due(ITEM)));
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        return Anytime.named(position, (Place) move);
    }

    @Override
    protected boolean isTried(Expense expense, OdinMove move) {
        expense.spend(((Place) move).item(), 1);
        return true;
    }

    @Override
    public boolean isInPlace(int height, int entries) {
        return height == entries - 1;
    }

    @Override
    public boolean fits(OdinState position, int entry, Action action) {
        return ITEM.at(position.agenda, entry) == Items.ORE
                && position.count(position.agenda.seat(entry), Items.ORE) > 0;
    }
}
