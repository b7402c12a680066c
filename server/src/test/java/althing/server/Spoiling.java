package althing.server;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import althing.engine.SplitMix;
import althing.server.api.HallJson;

/** Bodies that are not what a call expects: of another type, size, depth or encoding, or cut somewhere. */
final class Spoiling {

    /** In place of a value, as JSON. */
    private static final List<String> VALUES = List.of("null", "true", "-1", "0", "2147483647", "2147483648",
            "-9223372036854775808", "1e400", "1.5", "\"\"", "\" \"", "\"x\"", "\"\\u0000\"", "\"\\ud800\"",
            "\"\\u202e\\u0301\"", "\"👩‍👩‍👧‍👦\"", "\"null\"", "\"../../etc\"", "\"' OR 1=1 --\"", "[]", "{}",
            "[null]",
            "[[]]", "{\"a\":{\"b\":null}}", "\"" + "y".repeat(600) + "\"", "\"" + "z".repeat(20_000) + "\"",
            "\"" + "q".repeat(70_000) + "\"", "[".repeat(300) + "]".repeat(300), "[".repeat(5000),
            "{\"a\":".repeat(400) + "1" + "}".repeat(400), "NaN", "'x'", "01", "\"\\x\"", "1" + "0".repeat(3000));
    private static final List<Charset> CHARSETS = List.of(StandardCharsets.UTF_16, StandardCharsets.UTF_16LE,
            StandardCharsets.ISO_8859_1, StandardCharsets.UTF_16BE);
    private static final String HERE = "\u0001here\u0001";

    private Spoiling() {
    }

    /** A body that fits, at a table, spoilt in one way; now and then it is not spoilt at all. */
    static byte[] of(JsonNode sample, String table, SplitMix random) {
        JsonNode body = sample.deepCopy();
        settle(body, table);
        if (random.nextInt(8) == 0) {
            return HallJson.write(body).getBytes(StandardCharsets.UTF_8);
        }
        return random.nextInt(3) > 0 ? encoded(misfit(body, random), random) : cut(HallJson.write(body), random);
    }

    /** A text that is none. */
    static byte[] ofText(SplitMix random) {
        return encoded(VALUES.get(random.nextInt(VALUES.size())), random);
    }

    /** What the body is said to be; nothing, at times. */
    static String mediaType(String right, SplitMix random) {
        return switch (random.nextInt(12)) {
            case 0 -> "";
            case 1 -> "text/html";
            case 2 -> right + "; charset=utf-16";
            case 3 -> "x";
            default -> right;
        };
    }

    /** Names the table that is there, wherever a table is named. */
    private static void settle(JsonNode node, String table) {
        if (node instanceof ObjectNode object && object.has("table")) {
            object.put("table", table.replaceAll(".*/", ""));
        }
        node.forEach(child -> settle(child, table));
    }

    private static String misfit(JsonNode body, SplitMix random) {
        List<Runnable> places = new ArrayList<>();
        collect(body, places);
        String value = VALUES.get(random.nextInt(VALUES.size()));
        if (places.isEmpty() || random.nextInt(10) == 0) {
            return value;
        }
        places.get(random.nextInt(places.size())).run();
        String text = HallJson.write(body);
        return text.replace(HallJson.write(HERE), value);
    }

    /** The ways in which one place of a value can be marked, or taken away. */
    private static void collect(JsonNode node, List<Runnable> places) {
        if (node instanceof ObjectNode object) {
            for (String name : List.copyOf(object.propertyNames())) {
                places.add(() -> object.put(name, HERE));
                places.add(() -> object.put(name, HERE));
                places.add(() -> object.remove(name));
                collect(object.path(name), places);
            }
            places.add(() -> object.put("another", HERE));
        }
        if (node instanceof ArrayNode array) {
            for (int i = 0; i < array.size(); i++) {
                int index = i;
                places.add(() -> array.set(index, HERE));
                collect(array.path(i), places);
            }
            places.add(() -> array.add(HERE));
        }
    }

    private static byte[] encoded(String text, SplitMix random) {
        return switch (random.nextInt(12)) {
            case 0 -> text.getBytes(CHARSETS.get(random.nextInt(CHARSETS.size())));
            case 1 -> ("\ufeff" + text).getBytes(StandardCharsets.UTF_8);
            case 2 -> broken(text.getBytes(StandardCharsets.UTF_8), random);
            default -> text.getBytes(StandardCharsets.UTF_8);
        };
    }

    private static byte[] broken(byte[] bytes, SplitMix random) {
        if (bytes.length > 0) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        }
        return bytes;
    }

    /** The beginning of a text, or the text twice. */
    private static byte[] cut(String text, SplitMix random) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(text.substring(0, random.nextInt(text.length() + 1)).getBytes(StandardCharsets.UTF_8));
        if (random.nextInt(3) == 0) {
            bytes.writeBytes(text.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }
}
