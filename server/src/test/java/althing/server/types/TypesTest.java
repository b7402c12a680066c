package althing.server.types;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

import org.junit.jupiter.api.Test;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Move;

import static org.assertj.core.api.Assertions.assertThat;

/** The page's TypeScript types say what the Java records say. {@code -Dalthing.types=write} writes them anew. */
class TypesTest {

    private static final Path WEB = Path.of("..", "web", "src");
    @Test
    void thePagesTypesAreThoseOfTheRecords() throws IOException {
        boolean write = "write".equals(System.getProperty("althing.types"));
        for (Map.Entry<Path, String> file : files().entrySet()) {
            if (write) {
                Files.createDirectories(file.getKey().getParent());
                Files.writeString(file.getKey(), file.getValue());
            }
            assertThat(Files.exists(file.getKey()) ? Files.readString(file.getKey()) : "")
                    .as("%s differs from the Java records; write it anew with 'mvn -pl server -am test "
                            + "-Dtest=TypesTest -Dsurefire.failIfNoSpecifiedTests=false -Dalthing.types=write'.",
                            file.getKey().normalize())
                    .isEqualTo(file.getValue());
        }
    }

    private static Map<Path, String> files() {
        TypeScript api = new TypeScript(Set.of(), Set.copyOf(ApiRecords.REQUESTS));
        ApiRecords.ANSWERS.forEach(api::with);
        ApiRecords.REQUESTS.forEach(api::with);
        Map<Path, String> files = new LinkedHashMap<>();
        files.put(WEB.resolve("api/types.ts"), api.text(""));
        for (Game game : Games.all()) {
            if (!game.getClass().getPackageName().startsWith("althing.server")) {
                Path folder = WEB.resolve("games").resolve(game.id());
                TypeScript view = new TypeScript(api.types(), Set.of()).with(game.viewType());
                files.put(folder.resolve("view.ts"), view.text("../../api/types"));
                files.put(folder.resolve("moves.ts"), moves(game, view.types()));
            }
        }
        return files;
    }

    private static String moves(Game game, Set<Class<?>> ofView) {
        TypeScript types = new TypeScript(ofView, Set.of());
        String moves = new MoveScript(game.moves().codec(), types).text();
        return types.text("./view", "import { readerOf } from \"../../board/moves\";\n") + moves;
    }

    @Test
    void thePageTellsTheKindsOfMovesApart() {
        for (Game game : Games.all()) {
            MoveScript script = new MoveScript(game.moves().codec(), new TypeScript(Set.of(), Set.of()));
            for (Move move : game.moves().all()) {
                assertThat(script.kindOf(move.code())).as(move.code())
                        .isEqualTo(game.moves().codec().form(move).kind());
            }
        }
    }
}
