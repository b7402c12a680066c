package althing.jorvik.cards;

import java.util.List;

/** One of the 104 cards. Each is made once, so cards are compared by identity. */
public final class Card {

    private final int index;
    private final CardFace face;

    Card(int index, CardFace face) {
        this.index = index;
        this.face = face;
    }

    /** Its place in {@link Components}, which positions store. */
    public int index() {
        return index;
    }

    public CardFace face() {
        return face;
    }

    public String id() {
        return face.id();
    }

    public Kind kind() {
        return face.kind();
    }

    public List<Good> goods() {
        return face.goods();
    }

    @Override
    public String toString() {
        return id();
    }
}
