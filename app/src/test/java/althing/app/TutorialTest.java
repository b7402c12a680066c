package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The code that the tutorial quotes is the code of the files that it names. */
class TutorialTest {

    private static final Path PROJECT = Path.of("..");
    private static final Path TUTORIAL = PROJECT.resolve("docs/adding-a-game.md");
    /** A fence says the language, and where its lines come from. */
    private static final Pattern FENCE = Pattern.compile("(?ms)^```\\w+ (\\S+)\\n(.*?)^```$");
    private static final String LEFT_OUT = "…";
    private static final int MANY = 15;

    /** A piece of code that is quoted from a file. */
    record Quote(String file, String text) {

        /** The parts between what was left out, without indentation and empty lines. */
        List<List<String>> parts() {
            return Arrays.stream(text.split(Pattern.quote(LEFT_OUT))).map(TutorialTest::linesOf).toList();
        }

        @Override
        public String toString() {
            return file + ": " + text.lines().findFirst().orElse("");
        }
    }

    static Stream<Quote> quotes() throws IOException {
        return FENCE.matcher(Files.readString(TUTORIAL)).results()
                .map(found -> new Quote(found.group(1), found.group(2)));
    }

    @ParameterizedTest
    @MethodSource("quotes")
    void everyQuote_standsInItsFile(Quote quote) throws IOException {
        List<String> file = linesOf(Files.readString(PROJECT.resolve(quote.file())));
        for (List<String> part : quote.parts()) {
            assertThat(Collections.indexOfSubList(file, part)).as(String.join("\n", part)).isNotNegative();
        }
    }

    @Test
    void itQuotesEveryRoom_andEveryFenceNamesItsFile() throws IOException {
        assertThat(quotes()).hasSizeGreaterThan(MANY);
        long fences = Files.readString(TUTORIAL).lines().filter(line -> line.startsWith("```") && line.length() > 3)
                .count();
        assertThat(quotes().count()).isEqualTo(fences);
        for (String room : List.of("/rules/", "/view/", "/notation/", "/advice/", "web/src/games/")) {
            assertThat(quotes().map(Quote::file)).anyMatch(file -> file.contains(room));
        }
    }

    private static List<String> linesOf(String text) {
        return text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    }
}
