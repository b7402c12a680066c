package althing.northgard;

import java.util.Arrays;

/** The creatures of a game: where each is, the line, the deck, and what they did and suffer in this phase (NOR-20). Not thread safe. */
final class Beasts {

    /** A region of the territory of each creature, or {@link Tiles#NONE}. */
    final byte[] at = new byte[Bestiary.COUNT];
    final byte[] line = new byte[Bestiary.COUNT];
    int lineSize;
    /** The creature deck, its top last; so many of the top were chosen among the weaker ones. */
    final byte[] deck = new byte[Bestiary.COUNT];
    int deckSize;
    int weakOnTop;
    /** The creatures that acted in this phase, and those attacked in this action, as bits. */
    int activated;
    int declared;

    Beasts() {
        Arrays.fill(at, (byte) Tiles.NONE);
    }

    void become(Beasts other) {
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
