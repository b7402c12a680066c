package althing.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.jspecify.annotations.Nullable;

/** What a game says of one seat in one position, in numbers. A row is used again and again; names are kept only where somebody asks. Not thread safe. */
public final class FeatureRow {

    private final @Nullable List<String> names;
    private float[] values = new float[64];
    private int size;
    private String about = "";

    private FeatureRow(@Nullable List<String> names) {
        this.names = names;
    }

    /** A row that keeps no names. */
    public FeatureRow() {
        this(null);
    }

    /** What the numbers of a game are called, in order. */
    public static List<String> names(Observation observation, Position position) {
        List<String> names = new ArrayList<>();
        observation.write(position, 0, new FeatureRow(names));
        return List.copyOf(names);
    }

    /** Names for a feature of each of some things, in their order. */
    public static String[] named(String what, Object[] things) {
        return Arrays.stream(things).map(thing -> what + " " + thing).toArray(String[]::new);
    }

    /** The features of a seat in words, a line for each. */
    public static List<String> lines(Observation observation, Position position, int seat) {
        List<String> names = new ArrayList<>();
        FeatureRow row = new FeatureRow(names);
        observation.write(position, seat, row);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < row.size; i++) {
            lines.add(names.get(i) + " " + row.values[i]);
        }
        return lines;
    }

    /** Writes the features of a seat in place of what stands here. */
    public FeatureRow of(Observation observation, Position position, int seat) {
        size = 0;
        observation.write(position, seat, this);
        return this;
    }

    /** Says whom or what the following numbers are about; it goes before their names. */
    public void about(String whom) {
        about = whom;
    }

    /** Adds a number. */
    public void add(String name, double value) {
        if (names != null) {
            names.add(about + name);
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
