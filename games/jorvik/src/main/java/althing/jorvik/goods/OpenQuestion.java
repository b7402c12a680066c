package althing.jorvik.goods;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.jorvik.town.JorvikDecision;
import althing.jorvik.town.JorvikMove;
import althing.jorvik.town.JorvikMove.CardUse;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;

/** A question before whose answer the seat may use its any-phase cards (JOR-12.2). A card that is used leaves it open. */
public abstract class OpenQuestion extends JorvikDecision {

    protected OpenQuestion(String rule, Step... steps) {
        super(rule, new Frame(), steps);
    }

    /** Adds every answer that {@link #allowsAnswer} allows. */
    protected abstract void listAnswers(Town town, int seat, MoveList into);

    protected abstract boolean allowsAnswer(Town town, int seat, JorvikMove move, @Nullable Why why);

    protected abstract void playAnswer(Town town, int seat, JorvikMove move);

    protected abstract Phrase answer(Town town, int seat, JorvikMove move);

    @Override
    public final void list(Town town, int seat, MoveList into) {
        listAnswers(town, seat, into);
        AnyPhase.list(town, seat, into);
    }

    @Override
    public final boolean allows(Town town, int seat, JorvikMove move, @Nullable Why why) {
        return move instanceof CardUse use
                ? AnyPhase.allows(town, seat, use, why)
                : allowsAnswer(town, seat, move, why);
    }

    @Override
    public final void play(Town town, int seat, JorvikMove move) {
        if (move instanceof CardUse use) {
            AnyPhase.play(town, seat, use);
        } else {
            playAnswer(town, seat, move);
        }
    }

    @Override
    public final Phrase option(Town town, int seat, JorvikMove move) {
        return move instanceof CardUse use ? AnyPhase.option(town, use) : answer(town, seat, move);
    }
}
