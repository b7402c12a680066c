package althing.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.jspecify.annotations.Nullable;

/** The features of one seat in one position. A row is used again and again; names are kept only where somebody asks. Not thread safe. */
public final class FeatureRow {

    private final @Nullable List<String> names;
    private float[] values = new float[64];
    private int size;

    private FeatureRow(@Nullable List<String> names) {
        this.names = names;
    }

    /** A row that keeps no names. */
    public FeatureRow() {
        this(null);
    }

    /** What the features of a game are called, in order. */
    public static List<String> names(Features features, Position position) {
        List<String> names = new ArrayList<>();
        features.write(position, 0, new FeatureRow(names));
        return List.copyOf(names);
    }

    /** Names for a feature of each of some things, in their order. */
    public static String[] named(String what, Object[] things) {
        return Arrays.stream(things).map(thing -> what + " " + thing).toArray(String[]::new);
    }

    /** The features of a seat in words, a line for each. */
    public static List<String> lines(Features features, Position position, int seat) {
        List<String> names = new ArrayList<>();
        FeatureRow row = new FeatureRow(names);
        features.write(position, seat, row);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < row.size; i++) {
            lines.add(names.get(i) + " " + row.values[i]);
        }
        return lines;
    }

    /** Writes the features of a seat in place of what stands here. */
    public FeatureRow of(Features features, Position position, int seat) {
        size = 0;
        features.write(position, seat, this);
        return this;
    }

    public void add(String name, double value) {
        if (names != null) {
            names.add(name);
        }
        if (size == values.length) {
            values = Arrays.copyOf(values, size * 2);
        }
        values[size++] = (float) value;
    }

    /** Adds whether something is so. */
    public void add(String name, boolean so) {
        add(name, so ? 1 : 0);
    }

    public int size() {
        return size;
    }

    /** The numbers from 0 to the size, until the row is written again. */
    public float[] values() {
        return values;
    }
}
