package althing.vikings;

import java.io.IOException;
import java.io.InputStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

import althing.formats.Json;

/** The worked examples of the rulebook and others made in their manner, read from {@code examples.json}. */
class ExamplesTest {

    @TestFactory
    Stream<DynamicTest> everyExample_holds() throws IOException {
        try (InputStream in = ExamplesTest.class.getResourceAsStream("examples.json")) {
            JsonNode examples = Json.STRICT.readTree(in);
            return StreamSupport.stream(examples.spliterator(), false)
                    .map(example -> DynamicTest.dynamicTest(example.path("id").stringValue(),
                            () -> new Example(example).check()));
        }
    }
}
