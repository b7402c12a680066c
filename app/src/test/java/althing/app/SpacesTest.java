package althing.app;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;

import althing.engine.FeatureRow;
import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Position;
import althing.engine.Setup;

/** {@code docs/spaces.md} lists what programs outside see and can do; {@code -Dalthing.docs=write} writes it. */
class SpacesTest {

    private static final Path DOCUMENT = Path.of("..", "docs", "spaces.md");

    @Test
    void theDocument_saysWhatTheGamesSay() throws IOException {
        StringBuilder all = new StringBuilder(
                """
                        # What programs see and can do

                        Made from the games by `SpacesTest`; [environments.md](environments.md) says what it is for. Actions are counted by the first word of their code.
                        Observations are those of the smallest setup of a game.
                        """);
        Games.all().forEach(game -> all.append(section(game)));
        if ("write".equals(System.getProperty("althing.docs"))) {
            Files.writeString(DOCUMENT, all);
        }
        assertThat(DOCUMENT).as("-Dalthing.docs=write writes it").exists().hasContent(all.toString());
    }

    private static String section(Game game) {
        Map<String, Long> kinds = game.actions().stream().distinct()
                .collect(groupingBy(code -> code.split(" ", 2)[0], TreeMap::new, counting()));
        long moves = kinds.values().stream().mapToLong(Long::longValue).sum();
        List<String> names = names(game);
        return "\n## " + game.id() + "\n\n" + moves + " actions: "
                + String.join(", ", kinds.entrySet().stream().map(kind -> "`" + kind.getKey() + "` " + kind.getValue())
                        .toList())
                + ".\n\n"
                + (names.isEmpty()
                        ? "No observations: `look` shows all.\n"
                        : names.size() + " observations of `" + smallest(game).line() + "`: " + String.join(", ", names)
                                + ".\n");
    }

    private static List<String> names(Game game) {
        Position position = smallest(game).seeded(1).start();
        return game.observation().map(observation -> FeatureRow.names(observation, position)).orElse(List.of());
    }

    private static Setup smallest(Game game) {
        return Setup.of(game, game.minSeats(), Map.of());
    }
}
