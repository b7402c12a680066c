package althing.odin.effects;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Use;
import althing.odin.course.OdinMove.Word;
import althing.odin.actions.Choosing;
import althing.odin.actions.Deeds;
import althing.odin.box.Program;
import althing.odin.cards.CardUse;
import althing.odin.cards.Effect;
import althing.odin.cards.Moments;
import althing.odin.cards.Occupations;
import althing.odin.course.Anytime;
import althing.odin.course.Duty;
import althing.odin.course.Expense;
import althing.odin.course.Moves;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;

/** Whether to do what a card offers instead of something else, at a moment that the card knows. Stateless. */
public abstract class Instead extends OdinDecision {

    protected Instead(String rule, Frame frame) {
        super(rule, frame, OPEN);
    }

    /** The moment at which cards offer something now. */
    protected abstract int moment(OdinState position);

    /** Whether what the card would replace can be done itself. */
    protected abstract boolean maySkip(OdinState position, int seat, @Nullable Why why);

    /** Goes on with it. */
    protected abstract void skip(OdinState position, int seat);

    @Override
    public final void listAnswers(OdinState position, int seat, MoveList into) {
        for (Effect effect : Effect.of(moment(position))) {
            int card = effect.card().index();
            for (int i = 0; Occupations.has(position, seat, card) && i < effect.program().alternatives(); i++) {
                if (Deeds.isPossible(position, seat, effect.program(), i)) {
                    into.add(Moves.USE[card][i]);
                }
            }
        }
        if (maySkip(position, seat, null)) {
            into.add(Word.DONE);
        }
    }

    @Override
    protected final boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return switch (move) {
            case Use use -> Occupations.has(position, seat, use.card(), why)
                    && Deeds.canTake(position, seat, CardUse.program(use.card()), use.alternative(), "FFO-13.6",
                            why);
            case Word.DONE -> maySkip(position, seat, why);
            default -> notNow(position, seat, why);
        };
    }

    /** The card is one that is offered, rather than one for any time. */
    @Override
    protected final boolean isAnswer(OdinState position, OdinMove move) {
        return move instanceof Use use && Moments.offers(moment(position), use.card());
    }

    @Override
    protected final void answer(OdinState position, int seat, OdinMove move) {
        if (move instanceof Use use) {
            Program program = CardUse.program(use.card());
            position.agenda.pop();
            Duty.replace(position, program);
            Choosing.schedule(position, seat, program, use.alternative() - 1);
        } else {
            skip(position, seat);
        }
    }

    @Override
    public final Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.instead");
    }

    @Override
    protected final Phrase named(OdinState position, int seat, OdinMove move) {
        return move instanceof Use use ? Anytime.named(position, use) : Phrase.of("move.not-instead");
    }

    /** A card can do nothing instead any more: what it would replace is done, or lapses too. */
    @Override
    public final boolean settles(OdinState position, int seat) {
        if (!isIdle(position, seat)) {
            return false;
        }
        if (Duty.staysWithoutCard(position) && maySkip(position, seat, null)) {
            skip(position, seat);
        } else {
            position.agenda.pop();
        }
        return true;
    }

    @Override
    protected final boolean isTried(Expense expense, OdinMove move) {
        if (!(move instanceof Use use)) {
            return false;
        }
        expense.alternative(CardUse.program(use.card()), use.alternative() - 1);
        return true;
    }
}
