package althing.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A call as {@code /openapi.json} describes it, so that no test that is meant for all calls forgets one.
 *
 * @param queries   the names of the parameters behind the path
 * @param mediaType what its body is
 * @param sample    a body that fits, where it takes JSON
 */
record DescribedCall(String method, String path, List<String> queries, Optional<String> mediaType,
        Optional<JsonNode> sample) {

    private static final String JSON = "application/json";
    private static final String MAILS = "/api/me/mails";
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    /** What stands in a field of a name, where any text would be refused for its form before anybody looks further. */
    private static final Map<String, String> WORDS = Map.of("setup", "runes(seats=2)", "pace", "days 2", "language",
            "pl", "move", "choose 1", "seal", "0".repeat(64), "lot", "0".repeat(32), "address",
            "https://example.org/hook", "game", "runes", "order", "no-carving");

    /** All calls that are described. */
    static List<DescribedCall> all(JsonNode document) {
        JsonNode schemas = document.path("components").path("schemas");
        List<DescribedCall> calls = new ArrayList<>();
        document.path("paths").forEachEntry((path, methods) -> methods.forEachEntry(
                (method, described) -> calls.add(of(method.toUpperCase(Locale.ROOT), path, described, schemas))));
        return List.copyOf(calls);
    }

    private static DescribedCall of(String method, String path, JsonNode described, JsonNode schemas) {
        JsonNode content = described.path("requestBody").path("content");
        return new DescribedCall(method, path, described.path("parameters").valueStream()
                .filter(parameter -> parameter.path("in").asString().equals("query"))
                .map(parameter -> parameter.path("name").asString()).toList(),
                content.propertyNames().stream().findFirst(), content.has(JSON)
                        ? Optional.of(fitting(path, sample("", content.path(JSON).path("schema"), schemas)))
                        : Optional.empty());
    }

    /** An address is one of the web, or of a mailbox. */
    private static JsonNode fitting(String path, JsonNode body) {
        if (path.startsWith(MAILS) && body instanceof ObjectNode object && object.has("address")) {
            object.put("address", "olaf@example.org");
        }
        return body;
    }

    /** How the call is named in lists. */
    String name() {
        return method + " " + path;
    }

    /** Whether it changes nothing. */
    boolean isSafe() {
        return method.equals("GET");
    }

    /** The address of the call with something in each place of its path. */
    String with(Map<String, String> places) {
        String address = path;
        for (Map.Entry<String, String> place : places.entrySet()) {
            address = address.replace("{" + place.getKey() + "}", place.getValue());
        }
        return address;
    }

    /** A value that fits a schema, with everything that may be said. */
    private static JsonNode sample(String name, JsonNode schema, JsonNode schemas) {
        if (schema.has("$ref")) {
            return sample(name, schemas.path(schema.path("$ref").asString().replaceAll(".*/", "")), schemas);
        }
        if (schema.has("anyOf")) {
            return sample(name, schema.path("anyOf").path(0), schemas);
        }
        if (schema.has("enum")) {
            return schema.path("enum").path(0);
        }
        return switch (schema.path("type").asString()) {
            case "object" -> object(schema, schemas);
            case "array" -> array(name, schema, schemas);
            case "boolean" -> NODES.booleanNode(true);
            case "integer", "number" -> NODES.numberNode(1);
            default -> NODES.stringNode(WORDS.getOrDefault(name, "en"));
        };
    }

    private static ObjectNode object(JsonNode schema, JsonNode schemas) {
        ObjectNode object = NODES.objectNode();
        schema.path("properties").forEachEntry((name, value) -> object.set(name, sample(name, value, schemas)));
        if (schema.has("additionalProperties")) {
            object.set("x", sample("x", schema.path("additionalProperties"), schemas));
        }
        return object;
    }

    /** Two of a kind: so many seats has a table at least. */
    private static ArrayNode array(String name, JsonNode schema, JsonNode schemas) {
        return NODES.arrayNode().add(sample(name, schema.path("items"), schemas))
                .add(sample(name, schema.path("items"), schemas));
    }
}
