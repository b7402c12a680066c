package althing.hnefatafl;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

/** The walls between the rooms of the game: who knows whom, and that no room grows too large. */
class RoomsTest {

    private static final Path ROOT = Path.of("src", "main", "java", "althing", "hnefatafl");
    private static final Pattern ROOM = Pattern.compile("import (?:static )?althing\\.hnefatafl\\.([a-z]+)\\.");
    private static final int MOST_FILES = 25;

    /** Each room with those that it may know. */
    private static final Map<String, Set<String>> KNOWS = Map.of(
            "board", Set.of(),
            "rules", Set.of("board"),
            "view", Set.of("board", "rules"),
            "notation", Set.of("board", "rules"),
            "advice", Set.of("board", "rules"));

    @Test
    void everyRoom_knowsOnlyWhatLiesBelowIt() throws IOException {
        for (Map.Entry<String, Set<String>> room : KNOWS.entrySet()) {
            for (Path source : sources(ROOT.resolve(room.getKey()))) {
                assertThat(roomsKnownTo(source)).as(source.toString()).isSubsetOf(withItself(room));
            }
        }
    }

    @Test
    void noRoom_isUnknownOrTooLarge() throws IOException {
        try (Stream<Path> rooms = Files.list(ROOT).filter(Files::isDirectory)) {
            for (Path room : rooms.toList()) {
                assertThat(KNOWS).containsKey(room.getFileName().toString());
                assertThat(sources(room)).hasSizeLessThanOrEqualTo(MOST_FILES);
            }
        }
    }

    private static Set<String> withItself(Map.Entry<String, Set<String>> room) {
        return Stream.concat(Stream.of(room.getKey()), room.getValue().stream()).collect(Collectors.toSet());
    }

    private static Set<String> roomsKnownTo(Path source) throws IOException {
        return ROOM.matcher(Files.readString(source)).results().map((MatchResult found) -> found.group(1))
                .collect(Collectors.toSet());
    }

    private static List<Path> sources(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }
}
