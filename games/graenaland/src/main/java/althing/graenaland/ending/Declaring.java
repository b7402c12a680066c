package althing.graenaland.ending;

import static althing.engine.Why.must;

import java.util.List;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Obedience;
import althing.engine.Phrase;
import althing.engine.StandingOrder;
import althing.engine.Why;
import althing.graenaland.reach.Hope;
import althing.graenaland.reach.Reach;
import althing.graenaland.table.GraenalandDecision;
import althing.graenaland.table.GraenalandMove.Word;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Question;
import althing.graenaland.table.Stage;
import althing.graenaland.table.Step;

/**
 * Before the main player builds, whoever could reach victory by building now may declare it (GRA-20). All are asked whose
 * open cards and pieces do not rule it out, so that being asked gives nothing away (GRA-20.9).
 */
public final class Declaring extends GraenalandDecision {

    /** To wait until there is something to declare. */
    private static final StandingOrder WAIT = new StandingOrder("wait", 0);

    public Declaring() {
        super("GRA-20.2", "prompt.declare");
    }

    public static void begin(GraenalandState position) {
        position.stage = Stage.DECLARING;
        position.declared = 0;
        position.yard.marketsUsed = 0;
        int asked = 0;
        for (int seat = 0; seat < position.seats; seat++) {
            asked |= mightWin(position, seat) ? 1 << seat : 0;
        }
        position.askAll(Question.DECLARE, asked);
        if (asked == 0) {
            position.then(Step.BUILDING);
        }
    }

    /** Whether some victory card could reach the points with as many cards as the seat holds, as far as all can see. */
    private static boolean mightWin(GraenalandState position, int seat) {
        boolean might = Hope.ofVictory(position, seat, Hope.ANY_CARD);
        for (int card = 0; might && card < Hope.ANY_CARD; card++) {
            if (Hope.ofVictory(position, seat, card)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void list(GraenalandState position, int seat, MoveList into) {
        if (mayDeclare(position, seat, null)) {
            into.add(Word.DECLARE);
        }
        into.add(Word.WAIT);
    }

    @Override
    public boolean allows(GraenalandState position, int seat, GraenalandMove move, @Nullable Why why) {
        return move == Word.WAIT || (move == Word.DECLARE
                ? mayDeclare(position, seat, why)
                : notNow(position, seat, why));
    }

    /** The declaration is offered only when it is true (GRA-20.9). */
    private static boolean mayDeclare(GraenalandState position, int seat, @Nullable Why why) {
        return must(why, Reach.isVictory(position, seat), "GRA-20.9", "refusal.not-in-reach");
    }

    /** Being asked tells nothing, so it is asked often where there is nothing to declare. */
    @Override
    public List<StandingOrder> orders(GraenalandState position, int seat) {
        return mayDeclare(position, seat, null) ? List.of() : List.of(WAIT);
    }

    @Override
    public Obedience obey(GraenalandState position, int seat, StandingOrder order) {
        if (!order.equals(WAIT)) {
            return Obedience.Other.ASIDE;
        }
        return mayDeclare(position, seat, null) ? Obedience.Other.OVER : new Obedience.Answer(Word.WAIT);
    }

    @Override
    public void play(GraenalandState position, int seat, GraenalandMove move) {
        position.declared |= move == Word.DECLARE ? 1 << seat : 0;
        if (position.hasAnswered(seat)) {
            decide(position);
        }
    }

    @Override
    public Phrase option(GraenalandState position, int seat, GraenalandMove move) {
        return said((Word) move);
    }

    /** Who can reach most points builds; among equals the nearest to the main player (GRA-20.4). */
    private static void decide(GraenalandState position) {
        position.reveal();
        if (position.declared == 0) {
            position.then(Step.BUILDING);
            return;
        }
        boolean alone = Integer.bitCount(position.declared) == 1;
        Ending.declare(position, alone ? Integer.numberOfTrailingZeros(position.declared) : ablest(position));
    }

    private static int ablest(GraenalandState position) {
        int most = 0;
        int ablest = position.main;
        for (int place = 0; place < position.seats; place++) {
            int seat = position.left(position.main, place);
            int points = (position.declared >> seat & 1) != 0 ? Reach.most(position, seat) : 0;
            if (points > most) {
                most = points;
                ablest = seat;
            }
        }
        return ablest;
    }
}
