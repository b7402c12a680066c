package althing.server.calling;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

import tools.jackson.core.type.TypeReference;

import althing.engine.BadInput;
import althing.engine.Games;
import althing.formats.Texts;
import althing.server.api.HallJson;
import althing.server.storage.CallJobs.Asked;

/**
 * What somebody is told who is called: that it is their turn, at which game, and where. Nothing of what happened there, which
 * might be hidden.
 */
record Summons(String title, String text, String url) {

    private static final Map<String, Map<String, String>> WORDS = new ConcurrentHashMap<>();

    /** It is somebody's turn at these tables. */
    static Summons turn(List<Asked> tables, String language, CallSettings settings) {
        Asked first = tables.getFirst();
        return tables.size() == 1
                ? new Summons(word(language, "turn.title"),
                        word(language, "turn.one").replace("{game}", title(first.game(), language)),
                        settings.page("/table/" + first.table()))
                : new Summons(word(language, "turn.title"),
                        word(language, "turn.many").replace("{count}", String.valueOf(tables.size())),
                        settings.page("/"));
    }

    /** Somebody shall show that an address is theirs. */
    static Summons confirmation(String code, String language, CallSettings settings) {
        return new Summons(word(language, "confirm.title"), word(language, "confirm.text").replace("{code}", code),
                settings.page("/"));
    }

    /** How to be left in peace, for whoever reads a mail. */
    static String stopping(String language, String address) {
        return word(language, "stop").replace("{address}", address);
    }

    /** What a game is called, as far as this program knows it. */
    private static String title(String game, String language) {
        try {
            return Texts.of(Games.named(game), language).name("title");
        } catch (BadInput e) {
            return game;
        }
    }

    private static String word(String language, String key) {
        return Objects.requireNonNull(words(language).get(key), key);
    }

    /** Everything that is said in a language. */
    static Map<String, String> words(String language) {
        return WORDS.computeIfAbsent(language, Summons::load);
    }

    private static Map<String, String> load(String language) {
        try (InputStream file = Objects.requireNonNull(
                Summons.class.getResourceAsStream("/althing/server/calling/" + language + ".json"))) {
            return HallJson.MAPPER.readValue(file, new TypeReference<>() {
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
