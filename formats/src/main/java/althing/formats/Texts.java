package althing.formats;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.util.ULocale;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;

import althing.engine.BadInput;
import althing.engine.Game;
import althing.engine.Phrase;

/** The catalogue of one game in one language: puts phrases into words. Thread safe. */
public final class Texts {

    /** The languages the hall speaks, the first being the fallback. */
    public static final List<String> LANGUAGES = List.of("en", "pl", "hu");

    private static final Map<String, Texts> LOADED = new ConcurrentHashMap<>();

    /** A hyphen that stands for a minus. */
    private static final Pattern HYPHEN = Pattern.compile("(?<![\\p{L}\\d)\\]-])-(?=\\d)");

    private final String language;
    private final Map<String, String> messages;
    private final Map<String, MessageFormat> formats = new ConcurrentHashMap<>();

    private Texts(String language, Map<String, String> messages) {
        this.language = language;
        this.messages = Collections.unmodifiableMap(messages);
    }

    /** The catalogue of a game; its rule texts stand under {@code rule.<ID>}. */
    public static Texts of(Game game, String language) {
        if (!LANGUAGES.contains(language)) {
            throw new BadInput("There is no language '" + language + "' here; there is " + String.join(", ", LANGUAGES)
                    + ".");
        }
        return LOADED.computeIfAbsent(game.id() + "/" + language, _ -> load(game, language));
    }

    public String language() {
        return language;
    }

    /** Every message as it is written, in the catalogue's order. */
    public Map<String, String> messages() {
        return messages;
    }

    /** The phrase in words; {@code seatNames} tells who sits on a seat. */
    public String say(Phrase phrase, IntFunction<String> seatNames) {
        Map<String, Object> facts = new HashMap<>();
        phrase.args().forEach((name, fact) -> facts.put(name, inWords(fact, seatNames)));
        return format(phrase.key(), facts);
    }

    /** A fact of a phrase, or a cell of a sketch, in words. */
    public String fact(Object fact, IntFunction<String> seatNames) {
        return String.valueOf(inWords(fact, seatNames));
    }

    /** A message without facts, such as a component's name. */
    public String name(String key) {
        return format(key, Map.of());
    }

    /** The names of the facts that a message needs, also inside its plurals and selects. */
    public Set<String> facts(String key) {
        MessagePattern pattern = new MessagePattern(format(key).toPattern());
        return IntStream.range(0, pattern.countParts()).mapToObj(pattern::getPart)
                .filter(part -> part.getType() == MessagePattern.Part.Type.ARG_NAME).map(pattern::getSubstring)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private Object inWords(Object fact, IntFunction<String> seatNames) {
        return switch (fact) {
            case Phrase.SeatFact seat -> seatNames.apply(seat.seat());
            case Phrase.NameFact name -> name(name.name());
            case Phrase phrase -> say(phrase, seatNames);
            case List<?> list -> list.stream().map(each -> String.valueOf(inWords(each, seatNames)))
                    .collect(Collectors.joining(", "));
            default -> fact;
        };
    }

    /** The library's formats are not thread safe. */
    private String format(String key, Map<String, Object> facts) {
        MessageFormat format = format(key);
        synchronized (format) {
            return HYPHEN.matcher(format.format(facts)).replaceAll("−");
        }
    }

    private MessageFormat format(String key) {
        return formats.computeIfAbsent(key, _ -> {
            String message = messages.get(key);
            if (message == null) {
                throw new BadInput("The text '" + key + "' is missing in language '" + language + "'.");
            }
            try {
                return new MessageFormat(message, ULocale.forLanguageTag(language));
            } catch (IllegalArgumentException e) {
                throw new BadInput("The text '" + key + "' in language '" + language + "' is no ICU message: "
                        + e.getMessage());
            }
        });
    }

    /** What all games say in the same words, then what the game says, then its rules. */
    static Texts load(Game game, String language) {
        Map<String, String> messages = new LinkedHashMap<>(
                resource(Texts.class, "the house", "texts/" + language + ".json"));
        resource(game.getClass(), game.id(), "texts/" + language + ".json").forEach((key, text) -> {
            if (messages.put(key, text) != null) {
                throw new BadInput("The text '" + key + "' is the house's own; " + game.id() + " cannot have it.");
            }
        });
        resource(game.getClass(), game.id(), "rules/" + language + ".json")
                .forEach((id, text) -> messages.put("rule." + id, text));
        return new Texts(language, messages);
    }

    private static Map<String, String> resource(Class<?> beside, String whose, String name) {
        try (InputStream in = beside.getResourceAsStream(name)) {
            if (in == null) {
                throw new BadInput("The texts " + name + " of " + whose + " are missing.");
            }
            return Json.STRICT.readValue(in, new TypeReference<LinkedHashMap<String, String>>() {
            });
        } catch (JacksonException e) {
            throw new BadInput("The texts " + name + " of " + whose + " cannot be read: " + e.getOriginalMessage());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
