package althing.engine.code;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import althing.engine.code.Spelling.Part;

/** Reads the {@link Code} of one record: takes the form apart and gives each component its values. */
final class FormReader {

    private static final Pattern PIECE = Pattern.compile("\\{(\\w+)(?::([^}]+))?}|\\[([^\\]]+)]|([^{\\[]+)");
    private static final Pattern DEFAULT = Pattern.compile("([^{]*)\\{(\\w+)=([^}]+)}");

    private final Class<?> type;
    private final String form;
    private final FieldReader reader;
    private final List<String> names;
    private final @Nullable CodeField[] fields;
    private List<Draft> drafts = List.of(new Draft(List.of(), Map.of()));

    /** A spelling while it is read: its parts so far, and the values that it fixes, by the indices of their components. */
    private record Draft(List<Part> parts, Map<Integer, Object> fixed) {

        Draft with(Part part) {
            return new Draft(Stream.concat(parts.stream(), Stream.of(part)).toList(), fixed);
        }

        Draft fixing(int field, Object value) {
            Map<Integer, Object> all = new HashMap<>(fixed);
            all.put(field, value);
            return new Draft(parts, all);
        }
    }

    FormReader(Class<?> type, Map<String, Vocabulary> vocabularies) {
        this.type = type;
        Code code = type.getAnnotation(Code.class);
        if (code == null) {
            throw new IllegalStateException(type.getName() + " has no @Code.");
        }
        form = code.value();
        names = Arrays.stream(type.getRecordComponents()).map(RecordComponent::getName).toList();
        fields = new CodeField[names.size()];
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
        List<CodeField> all = allFields();
        return new CodeForm(kind(type.getSimpleName()), all,
                drafts.stream().map(each -> new Spelling(all, each.parts, each.fixed)).toList(), maker());
    }

    /** A name that begins with a small letter. */
    static String kind(String name) {
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    private void piece(Matcher piece) {
        if (piece.group(1) != null) {
            drafts = slot(drafts, add(piece.group(1), Objects.requireNonNullElse(piece.group(2), "")));
        } else if (piece.group(3) != null) {
            drafts = Stream.concat(without(piece.group(3)), with(piece.group(3)).stream()).toList();
        } else {
            drafts = text(drafts, piece.group(4));
        }
    }

    /** All drafts without an optional piece, which fixes the value that stands for its absence. */
    private Stream<Draft> without(String optional) {
        Matcher unless = DEFAULT.matcher(optional);
        boolean isFlag = !unless.matches();
        int field = add(isFlag ? optional.strip() : unless.group(2), "");
        Object absent = isFlag ? false : known(field).values().value(unless.group(3));
        if (isFlag && known(field).type() != boolean.class) {
            throw wrong("has '" + optional.strip() + "' in brackets, which is no boolean");
        }
        if (absent == null) {
            throw wrong("leaves out '" + unless.group(3) + "', which " + names.get(field) + " cannot be");
        }
        return drafts.stream().map(each -> each.fixing(field, absent));
    }

    /** All drafts with an optional piece. */
    private List<Draft> with(String optional) {
        Matcher unless = DEFAULT.matcher(optional);
        if (unless.matches()) {
            return slot(text(drafts, unless.group(1)), names.indexOf(unless.group(2)));
        }
        int flag = names.indexOf(optional.strip());
        return text(drafts.stream().map(each -> each.fixing(flag, true)).toList(), optional);
    }

    private static List<Draft> text(List<Draft> drafts, String text) {
        return drafts.stream().map(each -> each.with(new Part.Text(text))).toList();
    }

    private List<Draft> slot(List<Draft> drafts, int field) {
        if (drafts.stream().anyMatch(each -> !each.parts.isEmpty() && each.parts.getLast() instanceof Part.Slot)) {
            throw wrong("has nothing between two components");
        }
        return drafts.stream().map(each -> each.with(new Part.Slot(field))).toList();
    }

    /** Reads what a component can be, and answers its index. */
    private int add(String name, String words) {
        int field = names.indexOf(name);
        if (field < 0) {
            throw wrong("names '" + name + "', which is no component");
        }
        if (fields[field] != null) {
            throw wrong("names '" + name + "' twice");
        }
        fields[field] = reader.field(type.getRecordComponents()[field], words);
        return field;
    }

    private CodeField known(int field) {
        CodeField known = fields[field];
        if (known == null) {
            throw wrong("leaves out the component '" + names.get(field) + "'");
        }
        return known;
    }

    private List<CodeField> allFields() {
        return IntStream.range(0, fields.length).mapToObj(this::known).toList();
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
