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

    private static final int CHEAPEST_VILLAGE = cheapest(Components.VILLAGE);
    private static final int CHEAPEST_BUILDING = cheapest(Components.BUILDING);
    private static final int CHEAPEST_STEP = Amounts.total(Components.ARMY_WITH_FORT) + 1;

    private Declaring() {
    }

    static void begin(GraenalandPosition position) {
        position.stage = Stage.DECLARING;
        position.declared = 0;
        position.marketsUsed = 0;
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
        for (int card = 0; card < Components.LEVELS.length; card++) {
            if (mightWin(position, seat, card)) {
                return true;
            }
        }
        return false;
    }

    /** The same for one victory card: all cards in hand count as whatever is needed. */
    static boolean mightWin(GraenalandPosition position, int seat, int card) {
        int units = Cards.total(position.hands[seat]) + 2 * Integer.bitCount(position.supplyHands[seat]);
        for (int steps = 0; steps * CHEAPEST_STEP <= units; steps++) {
            int afterArmy = units - steps * CHEAPEST_STEP;
            for (int buildings = 0; buildings * CHEAPEST_BUILDING <= afterArmy; buildings++) {
                int villages = (afterArmy - buildings * CHEAPEST_BUILDING) / CHEAPEST_VILLAGE;
                if (points(position, seat, card, villages, buildings, steps) >= Components.POINTS_TO_WIN) {
                    return true;
                }
            }
        }
        return false;
    }

    private static int points(GraenalandPosition position, int seat, int card, int villages, int buildings, int steps) {
        int more = villages + buildings;
        return levels(position, seat, card, Column.SETTLEMENTS, more)
                + levels(position, seat, card, Column.PROVINCES, more)
                + levels(position, seat, card, Column.DOMINATED, more)
                + levels(position, seat, card, Column.BUILDINGS, buildings)
                + levels(position, seat, card, Column.ARMY, steps);
    }

    private static int levels(GraenalandPosition position, int seat, int card, Column column, int more) {
        return Ending.levels(card, column.ordinal(), Ending.stat(position, seat, column.ordinal()) + more);
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
        position.revealed = true;
        int most = 0;
        int winner = GraenalandPosition.NONE;
        for (int place = 0; place < position.seats; place++) {
            int seat = position.left(position.main, place);
            int points = (position.declared >> seat & 1) != 0 ? Reach.most(position, seat) : 0;
            if (points > most) {
                most = points;
                winner = seat;
            }
        }
        if (winner == GraenalandPosition.NONE) {
            Construction.begin(position);
        } else {
            Ending.declare(position, winner);
        }
    }

    private static int cheapest(int[] prices) {
        int least = Integer.MAX_VALUE;
        for (int price : prices) {
            least = Math.min(least, Amounts.total(price));
        }
        return least;
    }
}
