package althing.northgard.state;

import java.util.Arrays;

import althing.northgard.box.Bestiary;
import althing.northgard.box.Tiles;

/** The creatures of a game: where each is, the line, the deck, and what they did and suffer in this phase (NOR-20). Not thread safe. */
public final class Beasts {

    /** A region of the territory of each creature, or {@link Tiles#NONE}. */
    public final byte[] at = new byte[Bestiary.COUNT];
    public final byte[] line = new byte[Bestiary.COUNT];
    public int lineSize;
    /** The creature deck, its top last; so many of the top were chosen among the weaker ones. */
    public final byte[] deck = new byte[Bestiary.COUNT];
    public int deckSize;
    public int weakOnTop;
    /** The creatures that acted in this phase, and those attacked in this action, as bits. */
    public int activated;
    public int declared;

    public Beasts() {
        Arrays.fill(at, (byte) Tiles.NONE);
    }

    public void become(Beasts other) {
        System.arraycopy(other.at, 0, at, 0, at.length);
        System.arraycopy(other.line, 0, line, 0, line.length);
        lineSize = other.lineSize;
        System.arraycopy(other.deck, 0, deck, 0, deck.length);
        deckSize = other.deckSize;
        weakOnTop = other.weakOnTop;
        activated = other.activated;
        declared = other.declared;
    }
}
