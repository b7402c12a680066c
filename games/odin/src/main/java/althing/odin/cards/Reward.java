package althing.odin.cards;

import althing.odin.board.Placing;
import althing.odin.board.Ships;
import althing.odin.board.Supply;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.course.OdinState;

/** What cards in play pay at once for a ship that a seat can buy, or for a tile that it can lay. */
public final class Reward {

    private Reward() {
    }

    /** Whether the seat can earn something from a card that way now. */
    public static boolean isNear(OdinState position, int seat) {
        return !position.noCards && (isForShips(position, seat) || isForTiles(position, seat));
    }

    private static boolean isForShips(OdinState position, int seat) {
        return isForShips(position, seat, Items.BOAT) || isForShips(position, seat, Items.KNARR)
                || isForShips(position, seat, Items.LONGSHIP);
    }

    /** Tries the ships that the silver buys and the bay takes. */
    private static boolean isForShips(OdinState position, int seat, int ship) {
        int bought = 0;
        while (position.count(seat, Items.SILVER) >= (bought + 1) * Ships.price(ship)
                && Supply.hasStage(position, seat, ship)) {
            position.change(seat, ship, 1);
            bought++;
        }
        boolean pays = bought > 0 && (Moments.pays(position, seat, Moments.SOON)
                || (ship == Items.KNARR && Moments.pays(position, seat, Moments.SOON_KNARR)));
        position.change(seat, ship, -bought);
        return pays;
    }

    private static boolean isForTiles(OdinState position, int seat) {
        for (int board = Estate.FIRST_ISLAND; board < Estate.BOARDS; board++) {
            if (position.owner[board] == seat && !Estate.isShed(board) && isForTiles(position, seat, board)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isForTiles(OdinState position, int seat, int board) {
        for (int item = 0; item < Items.TILES; item++) {
            if (position.count(seat, item) > 0
                    && Moments.pays(position, seat, Moments.laying(item, position.plan(board)))
                    && Placing.fits(position, board, item)) {
                return true;
            }
        }
        return false;
    }
}
