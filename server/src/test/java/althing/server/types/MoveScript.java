package althing.server.types;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import althing.engine.code.CodeField;
import althing.engine.code.CodeForm;
import althing.engine.code.MoveCodec;
import althing.engine.code.Spelling;
import althing.engine.code.Spelling.Part;
import althing.engine.code.Values;

/** Writes the moves of a game in TypeScript: a type for each kind, builders of their codes, and a reader. */
final class MoveScript {

    /** One way of writing a kind of move, with a regular expression that is the same in both languages. */
    private record Line(CodeForm form, Spelling spelling, String pattern) {}

    private final MoveCodec<?> codec;
    private final TypeScript types;
    private final List<Line> lines;

    /**
     * The moves of a codec.
     *
     * @param types takes the enums that the moves name
     */
    MoveScript(MoveCodec<?> codec, TypeScript types) {
        this.codec = codec;
        this.types = types;
        lines = codec.forms().stream().flatMap(form -> form.spellings().stream()
                .map(spelling -> new Line(form, spelling, pattern(form, spelling))))
                .sorted(Comparator.comparingLong(MoveScript::openness)).toList();
    }

    String text() {
        String kinds = codec.forms().stream().map(this::type).collect(Collectors.joining("\n"));
        String builders = codec.forms().stream().map(this::builder).collect(Collectors.joining("\n"));
        String readers = lines.stream().map(this::reader).collect(Collectors.joining("\n"));
        return """

                /** A move, as it is read from its code. */
                export type Move =
                %s;

                /** The codes of moves. */
                export const move = {
                %s
                } as const;

                /** The move that a code stands for; null for one that this page does not know. */
                export const readMove = readerOf<Move>([
                %s
                ]);
                """.formatted(kinds, builders, readers);
    }

    /** The kind of move as which the page reads a code. */
    String kindOf(String code) {
        return lines.stream().filter(line -> Pattern.matches(line.pattern, code)).findFirst()
                .map(line -> line.form.kind()).orElse("nothing");
    }

    /** Ids of components are told by their form alone, so what needs a certain word is tried first. */
    private static long openness(Line line) {
        return line.spelling.parts().stream().filter(part -> part instanceof Part.Slot(int field)
                && line.form.fields().get(field).values() instanceof Values.Words words && words.isOpen()).count();
    }

    private String type(CodeForm form) {
        return form.fields().stream().map(field -> "; " + field.name() + ": " + type(field))
                .collect(Collectors.joining("", "  | { type: \"" + form.kind() + "\"; code: string", " }"));
    }

    private String type(CodeField field) {
        if (field.type() == boolean.class) {
            return "boolean";
        }
        return switch (field.values()) {
            case Values.Numbers _ -> "number";
            case Values.Words words -> words.isOpen() ? "string" : types.nameOf(field.type());
        };
    }

    private String builder(CodeForm form) {
        String text = form.fields().isEmpty()
                ? "\"" + written(form, form.spellings().getFirst()) + "\""
                : form.fields().stream().map(field -> argument(form, field))
                        .collect(Collectors.joining(", ", "(", ") => ")) + choice(form, form.spellings());
        return "  " + form.kind() + ": " + text + ",";
    }

    /** The spelling that fits; the last if no other does. */
    private static String choice(CodeForm form, List<Spelling> spellings) {
        boolean isPlainLast = spellings.getLast().fixed().isEmpty();
        StringBuilder text = new StringBuilder();
        List<Spelling> inTurn = isPlainLast ? spellings : spellings.reversed();
        for (Spelling each : inTurn.subList(0, inTurn.size() - 1)) {
            text.append(condition(form, each)).append(" ? `").append(written(form, each)).append("` : ");
        }
        return text.append('`').append(written(form, inTurn.getLast())).append('`').toString();
    }

    private String argument(CodeForm form, CodeField field) {
        boolean isFlag = field.type() == boolean.class && form.fields().getLast().equals(field)
                && form.spellings().size() > 1;
        return field.name() + (isFlag ? " = false" : ": " + type(field));
    }

    private static String condition(CodeForm form, Spelling spelling) {
        return spelling.fixed().entrySet().stream().map(each -> {
            CodeField field = form.fields().get(each.getKey());
            return field.type() == boolean.class
                    ? (each.getValue().equals(true) ? "" : "!") + field.name()
                    : field.name() + " === " + literal(field, each.getValue());
        }).collect(Collectors.joining(" && "));
    }

    private static String literal(CodeField field, Object value) {
        return field.type() == boolean.class ? value.toString() : "\"" + field.values().word(value) + "\"";
    }

    private static String written(CodeForm form, Spelling spelling) {
        return spelling.parts().stream().map(part -> switch (part) {
            case Part.Text(String text) -> text;
            case Part.Slot(int field) -> "${" + word(form.fields().get(field)) + "}";
        }).collect(Collectors.joining());
    }

    private static String word(CodeField field) {
        String name = field.name();
        return switch (field.values()) {
            case Values.Numbers numbers -> numbers.named().entrySet().stream()
                    .map(each -> name + " === " + each.getValue() + " ? \"" + each.getKey() + "\" : ")
                    .collect(Collectors.joining()) + name;
            case Values.Words words when field.type() == boolean.class ->
                name + " ? \"" + words.word(true) + "\" : \"" + words.word(false) + "\"";
            case Values.Words _ -> name;
        };
    }

    private String reader(Line line) {
        Stream<String> names = line.spelling.parts().stream().flatMap(part -> part instanceof Part.Slot(int field)
                ? Stream.of(line.form.fields().get(field).name())
                : Stream.empty());
        String values = IntStream.range(0, line.form.fields().size())
                .mapToObj(index -> ", " + value(line, index)).collect(Collectors.joining());
        return "  [/^" + line.pattern + "$/, (" + Stream.concat(Stream.of("code"), names)
                .collect(Collectors.joining(", ")) + ") => ({ type: \"" + line.form.kind() + "\", code" + values
                + " })],";
    }

    private String value(Line line, int index) {
        CodeField field = line.form.fields().get(index);
        Object fixed = line.spelling.fixed().get(index);
        String read = fixed == null ? read(field) : literal(field, fixed);
        return read.equals(field.name()) ? read : field.name() + ": " + read;
    }

    private String read(CodeField field) {
        String name = field.name();
        return switch (field.values()) {
            case Values.Numbers numbers -> numbers.named().entrySet().stream()
                    .map(each -> name + " === \"" + each.getKey() + "\" ? " + each.getValue() + " : ")
                    .collect(Collectors.joining()) + "Number(" + name + ")";
            case Values.Words words when field.type() == boolean.class -> name + " === \"" + words.word(true) + "\"";
            case Values.Words words -> words.isOpen() ? name : name + " as " + type(field);
        };
    }

    private static String pattern(CodeForm form, Spelling spelling) {
        return spelling.parts().stream().map(part -> switch (part) {
            case Part.Text(String text) -> text;
            case Part.Slot(int field) -> "(" + pattern(form.fields().get(field).values()) + ")";
        }).collect(Collectors.joining());
    }

    private static String pattern(Values values) {
        return switch (values) {
            case Values.Numbers numbers -> Stream.concat(numbers.named().keySet().stream(),
                    Stream.of(numbers.least() < 0 ? "-?\\d+" : "\\d+")).collect(Collectors.joining("|"));
            case Values.Words words -> words.isOpen() ? "[^ ]+" : String.join("|", words.words());
        };
    }
}
