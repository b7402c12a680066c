package althing.odin.effects;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame.Field;
import althing.engine.Frame;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Word;
import althing.odin.actions.Vikings;
import althing.odin.board.Supply;
import althing.odin.box.Items;
import althing.odin.box.Ids;
import althing.odin.course.Action;
import althing.odin.course.Exchange;
import althing.odin.course.Expense;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Whether to pay silver equal to the round for another viking from the same space (card 60C). */
public final class RecallingAgain extends Exchange {

    static final Frame FRAME = new Frame();
    private static final Field SPACE = FRAME.word("space", Ids.SPACES);

    public RecallingAgain() {
        super("FFO-O.60C", FRAME);
    }

    static void ask(OdinState position, int seat, int space) {
        position.push(FRAME, seat, SPACE, space);
    }

    @Override
    protected boolean mayTrade(OdinState position, int seat, @Nullable Why why) {
        return Recalling.hasVikings(position, seat, position.due(SPACE), why)
                && Supply.canPay(position, seat, position.round, "FFO-O.60C", why);
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        int space = position.due(SPACE);
        position.agenda.pop();
        if (move == Word.TRADE) {
            position.change(seat, Items.SILVER, -position.round);
            Vikings.comeBack(position, seat, space, 1);
        }
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.recall-again", "space", Names.spaceWithVikings(position.due(SPACE)), "silver",
                position.round);
    }

    @Override
    protected Phrase trade(OdinState position) {
        return Phrase.of("move.recall-again", "silver", position.round);
    }

    @Override
    protected boolean isTried(Expense expense, OdinMove move) {
        if (move == Word.TRADE) {
            expense.spend(Items.SILVER, expense.position.round);
        }
        return move == Word.TRADE;
    }

    @Override
    public boolean fits(OdinState position, int entry, Action action) {
        return position.taken.by(SPACE.at(position.agenda, entry)) == position.agenda.seat(entry) + 1;
    }
}
