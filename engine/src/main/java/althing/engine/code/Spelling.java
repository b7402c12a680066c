package althing.engine.code;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.jspecify.annotations.Nullable;

/** One way in which a form is written: with its optional parts or without them. */
public final class Spelling {

    /** A piece of a spelling. */
    public sealed interface Part {

        /** What is written as it is. */
        record Text(String text) implements Part {}

        /** The place of a component, by its index. */
        record Slot(int field) implements Part {}
    }

    private final List<CodeField> fields;
    private final List<Part> parts;
    private final Map<Integer, Object> fixed;
    private final Pattern pattern;

    Spelling(List<CodeField> fields, List<Part> parts, Map<Integer, Object> fixed) {
        this.fields = fields;
        this.parts = List.copyOf(parts);
        this.fixed = Map.copyOf(fixed);
        pattern = Pattern.compile(parts.stream().map(this::pattern).collect(Collectors.joining()));
    }

    public List<Part> parts() {
        return parts;
    }

    /** The values of the components that this spelling does not write, and of those that it says by a word alone. */
    public Map<Integer, Object> fixed() {
        return fixed;
    }

    /** Whether a move with these values is written so. */
    boolean fits(Object[] values) {
        for (Map.Entry<Integer, Object> each : fixed.entrySet()) {
            if (!each.getValue().equals(values[each.getKey()])) {
                return false;
            }
        }
        return true;
    }

    String write(Object[] values) {
        StringBuilder code = new StringBuilder();
        for (Part part : parts) {
            code.append(switch (part) {
                case Part.Text(String text) -> text;
                case Part.Slot(int field) -> fields.get(field).values().word(values[field]);
            });
        }
        return code.toString();
    }

    /** The values of the components in the order of the record, or null if the code is not written so. */
    Object @Nullable [] read(String code) {
        Matcher words = pattern.matcher(code);
        if (!words.matches()) {
            return null;
        }
        Object[] values = new Object[fields.size()];
        fixed.forEach((field, value) -> values[field] = value);
        int group = 0;
        for (Part part : parts) {
            if (part instanceof Part.Slot(int field)) {
                Object value = fields.get(field).values().value(words.group(++group));
                if (value == null) {
                    return null;
                }
                values[field] = value;
            }
        }
        return values;
    }

    private String pattern(Part part) {
        return switch (part) {
            case Part.Text(String text) -> Pattern.quote(text);
            case Part.Slot(int field) -> "(" + fields.get(field).values().pattern() + ")";
        };
    }

    /** What can stand in the place of a part. */
    Values values(Part part) {
        return switch (part) {
            case Part.Text(String text) -> Values.Words.of(List.of(text), List.of(text), false);
            case Part.Slot(int field) -> fields.get(field).values();
        };
    }
}
