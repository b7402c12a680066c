package althing.northgard;

/** The piles that belong to nobody: tiles, Development cards and Achievements, and the tiles in the hands of the setup. Not thread safe. */
final class Piles {

    /** The stack of tiles, its top last; the lowest {@code stackKnown} were seen by all. */
    final byte[] stack = new byte[Tiles.COUNT];
    int stackSize;
    int stackKnown;
    /** The tiles in the hands of the setup. */
    final byte[] tiles;
    final byte[] tilesHeld;
    final byte[] drawn = new byte[Figures.TILES_IN_HAND];
    int drawnSize;

    /** The Development cards in their order, those not in the deck last; {@code dealt} of the deck were revealed. */
    final byte[] early = new byte[Cards.EARLY.length];
    final byte[] advanced = new byte[Cards.ADVANCED.length];
    int dealt;
    /** The Achievements, first those laid out. */
    final byte[] achievements = new byte[Cards.ACHIEVEMENTS.length];
    final byte[] offer = new byte[NorthgardGame.MOST_SEATS];
    int offerSize;

    Piles(int seats) {
        tiles = new byte[seats * Figures.TILES_IN_HAND];
        tilesHeld = new byte[seats];
    }

    void become(Piles other) {
        System.arraycopy(other.stack, 0, stack, 0, other.stackSize);
        stackSize = other.stackSize;
        stackKnown = other.stackKnown;
        System.arraycopy(other.tiles, 0, tiles, 0, tiles.length);
        System.arraycopy(other.tilesHeld, 0, tilesHeld, 0, tilesHeld.length);
        System.arraycopy(other.drawn, 0, drawn, 0, drawn.length);
        drawnSize = other.drawnSize;
        System.arraycopy(other.early, 0, early, 0, early.length);
        System.arraycopy(other.advanced, 0, advanced, 0, advanced.length);
        dealt = other.dealt;
        System.arraycopy(other.achievements, 0, achievements, 0, achievements.length);
        System.arraycopy(other.offer, 0, offer, 0, offer.length);
        offerSize = other.offerSize;
    }

    boolean isOnOffer(int card) {
        for (int i = 0; i < offerSize; i++) {
            if (offer[i] == card) {
                return true;
            }
        }
        return false;
    }
}
