package althing.server.calling;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

import tools.jackson.core.type.TypeReference;

import althing.engine.BadInput;
import althing.engine.Games;
import althing.formats.Texts;
import althing.server.api.HallJson;
import althing.server.storage.CallKind;
import althing.server.storage.CallNews.Reason;

/**
 * What somebody is told who is called: for what, at which game, and where. Nothing of what happened there, which might be hidden.
 *
 * @param tables how many tables wait for them
 */
record Summons(String title, String text, String url, int tables) {

    private static final Map<String, Map<String, String>> WORDS = new ConcurrentHashMap<>();

    /** What waits for somebody, once for all: what there is of each kind, where there is more than one. */
    static Summons of(List<Reason> reasons, String language, CallSettings settings) {
        Map<CallKind, List<Reason>> kinds = new EnumMap<>(CallKind.class);
        reasons.forEach(reason -> kinds.computeIfAbsent(reason.kind(), _ -> new ArrayList<>()).add(reason));
        String title = kinds.size() == 1 ? HallJson.word(kinds.keySet().iterator().next()) : "mixed";
        String text = kinds.entrySet().stream().map(kind -> told(kind.getKey(), kind.getValue(), language))
                .collect(Collectors.joining("\n"));
        return new Summons(word(language, title + ".title"), text, settings.page(page(reasons)), reasons.size());
    }

    private static String told(CallKind kind, List<Reason> reasons, String language) {
        String key = HallJson.word(kind);
        return reasons.size() == 1
                ? word(language, key + ".one").replace("{game}", title(reasons.getFirst().game(), language))
                : word(language, key + ".many").replace("{count}", String.valueOf(reasons.size()));
    }

    private static String page(List<Reason> reasons) {
        Reason first = reasons.getFirst();
        if (reasons.size() > 1) {
            return "/";
        }
        return "/table/" + first.table() + (first.kind() == CallKind.INVITATION ? "?join" : "");
    }

    /** Somebody shall show that an address is theirs. */
    static Summons confirmation(String code, String language, CallSettings settings) {
        return new Summons(word(language, "confirm.title"), word(language, "confirm.text").replace("{code}", code),
                settings.page("/"), 0);
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

    /** What is said under a key. */
    static String word(String language, String key) {
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
