package althing.odin.cards;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Play;
import althing.odin.course.OdinMove.Word;
import althing.odin.course.Expense;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Whether to play one occupation of the hand. Stateless. */
public abstract class OneCard extends OdinDecision {

    protected OneCard(String rule, Frame frame) {
        super(rule, frame, OPEN);
    }

    @Override
    public final void listAnswers(OdinState position, int seat, MoveList into) {
        Occupations.listHand(position, seat, into);
        into.add(Word.DONE);
    }

    @Override
    protected final boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return switch (move) {
            case Play play -> Occupations.holds(position, seat, play.card(), why);
            case Word.DONE -> true;
            default -> notNow(position, seat, why);
        };
    }

    @Override
    protected final Phrase named(OdinState position, int seat, OdinMove move) {
        return move instanceof Play play ? Phrase.of("move.play", "card", Names.card(play.card())) : declined();
    }

    /** Playing none in words. */
    protected abstract Phrase declined();

    @Override
    protected final boolean isTried(Expense expense, OdinMove move) {
        if (!(move instanceof Play play)) {
            return false;
        }
        expense.play(play.card());
        return true;
    }
}
