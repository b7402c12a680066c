package althing.engine;

/**
 * What a position still has to ask for or to do, the next on top. An entry is a kind, a seat and the fields of its
 * {@link Frame}, all in one array of ints, so that an agenda copies with its position. What belongs to one entry nobody
 * else can touch: whoever interrupts it puts an entry of his own on top. Not thread safe.
 */
public final class Agenda {

    private static final int KIND = 0xFF;
    private static final int SEAT_SHIFT = 8;
    private static final int SEAT = 0xF;
    private static final int FIELDS_SHIFT = 12;

    /** For each entry its fields, the first one last, then a header of kind, seat and number of fields. */
    private final int[] cells;
    private int size;

    /** An empty agenda with room for so many fields and headers. */
    public Agenda(int capacity) {
        cells = new int[capacity];
    }

    /** Puts an entry on top; its fields are 0 until they are set. Seats are 0 … 15. */
    public void push(Frame frame, int seat) {
        int fields = frame.fieldCount();
        for (int i = 0; i < fields; i++) {
            cells[size++] = 0;
        }
        cells[size++] = frame.kind() | seat << SEAT_SHIFT | fields << FIELDS_SHIFT;
    }

    public void pop() {
        size = below(size - 1) + 1;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /** The kind of the entry on top. */
    public int kind() {
        return cells[size - 1] & KIND;
    }

    public boolean isOnTop(Frame frame) {
        return size > 0 && kind() == frame.kind();
    }

    /** The seat of the entry on top. */
    public int seat() {
        return cells[size - 1] >> SEAT_SHIFT & SEAT;
    }

    /** Where the entry on top is, or -1. */
    public int top() {
        return size - 1;
    }

    /** Where the entry below another is, or -1. */
    public int below(int entry) {
        return entry - 1 - (cells[entry] >> FIELDS_SHIFT);
    }

    /** Where the nearest entry of a kind is, from the top, or -1. */
    public int nearest(Frame frame) {
        int entry = size - 1;
        while (entry >= 0 && kind(entry) != frame.kind()) {
            entry = below(entry);
        }
        return entry;
    }

    public int kind(int entry) {
        return cells[entry] & KIND;
    }

    public int seat(int entry) {
        return cells[entry] >> SEAT_SHIFT & SEAT;
    }

    int field(int entry, int index) {
        return cells[entry - 1 - index];
    }

    void field(int entry, int index, int value) {
        cells[entry - 1 - index] = value;
    }

    /** How many entries there are. */
    public int count() {
        int count = 0;
        for (int entry = size - 1; entry >= 0; entry = below(entry)) {
            count++;
        }
        return count;
    }

    public void become(Agenda other) {
        System.arraycopy(other.cells, 0, cells, 0, other.size);
        size = other.size;
    }

    public void clear() {
        size = 0;
    }
}
