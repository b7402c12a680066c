package althing.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import althing.formats.Json;
import tools.jackson.databind.JsonNode;

/** The worked examples of a rulebook come out, read from the file {@code examples.json} beside the test. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class ExamplesContract {

    /** How many examples the file holds. */
    protected abstract int count();

    /** Sets up what an example gives, plays it, and checks what it expects. */
    protected abstract void check(JsonNode example);

    Stream<Arguments> examples() throws IOException {
        try (InputStream in = getClass().getResourceAsStream("examples.json")) {
            JsonNode file = Json.STRICT.readTree(Objects.requireNonNull(in).readAllBytes());
            JsonNode examples = file.isArray() ? file : file.path(file.has("vectors") ? "vectors" : "examples");
            return examples.valueStream().map(example -> Arguments.of(example.path("id").asString(), example)).toList()
                    .stream();
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("examples")
    void theExample_comesOutAsInTheRulebook(String id, JsonNode example) {
        assertThat(id).isNotEmpty();
        check(example);
    }

    @Test
    void noExample_isMissing() throws IOException {
        assertThat(examples()).hasSize(count());
    }
}
