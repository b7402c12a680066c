package althing.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

import althing.engine.BadInput;

/** Lays out the rooms of a new game in the project: a small game of stones that builds and plays at once. */
@Command(name = "new-game", sortOptions = false, description = "Lay out the rooms of a new game in the project: a small one that builds and plays at once.")
final class NewGame extends Task {

    /** What was laid out. */
    record Answer(String game, List<String> files) {}

    @Parameters(paramLabel = "NAME", description = "A word of 3 to 16 small letters: the game's id, its folders and its package.")
    private String name = "";

    NewGame(Shell shell) {
        super(shell);
    }

    @Override
    void run() {
        Path root = root(shell().environment());
        GameLayout layout = GameLayout.of(name.strip());
        checkRoom(root, layout);
        layout.files().forEach((file, text) -> WrittenFile.write(root.resolve(file), text));
        Path list = root.resolve(GameLayout.LIST);
        WrittenFile.write(list, layout.listed(read(list)));
        Answer answer = new Answer(layout.name(), List.copyOf(layout.files().keySet()));
        if (asJson()) {
            printJson(answer);
        } else {
            answer.files().forEach(out()::println);
            out().println(words().say("new-game.done", "name", layout.name(), "count", answer.files().size()));
            out().println(words().say("new-game.next", "name", layout.name()));
        }
    }

    private static Path root(Map<String, String> environment) {
        @Nullable
        String given = environment.get(RulePlaces.ROOT);
        Path root = Path.of(given == null ? "" : given);
        if (!Files.isRegularFile(root.resolve(GameLayout.LIST))) {
            throw new BadInput("There is no " + GameLayout.LIST + " here; run this in the folder of the project.");
        }
        return root;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void checkRoom(Path root, GameLayout layout) {
        for (String folder : layout.folders()) {
            if (Files.exists(root.resolve(folder))) {
                throw new BadInput("There is already a folder " + folder + "; take another name, or move it away.");
            }
        }
    }
}
