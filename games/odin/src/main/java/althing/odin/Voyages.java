package althing.odin;

/** Emigration: what it costs, and the banquet squares that emigrated ships cover (FFO-10). */
final class Voyages {

    private static final int SQUARES = Components.figure("emigration-squares");

    /** What card 170a takes off the price. */
    private static final int DISCOUNT = 2;

    private Voyages() {
    }

    static int emigrated(OdinState position, int seat) {
        return position.count(seat, Items.EMIGRATED_KNARR) + position.count(seat, Items.EMIGRATED_LONGSHIP);
    }

    /** The banquet squares that emigrated ships cover. */
    static int coveredSquares(OdinState position, int seat) {
        return SQUARES * emigrated(position, seat);
    }

    /** Whether the next ship still finds free squares on the banquet table (FFO-10.4). */
    static boolean hasSeat(OdinState position, int seat) {
        return coveredSquares(position, seat) + SQUARES <= position.calendar.squares(position.round);
    }

    /** What an emigration costs when a card takes so much off (FFO-10.1). */
    static int price(OdinState position, int seat, int less) {
        int discount = Occupations.has(position, seat, Occupations.CHEAP_EMIGRATION) ? DISCOUNT : 0;
        return Math.max(0, position.round - discount - less);
    }

    static int largeShips(OdinState position, int seat) {
        return position.count(seat, Items.KNARR) + Supply.longships(position, seat);
    }

    static boolean canEmigrate(OdinState position, int seat, int less) {
        return hasSeat(position, seat) && position.count(seat, Items.SILVER) >= price(position, seat, less)
                && largeShips(position, seat) > 0;
    }

    /** What a ship is once it has emigrated. */
    static int emigrant(int ship) {
        return ship == Items.KNARR ? Items.EMIGRATED_KNARR : Items.EMIGRATED_LONGSHIP;
    }
}
