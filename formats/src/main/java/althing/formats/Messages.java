package althing.formats;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.util.ULocale;
import tools.jackson.core.type.TypeReference;

/** What a part of the program itself says to people, in one language. */
public final class Messages {

    private final ULocale locale;
    private final Map<String, String> messages;

    private Messages(String language, Map<String, String> messages) {
        this.locale = ULocale.forLanguageTag(language);
        this.messages = messages;
    }

    /** The messages of {@code texts/<language>.json} beside a class. */
    public static Messages beside(Class<?> owner, String language) {
        String name = "texts/" + language + ".json";
        try (InputStream file = Objects.requireNonNull(owner.getResourceAsStream(name), name)) {
            return new Messages(language,
                    Json.STRICT.readValue(file, new TypeReference<LinkedHashMap<String, String>>() {
                    }));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Set<String> keys() {
        return messages.keySet();
    }

    /** The names of the facts that a message needs. */
    public Set<String> facts(String key) {
        return new TreeSet<>(format(key).getArgumentNames());
    }

    /** A message with its facts given as name, value, name, value … */
    public String say(String key, Object... facts) {
        Map<String, Object> named = new LinkedHashMap<>();
        for (int i = 0; i < facts.length; i += 2) {
            named.put((String) facts[i], facts[i + 1]);
        }
        return format(key).format(named);
    }

    private MessageFormat format(String key) {
        return new MessageFormat(Objects.requireNonNull(messages.get(key), key), locale);
    }
}
