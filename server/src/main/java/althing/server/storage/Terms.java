package althing.server.storage;

import org.jspecify.annotations.Nullable;

/**
 * What was agreed when a table was opened, beside the game.
 *
 * @param listed   whether strangers may find it, and take its open seats
 * @param language the language of its talk, if one was named
 * @param pace     how much time there is, in the words of docs/formats.md; nothing where nobody counts
 * @param rated    whether the game counts for ratings
 */
public record Terms(boolean listed, @Nullable String language, @Nullable String pace, boolean rated) {

    /** By link only, in any language, without a clock. */
    public static final Terms NONE = new Terms(false, null, null, false);
}
