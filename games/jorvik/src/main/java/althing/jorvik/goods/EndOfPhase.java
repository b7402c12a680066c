package althing.jorvik.goods;

import java.util.List;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Obedience;
import althing.engine.Phrase;
import althing.engine.StandingOrder;
import althing.engine.Why;
import althing.jorvik.town.JorvikMove;
import althing.jorvik.town.JorvikMove.Word;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;

/**
 * At the end of a phase, clockwise: whether to use an any-phase card (JOR-12.2). A seat that has none, or no use for it now,
 * is not asked.
 */
public final class EndOfPhase extends OpenQuestion {

    public static final EndOfPhase QUESTION = new EndOfPhase();

    private static final String KEEP = "keep";

    private EndOfPhase() {
        super("JOR-12.2", Step.DELIVERY_WINDOW, Step.DEMAND_WINDOW, Step.PURCHASE_WINDOW, Step.SCORING_WINDOW);
    }

    /** Asks the next seat, or goes on to the next step. */
    public static void nextSeat(Town town, Step next) {
        while (town.cursor < town.seats) {
            int seat = town.clockwise(town.cursor++);
            if (AnyPhase.isUseful(town, seat)) {
                QUESTION.ask(town, seat);
                return;
            }
        }
        town.enter(next);
    }

    /** Whoever has used the last card is not asked again. */
    public static void closeIfSpent(Town town) {
        if (QUESTION.isAsked(town) && !AnyPhase.isUseful(town, town.agenda.seat())) {
            town.agenda.pop();
        }
    }

    @Override
    protected void listAnswers(Town town, int seat, MoveList into) {
        into.add(Word.KEEP);
    }

    @Override
    protected boolean allowsAnswer(Town town, int seat, JorvikMove move, @Nullable Why why) {
        return move == Word.KEEP || notNow(town, seat, why);
    }

    @Override
    protected void playAnswer(Town town, int seat, JorvikMove move) {
        town.agenda.pop();
    }

    /** Four times in a round: whoever keeps a card for later says so once. */
    @Override
    public List<StandingOrder> orders(Town town, int seat) {
        return List.of(new StandingOrder(KEEP, town.round));
    }

    @Override
    public Obedience obey(Town town, int seat, StandingOrder order) {
        if (!order.word().equals(KEEP)) {
            return Obedience.Other.ASIDE;
        }
        return order.scope() == town.round ? new Obedience.Answer(Word.KEEP) : Obedience.Other.OVER;
    }

    @Override
    public Phrase prompt(Town town, int seat) {
        return Phrase.of("prompt.any-phase");
    }

    @Override
    protected Phrase answer(Town town, int seat, JorvikMove move) {
        return Phrase.of("move.keep");
    }

    @Override
    public boolean isTurnOf(Town town, int seat) {
        return town.isTurn(town.cursor - 1, seat);
    }
}
