package althing.odin.actions;

import org.jspecify.annotations.Nullable;

import althing.engine.Agenda;
import althing.engine.Frame.Field;
import althing.engine.Frame;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Word;
import althing.odin.box.Deed;
import althing.odin.box.Program;
import althing.odin.cards.ProgramWords;
import althing.odin.course.Action;
import althing.odin.course.Exchange;
import althing.odin.course.Expense;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Whether to make an exchange that an action offers (FFO-7.4). */
public final class Offer extends Exchange {

    public static final Frame FRAME = new Frame();

    static final Field DEED = FRAME.word("deed", ProgramWords.DEEDS);

    public Offer() {
        super("FFO-7.4", FRAME);
    }

    /** The exchange that is asked about. */
    public static Deed.Trade asked(OdinState position) {
        return (Deed.Trade) Program.deed(position.due(DEED));
    }

    @Override
    protected boolean mayTrade(OdinState position, int seat, @Nullable Why why) {
        return Deeds.canTrade(position, seat, position.due(DEED), asked(position), "FFO-7.4", why);
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        int deed = position.due(DEED);
        position.agenda.pop();
        if (move == Word.TRADE) {
            Doing.trade(position, seat, (Deed.Trade) Program.deed(deed), deed);
        }
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        Deed.Trade trade = asked(position);
        return Phrase.of("prompt.offer", "pay", Names.amounts(trade.pay()), "gain", Names.amounts(trade.gain()));
    }

    @Override
    protected Phrase trade(OdinState position) {
        return Names.trade(asked(position));
    }

    @Override
    protected boolean isTried(Expense expense, OdinMove move) {
        if (move == Word.TRADE) {
            expense.trade(expense.position.due(DEED), asked(expense.position));
        }
        return move == Word.TRADE;
    }

    @Override
    public int deed(Agenda agenda, int entry) {
        return DEED.at(agenda, entry);
    }

    @Override
    public boolean fits(OdinState position, int entry, Action action) {
        return Program.deed(DEED.at(position.agenda, entry)) instanceof Deed.Trade;
    }
}
