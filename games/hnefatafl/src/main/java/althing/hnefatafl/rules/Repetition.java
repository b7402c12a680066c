package althing.hnefatafl.rules;

import java.util.Arrays;
import java.util.List;

import althing.hnefatafl.board.Board;
import althing.hnefatafl.rules.HnefataflMove.Step;

/**
 * The positions since the last capture, which alone can come again (TAF-9.4), and the steps that led from one to the
 * next. The sides move in turn, so a position with the same side to move lies an even number of steps back (TAF-9.1). Not
 * thread safe.
 */
public final class Repetition {

    private static final int OFTEN = 2;

    /** The {@link Board#key} of each position, the current one last. */
    private long[] keys = new long[32];
    private Step[] steps = new Step[32];
    private int count;
    private int returns;

    /** Forgets everything but the position now. */
    void start(long key) {
        keys[0] = key;
        count = 1;
        returns = 0;
    }

    void add(Step step, long key) {
        reserve(count + 1);
        returns += timesBefore(key) > 0 ? 1 : 0;
        steps[count - 1] = step;
        keys[count++] = key;
    }

    /** How often a position came that had been there before. */
    public int returns() {
        return returns;
    }

    /** Whether any position can come for the third time. */
    boolean isNear() {
        return returns > 0;
    }

    /** Whether the next position would be one that was there twice. */
    boolean isThird(long key) {
        return returns > 0 && timesBefore(key) >= OFTEN;
    }

    private int timesBefore(long key) {
        int times = 0;
        for (int i = count - 2; i >= 0; i -= 2) {
            times += keys[i] == key ? 1 : 0;
        }
        return times;
    }

    /** How many steps there were since the last capture, or since the position was set up. */
    public int length() {
        return count - 1;
    }

    public Step step(int index) {
        return steps[index];
    }

    /** The steps since the last capture, the last one last. */
    public List<Step> steps() {
        return List.of(Arrays.copyOf(steps, length()));
    }

    void become(Repetition other) {
        reserve(other.count);
        System.arraycopy(other.keys, 0, keys, 0, other.count);
        System.arraycopy(other.steps, 0, steps, 0, other.length());
        count = other.count;
        returns = other.returns;
    }

    private void reserve(int size) {
        if (size > keys.length) {
            keys = Arrays.copyOf(keys, size * 2);
            steps = Arrays.copyOf(steps, size * 2);
        }
    }
}
