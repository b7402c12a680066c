package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.util.ULocale;
import org.junit.jupiter.api.Test;

import althing.formats.Texts;

/** The command line's own texts exist in every language with the same facts. */
class WordsTest {

    @Test
    void everyLanguage_saysTheSame() {
        for (String language : Texts.LANGUAGES) {
            assertThat(Words.in(language).messages().keySet()).as(language)
                    .isEqualTo(Words.in("en").messages().keySet());
            Words.in("en").messages().keySet().forEach(key -> assertThat(facts(language, key))
                    .as("facts of %s in %s", key, language).isEqualTo(facts("en", key)));
        }
    }

    @Test
    void polish_countsMovesInItsOwnWay() {
        assertThat(Words.in("pl").say("replay.verified", "moves", 1)).contains("1 ruch,");
        assertThat(Words.in("pl").say("replay.verified", "moves", 3)).contains("3 ruchy,");
        assertThat(Words.in("pl").say("replay.verified", "moves", 12)).contains("12 ruchów,");
    }

    private static Set<String> facts(String language, String key) {
        String message = Words.in(language).messages().getOrDefault(key, "");
        assertThat(message).as("%s in %s", key, language).isNotBlank();
        return new TreeSet<>(new MessageFormat(message, ULocale.forLanguageTag(language)).getArgumentNames());
    }
}
