package althing.odin.advice;

import java.util.Arrays;
import althing.odin.box.Items;
import althing.odin.box.Laid;

/** Places of an item on a board, as {@link Laid}, each with what it gains. */
public final class Places {

    private int[] laid = new int[32];
    private double[] gains = new double[32];
    private int size;

    void add(int place, double gain) {
        if (size == laid.length) {
            laid = Arrays.copyOf(laid, 2 * size);
            gains = Arrays.copyOf(gains, 2 * size);
        }
        laid[size] = place;
        gains[size++] = gain;
    }

    int size() {
        return size;
    }

    public int laid(int index) {
        return laid[index];
    }

    double gain(int index) {
        return gains[index];
    }

    /** The index of the first of those that gain most, or nothing. */
    public int best() {
        int best = Items.NONE;
        for (int i = 0; i < size; i++) {
            if (best == Items.NONE || gains[i] > gains[best]) {
                best = i;
            }
        }
        return best;
    }
}
