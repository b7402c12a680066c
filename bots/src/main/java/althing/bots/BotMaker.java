package althing.bots;

import java.util.List;

/** Makes bots of a kind that this room does not know; found at run time ({@link java.util.ServiceLoader}). */
public interface BotMaker {

    /** The word before the colon in the names of its bots. */
    String kind();

    /**
     * A new bot; {@link althing.engine.BadInput} says what is wrong with its name.
     *
     * @param name     the whole of it
     * @param measure  what stands behind the colon
     * @param settings what follows, such as {@code ms=800}
     */
    Bot bot(String name, String measure, List<String> settings);
}
