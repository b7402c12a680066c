package althing.northgard.box;

import java.util.List;

import org.jspecify.annotations.Nullable;

/** One kind of card; start cards and Unrest exist several times. Each is made once, so cards are compared by identity. */
public final class Card {

    /** Where a card comes from. */
    public enum CardKind {
        START, INITIAL, UPGRADE, EARLY, ADVANCED, ACHIEVEMENT, UNREST
    }

    /**
     * What is printed on a card.
     *
     * @param id     the card's key in data and texts, {@code card.<id>}
     * @param clan   whose card it is; null for all but clan cards
     * @param glory  its glory at the end of the game; an Achievement's depends on the map
     * @param flash  whether it may be played besides a card without this symbol (NOR-6.4)
     * @param source the source mark of its data
     */
    public record Face(String id, CardKind kind, @Nullable Clan clan, int glory, boolean flash, List<Action> actions,
            String source) {

        public Face {
            actions = List.copyOf(actions);
        }
    }

    private final int index;
    private final int copies;
    private final Face face;

    public Card(int index, int copies, Face face) {
        this.index = index;
        this.copies = copies;
        this.face = face;
    }

    /** Its place in {@link Cards}, which positions store. */
    public int index() {
        return index;
    }

    /** How many of them a player starts with, or lie in the pile. */
    public int copies() {
        return copies;
    }

    public Face face() {
        return face;
    }

    public String id() {
        return face.id();
    }

    @Override
    public String toString() {
        return id();
    }
}
