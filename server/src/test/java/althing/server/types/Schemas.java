package althing.server.types;

import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.TreeMap;

import org.jspecify.annotations.Nullable;

import althing.engine.Phrase;
import althing.engine.View;
import althing.server.api.HallJson;

/** Describes records and enums as JSON schemas, as the hall writes them. */
final class Schemas {

    private static final Map<String, Object> STRING = Map.of("type", "string");
    private static final Map<String, Object> INTEGER = Map.of("type", "integer");

    private final Map<String, Object> schemas = new TreeMap<>();

    Schemas with(Class<?> type) {
        reference(type);
        return this;
    }

    /** The schemas by the names of their types. */
    Map<String, Object> all() {
        return schemas;
    }

    private Map<String, Object> reference(Class<?> type) {
        String name = TypeScript.name(type);
        if (!schemas.containsKey(name)) {
            schemas.put(name, Map.of());
            schemas.put(name, schema(type));
        }
        return to(name);
    }

    private Object schema(Class<?> type) {
        if (type == Phrase.class) {
            return phrase();
        }
        if (type.isEnum()) {
            return sorted("type", "string", "enum", Arrays.stream(type.getEnumConstants())
                    .map(constant -> HallJson.word((Enum<?>) constant)).toList());
        }
        Map<String, Object> properties = new LinkedHashMap<>();
        List<String> required = new ArrayList<>();
        boolean request = ApiRecords.REQUESTS.contains(type);
        for (RecordComponent component : components(type)) {
            properties.put(component.getName(), schema(component.getAnnotatedType()));
            if (!request || !component.getAnnotatedType().isAnnotationPresent(Nullable.class)) {
                required.add(component.getName());
            }
        }
        return object(properties, required);
    }

    /** The components of a record; in place of its parts, theirs. */
    private static List<RecordComponent> components(Class<?> type) {
        return Arrays.stream(type.getRecordComponents()).flatMap(component -> TypeScript.isPart(component)
                ? components(component.getType()).stream()
                : Stream.of(component)).toList();
    }

    private Object schema(AnnotatedType annotated) {
        Map<String, Object> plain = annotated instanceof AnnotatedParameterizedType generic
                ? generic(generic)
                : simple((Class<?>) annotated.getType());
        return annotated.isAnnotationPresent(Nullable.class)
                ? Map.of("anyOf", List.of(plain, Map.of("type", "null")))
                : plain;
    }

    private Map<String, Object> generic(AnnotatedParameterizedType type) {
        AnnotatedType[] of = type.getAnnotatedActualTypeArguments();
        return ((ParameterizedType) type.getType()).getRawType() == Map.class
                ? sorted("type", "object", "additionalProperties", schema(of[1]))
                : sorted("type", "array", "items", schema(of[0]));
    }

    private Map<String, Object> simple(Class<?> type) {
        if (type == String.class) {
            return STRING;
        }
        if (type == boolean.class || type == Boolean.class) {
            return Map.of("type", "boolean");
        }
        if (type == double.class || type == Double.class) {
            return Map.of("type", "number");
        }
        if (type == int.class || type == Integer.class || type == long.class || type == Long.class) {
            return INTEGER;
        }
        return type == View.class ? Map.of("type", "object") : reference(type);
    }

    private Object phrase() {
        schemas.put("Fact", Map.of("anyOf", List.of(INTEGER, STRING, object(Map.of("seat", INTEGER), List.of("seat")),
                object(Map.of("name", STRING), List.of("name")), to("Phrase"),
                sorted("type", "array", "items", to("Fact")))));
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put("key", STRING);
        properties.put("args", sorted("type", "object", "additionalProperties", to("Fact")));
        return object(properties, List.of("key", "args"));
    }

    private static Map<String, Object> object(Map<String, Object> properties, List<String> required) {
        return sorted("type", "object", "properties", properties, "required", required);
    }

    private static Map<String, Object> to(String name) {
        return Map.of("$ref", "#/components/schemas/" + name);
    }

    private static Map<String, Object> sorted(Object... pairs) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            map.put((String) pairs[i], pairs[i + 1]);
        }
        return map;
    }
}
