package althing.engine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;

import althing.engine.Sketch.Drawing;
import althing.engine.Sketch.Line;
import althing.engine.Sketch.Part;
import althing.engine.Sketch.Table;

/**
 * Draws a sketch from top to bottom. What is empty leaves no trace: a list without things, a table without rows, a column
 * that no row fills. Not thread safe.
 */
public final class SketchPad {

    private final List<Part> parts = new ArrayList<>();
    private final List<Object> heads = new ArrayList<>();
    private final List<List<Object>> rows = new ArrayList<>();

    public void line(String key, Object... facts) {
        endTable();
        parts.add(new Line(Phrase.of(key, facts)));
    }

    /** A line with things after what they are called, by the text {@code sketch.list}, if there are any. */
    public void list(String name, List<?> things) {
        if (!things.isEmpty()) {
            line("sketch.list", "name", Phrase.name(name), "things", things);
        }
    }

    /** Begins a table, whose rows follow. */
    public void table(Object... newHeads) {
        table(List.of(newHeads));
    }

    public void table(List<?> newHeads) {
        endTable();
        heads.addAll(Phrase.facts("a head", newHeads));
    }

    public void row(Object... cells) {
        row(List.of(cells));
    }

    public void row(List<?> cells) {
        if (cells.size() != heads.size()) {
            throw new IllegalArgumentException(cells.size() + " cells below " + heads.size() + " heads: " + cells);
        }
        rows.add(Phrase.facts("a cell", cells));
    }

    public void drawing(Phrase title, List<String> lines) {
        endTable();
        parts.add(new Drawing(title, List.copyOf(lines)));
    }

    public Sketch sketch() {
        endTable();
        return new Sketch(List.copyOf(parts));
    }

    /** Some equal things by their name: the name alone for one, otherwise the text {@code sketch.count}. */
    public static Object count(String name, int count) {
        return count == 1 ? Phrase.name(name) : Phrase.of("sketch.count", "count", count, "name", Phrase.name(name));
    }

    /** Counted things in the order of the map, those of which there are none left out. */
    public static <T> List<Object> counts(Map<T, Integer> counts, Function<T, String> name) {
        return counts.entrySet().stream().filter(entry -> entry.getValue() > 0)
                .map(entry -> count(name.apply(entry.getKey()), entry.getValue())).toList();
    }

    /** Things of which some are equal, in their own order. */
    public static <T extends Comparable<? super T>> List<Object> tally(Collection<T> things,
            Function<T, String> name) {
        Map<T, Integer> counts = new TreeMap<>();
        things.forEach(thing -> counts.merge(thing, 1, Integer::sum));
        return counts(counts, name);
    }

    /** A number in a cell that stays blank for zero. */
    public static Object orBlank(int number) {
        return number == 0 ? "" : number;
    }

    private void endTable() {
        List<Integer> filled = IntStream.range(0, heads.size())
                .filter(column -> rows.stream().anyMatch(row -> !isBlank(row.get(column)))).boxed().toList();
        if (!filled.isEmpty()) {
            parts.add(new Table(kept(filled, heads), rows.stream().map(row -> kept(filled, row)).toList()));
        }
        heads.clear();
        rows.clear();
    }

    private static List<Object> kept(List<Integer> columns, List<Object> cells) {
        return columns.stream().map(cells::get).toList();
    }

    private static boolean isBlank(Object cell) {
        return cell.equals("") || cell.equals(List.of());
    }
}
