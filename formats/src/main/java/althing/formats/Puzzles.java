package althing.formats;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import tools.jackson.core.JacksonException;

import althing.engine.BadInput;
import althing.engine.Game;
import althing.engine.Puzzle;

/** The puzzles of a game: {@code puzzles.jsonl} beside its other data, a puzzle in each line. */
public final class Puzzles {

    private Puzzles() {
    }

    /** The puzzles that a game brings along; none if it has no file of them. */
    public static List<Puzzle> of(Game game) {
        try (InputStream file = game.getClass().getResourceAsStream("/althing/" + game.id() + "/puzzles.jsonl")) {
            return file == null ? List.of() : read(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Puzzles as lines. */
    public static String write(List<Puzzle> puzzles) {
        StringBuilder lines = new StringBuilder();
        puzzles.forEach(puzzle -> lines.append(Json.STRICT.writeValueAsString(puzzle)).append('\n'));
        return lines.toString();
    }

    /** The puzzles of such lines; {@link BadInput} says in which line something is wrong. */
    public static List<Puzzle> read(String lines) {
        List<Puzzle> puzzles = new ArrayList<>();
        for (String line : lines.lines().toList()) {
            try {
                puzzles.add(Json.STRICT.readValue(line, Puzzle.class));
            } catch (JacksonException e) {
                throw new BadInput("Line " + (puzzles.size() + 1) + " is no puzzle: "
                        + String.valueOf(e.getOriginalMessage()).lines().findFirst().orElse("") + ".");
            }
        }
        return puzzles;
    }
}
