package althing.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.AnnotatedElement;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import althing.engine.Game;
import althing.formats.Texts;

/** Every rule of a game is cited by a test of its module, and no test cites a rule that does not exist. */
public abstract class RulesContract {

    private static final Pattern RULE = Pattern.compile("rule\\.([A-Z]+-[0-9A-Z]+\\..+)");

    protected abstract Game game();

    @Test
    void everyRule_isCitedByATest() throws Exception {
        Set<String> missing = rules();
        missing.removeAll(cited());
        assertThat(missing).as("rules that no test cites").isEmpty();
    }

    @Test
    void everyCitedRule_exists() throws Exception {
        Set<String> unknown = cited();
        unknown.removeAll(rules());
        assertThat(unknown).as("cited rules that have no text").isEmpty();
    }

    private Set<String> rules() {
        return Texts.of(game(), "en").messages().keySet().stream()
                .map(RULE::matcher).filter(matcher -> matcher.matches()).map(matcher -> matcher.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private Set<String> cited() throws Exception {
        Set<String> cited = new TreeSet<>();
        for (Class<?> type : testClasses()) {
            for (AnnotatedElement element : elements(type)) {
                Rule rule = element.getAnnotation(Rule.class);
                if (rule != null) {
                    cited.addAll(List.of(rule.value()));
                }
            }
        }
        return cited;
    }

    private static List<AnnotatedElement> elements(Class<?> type) {
        List<AnnotatedElement> elements = new ArrayList<>(List.of(type.getDeclaredMethods()));
        elements.add(type);
        return elements;
    }

    /** All classes that were compiled together with the test class itself. */
    private List<Class<?>> testClasses() throws IOException, URISyntaxException, ClassNotFoundException {
        Path root = Path.of(getClass().getProtectionDomain().getCodeSource().getLocation().toURI());
        List<Class<?>> types = new ArrayList<>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".class")).toList()) {
                String name = root.relativize(file).toString().replace(file.getFileSystem().getSeparator(), ".");
                types.add(Class.forName(name.substring(0, name.length() - ".class".length()), false,
                        getClass().getClassLoader()));
            }
        }
        return types;
    }
}
