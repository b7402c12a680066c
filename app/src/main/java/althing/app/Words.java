package althing.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.util.ULocale;
import tools.jackson.core.type.TypeReference;

import althing.formats.Json;

/** What the command line itself says to players, in one language. */
final class Words {

    private final ULocale locale;
    private final Map<String, String> messages;

    private Words(String language, Map<String, String> messages) {
        this.locale = ULocale.forLanguageTag(language);
        this.messages = messages;
    }

    static Words in(String language) {
        try (InputStream file = Objects
                .requireNonNull(Words.class.getResourceAsStream("texts/" + language + ".json"))) {
            return new Words(language, Json.STRICT.readValue(file, new TypeReference<LinkedHashMap<String, String>>() {
            }));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Map<String, String> messages() {
        return messages;
    }

    /** A message with its facts given as name, value, name, value … */
    String say(String key, Object... facts) {
        Map<String, Object> named = new LinkedHashMap<>();
        for (int i = 0; i < facts.length; i += 2) {
            named.put((String) facts[i], facts[i + 1]);
        }
        return new MessageFormat(Objects.requireNonNull(messages.get(key), key), locale).format(named);
    }
}
