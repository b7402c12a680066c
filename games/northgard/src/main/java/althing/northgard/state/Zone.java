package althing.northgard.state;

import althing.engine.Randomness;
import althing.northgard.box.Cards;

/**
 * One zone of the cards of every seat, its top last (NOR-4). Each card has a mark: in a hand and a draw pile the seats that
 * know it, as bits, in an active zone whether it was played for its effect. Not thread safe.
 */
public final class Zone {

    /** No deck can grow larger: seven first cards, two upgrades, a card for each year and all Unrest. */
    public static final int ROOM = 32;
    /** The number of cards, the cards, and their marks. */
    static final int WIDTH = 1 + 2 * ROOM;

    private final byte[] cells;
    private final int first;

    /** A zone that lies in an array of cells from an index on. */
    Zone(byte[] cells, int first) {
        this.cells = cells;
        this.first = first;
    }

    private int at(int seat) {
        return first + seat * WIDTH;
    }

    public int size(int seat) {
        return cells[at(seat)];
    }

    public int card(int seat, int index) {
        return cells[at(seat) + 1 + index];
    }

    public int mark(int seat, int index) {
        return cells[at(seat) + 1 + ROOM + index];
    }

    /** Adds bits to the mark of a card. */
    public void mark(int seat, int index, int bits) {
        cells[at(seat) + 1 + ROOM + index] |= (byte) bits;
    }

    public void add(int seat, int card, int mark) {
        int at = at(seat);
        int index = cells[at]++;
        cells[at + 1 + index] = (byte) card;
        cells[at + 1 + ROOM + index] = (byte) mark;
    }

    /** Takes the top card away; it can still be read at its place. */
    public void drop(int seat) {
        cells[at(seat)]--;
    }

    public void clear(int seat) {
        cells[at(seat)] = 0;
    }

    public void remove(int seat, int index) {
        int at = at(seat);
        int behind = --cells[at] - index;
        int card = at + 1 + index;
        System.arraycopy(cells, card + 1, cells, card, behind);
        System.arraycopy(cells, card + ROOM + 1, cells, card + ROOM, behind);
    }

    void replace(int seat, int index, int card) {
        cells[at(seat) + 1 + index] = (byte) card;
    }

    /** The place of a card from an index on, or -1. */
    public int indexOf(int seat, int card, int from) {
        int at = at(seat) + 1;
        for (int i = from; i < cells[at - 1]; i++) {
            if (cells[at + i] == card) {
                return i;
            }
        }
        return -1;
    }

    public boolean has(int seat, int card) {
        return indexOf(seat, card, 0) >= 0;
    }

    /** Whether the same card stands earlier from an index on, so that it need not be named again. */
    public boolean isRepeated(int seat, int index, int from) {
        int at = at(seat) + 1;
        for (int i = from; i < index; i++) {
            if (cells[at + i] == cells[at + index]) {
                return true;
            }
        }
        return false;
    }

    public int count(int seat, int card) {
        int at = at(seat) + 1;
        int sum = 0;
        for (int i = 0; i < cells[at - 1]; i++) {
            sum += cells[at + i] == card ? 1 : 0;
        }
        return sum;
    }

    int glory(int seat) {
        int at = at(seat) + 1;
        int sum = 0;
        for (int i = 0; i < cells[at - 1]; i++) {
            sum += Cards.GLORY[cells[at + i]];
        }
        return sum;
    }

    /** Whether it has a card, or any for {@link Cards#NONE}, without this whole mark. */
    boolean hides(int seat, int card, int mark) {
        for (int i = 0; i < size(seat); i++) {
            if (mark(seat, i) != mark && (card == Cards.NONE || card(seat, i) == card)) {
                return true;
            }
        }
        return false;
    }

    public void shuffle(int seat, Randomness random) {
        int at = at(seat) + 1;
        random.shuffle(cells, at, at + cells[at - 1]);
    }
}
