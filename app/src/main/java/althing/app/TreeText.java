package althing.app;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import tools.jackson.databind.JsonNode;

import althing.formats.Json;

/**
 * Any game's notation as text: simple things on one line, lists of alike things as tables, the rest indented.
 * What is false, absent, empty or counted zero inside a line is left out.
 */
final class TreeText {

    private static final String STEP = "  ";
    private static final String NOTHING = "–";
    private static final int WIDTH = 110;
    private static final int CELL = 44;

    private final StringBuilder text = new StringBuilder();

    private TreeText() {
    }

    static String of(Object records) {
        TreeText writer = new TreeText();
        writer.fields(Json.WORDS.valueToTree(records), "");
        return writer.text.toString();
    }

    private void fields(JsonNode object, String indent) {
        for (Map.Entry<String, JsonNode> field : object.properties()) {
            write(field.getKey(), field.getValue(), indent);
        }
    }

    private void write(String label, JsonNode node, String indent) {
        String line = inline(node);
        if (isFlat(node) && indent.length() + label.length() + line.length() < WIDTH) {
            line(indent, label + ": " + line);
        } else if (isTable(node)) {
            line(indent, label + ":");
            table(node).lines().forEach(row -> line(indent + STEP, row));
        } else if (node.isArray() && isFlat(node)) {
            wrapped(label, node, indent);
        } else if (node.isArray()) {
            for (int i = 0; i < node.size(); i++) {
                write(label + " " + i, node.get(i), indent);
            }
        } else {
            line(indent, label + ":");
            fields(node, indent + STEP);
        }
    }

    private void line(String indent, String line) {
        text.append(indent).append(line).append('\n');
    }

    private void wrapped(String label, JsonNode list, String indent) {
        StringBuilder line = new StringBuilder(label).append(':');
        for (JsonNode element : list) {
            String word = " " + inline(element) + ",";
            if (indent.length() + line.length() + word.length() > WIDTH) {
                line(indent, line.toString());
                line = new StringBuilder(STEP.repeat(2));
            }
            line.append(word);
        }
        line(indent, line.substring(0, line.length() - 1));
    }

    /** Whether a node can be told in one line: plain things, or a list of things with plain parts. */
    private static boolean isFlat(JsonNode node) {
        return depth(node) <= 1
                || (node.isArray() && depth(node) == 2 && node.valueStream().noneMatch(JsonNode::isArray));
    }

    private static int depth(JsonNode node) {
        int deepest = -1;
        for (JsonNode child : node) {
            deepest = Math.max(deepest, depth(child));
        }
        return node.isContainer() ? deepest + 1 : 0;
    }

    private boolean isTable(JsonNode node) {
        if (!node.isArray() || node.size() < 2) {
            return false;
        }
        for (JsonNode row : node) {
            if (!row.isObject() || row.size() < 2 || !fitsARow(row)) {
                return false;
            }
        }
        return true;
    }

    private boolean fitsARow(JsonNode row) {
        int width = 0;
        for (JsonNode cell : row) {
            int length = inline(cell).length();
            width += length + STEP.length();
            if (!isFlat(cell) || length > CELL) {
                return false;
            }
        }
        return width < WIDTH;
    }

    private TextTable table(JsonNode list) {
        Set<String> columns = new LinkedHashSet<>(List.of(""));
        list.forEach(row -> columns.addAll(row.propertyNames()));
        TextTable table = new TextTable(List.copyOf(columns));
        for (int i = 0; i < list.size(); i++) {
            List<String> cells = new ArrayList<>(List.of(Integer.toString(i)));
            for (String column : columns.stream().skip(1).toList()) {
                cells.add(inline(list.get(i).path(column)));
            }
            table.add(cells);
        }
        return table;
    }

    /** A node in a few words. */
    private String inline(JsonNode node) {
        if (node.isNull() || node.isMissingNode() || (node.isContainer() && node.isEmpty())) {
            return NOTHING;
        }
        if (node.isArray()) {
            return node.valueStream().map(this::inline).collect(Collectors.joining(", "));
        }
        if (node.isBoolean()) {
            return node.booleanValue() ? "yes" : "no";
        }
        return node.isObject() ? fieldsInline(node) : node.asString();
    }

    private String fieldsInline(JsonNode object) {
        boolean counts = object.valueStream().allMatch(JsonNode::isIntegralNumber);
        String line = object.properties().stream()
                .filter(field -> !isAbsent(field.getValue()) && !(counts && field.getValue().intValue() == 0))
                .map(field -> switch (field.getValue().getNodeType()) {
                    case BOOLEAN -> field.getKey();
                    case STRING -> field.getValue().stringValue();
                    default -> field.getKey() + " " + inline(field.getValue());
                })
                .collect(Collectors.joining(counts ? ", " : " "));
        return line.isEmpty() ? NOTHING : line;
    }

    private static boolean isAbsent(JsonNode value) {
        return value.isNull() || (value.isBoolean() && !value.booleanValue())
                || (value.isContainer() && value.isEmpty());
    }
}
