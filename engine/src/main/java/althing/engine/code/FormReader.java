package althing.engine.code;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import althing.engine.code.Spelling.Part;

/** Reads the {@link Code} of one record: takes the form apart and gives each component its values. */
final class FormReader {

    private static final Pattern PIECE = Pattern.compile("\\{(\\w+)(?::([^}]+))?}|\\[([^\\]]+)]|([^{\\[]+)");
    private static final Pattern DEFAULT = Pattern.compile("([^{]*)\\{(\\w+)=([^}]+)}");

    private final Class<?> type;
    private final String form;
    private final FieldReader reader;
    private final Map<String, CodeField> fields = new HashMap<>();
    private final List<String> names;
    private final List<Spelled> spelled = new ArrayList<>(List.of(new Spelled(List.of(), Map.of())));

    /** A spelling while it is read: its pieces so far and the values that it fixes, both by the names of components. */
    private record Spelled(List<Piece> pieces, Map<String, Object> fixed) {

        Spelled with(Piece... more) {
            List<Piece> all = new ArrayList<>(pieces);
            all.addAll(List.of(more));
            return new Spelled(all, fixed);
        }

        Spelled fixing(String name, Object value) {
            Map<String, Object> all = new HashMap<>(fixed);
            all.put(name, value);
            return new Spelled(pieces, all);
        }
    }

    private record Piece(boolean isText, String text) {}

    FormReader(Class<?> type, Map<String, Vocabulary> vocabularies) {
        this.type = type;
        Code code = type.getAnnotation(Code.class);
        if (code == null) {
            throw new IllegalStateException(type.getName() + " has no @Code.");
        }
        form = code.value();
        names = Arrays.stream(type.getRecordComponents()).map(RecordComponent::getName).toList();
        reader = new FieldReader(vocabularies, this::wrong);
    }

    CodeForm read() {
        Matcher piece = PIECE.matcher(form);
        int end = 0;
        while (piece.find() && piece.start() == end) {
            piece(piece);
            end = piece.end();
        }
        if (end != form.length()) {
            throw wrong("cannot be read from '" + form.substring(end) + "' on");
        }
        return new CodeForm(kind(type.getSimpleName()), inOrder(), spelled.stream().map(this::spelling).toList(),
                maker());
    }

    /** A name that begins with a small letter. */
    static String kind(String name) {
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    private void piece(Matcher piece) {
        String name = piece.group(1);
        if (name != null) {
            String words = piece.group(2);
            add(name, words == null ? "" : words);
            spelled.replaceAll(each -> each.with(new Piece(false, name)));
        } else if (piece.group(3) != null) {
            optional(piece.group(3));
        } else {
            spelled.replaceAll(each -> each.with(new Piece(true, piece.group(4))));
        }
    }

    /** An optional piece: every spelling so far without it, and with it. */
    private void optional(String inside) {
        Matcher unless = DEFAULT.matcher(inside);
        List<Spelled> before = List.copyOf(spelled);
        spelled.clear();
        if (unless.matches()) {
            String name = unless.group(2);
            Object left = add(name, "").values().value(unless.group(3));
            if (left == null) {
                throw wrong("leaves out '" + unless.group(3) + "', which " + name + " cannot be");
            }
            before.forEach(each -> spelled.add(each.fixing(name, left)));
            before.forEach(each -> spelled.add(each.with(new Piece(true, unless.group(1)), new Piece(false, name))));
        } else {
            String name = inside.strip();
            if (add(name, "").type() != boolean.class) {
                throw wrong("has '" + name + "' in brackets, which is no boolean");
            }
            before.forEach(each -> spelled.add(each.fixing(name, false)));
            before.forEach(each -> spelled.add(each.fixing(name, true).with(new Piece(true, inside))));
        }
    }

    private CodeField add(String name, String words) {
        if (!names.contains(name)) {
            throw wrong("names '" + name + "', which is no component");
        }
        CodeField field = reader.field(type.getRecordComponents()[names.indexOf(name)], words);
        if (fields.putIfAbsent(name, field) != null) {
            throw wrong("names '" + name + "' twice");
        }
        return field;
    }

    private List<CodeField> inOrder() {
        return names.stream().map(name -> {
            CodeField field = fields.get(name);
            if (field == null) {
                throw wrong("leaves out the component '" + name + "'");
            }
            return field;
        }).toList();
    }

    private Spelling spelling(Spelled from) {
        List<Part> parts = new ArrayList<>();
        for (Piece piece : from.pieces()) {
            boolean afterSlot = !parts.isEmpty() && parts.getLast() instanceof Part.Slot;
            if (!piece.isText() && afterSlot) {
                throw wrong("has nothing between two components");
            }
            parts.add(piece.isText() ? new Part.Text(piece.text()) : new Part.Slot(names.indexOf(piece.text())));
        }
        Map<Integer, Object> fixed = new HashMap<>();
        from.fixed().forEach((name, value) -> fixed.put(names.indexOf(name), value));
        return new Spelling(inOrder(), parts, fixed);
    }

    private Function<Object[], Object> maker() {
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(Arrays.stream(type.getRecordComponents())
                    .map(RecordComponent::getType).toArray(Class<?>[]::new));
            constructor.setAccessible(true);
            return values -> make(constructor, values);
        } catch (NoSuchMethodException fault) {
            throw new IllegalStateException(type.getName() + " has no constructor of all components.", fault);
        }
    }

    private static Object make(Constructor<?> constructor, Object[] values) {
        try {
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException fault) {
            throw new IllegalStateException(constructor + " cannot be called.", fault);
        }
    }

    private IllegalStateException wrong(String what) {
        return new IllegalStateException("The code '" + form + "' of " + type.getName() + " " + what + ".");
    }
}
