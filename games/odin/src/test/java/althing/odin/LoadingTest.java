package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import althing.engine.Setup;

/** The game is the same whichever of its classes is loaded first. */
public class LoadingTest {

    private static final String GAME = "odin(seats=2,occupations=abc)#7";

    @Test
    void framesAndSetup_areTheSame_whateverIsLoadedFirst() throws Exception {
        List<String> classes = classes();
        assertThat(toldAfter(classes.reversed())).isEqualTo(told());
        Collections.shuffle(classes, new Random(1));
        assertThat(toldAfter(classes)).isEqualTo(told());
    }

    /** Every frame with its kind and its fields, and how a game begins. */
    public static List<String> told() {
        Stream<String> frames = Question.frames().stream()
                .map(frame -> frame.kind() + " " + frame.name() + " " + frame.fields());
        return Stream.concat(frames, Stream.of(Setup.parse(GAME).start().view(0).toString())).toList();
    }

    private static Object toldAfter(List<String> classes) throws Exception {
        try (URLClassLoader fresh = new URLClassLoader(classPath(), ClassLoader.getPlatformClassLoader())) {
            Thread.currentThread().setContextClassLoader(fresh);
            for (String name : classes) {
                Class.forName(name, true, fresh);
            }
            return Objects.requireNonNull(
                    fresh.loadClass(LoadingTest.class.getName()).getMethod("told").invoke(null));
        } finally {
            Thread.currentThread().setContextClassLoader(LoadingTest.class.getClassLoader());
        }
    }

    private static URL[] classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator)).map(Path::of)
                .map(LoadingTest::url).toArray(URL[]::new);
    }

    private static URL url(Path entry) {
        try {
            return entry.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new AssertionError(e);
        }
    }

    /** The names of all classes of the rules, as their sources name them. */
    private static List<String> classes() throws IOException {
        Path root = Path.of("src", "main", "java");
        try (Stream<Path> sources = Files.walk(root)) {
            return new ArrayList<>(sources.map(root::relativize).map(Path::toString)
                    .filter(name -> name.endsWith(".java") && !name.contains("-info"))
                    .map(name -> name.substring(0, name.length() - ".java".length()).replace(File.separatorChar, '.'))
                    .sorted().toList());
        }
    }
}
