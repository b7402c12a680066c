package althing.app;

import java.util.Arrays;

import althing.formats.Messages;

/**
 * What the command line itself says to players, in one language.
 *
 * @param messages its messages, with their facts
 */
record Words(Messages messages) {

    static Words in(String language) {
        return new Words(Messages.beside(Words.class, language));
    }

    /** A message with its facts given as name, value, name, value … */
    String say(String key, Object... facts) {
        return messages.say(key, facts);
    }

    /** A table whose heads are these messages. */
    TextTable table(String... heads) {
        return new TextTable(Arrays.stream(heads).map(this::say).toList());
    }
}
