package althing.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import althing.engine.Game;

/** The walls between the rooms of a game, which are its packages: who knows whom, and that no room grows too large. */
public abstract class RoomsContract {

    private static final int MOST_FILES = 25;
    /** What people and bots are told is made from the rules; these rooms may know a rule, and no rule may know them. */
    private static final Set<String> TELLING = Set.of("view", "notation", "advice");

    protected abstract Game game();

    /** Each room with those that it may know. */
    protected abstract Map<String, Set<String>> rooms();

    @Test
    void everyRoom_knowsOnlyWhatItMay() throws IOException {
        for (Map.Entry<String, Set<String>> room : rooms().entrySet()) {
            for (Path source : sources(root().resolve(room.getKey()))) {
                assertThat(roomsKnownTo(source)).as(source.toString()).isSubsetOf(withItself(room));
            }
        }
    }

    @Test
    void noRoom_isUnknownOrTooLarge() throws IOException {
        try (Stream<Path> rooms = Files.list(root()).filter(Files::isDirectory)) {
            assertThat(rooms.map(room -> String.valueOf(room.getFileName()))).hasSameElementsAs(rooms().keySet());
        }
        for (String room : rooms().keySet()) {
            assertThat(sources(root().resolve(room))).as(room).hasSizeLessThanOrEqualTo(MOST_FILES);
        }
        assertThat(sources(root())).as("beside the rooms").hasSizeLessThanOrEqualTo(MOST_FILES);
    }

    @Test
    void noRule_knowsWhatIsMadeFromRules() {
        rooms().forEach((room, known) -> {
            if (!TELLING.contains(room)) {
                assertThat(known).as(room).doesNotContainAnyElementsOf(TELLING);
            }
        });
    }

    private Path root() {
        return Path.of("src", "main", "java", "althing", game().id());
    }

    private Set<String> roomsKnownTo(Path source) throws IOException {
        Pattern room = Pattern.compile("import (?:static )?althing\\." + game().id() + "\\.([a-z]+)\\.");
        return room.matcher(Files.readString(source)).results().map((MatchResult found) -> found.group(1))
                .collect(Collectors.toSet());
    }

    private static Set<String> withItself(Map.Entry<String, Set<String>> room) {
        Set<String> known = new TreeSet<>(room.getValue());
        known.add(room.getKey());
        return known;
    }

    private static List<Path> sources(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }
}
