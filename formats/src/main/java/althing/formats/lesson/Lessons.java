package althing.formats.lesson;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

import althing.engine.BadInput;
import althing.engine.Game;

/** The lessons of each game, from the folder {@code lessons} beside it. Thread safe. */
public final class Lessons {

    /** Names the lessons of a game, one in a line, in the order in which they are taught. */
    public static final String ORDER = "order.txt";

    private static final Map<String, List<Lesson>> LOADED = new ConcurrentHashMap<>();

    private Lessons() {
    }

    /** The lessons of a game in the order in which they are taught; none for a game that has none. */
    public static List<Lesson> of(Game game) {
        return LOADED.computeIfAbsent(game.id(), _ -> load(game));
    }

    /** The lesson of this name; {@link BadInput} names those that there are. */
    public static Lesson named(Game game, String name) {
        return find(game, name).orElseThrow(() -> new BadInput("There is no lesson '" + name + "' of " + game.id()
                + "; there is " + String.join(", ", of(game).stream().map(Lesson::name).toList()) + "."));
    }

    public static Optional<Lesson> find(Game game, String name) {
        return of(game).stream().filter(each -> each.name().equals(name)).findFirst();
    }

    /** Reads the text of a lesson; {@link BadInput} names the line. */
    public static Lesson parse(String name, String text) {
        return LessonReader.read(name, text);
    }

    private static List<Lesson> load(Game game) {
        return resource(game, ORDER).map(order -> order.lines().map(String::strip).filter(line -> !line.isEmpty())
                .map(name -> read(game, name)).toList()).orElse(List.of());
    }

    private static Lesson read(Game game, String name) {
        Lesson lesson = parse(name, resource(game, name + ".lesson").orElseThrow(
                () -> new BadInput("lessons/" + ORDER + " of " + game.id() + " names '" + name
                        + "', but there is no file " + name + ".lesson beside it.")));
        if (!lesson.game().id().equals(game.id())) {
            throw new BadInput("The lesson '" + name + "' of " + game.id() + " is set up for " + lesson.game().id()
                    + ".");
        }
        return lesson;
    }

    private static Optional<String> resource(Game game, String file) {
        try (InputStream in = game.getClass().getResourceAsStream("lessons/" + file)) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
