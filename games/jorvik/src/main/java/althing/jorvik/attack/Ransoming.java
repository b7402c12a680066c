package althing.jorvik.attack;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.jorvik.cards.Components;
import althing.jorvik.goods.OpenQuestion;
import althing.jorvik.town.JorvikMove;
import althing.jorvik.town.JorvikMove.Word;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;

/** Whether to pay instead of losing points by the attack (JOR-15.3). */
public final class Ransoming extends OpenQuestion {

    public static final Ransoming QUESTION = new Ransoming();

    private static final int COINS = Components.AMOUNT[Components.RANSOM];

    private Ransoming() {
        super("JOR-5.10", Step.ATTACK_END);
    }

    @Override
    protected void listAnswers(Town town, int seat, MoveList into) {
        into.add(Word.RANSOM);
        into.add(Word.KEEP);
    }

    @Override
    protected boolean allowsAnswer(Town town, int seat, JorvikMove move, @Nullable Why why) {
        return move == Word.RANSOM || move == Word.KEEP || notNow(town, seat, why);
    }

    @Override
    protected void playAnswer(Town town, int seat, JorvikMove move) {
        town.agenda.pop();
        if (move == Word.KEEP) {
            Attack.lose(town, seat);
            return;
        }
        town.coins[seat] -= COINS;
        if (town.isHeard()) {
            town.tell("log.ransom", "seat", Phrase.seat(seat), "coins", COINS);
        }
    }

    @Override
    public Phrase prompt(Town town, int seat) {
        return Phrase.of("prompt.ransom", "coins", COINS, "points", Attack.loss(town));
    }

    @Override
    protected Phrase answer(Town town, int seat, JorvikMove move) {
        return move == Word.RANSOM
                ? Phrase.of("move.ransom", "coins", COINS)
                : Phrase.of("move.keep-coins", "points", Attack.loss(town));
    }

    /** Nobody is asked who has not the card, or not the coins. */
    @Override
    public boolean isTurnOf(Town town, int seat) {
        return town.holds(seat, Components.RANSOM) && town.coins[seat] >= COINS;
    }
}
