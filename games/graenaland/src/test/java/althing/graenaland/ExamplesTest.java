package althing.graenaland;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

import althing.formats.Json;

import static org.assertj.core.api.Assertions.assertThat;

/** The worked examples of the rulebook, read from {@code examples.json}. */
class ExamplesTest {

    private static JsonNode vectors() throws IOException {
        try (InputStream in = ExamplesTest.class.getResourceAsStream("examples.json")) {
            return Json.STRICT.readTree(Objects.requireNonNull(in).readAllBytes()).path("examples");
        }
    }

    static Stream<Arguments> examples() throws IOException {
        return vectors().valueStream().map(vector -> Arguments.of(vector.path("id").asString(), vector));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("examples")
    void theExample_comesOutAsInTheRulebook(String id, JsonNode vector) {
        assertThat(id).startsWith("EX-");
        new Example(vector).check();
    }

    @Test
    void noExample_isMissing() throws IOException {
        assertThat(vectors().size()).isEqualTo(33);
    }
}
