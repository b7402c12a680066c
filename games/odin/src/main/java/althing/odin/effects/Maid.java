package althing.odin.effects;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame.Field;
import althing.engine.Frame;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Word;
import althing.odin.board.Yield;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.course.Action;
import althing.odin.course.Exchange;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Whether a house gives silverware instead of its bonus (card 177B). */
public final class Maid extends Exchange {

    static final Frame FRAME = new Frame();
    private static final Field BOARD = FRAME.word("board", Estate.NAMES);
    private static final int SILVERWARE = Items.named("silverware");

    public Maid() {
        super("FFO-O.177B", FRAME);
    }

    public static void ask(OdinState position, int seat, int board) {
        position.push(FRAME, seat, BOARD, Estate.nameOf(board));
    }

    @Override
    protected boolean mayTrade(OdinState position, int seat, @Nullable Why why) {
        return true;
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        int board = Estate.named(position.due(BOARD), seat);
        position.agenda.pop();
        if (move == Word.TRADE) {
            Yield.give(position, seat, board, SILVERWARE);
        } else {
            Yield.payGoods(position, seat, board);
        }
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.maid", "board", Names.slot(position.slot(Estate.named(position.due(BOARD), seat))));
    }

    @Override
    protected Phrase trade(OdinState position) {
        return Phrase.of("move.maid");
    }

    @Override
    public boolean fits(OdinState position, int entry, Action action) {
        int seat = position.agenda.seat(entry);
        int board = Estate.named(BOARD.at(position.agenda, entry), seat);
        return position.owner[board] == seat && position.plan(board).isHouse();
    }
}
