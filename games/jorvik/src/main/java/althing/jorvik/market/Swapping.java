package althing.jorvik.market;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Names;
import althing.jorvik.goods.OpenQuestion;
import althing.jorvik.town.JorvikMove;
import althing.jorvik.town.JorvikMove.Swap;
import althing.jorvik.town.JorvikMove.Word;
import althing.jorvik.town.Moves;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;
import althing.jorvik.town.Vikings;

/** Loki at the end of Demand: whether two vikings on the main board change places, and the first of them (JOR-14.1). */
public final class Swapping extends OpenQuestion {

    public static final Swapping QUESTION = new Swapping();

    private Swapping() {
        super("JOR-14.1", Step.CLEARING);
    }

    /** Asks the owner of the card, if there are two vikings (JOR-6.8). */
    public static void begin(Town town) {
        town.enter(Step.CLEARING);
        int seat = town.holder(Components.SWAP);
        if (seat >= 0 && countVikings(town) > 1) {
            QUESTION.ask(town, seat);
        }
    }

    static int countVikings(Town town) {
        int vikings = 0;
        for (int line = 0; line <= Town.ROW; line++) {
            vikings += Vikings.size(town.line(line));
        }
        return vikings;
    }

    @Override
    protected void listAnswers(Town town, int seat, MoveList into) {
        into.add(Word.KEEP);
        for (int line = 0; line <= Town.ROW; line++) {
            int size = Vikings.size(town.line(line));
            for (int spot = 0; spot < size; spot++) {
                into.add(Moves.swap(line, spot));
            }
        }
    }

    @Override
    protected boolean allowsAnswer(Town town, int seat, JorvikMove move, @Nullable Why why) {
        return switch (move) {
            case Word.KEEP -> true;
            case Swap swap -> isThere(town, swap.space(), swap.spot(), why);
            default -> notNow(town, seat, why);
        };
    }

    /** Whether a viking stands on this spot, counted from 1. */
    static boolean isThere(Town town, int space, int spot, @Nullable Why why) {
        boolean isOnBoard = space <= Components.SPACES && spot >= 1 && spot <= Components.QUEUE_SPOTS;
        return must(why, isOnBoard && Vikings.at(town.line(Moves.line(space)), spot - 1) != 0, "JOR-14.1",
                "refusal.no-such-viking");
    }

    @Override
    protected void playAnswer(Town town, int seat, JorvikMove move) {
        town.agenda.pop();
        if (move instanceof Swap swap) {
            town.box(Components.SWAP);
            SwappingWith.ask(town, seat, Moves.line(swap.space()), swap.spot());
        }
    }

    @Override
    public Phrase prompt(Town town, int seat) {
        return Phrase.of("prompt.swap");
    }

    @Override
    protected Phrase answer(Town town, int seat, JorvikMove move) {
        return move instanceof Swap swap
                ? viking(town, "move.swap", Moves.line(swap.space()), swap.spot() - 1)
                : Phrase.of("move.keep");
    }

    /** A viking on a spot, counted from 0, in the words of a key. */
    static Phrase viking(Town town, String key, int line, int spot) {
        int viking = Vikings.at(town.line(line), spot);
        return Phrase.of(key, "spot", Names.spot(line, spot), "seat", Phrase.seat(Vikings.seat(viking)), "brown",
                Names.yesNo(Vikings.isBrown(viking)));
    }

    @Override
    public boolean isTurnOf(Town town, int seat) {
        return town.holds(seat, Components.SWAP) && town.cursor == 0;
    }

    @Override
    public boolean fits(Town town, int seat) {
        return countVikings(town) > 1;
    }
}
