package althing.server.types;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import althing.server.api.HallJson;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The schemas in the OpenAPI file are those of the Java records. {@code -Dalthing.types=write} writes them anew; the
 * paths in the same file are written by hand.
 */
class OpenApiTest {

    private static final Path FILE = Path.of("src", "main", "resources", "althing", "server", "openapi.json");
    private static final JsonMapper READABLE = HallJson.MAPPER.rebuild().enable(SerializationFeature.INDENT_OUTPUT)
            .build();

    @Test
    void theDescribedSchemas_areThoseOfTheRecords() throws IOException {
        Schemas schemas = new Schemas();
        ApiRecords.ANSWERS.forEach(schemas::with);
        ApiRecords.REQUESTS.forEach(schemas::with);
        String described = Files.readString(FILE);
        String expected = READABLE.writeValueAsString(withSchemas(described, schemas.all())) + "\n";
        if ("write".equals(System.getProperty("althing.types"))) {
            Files.writeString(FILE, expected);
            described = expected;
        }
        assertThat(described).as("%s differs from the Java records; write it anew with 'mvn -pl server -am test "
                + "-Dtest=OpenApiTest -Dsurefire.failIfNoSpecifiedTests=false -Dalthing.types=write'.", FILE)
                .isEqualTo(expected);
    }

    private static JsonNode withSchemas(String text, Map<String, Object> schemas) {
        JsonNode document = HallJson.MAPPER.readTree(text);
        ((ObjectNode) document.path("components")).set("schemas", HallJson.MAPPER.valueToTree(schemas));
        return document;
    }
}
