package althing.formats.notation;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;

/** Makes the records of a notation from what is written, or says with line and path what does not fit its shape. */
final class Reading {

    private static final int MOST_DIGITS = 11;

    private final int seats;

    Reading(int seats) {
        this.seats = seats;
    }

    @Nullable
    Object read(Shape shape, Written written, Place place) {
        return switch (shape) {
            case Shape.Whole whole -> number(whole, whole.expected(), written, place);
            case Shape.Seat seat ->
                number(new Shape.Whole(seat.orNone() ? -1 : 0, seats - 1), said(seat), written, place);
            case Shape.Flag flag -> flag(flag, written, place);
            case Shape.SetupLine line -> text(line, written, place);
            case Shape.Text text -> text(text, written, place);
            case Shape.Formed formed -> formed(formed, written, place);
            case Shape.Words words -> word(words, words.words(), written, place);
            case Shape.Constant constant -> constant.type().getEnumConstants()[constant.words()
                    .indexOf(word(constant, constant.words(), written, place))];
            case Shape.Elements elements -> elements(elements.at(seats), written, place);
            case Shape.Entries entries -> entries(entries, written, place);
            case Shape.Fields fields -> record(fields, written, place);
            case Shape.OrNull optional -> written instanceof Written.Nothing
                    ? null
                    : read(optional.shape(), written, place);
            case Shape.Decision decision -> decision(decision, written, place);
        };
    }

    private String said(Shape.Seat seat) {
        return "a seat from 0 to " + (seats - 1) + (seat.orNone() ? ", or -1 for nobody" : "");
    }

    private static int number(Shape.Whole limits, String expected, Written written, Place place) {
        if (!(written instanceof Written.Digits digits)) {
            throw wrong(expected, written, place);
        }
        if (!digits.whole()) {
            throw wrong(expected.replaceFirst("number", "whole number"), written, place);
        }
        long value = digits.digits().length() > MOST_DIGITS ? Long.MAX_VALUE : Long.parseLong(digits.digits());
        if (value < limits.least() || value > limits.most()) {
            throw limits.isLimited()
                    ? wrong(expected, written, place)
                    : place.wrong(written.line(), "the number " + written.said() + " is too far from 0");
        }
        return (int) value;
    }

    private static boolean flag(Shape.Flag shape, Written written, Place place) {
        if (written instanceof Written.Flag flag) {
            return flag.value();
        }
        throw wrong(shape.expected(), written, place);
    }

    private static String text(Shape shape, Written written, Place place) {
        if (written instanceof Written.Text text) {
            return text.text();
        }
        throw wrong(shape.expected(), written, place);
    }

    private static String formed(Shape.Formed shape, Written written, Place place) {
        String text = text(shape, written, place);
        if (shape.form().matcher(text).matches()) {
            return text;
        }
        throw wrong(shape.expected(), written, place);
    }

    private static String word(Shape shape, List<String> words, Written written, Place place) {
        String text = text(shape, written, place);
        if (words.contains(text)) {
            return text;
        }
        throw wrong(shape.expected(), written, place);
    }

    private List<@Nullable Object> elements(Shape.Elements shape, Written written, Place place) {
        if (!(written instanceof Written.Elements list)) {
            throw wrong(shape.expected(), written, place);
        }
        if (!shape.takes(list.elements().size())) {
            throw place.wrong(list.line(),
                    "the list has " + list.elements().size() + " elements; it takes " + shape.count());
        }
        List<@Nullable Object> read = new ArrayList<>();
        for (Written element : list.elements()) {
            read.add(read(shape.element(), element, place.element(read.size())));
            if (shape.distinct() && new HashSet<>(read).size() < read.size()) {
                throw place.element(read.size() - 1).wrong(element.line(),
                        element.said() + " stands twice in the list");
            }
        }
        return Collections.unmodifiableList(read);
    }

    private Map<Object, @Nullable Object> entries(Shape.Entries shape, Written written, Place place) {
        Map<Object, @Nullable Object> read = new LinkedHashMap<>();
        object(shape, written, place).fields().forEach((name, value) -> {
            Place entry = place.field(name);
            Object key = read(shape.key(), new Written.Text(value.line(), name), entry);
            if (key != null) {
                read.put(key, read(shape.value(), value, entry));
            }
        });
        return Collections.unmodifiableMap(read);
    }

    private Object record(Shape.Fields shape, Written written, Place place) {
        Map<String, @Nullable Object> fields = fields(shape, written, place);
        return shape.type() == Map.class ? fields : made(shape.type(), fields.values().toArray());
    }

    /** The values of an object's fields, by name and in the order of the shape. */
    private Map<String, @Nullable Object> fields(Shape.Fields shape, Written written, Place place) {
        Written.Fields object = object(shape, written, place);
        named(shape.names(), object, place);
        Map<String, @Nullable Object> read = new LinkedHashMap<>();
        for (Shape.Field field : shape.fields()) {
            read.put(field.name(), read(field.shape(), present(field, object, place), place.field(field.name())));
        }
        return read;
    }

    private static Written.Fields object(Shape shape, Written written, Place place) {
        if (written instanceof Written.Fields object) {
            return object;
        }
        throw wrong(shape.expected(), written, place);
    }

    private static void named(List<String> names, Written.Fields object, Place place) {
        object.fields().forEach((name, value) -> {
            if (!names.contains(name)) {
                throw place.field(name).wrong(value.line(), names.isEmpty()
                        ? "there is no such field; this object has none"
                        : "there is no such field; fields here are " + String.join(", ", names));
            }
        });
    }

    private static Written present(Shape.Field field, Written.Fields object, Place place) {
        Written written = object.fields().get(field.name());
        if (written == null) {
            throw place.field(field.name()).wrong(object.line(),
                    "the field is missing; it takes " + field.shape().expected());
        }
        return written;
    }

    /** An entry of the agenda: the decision says which fields there are. */
    private Object decision(Shape.Decision shape, Written written, Place place) {
        Shape.Field name = new Shape.Field("decision", "", shape.name());
        Written said = present(name, object(shape, written, place), place);
        String decision = word(shape.name(), shape.name().words(), said, place.field("decision"));
        return record(shape.kinds().get(shape.name().words().indexOf(decision)), written, place);
    }

    private static BadInput wrong(String expected, Written written, Place place) {
        return place.wrong(written.line(), written.said() + " is not " + expected);
    }

    private static Object made(Class<?> type, @Nullable Object[] values) {
        try {
            Class<?>[] types = Arrays.stream(type.getRecordComponents()).map(RecordComponent::getType)
                    .toArray(Class<?>[]::new);
            Constructor<?> canonical = type.getDeclaredConstructor(types);
            canonical.setAccessible(true);
            return canonical.newInstance(values);
        } catch (InvocationTargetException e) {
            throw e.getCause() instanceof RuntimeException inside ? inside : new IllegalStateException(e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("every record has a canonical constructor", e);
        }
    }
}
