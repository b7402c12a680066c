package althing.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import althing.engine.Game;
import althing.formats.lesson.Lesson;
import althing.formats.lesson.Lessons;
import althing.formats.lesson.Rehearsal;

/**
 * Every lesson of a game can be played on the present rules: what is asked is legal, every other legal move is answered,
 * every text exists in every language, it takes six minutes at most, and free play is left at its end.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class LessonsContract {

    protected abstract Game game();

    /** How many lessons the game has at least. */
    protected int least() {
        return 3;
    }

    /** The folder of the lessons, seen from the game's module. */
    protected Path folder() {
        return Path.of("src", "main", "resources", "althing", game().id(), "lessons");
    }

    Stream<String> lessons() {
        return Lessons.of(game()).stream().map(Lesson::name);
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyLesson_goesThrough(String name) {
        assertThat(Rehearsal.findings(Lessons.named(game(), name))).isEmpty();
    }

    @Test
    void theGame_hasItsLessons_eachOnceInItsOrder() throws IOException {
        List<String> names = lessons().toList();
        assertThat(names).hasSizeGreaterThanOrEqualTo(least()).doesNotHaveDuplicates();
        try (Stream<Path> files = Files.list(folder())) {
            assertThat(files.map(file -> file.getFileName().toString()).filter(file -> file.endsWith(".lesson"))
                    .map(file -> file.replace(".lesson", ""))).containsExactlyInAnyOrderElementsOf(names);
        }
    }
}
