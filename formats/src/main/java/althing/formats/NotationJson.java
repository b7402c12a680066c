package althing.formats;

import tools.jackson.databind.JsonNode;

import althing.engine.BadInput;
import althing.engine.Position;
import althing.formats.notation.NotationReader;

/**
 * Positions as readable JSON. Every game's notation starts with {@code setup}, the setup line without a seed, which says
 * whose notation it is; the rest is the game's own. Constants stand by their words, as in the codes of moves.
 */
public final class NotationJson {

    private NotationJson() {
    }

    public static String write(Position position) {
        return Json.WORDS.writeValueAsString(position.notation()) + "\n";
    }

    /** What {@link #write} writes, as a tree. */
    public static JsonNode tree(Position position) {
        return Json.WORDS.valueToTree(position.notation());
    }

    /** The position that a text describes; {@link BadInput} says what is wrong, in which line and at which field. */
    public static Position read(String text) {
        return NotationReader.read(text);
    }
}
