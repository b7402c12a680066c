package althing.formats.notation;

import java.util.List;
import java.util.TreeMap;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import althing.engine.Game;

/** The notation of a game as a JSON Schema: what it says of one field at a time, not how fields fit together. */
public final class NotationSchema {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final Game game;
    private final ObjectNode definitions = NODES.objectNode();

    private NotationSchema(Game game) {
        this.game = game;
    }

    public static ObjectNode of(Game game) {
        return new NotationSchema(game).whole();
    }

    private ObjectNode whole() {
        ObjectNode schema = NODES.objectNode().put("$schema", "https://json-schema.org/draft/2020-12/schema")
                .put("title", "A position of " + game.id());
        schema.setAll(object(Shapes.of(game)));
        new TreeMap<>(game.vocabularies()).forEach((name, words) -> definitions.set(name, oneOf(words)));
        if (!definitions.isEmpty()) {
            schema.set("$defs", definitions);
        }
        return schema;
    }

    private ObjectNode schema(Shape shape) {
        return switch (shape) {
            case Shape.Whole whole -> whole.isLimited() ? number(whole.least(), whole.most()) : typed("integer");
            case Shape.Seat seat -> number(seat.orNone() ? -1 : 0, game.maxSeats() - 1);
            case Shape.Flag _ -> typed("boolean");
            case Shape.SetupLine _ -> typed("string").put("pattern", "^\\s*" + game.id() + "(\\(.*\\))?\\s*$");
            case Shape.Text _ -> typed("string");
            case Shape.Formed formed -> typed("string").put("pattern", "^(" + formed.form().pattern() + ")$");
            case Shape.Words words -> words.name().isEmpty()
                    ? oneOf(words.words())
                    : NODES.objectNode().put("$ref", "#/$defs/" + words.name());
            case Shape.Constant constant -> oneOf(constant.words());
            case Shape.Elements elements -> list(elements);
            case Shape.Entries entries -> entries(entries);
            case Shape.Fields fields -> object(fields);
            case Shape.OrNull optional -> anyOf(List.of(schema(optional.shape()), typed("null")));
            case Shape.Decision decision -> anyOf(decision.kinds().stream().map(this::object).toList());
        };
    }

    private static ObjectNode typed(String type) {
        return NODES.objectNode().put("type", type);
    }

    private static ObjectNode number(int least, int most) {
        return typed("integer").put("minimum", least).put("maximum", most);
    }

    private static ObjectNode oneOf(List<String> words) {
        ObjectNode schema = NODES.objectNode();
        words.forEach(schema.putArray("enum")::add);
        return schema;
    }

    private static ObjectNode anyOf(List<ObjectNode> kinds) {
        ObjectNode schema = NODES.objectNode();
        schema.putArray("anyOf").addAll(kinds);
        return schema;
    }

    private ObjectNode list(Shape.Elements shape) {
        ObjectNode schema = typed("array");
        schema.set("items", schema(shape.element()));
        int least = shape.perSeat() ? game.minSeats() : shape.least();
        int most = shape.perSeat() ? game.maxSeats() : shape.most();
        if (least > 0) {
            schema.put("minItems", least);
        }
        if (most < Shape.Elements.NO_LIMIT) {
            schema.put("maxItems", most);
        }
        if (shape.distinct()) {
            schema.put("uniqueItems", true);
        }
        return schema;
    }

    private ObjectNode entries(Shape.Entries shape) {
        ObjectNode schema = typed("object");
        schema.set("propertyNames", schema(shape.key()));
        schema.set("additionalProperties", schema(shape.value()));
        return schema;
    }

    private ObjectNode object(Shape.Fields shape) {
        ObjectNode schema = typed("object");
        ObjectNode properties = schema.putObject("properties");
        ArrayNode required = schema.putArray("required");
        for (Shape.Field field : shape.fields()) {
            ObjectNode property = schema(field.shape());
            if (!field.meaning().isEmpty()) {
                property.put("description", field.meaning());
            }
            properties.set(field.name(), property);
            required.add(field.name());
        }
        return schema.put("additionalProperties", false);
    }
}
