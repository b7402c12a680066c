package althing.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
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
    private static final int MOST_NEARBY = 3;
    private static final Pattern KEY = Pattern.compile("\"(refusal[.][a-z0-9-]+)\"");

    /** A line of a file, and what stands there: a line of code, or the name of a test. */
    record Place(String file, int line, String what) {}

    private final boolean known;
    private final List<Place> code = new ArrayList<>();
    private final List<Place> tests = new ArrayList<>();
    /** The lines of each file that cite the section of the rule. */
    private final Map<String, List<Place>> section = new LinkedHashMap<>();
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
            Citation citation = new Citation(rule);
            places.read(base, module.resolve("main/java"), citation, false);
            places.read(base, module.resolve("test/java"), citation, true);
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

    /** Where the rest of its section stands, for a rule that no code cites: the files that say most of it. */
    List<Place> nearby() {
        return code.isEmpty()
                ? section.values().stream().sorted(Comparator.comparingInt((List<Place> lines) -> -lines.size()))
                        .limit(MOST_NEARBY).map(List::getFirst).toList()
                : List.of();
    }

    List<Place> tests() {
        return List.copyOf(tests);
    }

    /** The keys of the refusals that stand beside the id. */
    List<String> refusals() {
        return List.copyOf(refusals);
    }

    private void read(Path base, Path folder, Citation citation, boolean test) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".java")).sorted().toList()) {
                read(base.relativize(file).toString(), Files.readAllLines(file), citation, test);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void read(String file, List<String> lines, Citation citation, boolean test) {
        for (int i = 0; i < lines.size(); i++) {
            Place place = new Place(file, i + 1, test ? method(lines, i) : lines.get(i).strip());
            boolean cited = citation.isIn(lines.get(i));
            if (cited && test) {
                tests.add(place);
            } else if (cited) {
                code.add(place);
                keys(lines, i);
            } else if (!test && citation.isOfSectionIn(lines.get(i))) {
                section.computeIfAbsent(file, _ -> new ArrayList<>()).add(place);
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
