package althing.odin.board;

import static althing.engine.Why.must;
import static althing.engine.Why.refuse;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame.Field;
import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Lay;
import althing.odin.course.OdinMove.Place;
import althing.odin.cards.Moments;
import althing.odin.box.Laid;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Plan;
import althing.odin.box.Shape;
import althing.odin.box.Ids;
import althing.odin.course.Action;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/**
 * Where on a board the chosen tile lies (FFO-5). Places are listed by whole rows of bits and checked square by square; both
 * ask the board what is free for the tile and whether the income rule is kept.
 */
public final class Laying extends OdinDecision {

    public static final Frame FRAME = new Frame();
    private static final Field ITEM = FRAME.word("item", Ids.ITEMS);
    private static final Field BOARD = FRAME.word("board", Estate.NAMES);

    public Laying() {
        super("FFO-5.1", FRAME, CLOSED);
    }

    /** Asks where the item lies that was picked for a board. */
    public static void begin(OdinState position, int seat, Place place) {
        position.push(FRAME, seat, ITEM, place.item());
        BOARD.set(position.agenda, Estate.nameOf(position.slot(Placements.board(seat, place.board()))));
    }

    /** The item and the board that are asked about. */
    public static int item(OdinState position) {
        return position.due(ITEM);
    }

    public static int board(OdinState position) {
        return Estate.named(position.due(BOARD), position.agenda.seat());
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        Placing.list(position, board(position), item(position), into);
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return move instanceof Lay lay
                ? mayLie(position, board(position), item(position), lay, why)
                : notNow(position, seat, why);
    }

    private static boolean mayLie(OdinState position, int board, int item, Lay lay, @Nullable Why why) {
        Plan plan = position.plan(board);
        Shape shape = Shape.of(item, lay.turn()).orElse(null);
        if (shape == null) {
            return refuse(why, "FFO-5.6", "refusal.same-turn", "item", Names.item(item));
        }
        Placing.free(position, plan, board, item);
        return must(why, lay.row() + shape.height() <= plan.height && !hits(shape, lay, row -> ~plan.squares[row]),
                "FFO-5.4", "refusal.off-board", "item", Names.item(item))
                && must(why, !hits(shape, lay, row -> position.boards.covered(board, row)), "FFO-5.5",
                        "refusal.overlap",
                        "item", Names.item(item))
                && must(why, !hits(shape, lay, row -> ~position.free[row]), plan.isHouse() ? "FFO-5.31" : "FFO-5.7",
                        "refusal.touching", "item", Names.item(item))
                && must(why, (Placing.columns(position, plan, board, shape, lay.row()) >> lay.column() & 1) != 0,
                        "FFO-5.10", "refusal.income-rule", "item", Names.item(item));
    }

    /** The squares of a row, as bits, that the tile must not lie on. */
    @FunctionalInterface
    private interface Squares {

        int in(int row);
    }

    private static boolean hits(Shape shape, Lay lay, Squares forbidden) {
        for (int i = 0; i < shape.height(); i++) {
            if ((shape.rows()[i] << lay.column() & forbidden.in(lay.row() + i)) != 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        int item = item(position);
        int board = board(position);
        position.agenda.pop();
        lay(position, seat, board, item, (Lay) move);
    }

    /** Lays an item of the seat's supply for good (FFO-5.15). */
    public static void lay(OdinState position, int seat, int board, int item, Lay at) {
        position.change(seat, item, -1);
        position.boards.put(Laid.of(board, item, at.row(), at.column(), at.turn()));
        if (position.isHeard()) {
            position.tell("log.lay", "seat", Phrase.seat(seat), "item", Names.item(item), "board",
                    Names.slot(position.slot(board)));
        }
        Moments.laid(position, seat, item, position.plan(board));
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.lay", "item", Names.item(item(position)), "board",
                Names.slot(position.slot(board(position))));
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        Lay lay = (Lay) move;
        return Phrase.of("move.lay", "row", lay.row() + 1, "column", lay.column() + 1, "turn", lay.turn());
    }

    @Override
    protected boolean takes() {
        return false;
    }

    @Override
    public boolean settles(OdinState position, int seat) {
        return false;
    }

    @Override
    public boolean isInPlace(int height, int entries) {
        return height == entries - 1;
    }

    @Override
    public boolean fits(OdinState position, int entry, Action action) {
        int seat = position.agenda.seat(entry);
        int item = ITEM.at(position.agenda, entry);
        int board = Estate.named(BOARD.at(position.agenda, entry), seat);
        boolean shown = Estate.nameOf(position.slot(board)) == BOARD.at(position.agenda, entry);
        return shown && item <= Items.SILVER && position.owner[board] == seat && position.count(seat, item) > 0
                && Placing.fits(position, board, item);
    }
}
