package althing.northgard.state;

import althing.northgard.NorthgardGame;
import althing.northgard.box.Cards;
import althing.northgard.box.Components;
import althing.northgard.box.Tiles;

/** The piles that belong to nobody: tiles, Development cards and Achievements, and the tiles in the hands of the setup. Not thread safe. */
public final class Piles {

    /** The stack of tiles, its top last; the lowest {@code stackKnown} were seen by all. */
    public final byte[] stack = new byte[Tiles.COUNT];
    public int stackSize;
    public int stackKnown;
    /** The tiles in the hands of the setup. */
    public final byte[] tiles;
    public final byte[] tilesHeld;
    public final byte[] drawn = new byte[Components.TILES_IN_HAND];
    public int drawnSize;

    /** The Development cards in their order, those not in the deck last; {@code dealt} of the deck were revealed. */
    public final byte[] early = new byte[Cards.EARLY.length];
    public final byte[] advanced = new byte[Cards.ADVANCED.length];
    public int dealt;
    /** The Achievements, first those laid out. */
    public final byte[] achievements = new byte[Cards.ACHIEVEMENTS.length];
    public final byte[] offer = new byte[NorthgardGame.MOST_SEATS];
    public int offerSize;

    public Piles(int seats) {
        tiles = new byte[seats * Components.TILES_IN_HAND];
        tilesHeld = new byte[seats];
    }

    public void become(Piles other) {
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

    /** Takes the tile on top of the stack. */
    public byte pop() {
        byte tile = stack[--stackSize];
        stackKnown = Math.min(stackKnown, stackSize);
        return tile;
    }

    /** Puts a tile under the stack; everybody has seen it. */
    public void putUnder(int tile) {
        System.arraycopy(stack, 0, stack, 1, stackSize);
        stack[0] = (byte) tile;
        stackSize++;
        stackKnown++;
    }

    public boolean isOnOffer(int card) {
        for (int i = 0; i < offerSize; i++) {
            if (offer[i] == card) {
                return true;
            }
        }
        return false;
    }
}
