package althing.odin.course;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Word;

/** A question of yes or no: whether to make an exchange that is on offer. Stateless. */
public abstract class Exchange extends OdinDecision {

    protected Exchange(String rule, Frame frame) {
        super(rule, frame, OPEN);
    }

    /** Whether the exchange can be made. */
    protected abstract boolean mayTrade(OdinState position, int seat, @Nullable Why why);

    @Override
    public final void listAnswers(OdinState position, int seat, MoveList into) {
        if (mayTrade(position, seat, null)) {
            into.add(Word.TRADE);
        }
        into.add(Word.DONE);
    }

    @Override
    protected final boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return switch (move) {
            case Word.TRADE -> mayTrade(position, seat, why);
            case Word.DONE -> true;
            default -> notNow(position, seat, why);
        };
    }

    @Override
    protected final Phrase named(OdinState position, int seat, OdinMove move) {
        return move == Word.TRADE ? trade(position) : Phrase.of("move.skip");
    }

    /** The exchange in words. */
    protected abstract Phrase trade(OdinState position);
}
