package althing.formats;

import java.util.stream.Collectors;

import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.JsonNode;

import althing.engine.BadInput;
import althing.engine.Position;
import althing.engine.Setup;

/**
 * Positions as readable JSON. Every game's notation starts with {@code setup}, the setup line without a seed, which says
 * whose notation it is; the rest is the game's own.
 */
public final class NotationJson {

    private NotationJson() {
    }

    public static String write(Position position) {
        return Json.READABLE.writeValueAsString(position.notation()) + "\n";
    }

    /** The position that a text describes; {@link BadInput} says what is wrong and where. */
    public static Position read(String text) {
        JsonNode tree = tree(text);
        JsonNode setup = tree.path("setup");
        if (!setup.isString()) {
            throw new BadInput("This is no position: it has no field 'setup' with a setup line.");
        }
        var game = Setup.parse(setup.stringValue()).game();
        try {
            return game.position(Json.STRICT.treeToValue(tree, game.notationType()));
        } catch (DatabindException e) {
            throw new BadInput("The position does not fit at " + path(e) + ": " + firstSentence(e) + ".");
        }
    }

    private static JsonNode tree(String text) {
        try {
            JsonNode tree = Json.STRICT.readTree(text);
            if (!tree.isObject()) {
                throw new BadInput("This is no position: it is not a JSON object.");
            }
            return tree;
        } catch (StreamReadException e) {
            throw new BadInput("This is no readable JSON: line %d, column %d: %s.".formatted(
                    e.getLocation().getLineNr(), e.getLocation().getColumnNr(), firstSentence(e)));
        } catch (JacksonException e) {
            throw new BadInput("This is no readable JSON: " + firstSentence(e) + ".");
        }
    }

    private static String path(DatabindException e) {
        String path = e.getPath().stream()
                .map(step -> step.getPropertyName() == null ? "[" + step.getIndex() + "]" : step.getPropertyName())
                .collect(Collectors.joining("."));
        return path.isEmpty() ? "the top" : path;
    }

    private static String firstSentence(JacksonException e) {
        String message = String.valueOf(e.getOriginalMessage());
        int end = message.indexOf('\n');
        return (end < 0 ? message : message.substring(0, end)).replaceAll("\\.$", "");
    }
}
