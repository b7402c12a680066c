package althing.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

import javax.lang.model.SourceVersion;

import althing.engine.BadInput;

/** The files of a new game, made from the templates of this program by putting the game's name into them. */
record GameLayout(String name) {

    /** The one list of games. */
    static final String LIST = "games/pom.xml";

    private static final String TEMPLATES = "/althing/app/new-game/";
    private static final String INDEX = "files.txt";
    private static final int RULE_LETTERS = 3;
    /** Packages of the house that are no games. */
    private static final Set<String> HOUSE = Set.of("app", "bots", "engine", "formats", "games", "lab", "server",
            "testkit", "web");

    /** The layout of a game of this name; {@link BadInput} says what is wrong with it. */
    static GameLayout of(String name) {
        if (!name.matches("[a-z]{3,16}")) {
            throw new BadInput("'" + name + "' cannot be the name of a game: it must be 3 to 16 small letters a to z, "
                    + "as in 'stones'.");
        }
        if (!SourceVersion.isName(name) || HOUSE.contains(name)) {
            throw new BadInput("'" + name + "' means something else to Java or in this house; take another name.");
        }
        return new GameLayout(name);
    }

    /** The folders that belong to the game alone. */
    List<String> folders() {
        return List.of("games/" + name, "web/src/games/" + name);
    }

    /** The texts of the files by their paths. */
    Map<String, String> files() {
        Map<String, String> files = new TreeMap<>();
        template(INDEX).lines().forEach(path -> files.put(named(path), sortImports(named(template(path)))));
        return files;
    }

    /** The list of games with this one in it. */
    String listed(String list) {
        String dependency = "    <dependency><groupId>althing</groupId><artifactId>" + name
                + "</artifactId><version>${project.version}</version></dependency>\n";
        return list.replace("  </modules>", "    <module>" + name + "</module>\n  </modules>")
                .replace("  </dependencies>", dependency + "  </dependencies>");
    }

    private String named(String text) {
        return text.replace("__name__", name)
                .replace("__Name__", name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1))
                .replace("__RULE__", name.substring(0, RULE_LETTERS).toUpperCase(Locale.ROOT));
    }

    /** Our own imports stand in the order of letters, which depends on the name. */
    private static String sortImports(String text) {
        List<String> imports = text.lines().filter(line -> line.startsWith("import althing.")).toList();
        String sorted = imports.stream().sorted().collect(Collectors.joining("\n"));
        return text.replace(String.join("\n", imports), sorted);
    }

    private static String template(String path) {
        try (InputStream in = GameLayout.class.getResourceAsStream(TEMPLATES + path)) {
            return new String(Objects.requireNonNull(in, path).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
