package althing.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.formats.Json;

/** Spoils notations: one value or two, now and then the text itself or the setup. */
final class NotationMutator {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final String AGAIN = "@again";
    private static final List<String> NUMBERS = List.of("999", "-1", "0", "2147483647", "-2147483648",
            "99999999999999999999",
            "1.5", "1e400", "0.0");

    /** A value of the tree: the field of an object or the element of a list. */
    private record Slot(JsonNode parent, String name, int index) {

        JsonNode value() {
            return parent.isObject() ? parent.path(name) : parent.path(index);
        }

        void set(JsonNode value) {
            if (parent instanceof ObjectNode object) {
                object.set(name, value);
            } else {
                ((ArrayNode) parent).set(index, value);
            }
        }

        void remove() {
            if (parent instanceof ObjectNode object) {
                object.remove(name);
            } else {
                ((ArrayNode) parent).remove(index);
            }
        }

        void twice() {
            if (parent instanceof ObjectNode object) {
                object.set(name + AGAIN, value().deepCopy());
            } else {
                ((ArrayNode) parent).insert(index, value().deepCopy());
            }
        }

        @Override
        public String toString() {
            return parent.isObject() ? name : "element " + index;
        }
    }

    private final List<Setup> setups;
    private final SplitMix random;
    private final ObjectNode tree;
    private final List<Slot> slots = new ArrayList<>();

    private NotationMutator(String text, List<Setup> setups, SplitMix random) {
        this.setups = setups;
        this.random = random;
        tree = (ObjectNode) Json.STRICT.readTree(text);
        collect(tree);
    }

    /** A spoilt copy of a notation; the same random source gives the same. */
    static Mutation mutated(String text, List<Setup> setups, SplitMix random) {
        return switch (random.nextInt(12)) {
            case 0 -> damaged(text, random);
            case 1 -> new NotationMutator(text, setups, random).underAnotherSetup();
            case 2, 3, 4 -> new NotationMutator(text, setups, random).inTwoPlaces();
            default -> new NotationMutator(text, setups, random).inOnePlace();
        };
    }

    /** A spoilt copy that is still JSON. */
    static Mutation inOnePlace(String text, SplitMix random) {
        return new NotationMutator(text, List.of(), random).inOnePlace();
    }

    private static Mutation damaged(String text, SplitMix random) {
        int at = random.nextInt(text.length());
        if (random.nextInt(3) == 0) {
            return new Mutation("cut after " + at + " characters", text.substring(0, at));
        }
        StringBuilder damaged = new StringBuilder(text);
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            int place = random.nextInt(text.length());
            damaged.setCharAt(place, random.nextInt(2) == 0
                    ? "0198-x\"{}[],:\n".charAt(random.nextInt(14))
                    : (char) random.nextInt(0x2FF));
        }
        return new Mutation("characters changed", damaged.toString());
    }

    private Mutation underAnotherSetup() {
        String line = setups.get(random.nextInt(setups.size())).lineWithRules();
        String said = switch (random.nextInt(5)) {
            case 0 -> line.replaceFirst("rules=\\d+", "rules=" + (1 + random.nextInt(3)));
            case 1 -> line + "#5f";
            case 2 -> line.replace(",rules=", ",rule=");
            default -> line;
        };
        tree.put("setup", said);
        return written("setup " + said);
    }

    private Mutation inOnePlace() {
        return written(change(any()));
    }

    /** Two changes that may make up for each other. */
    private Mutation inTwoPlaces() {
        Slot one = any();
        List<Slot> alike = slots.stream()
                .filter(slot -> !slot.equals(one) && slot.value().getNodeType() == one.value().getNodeType()).toList();
        if (alike.isEmpty()) {
            return inOnePlace();
        }
        Slot other = alike.get(random.nextInt(alike.size()));
        if (one.value().isInt() && random.nextInt(2) == 0) {
            int amount = 1 + random.nextInt(3);
            one.set(NODES.numberNode(one.value().intValue() + amount));
            other.set(NODES.numberNode(other.value().intValue() - amount));
            return written(amount + " more at " + one + ", less at " + other);
        }
        JsonNode value = one.value().deepCopy();
        one.set(other.value().deepCopy());
        other.set(value);
        return written(one + " and " + other + " swapped");
    }

    private String change(Slot slot) {
        JsonNode value = slot.value();
        switch (random.nextInt(10)) {
            case 0 -> slot.set(NODES.nullNode());
            case 1 -> slot.remove();
            case 2 -> slot.twice();
            case 3 -> add(slot);
            case 4 -> slot.set(ofAnotherType(value));
            case 5 -> slot.set(any().value().deepCopy());
            default -> slot.set(near(value));
        }
        return slot + ": " + value + " became " + slot.value();
    }

    private void add(Slot slot) {
        switch (slot.value()) {
            case ObjectNode object -> object.set("extra", NODES.numberNode(1));
            case ArrayNode list -> list.add(any().value().deepCopy());
            default -> slot.set(NODES.stringNode(""));
        }
    }

    private JsonNode ofAnotherType(JsonNode value) {
        return switch (random.nextInt(5)) {
            case 0 -> value.isString() ? NODES.numberNode(3) : NODES.stringNode(value.asString("x"));
            case 1 -> NODES.booleanNode(true);
            case 2 -> NODES.arrayNode();
            case 3 -> NODES.objectNode();
            default -> NODES.arrayNode().add(value.deepCopy());
        };
    }

    /** Another value of the same type. */
    private JsonNode near(JsonNode value) {
        return switch (value.getNodeType()) {
            case NUMBER -> random.nextInt(2) == 0
                    ? NODES.numberNode(value.intValue() + (random.nextInt(2) == 0 ? 1 : -1))
                    : Json.STRICT.readTree(NUMBERS.get(random.nextInt(NUMBERS.size())));
            case STRING -> NODES.stringNode(nearText(value.stringValue()));
            case BOOLEAN -> NODES.booleanNode(!value.booleanValue());
            case ARRAY -> shortened((ArrayNode) value);
            case OBJECT -> NODES.objectNode();
            default -> any().value().deepCopy();
        };
    }

    private String nearText(String text) {
        List<String> words = slots.stream().map(Slot::value).filter(JsonNode::isString).map(JsonNode::stringValue)
                .toList();
        return switch (random.nextInt(5)) {
            case 0 -> "";
            case 1 -> text.toUpperCase(Locale.ROOT);
            case 2 -> text + "x";
            default -> words.get(random.nextInt(words.size()));
        };
    }

    private JsonNode shortened(ArrayNode list) {
        ArrayNode copy = list.deepCopy();
        if (copy.size() > 1 && random.nextInt(2) == 0) {
            JsonNode first = copy.remove(0);
            return copy.add(first);
        }
        return copy.removeAll();
    }

    private Slot any() {
        return slots.get(random.nextInt(slots.size()));
    }

    private void collect(JsonNode node) {
        if (node instanceof ObjectNode object) {
            object.properties().forEach(field -> collect(new Slot(object, field.getKey(), 0)));
        }
        for (int i = 0; node.isArray() && i < node.size(); i++) {
            collect(new Slot(node, "", i));
        }
    }

    private void collect(Slot slot) {
        slots.add(slot);
        collect(slot.value());
    }

    private Mutation written(String what) {
        return new Mutation(what, Json.READABLE.writeValueAsString(tree).replace(AGAIN, ""));
    }
}
