package althing.testkit;

import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Checks JSON against a JSON Schema, as far as ours go; a word of the standard that it does not know is an error. */
final class Schema {

    private final JsonNode whole;
    private final Map<String, JsonNode> definitions = new HashMap<>();
    private final Map<String, Pattern> patterns = new HashMap<>();
    private final IdentityHashMap<JsonNode, Set<JsonNode>> words = new IdentityHashMap<>();

    Schema(JsonNode whole) {
        this.whole = whole;
    }

    /** The first thing that does not fit, with its path. */
    Optional<String> problem(JsonNode value) {
        return problem(whole, value, "");
    }

    private JsonNode definition(String reference) {
        return definitions.computeIfAbsent(reference, each -> whole.at(each.substring(1)));
    }

    private Pattern pattern(String form) {
        return patterns.computeIfAbsent(form, Pattern::compile);
    }

    private Set<JsonNode> words(JsonNode list) {
        return words.computeIfAbsent(list, each -> each.valueStream().collect(Collectors.toSet()));
    }

    private Optional<String> problem(JsonNode schema, JsonNode value, String path) {
        return schema.properties().stream().flatMap(rule -> problem(rule, schema, value, path).stream()).findFirst();
    }

    private Optional<String> problem(Map.Entry<String, JsonNode> rule, JsonNode schema, JsonNode value, String path) {
        JsonNode limit = rule.getValue();
        return switch (rule.getKey()) {
            case "$schema", "$defs", "title", "description" -> Optional.empty();
            case "$ref" -> problem(definition(limit.stringValue()), value, path);
            case "type" -> unless(isOfType(limit.stringValue(), value), path, value, rule);
            case "enum" -> unless(words(limit).contains(value), path, value, rule);
            case "pattern" -> unless(pattern(limit.stringValue()).matcher(value.asString()).find(), path, value, rule);
            case "minimum" -> unless(value.intValue() >= limit.intValue(), path, value, rule);
            case "maximum" -> unless(value.intValue() <= limit.intValue(), path, value, rule);
            case "minItems" -> unless(value.size() >= limit.intValue(), path, value, rule);
            case "maxItems" -> unless(value.size() <= limit.intValue(), path, value, rule);
            case "uniqueItems" ->
                unless(new HashSet<>(value.valueStream().toList()).size() == value.size(), path, value,
                        rule);
            case "required" -> unless(limit.valueStream().allMatch(name -> value.has(name.stringValue())), path, value,
                    rule);
            case "anyOf" -> unless(limit.valueStream().anyMatch(each -> problem(each, value, path).isEmpty()), path,
                    value, rule);
            case "items" -> first(IntStream.range(0, value.size()).boxed()
                    .map(i -> problem(limit, value.get(i), path + "[" + i + "]")));
            case "properties" -> first(limit.properties().stream().filter(field -> value.has(field.getKey()))
                    .map(field -> problem(field.getValue(), value.path(field.getKey()), path + "." + field.getKey())));
            case "propertyNames" -> first(value.propertyNames().stream()
                    .map(name -> problem(limit, JsonNodeFactory.instance.stringNode(name), path + "." + name)));
            case "additionalProperties" -> first(value.properties().stream()
                    .filter(field -> !schema.path("properties").has(field.getKey()))
                    .map(field -> limit.isBoolean()
                            ? unless(limit.booleanValue(), path + "." + field.getKey(), field.getValue(), rule)
                            : problem(limit, field.getValue(), path + "." + field.getKey())));
            default -> throw new AssertionError("our schemas do not say '" + rule.getKey() + "'");
        };
    }

    private static boolean isOfType(String type, JsonNode value) {
        return switch (type) {
            case "object" -> value.isObject();
            case "array" -> value.isArray();
            case "string" -> value.isString();
            case "integer" -> value.isIntegralNumber();
            case "boolean" -> value.isBoolean();
            case "null" -> value.isNull();
            default -> throw new AssertionError("our schemas do not say type '" + type + "'");
        };
    }

    private static Optional<String> first(Stream<Optional<String>> problems) {
        return problems.flatMap(Optional::stream).findFirst();
    }

    private static Optional<String> unless(boolean right, String path, JsonNode value,
            Map.Entry<String, JsonNode> rule) {
        return right ? Optional.empty() : Optional.of(path + ": " + value + " does not fit " + rule);
    }
}
