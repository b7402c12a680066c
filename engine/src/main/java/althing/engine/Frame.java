package althing.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import althing.engine.notation.Means;

/**
 * What one kind of entry on an {@link Agenda} is called and which fields it has. A game makes each of its frames once,
 * when it is loaded: a {@link Decision} says what its frame holds, the game's list of questions names it.
 *
 * <pre>
 * private static final Frame FRAME = new Frame();
 * static final Frame.Field FROM = FRAME.word("from", ARTISANS);
 * static final Frame.Field LEFT = FRAME.number("left", 1, 2);
 * …
 * agenda.push(FRAME, seat);
 * FROM.set(agenda, artisan);
 * </pre>
 */
public final class Frame {

    private static final int UNNAMED = -1;

    private int kind;
    private String name;
    private String meaning;
    private final List<Field> fields = new ArrayList<>();
    private boolean complete;

    /** A frame that has no name yet. */
    public Frame() {
        this(UNNAMED, "", "");
    }

    /** The frame of a kind, 0 … 255, under a name of small letters. */
    public Frame(int kind, String name) {
        this(kind, name, "");
    }

    /** The frame of a constant, under its name in small letters and with its {@link Means}. */
    public Frame(Enum<?> kind) {
        this(kind.ordinal(), small(kind), meaning(kind));
    }

    private Frame(int kind, String name, String meaning) {
        this.kind = kind;
        this.name = name;
        this.meaning = meaning;
    }

    /**
     * Takes the place of a constant among the frames of the game, its name in small letters and its {@link Means}. No field
     * can be added any more, so that the fields do not depend on what is loaded first.
     */
    public void nameAfter(Enum<?> constant) {
        if (kind != UNNAMED) {
            throw new IllegalStateException("the frame of " + name + " cannot be that of " + constant + " too");
        }
        kind = constant.ordinal();
        name = small(constant);
        meaning = meaning(constant);
        complete = true;
    }

    private static String small(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String meaning(Enum<?> kind) {
        try {
            Means means = kind.getDeclaringClass().getField(kind.name()).getAnnotation(Means.class);
            return means == null ? "" : means.value();
        } catch (NoSuchFieldException e) {
            throw new AssertionError("every constant is a field", e);
        }
    }

    public int kind() {
        return kind;
    }

    public String name() {
        return name;
    }

    /** What is decided, for documents; empty where it is not told. */
    public String meaning() {
        return meaning;
    }

    public List<Field> fields() {
        return List.copyOf(fields);
    }

    int fieldCount() {
        return fields.size();
    }

    /** A number within limits. */
    public Field number(String field, int least, int most) {
        return add(field, new FrameValue.Whole(least, most));
    }

    /** Yes (1) or no (0). */
    public Field flag(String field) {
        return add(field, new FrameValue.Flag());
    }

    /** One of several words; its value is the word's place among them. */
    public Field word(String field, List<String> words) {
        return add(field, new FrameValue.Word(List.copyOf(words)));
    }

    /** One of several words, or none, whose value is -1. */
    public Field wordOrNone(String field, List<String> words) {
        return add(field, new FrameValue.WordOrNone(List.copyOf(words)));
    }

    /** Any of at most 31 words; its value has a bit for each of them. */
    public Field words(String field, List<String> words) {
        return add(field, new FrameValue.Words(List.copyOf(words)));
    }

    private Field add(String field, FrameValue value) {
        if (complete) {
            throw new IllegalStateException("the field " + field + " comes too late for the frame of " + name);
        }
        Field added = new Field(field, fields.size(), value);
        fields.add(added);
        return added;
    }

    /** One field of a frame: its name, its place and how its value is written. */
    public record Field(String name, int index, FrameValue value) {

        /** The value in the entry on top. */
        public int of(Agenda agenda) {
            return agenda.field(agenda.top(), index);
        }

        public boolean isSet(Agenda agenda) {
            return of(agenda) != 0;
        }

        /** Changes the value in the entry on top. */
        public void set(Agenda agenda, int value) {
            agenda.field(agenda.top(), index, value);
        }

        /** The value in an entry that need not be on top. */
        public int at(Agenda agenda, int entry) {
            return agenda.field(entry, index);
        }

        public void setAt(Agenda agenda, int entry, int value) {
            agenda.field(entry, index, value);
        }
    }
}
