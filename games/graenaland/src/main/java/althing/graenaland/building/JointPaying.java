package althing.graenaland.building;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.graenaland.box.Amounts;
import althing.graenaland.box.Components;
import althing.graenaland.table.Affording;
import althing.graenaland.table.GraenalandDecision;
import althing.graenaland.table.GraenalandMove.Word;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.GraenalandRuling;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Names;

/** Whether to pay the rest of the joint work, call once more or give it up (GRA-14.4). */
public final class JointPaying extends GraenalandDecision {

    public JointPaying() {
        super("GRA-14.4", "prompt.joint-pay");
    }

    @Override
    public void list(GraenalandState position, int seat, MoveList into) {
        if (Affording.may(position, seat, position.yard.due, null)) {
            into.add(Word.PAY);
        }
        if (mayCallAgain(position, null)) {
            into.add(Word.CALL);
        }
        into.add(Word.CANCEL);
    }

    @Override
    public boolean allows(GraenalandState position, int seat, GraenalandMove move, @Nullable Why why) {
        if (move == Word.PAY) {
            return Affording.may(position, seat, position.yard.due, why);
        }
        return move == Word.CALL
                ? mayCallAgain(position, why)
                : move == Word.CANCEL || notNow(position, seat, why);
    }

    /** Whether the main player may ask once more, because somebody could change what is pledged. */
    private static boolean mayCallAgain(GraenalandState position, @Nullable Why why) {
        int most = position.holds(GraenalandRuling.OPEN_PLEDGES) ? Components.PLEDGE_CALLS : 1;
        return must(why, position.yard.calls < most, "GRA-14.4", "refusal.called-enough", "most", most)
                && must(why, JointWorks.hasHelpers(position), "GRA-14.4", "refusal.no-helpers");
    }

    @Override
    public void play(GraenalandState position, int seat, GraenalandMove move) {
        if (move == Word.PAY) {
            Spending.begin(position, position.yard.due);
        } else if (move == Word.CALL) {
            if (position.isHeard()) {
                position.tell("log.call-again", "seat", Names.seat(position.main));
            }
            JointWorks.call(position);
        } else {
            JointWorks.cancel(position);
        }
    }

    @Override
    public Phrase prompt(GraenalandState position, int seat) {
        return JointWorks.prompt(position, "prompt.joint-pay", "prompt.joint-paid");
    }

    @Override
    public Phrase option(GraenalandState position, int seat, GraenalandMove move) {
        if (move == Word.PAY) {
            return Phrase.of("move.joint-pay", "price", Names.price(position.yard.due), "units",
                    Amounts.total(position.yard.due));
        }
        return move == Word.CALL ? Phrase.of("move.call-again") : said((Word) move);
    }
}
