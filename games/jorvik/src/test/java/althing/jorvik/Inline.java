package althing.jorvik;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Cards as the examples write them. */
final class Inline {

    private Inline() {
    }

    static JsonNode warrior(int strength) {
        return JsonNodeFactory.instance.objectNode().put("type", "warrior").put("strength", strength);
    }
}
