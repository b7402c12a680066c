package althing.server.rating;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

import althing.engine.Game;

/**
 * How the levels of the bots fared against each other in the lab. These games count along with those of the hall, so that its
 * ratings mean the same from year to year.
 */
final class Anchors {

    /** The level that has the mean rating. */
    static final int MIDDLE = 3;

    private Anchors() {
    }

    /** So many games of two levels. */
    record Bout(int one, int other, long won, long lost) {}

    /** The games of a game's levels; none where nobody has measured them. */
    static List<Bout> of(Game game) {
        try (InputStream file = game.getClass().getResourceAsStream("/althing/" + game.id() + "/levels.txt")) {
            return file == null ? List.of() : read(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Bout> read(InputStream file) {
        return new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8)).lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> Arrays.stream(line.split(" ")).mapToInt(Integer::parseInt).toArray())
                .map(row -> new Bout(row[0], row[1], row[2], row[3])).toList();
    }
}
