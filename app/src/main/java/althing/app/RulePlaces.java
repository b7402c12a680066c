package althing.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import althing.engine.Game;

/** Where a rule's id stands in the sources of its game, found by reading them. */
final class RulePlaces {

    /** The name of the variable that says where the project lies. */
    static final String ROOT = "ALTHING_ROOT";

    private static final Pattern METHOD = Pattern.compile("\\s+(?:[\\w<>\\[\\],.@? ]+ )?(\\w+)\\(.*\\{\\s*");
    private static final Pattern KEY = Pattern.compile("\"(refusal[.][a-z0-9-]+)\"");

    /** A line of a file, and what stands there: a line of code, or the name of a test. */
    record Place(String file, int line, String what) {}

    private final boolean known;
    private final List<Place> code = new ArrayList<>();
    private final List<Place> tests = new ArrayList<>();
    private final TreeSet<String> refusals = new TreeSet<>();

    private RulePlaces(boolean known) {
        this.known = known;
    }

    static RulePlaces of(Map<String, String> environment, Game game, String rule) {
        @Nullable
        String root = environment.get(ROOT);
        Path module = Path.of(root == null ? "" : root, "games", game.id(), "src");
        RulePlaces places = new RulePlaces(Files.isDirectory(module));
        if (places.isKnown()) {
            Path base = Path.of(root == null ? "" : root);
            Pattern id = Pattern.compile("(?<![\\w.-])" + Pattern.quote(rule) + "(?![\\w-]|[.]\\w)");
            places.read(base, module.resolve("main/java"), id, false);
            places.read(base, module.resolve("test/java"), id, true);
        }
        return places;
    }

    /** Whether the sources are here. */
    boolean isKnown() {
        return known;
    }

    List<Place> code() {
        return List.copyOf(code);
    }

    List<Place> tests() {
        return List.copyOf(tests);
    }

    /** The keys of the refusals that stand beside the id. */
    List<String> refusals() {
        return List.copyOf(refusals);
    }

    private void read(Path base, Path folder, Pattern id, boolean test) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".java")).sorted().toList()) {
                read(base.relativize(file).toString(), Files.readAllLines(file), id, test);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void read(String file, List<String> lines, Pattern id, boolean test) {
        for (int i = 0; i < lines.size(); i++) {
            if (!id.matcher(lines.get(i)).find()) {
                continue;
            }
            if (test) {
                tests.add(new Place(file, i + 1, method(lines, i)));
            } else {
                code.add(new Place(file, i + 1, lines.get(i).strip()));
                keys(lines, i);
            }
        }
    }

    /** The key may stand on the line of the id or on the next one. */
    private void keys(List<String> lines, int at) {
        Matcher key = KEY.matcher(lines.get(at) + (at + 1 < lines.size() ? lines.get(at + 1) : ""));
        while (key.find()) {
            refusals.add(key.group(1));
        }
    }

    /** The first method from a line on. */
    private static String method(List<String> lines, int from) {
        for (int i = from; i < lines.size() && i < from + 8; i++) {
            Matcher method = METHOD.matcher(lines.get(i));
            if (method.matches()) {
                return method.group(1);
            }
        }
        return lines.get(from).strip();
    }
}
