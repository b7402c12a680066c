package althing.graenaland;

import althing.engine.MoveList;
import althing.graenaland.GraenalandMove.Word;
import althing.graenaland.GraenalandView.Decision;
import althing.graenaland.GraenalandView.Stage;

/**
 * Before the main player builds, whoever could reach victory by building now may declare it (GRA-20). All are asked whose
 * open cards and pieces do not rule it out, so that being asked gives nothing away (GRA-20.9).
 */
final class Declaring {

    private Declaring() {
    }

    static void begin(GraenalandPosition position) {
        position.stage = Stage.DECLARING;
        position.declared = 0;
        position.yard.marketsUsed = 0;
        int asked = 0;
        for (int seat = 0; seat < position.seats; seat++) {
            asked |= mightWin(position, seat) ? 1 << seat : 0;
        }
        position.askAll(Decision.DECLARE, asked);
        if (asked == 0) {
            Construction.begin(position);
        }
    }

    /** Whether some victory card could reach the points with as many cards as the seat holds, as far as all can see. */
    private static boolean mightWin(GraenalandPosition position, int seat) {
        boolean might = Hope.ofVictory(position, seat, Hope.ANY_CARD);
        for (int card = 0; might && card < Hope.ANY_CARD; card++) {
            if (Hope.ofVictory(position, seat, card)) {
                return true;
            }
        }
        return false;
    }

    /** The declaration is offered only when it is true (GRA-20.9). */
    static void list(GraenalandPosition position, int seat, MoveList into) {
        if (Reach.isVictory(position, seat)) {
            into.add(Word.DECLARE);
        }
        into.add(Word.WAIT);
    }

    static void play(GraenalandPosition position, int seat, GraenalandMove move) {
        position.declared |= move == Word.DECLARE ? 1 << seat : 0;
        position.pending &= ~(1 << seat);
        if (position.pending == 0) {
            decide(position);
        }
    }

    /** Who can reach most points builds; among equals the nearest to the main player (GRA-20.4). */
    private static void decide(GraenalandPosition position) {
        position.reveal();
        if (position.declared == 0) {
            Construction.begin(position);
            return;
        }
        boolean alone = Integer.bitCount(position.declared) == 1;
        Ending.declare(position, alone ? Integer.numberOfTrailingZeros(position.declared) : ablest(position));
    }

    private static int ablest(GraenalandPosition position) {
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
