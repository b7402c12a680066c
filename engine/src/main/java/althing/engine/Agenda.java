package althing.engine;

import java.util.Arrays;

/**
 * The decisions a position still has to ask for, the next on top. An entry is a kind, a seat and one number, packed
 * into an int, so that an agenda copies with its position. Not thread safe.
 */
public final class Agenda {

    private static final int SEAT_SHIFT = 8;
    private static final int NUMBER_SHIFT = 12;

    private final int[] entries;
    private int size;

    public Agenda(int capacity) {
        entries = new int[capacity];
    }

    /** Puts a decision on top. Kinds are 0 … 255, seats 0 … 15, numbers 0 … 2^19. */
    public void push(int kind, int seat, int number) {
        entries[size++] = kind | seat << SEAT_SHIFT | number << NUMBER_SHIFT;
    }

    public void push(int kind, int seat) {
        push(kind, seat, 0);
    }

    public void pop() {
        size--;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public int size() {
        return size;
    }

    public int kind() {
        return entries[size - 1] & 0xFF;
    }

    public int seat() {
        return entries[size - 1] >> SEAT_SHIFT & 0xF;
    }

    public int number() {
        return entries[size - 1] >> NUMBER_SHIFT;
    }

    /** The number of a packed entry. */
    public static int number(int entry) {
        return entry >> NUMBER_SHIFT;
    }

    /** The packed entries, lowest first, for notations and for looking below the top. */
    public int[] entries() {
        return Arrays.copyOf(entries, size);
    }

    public void become(Agenda other) {
        System.arraycopy(other.entries, 0, entries, 0, other.size);
        size = other.size;
    }

    public void clear() {
        size = 0;
    }
}
