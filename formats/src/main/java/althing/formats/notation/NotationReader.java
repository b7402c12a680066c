package althing.formats.notation;

import java.util.Optional;
import java.util.stream.IntStream;

import althing.engine.BadInput;
import althing.engine.Position;
import althing.engine.Setup;

/** Reads the text of a notation: its form first, then every field against its shape, then the game itself. */
public final class NotationReader {

    private final Written.Fields whole;

    private NotationReader(Written.Fields whole) {
        this.whole = whole;
    }

    /**
     * The position that a text describes; {@link BadInput} says in which line, at which field and why it does not. One
     * that has a cause hides a fault of the game's own reader.
     */
    public static Position read(String text) {
        return new NotationReader(JsonText.read(text)).position();
    }

    private Position position() {
        Setup setup = setup();
        Shape.Fields shape = Shapes.of(setup.game());
        try {
            Object notation = new Reading(setup.seats()).read(shape, whole, Place.TOP);
            return setup.game().notationType().cast(Optional.ofNullable(notation).orElseThrow()).position();
        } catch (BadInput e) {
            throw new BadInput(withLine(String.valueOf(e.getMessage())));
        } catch (RuntimeException e) {
            throw new BadInput("This position contradicts itself: its fields do not fit together.", e);
        }
    }

    private Setup setup() {
        if (!(whole.fields().get("setup") instanceof Written.Text line)) {
            throw new BadInput("This is no position: it has no field 'setup' with a setup line.");
        }
        Place place = Place.TOP.field("setup");
        Setup setup = parsed(line, place);
        setup.seed().ifPresent(seed -> {
            throw place.wrong(line.line(), "a position has no seed; leave out '#" + seed + "'");
        });
        return setup;
    }

    private static Setup parsed(Written.Text line, Place place) {
        try {
            return Setup.parse(line.text());
        } catch (BadInput e) {
            throw place.wrong(line.line(), String.valueOf(e.getMessage()).replaceFirst("[.]$", ""));
        }
    }

    /** A sentence of the game that starts with the path of a field, with the line of the field before it. */
    private String withLine(String sentence) {
        int end = sentence.indexOf(": ");
        if (end < 0 || sentence.startsWith("Line ")) {
            return sentence;
        }
        int line = line(whole, Place.TOP, sentence.substring(0, end));
        return line == 0 ? sentence : "Line " + line + ", " + sentence;
    }

    /** In which line a path ends, 0 if there is no such path. */
    private static int line(Written written, Place place, String path) {
        String here = place.toString();
        if (here.equals(path)) {
            return written.line();
        }
        if (!path.startsWith(here)) {
            return 0;
        }
        return switch (written) {
            case Written.Fields object -> object.fields().entrySet().stream()
                    .mapToInt(field -> line(field.getValue(), place.field(field.getKey()), path))
                    .filter(line -> line > 0).findFirst().orElse(0);
            case Written.Elements list -> IntStream.range(0, list.elements().size())
                    .map(i -> line(list.elements().get(i), place.element(i), path))
                    .filter(line -> line > 0).findFirst().orElse(0);
            default -> 0;
        };
    }
}
