package althing.odin.actions;

import althing.odin.board.Supply;
import althing.odin.box.Components;
import althing.odin.box.Items;
import althing.odin.cards.Occupations;
import althing.odin.course.OdinState;

/** Emigration: what it costs, and the banquet squares that emigrated ships cover (FFO-10). */
public final class Voyages {

    private static final int SQUARES = Components.figure("emigration-squares");

    /** What card 170a takes off the price. */
    private static final int DISCOUNT = 2;

    private Voyages() {
    }

    static int emigrated(OdinState position, int seat) {
        return position.count(seat, Items.EMIGRATED_KNARR) + position.count(seat, Items.EMIGRATED_LONGSHIP);
    }

    /** The banquet squares that emigrated ships cover. */
    public static int coveredSquares(OdinState position, int seat) {
        return SQUARES * emigrated(position, seat);
    }

    /** Whether the next ship still finds free squares on the banquet table (FFO-10.4). */
    static boolean hasSeat(OdinState position, int seat) {
        return coveredSquares(position, seat) + SQUARES <= position.calendar.squares(position.round);
    }

    /** What an emigration costs when a card takes so much off (FFO-10.1). */
    public static int price(OdinState position, int seat, int less) {
        int discount = Occupations.has(position, seat, Occupations.CHEAP_EMIGRATION) ? DISCOUNT : 0;
        return Math.max(0, position.round - discount - less);
    }

    public static int largeShips(OdinState position, int seat) {
        return position.count(seat, Items.KNARR) + Supply.longships(position, seat);
    }

    static boolean canEmigrate(OdinState position, int seat, int less) {
        return hasSeat(position, seat) && position.count(seat, Items.SILVER) >= price(position, seat, less)
                && largeShips(position, seat) > 0;
    }

    /** What a ship is once it has emigrated. */
    public static int emigrant(int ship) {
        return ship == Items.KNARR ? Items.EMIGRATED_KNARR : Items.EMIGRATED_LONGSHIP;
    }
}
