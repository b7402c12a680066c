package althing.app;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

import althing.engine.GameRecord;

/** Writes what a command leaves behind; a place that does not let us gets a sentence. */
final class WrittenFile {

    private WrittenFile() {
    }

    static void write(Path file, String text) {
        try {
            makeRoom(file.toAbsolutePath().resolveSibling(""));
            Files.writeString(file, text, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw unfit(file, e);
        }
    }

    /** Writes a record under a name of its own and says which. */
    static Path record(Path directory, GameRecord record) {
        String name = record.setup().game().id() + "-" + record.setup().seed().orElseThrow();
        String text = record.text();
        for (int copy = 1;; copy++) {
            Path file = directory.resolve(name + (copy == 1 ? "" : "-" + copy) + ".althing");
            try {
                makeRoom(directory);
                return Files.writeString(file, text, StandardCharsets.UTF_8, StandardOpenOption.CREATE_NEW);
            } catch (FileAlreadyExistsException e) {
                // the next name is tried
            } catch (IOException e) {
                throw unfit(file, e);
            }
        }
    }

    private static void makeRoom(Path directory) throws IOException {
        if (Files.exists(directory) && !Files.isDirectory(directory)) {
            throw new UnfitPlace(directory + " is a file, not a directory.");
        }
        Files.createDirectories(directory);
    }

    private static UnfitPlace unfit(Path file, IOException problem) {
        return new UnfitPlace(file + " cannot be written: " + problem.getClass().getSimpleName() + " "
                + problem.getMessage() + ".");
    }
}
