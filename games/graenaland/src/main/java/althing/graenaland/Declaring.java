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
        return mightWin(position, seat, 0, Components.LEVELS.length);
    }

    /** The same for one victory card: all cards in hand count as whatever is needed. */
    static boolean mightWin(GraenalandPosition position, int seat, int card) {
        return mightWin(position, seat, card, card + 1);
    }

    private static boolean mightWin(GraenalandPosition position, int seat, int first, int last) {
        int units = Cards.total(position.hands[seat]) + 2 * Integer.bitCount(position.supplyHands[seat]);
        int settlements = position.placed[seat];
        int provinces = Ending.stat(position, seat, Column.PROVINCES.ordinal());
        int dominated = Ending.stat(position, seat, Column.DOMINATED.ordinal());
        int buildings = Ending.stat(position, seat, Column.BUILDINGS.ordinal());
        int army = position.army[seat];
        for (int card = first; card < last; card++) {
            for (int steps = 0; steps * CHEAPEST_STEP <= units; steps++) {
                int left = units - steps * CHEAPEST_STEP;
                int strength = Ending.levels(card, Column.ARMY.ordinal(), army + steps);
                for (int more = 0; more * CHEAPEST_BUILDING <= left; more++) {
                    int placed = more + (left - more * CHEAPEST_BUILDING) / CHEAPEST_VILLAGE;
                    int points = strength + Ending.levels(card, Column.SETTLEMENTS.ordinal(), settlements + placed)
                            + Ending.levels(card, Column.PROVINCES.ordinal(), provinces + placed)
                            + Ending.levels(card, Column.DOMINATED.ordinal(), dominated + placed)
                            + Ending.levels(card, Column.BUILDINGS.ordinal(), buildings + more);
                    if (points >= Components.POINTS_TO_WIN) {
                        return true;
                    }
                }
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
