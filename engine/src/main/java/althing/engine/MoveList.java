package althing.engine;

import java.util.Arrays;
import java.util.List;

/** A reusable list that a position fills with legal moves. Not thread safe. */
public final class MoveList {

    private Move[] moves = new Move[64];
    private int size;

    public void clear() {
        size = 0;
    }

    public void add(Move move) {
        if (size == moves.length) {
            moves = Arrays.copyOf(moves, size * 2);
        }
        moves[size++] = move;
    }

    /** Adds those moves of a table whose places are set as bits, the lowest first. */
    public void addAll(Move[] table, long places) {
        int room = size + Long.bitCount(places);
        if (room > moves.length) {
            moves = Arrays.copyOf(moves, Math.max(room, size * 2));
        }
        Move[] into = moves;
        int at = size;
        for (long left = places; left != 0; left &= left - 1) {
            into[at++] = table[Long.numberOfTrailingZeros(left)];
        }
        size = at;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public Move get(int index) {
        if (index >= size) {
            throw new IndexOutOfBoundsException("move " + index + " of " + size);
        }
        return moves[index];
    }

    public boolean contains(Move move) {
        for (int i = 0; i < size; i++) {
            if (moves[i].equals(move)) {
                return true;
            }
        }
        return false;
    }

    /** Keeps the first {@code newSize} moves. */
    public void truncate(int newSize) {
        size = Math.min(size, newSize);
    }

    /** An immutable copy, for callers off the hot path. */
    public List<Move> toList() {
        return List.of(Arrays.copyOf(moves, size));
    }
}
