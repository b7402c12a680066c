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
import althing.jorvik.town.Moves;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;

/** Which warrior counts twice in the attack, if any (JOR-15.2). */
public final class DoublingWarrior extends OpenQuestion {

    public static final DoublingWarrior QUESTION = new DoublingWarrior();

    private DoublingWarrior() {
        super("JOR-5.10", Step.ATTACK_GAINS);
    }

    /** One move for each strength of which the seat has a warrior. */
    @Override
    protected void listAnswers(Town town, int seat, MoveList into) {
        int listed = 0;
        for (int card = Components.FIRST_WARRIOR; card < Components.LAST_WARRIOR; card++) {
            int strength = Components.AMOUNT[card];
            if (town.holds(seat, card) && (listed >> strength & 1) == 0) {
                listed |= 1 << strength;
                into.add(Moves.doubleWarrior(strength));
            }
        }
        into.add(Word.KEEP);
    }

    @Override
    protected boolean allowsAnswer(Town town, int seat, JorvikMove move, @Nullable Why why) {
        return switch (move) {
            case Word.KEEP -> true;
            case DoubleWarrior warrior -> hasWarrior(town, seat, warrior.strength(), why);
            case Word.DOUBLE_GAIN -> must(why, false, "JOR-5.10", "refusal.other-double", "what", "warrior");
            default -> notNow(town, seat, why);
        };
    }

    private static boolean hasWarrior(Town town, int seat, int strength, @Nullable Why why) {
        boolean has = false;
        for (int card = Components.FIRST_WARRIOR; card < Components.LAST_WARRIOR; card++) {
            has |= town.holds(seat, card) && Components.AMOUNT[card] == strength;
        }
        return must(why, has, "JOR-15.2", "refusal.no-such-warrior", "strength", strength);
    }

    @Override
    protected void playAnswer(Town town, int seat, JorvikMove move) {
        town.agenda.pop();
        if (move instanceof DoubleWarrior warrior) {
            Attack.strengthen(town, seat, warrior.strength());
            if (town.isHeard()) {
                town.tell("log.double-warrior", "seat", Phrase.seat(seat), "strength", warrior.strength());
            }
        }
    }

    @Override
    public Phrase prompt(Town town, int seat) {
        return Phrase.of("prompt.double-warrior", "gain", Attack.gain(town), "loss", Attack.loss(town));
    }

    @Override
    protected Phrase answer(Town town, int seat, JorvikMove move) {
        return move instanceof DoubleWarrior warrior
                ? Phrase.of("move.double-warrior", "strength", warrior.strength())
                : Phrase.of("move.keep-warriors");
    }

    @Override
    public boolean isTurnOf(Town town, int seat) {
        return town.holds(seat, Components.DOUBLE_WARRIOR) && Attack.strength(town, seat) > 0;
    }
}
