package althing.formats.notation;

import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import althing.engine.Asked;
import althing.engine.Frame;
import althing.engine.FrameValue;
import althing.engine.Game;
import althing.engine.Setup;
import althing.engine.notation.Form;
import althing.engine.notation.Means;
import althing.engine.notation.SeatNumber;
import althing.engine.notation.Size;
import althing.engine.notation.Within;
import althing.engine.notation.Word;

/** Finds the shapes of a game's notation: from the types of its records and what is written beside them. */
final class Shapes {

    private static final Map<Class<?>, Shape.Fields> KNOWN = new ConcurrentHashMap<>();
    private static final Shape.Field RANDOM = new Shape.Field("random",
            "what chance will do: the key and how much was drawn, or the 64 bits of the first rules",
            new Shape.Formed(Pattern.compile("[0-9a-f]{32}-[0-9a-f]{1,16}|[0-9a-f]{1,16}"),
                    "9f86d081884c7d659a2feaa0c55ad015-1c"));

    private final Game game;
    private final Map<Class<?>, Shape.Fields> records = new HashMap<>();

    private Shapes(Game game) {
        this.game = game;
    }

    /** The shape of a game's whole notation. */
    static Shape.Fields of(Game game) {
        return KNOWN.computeIfAbsent(game.getClass(), _ -> found(game));
    }

    /** The same, looked for anew. */
    static Shape.Fields found(Game game) {
        return new Shapes(game).whole();
    }

    /** The word for a constant. */
    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private Shape.Fields whole() {
        Shape.Fields found = record(game.notationType());
        return new Shape.Fields(found.type(), found.meaning(), found.fields().stream().map(this::ofTheHouse).toList());
    }

    /** What every notation has means the same everywhere. */
    private Shape.Field ofTheHouse(Shape.Field field) {
        return switch (field.name()) {
            case "setup" -> new Shape.Field("setup", "the game, its seats, its options and the version of its rules",
                    new Shape.SetupLine(Setup.all(game).getFirst().lineWithRules()));
            case "random" -> RANDOM;
            default -> field;
        };
    }

    private Shape.Fields record(Class<?> type) {
        Shape.Fields known = records.get(type);
        if (known == null) {
            known = new Shape.Fields(type, meaning(type.getAnnotation(Means.class)),
                    Arrays.stream(type.getRecordComponents()).map(this::field).toList());
            records.put(type, known);
        }
        return known;
    }

    private Shape.Field field(RecordComponent component) {
        try {
            return new Shape.Field(component.getName(), meaning(component.getAnnotation(Means.class)),
                    shape(component.getAnnotatedType()));
        } catch (IllegalArgumentException e) {
            throw new IllegalStateException(component.getDeclaringRecord().getName() + "." + component.getName() + ": "
                    + e.getMessage(), e);
        }
    }

    private static String meaning(@Nullable Means means) {
        return means == null ? "" : means.value();
    }

    private Shape shape(AnnotatedType type) {
        Shape shape = present(type);
        return type.isAnnotationPresent(Nullable.class) ? new Shape.OrNull(shape) : shape;
    }

    private Shape present(AnnotatedType annotated) {
        Type type = annotated.getType();
        if (annotated instanceof AnnotatedParameterizedType parameterized) {
            return container((ParameterizedType) type, parameterized);
        }
        Class<?> plain = (Class<?>) type;
        if (plain == int.class || plain == Integer.class) {
            return number(annotated);
        }
        if (plain == boolean.class || plain == Boolean.class) {
            return new Shape.Flag();
        }
        if (plain == String.class) {
            return text(annotated);
        }
        if (plain.isEnum()) {
            return new Shape.Constant(plain,
                    Arrays.stream(plain.getEnumConstants()).map(each -> word((Enum<?>) each)).toList());
        }
        if (plain == Asked.class) {
            return decision(game.frames());
        }
        if (plain.isRecord()) {
            return record(plain);
        }
        throw new IllegalArgumentException("a notation has no " + type.getTypeName());
    }

    private Shape container(ParameterizedType type, AnnotatedParameterizedType annotated) {
        AnnotatedType[] parts = annotated.getAnnotatedActualTypeArguments();
        if (type.getRawType() == List.class) {
            return elements(shape(parts[0]), annotated.getAnnotation(Size.class));
        }
        if (type.getRawType() == Map.class) {
            return new Shape.Entries(shape(parts[0]), shape(parts[1]));
        }
        throw new IllegalArgumentException("a notation has no " + type.getTypeName());
    }

    private static Shape elements(Shape element, @Nullable Size size) {
        return size == null
                ? Shape.Elements.of(element)
                : new Shape.Elements(element, size.least(), size.most(), size.perSeat(), false);
    }

    private static Shape number(AnnotatedType type) {
        SeatNumber seat = type.getAnnotation(SeatNumber.class);
        if (seat != null) {
            return new Shape.Seat(seat.orNone());
        }
        Within within = type.getAnnotation(Within.class);
        return within == null ? Shape.Whole.ANY : new Shape.Whole(within.least(), within.most());
    }

    private Shape text(AnnotatedType type) {
        Word word = type.getAnnotation(Word.class);
        if (word != null) {
            List<String> words = game.vocabularies().get(word.value());
            if (words == null) {
                throw new IllegalArgumentException("the game has no vocabulary '" + word.value() + "'");
            }
            return new Shape.Words(word.value(), words);
        }
        Form form = type.getAnnotation(Form.class);
        return form == null ? new Shape.Text() : new Shape.Formed(Pattern.compile(form.value()), form.example());
    }

    private Shape decision(List<Frame> frames) {
        return new Shape.Decision(new Shape.Words("", frames.stream().map(Frame::name).toList()),
                frames.stream().map(this::asked).toList());
    }

    private Shape.Fields asked(Frame frame) {
        Shape.Fields about = new Shape.Fields(Map.class, "", frame.fields().stream()
                .map(field -> new Shape.Field(field.name(), "", value(field.value()))).toList());
        return new Shape.Fields(Asked.class, frame.meaning(), List.of(
                new Shape.Field("decision", "what is asked", new Shape.Words("", List.of(frame.name()))),
                new Shape.Field("seat", "who is asked", new Shape.Seat(false)),
                new Shape.Field("about", "what it is about", about)));
    }

    private Shape value(FrameValue value) {
        return switch (value) {
            case FrameValue.Whole number -> new Shape.Whole(number.least(), number.most());
            case FrameValue.Flag _ -> new Shape.Flag();
            case FrameValue.Word word -> words(word.words());
            case FrameValue.WordOrNone word -> new Shape.Words("",
                    Stream.concat(Stream.of("none"), word.words().stream()).toList());
            case FrameValue.Words words -> new Shape.Elements(words(words.words()), 0, words.words().size(), false,
                    true);
        };
    }

    /** Words under the name of the vocabulary that has the same ones, if there is such. */
    private Shape.Words words(List<String> words) {
        return new Shape.Words(game.vocabularies().entrySet().stream().filter(each -> each.getValue().equals(words))
                .map(Map.Entry::getKey).findFirst().orElse(""), words);
    }
}
