package althing.jorvik.attack;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.jorvik.cards.Components;
import althing.jorvik.goods.OpenQuestion;
import althing.jorvik.town.JorvikMove;
import althing.jorvik.town.JorvikMove.DoubleWarrior;
import althing.jorvik.town.JorvikMove.Word;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;

/** Whether to gain the points of the attack once more (JOR-15.1). */
public final class DoublingGain extends OpenQuestion {

    public static final DoublingGain QUESTION = new DoublingGain();

    private DoublingGain() {
        super("JOR-5.10", Step.ATTACK_LOSSES);
    }

    @Override
    protected void listAnswers(Town town, int seat, MoveList into) {
        into.add(Word.DOUBLE_GAIN);
        into.add(Word.KEEP);
    }

    @Override
    protected boolean allowsAnswer(Town town, int seat, JorvikMove move, @Nullable Why why) {
        return switch (move) {
            case Word.DOUBLE_GAIN, Word.KEEP -> true;
            case DoubleWarrior _ -> must(why, false, "JOR-5.10", "refusal.other-double", "what", "gain");
            default -> notNow(town, seat, why);
        };
    }

    @Override
    protected void playAnswer(Town town, int seat, JorvikMove move) {
        town.agenda.pop();
        if (move == Word.DOUBLE_GAIN) {
            town.box(Components.DOUBLE_GAIN);
            Attack.gain(town, seat);
        }
    }

    @Override
    public Phrase prompt(Town town, int seat) {
        return Phrase.of("prompt.double-gain", "points", Attack.gain(town));
    }

    @Override
    protected Phrase answer(Town town, int seat, JorvikMove move) {
        return move == Word.DOUBLE_GAIN
                ? Phrase.of("move.double-gain", "points", Attack.gain(town))
                : Phrase.of("move.keep");
    }

    @Override
    public boolean isTurnOf(Town town, int seat) {
        return town.holds(seat, Components.DOUBLE_GAIN);
    }
}
