package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.formats.Messages;
import althing.formats.Texts;

/** The command line's own texts exist in every language with the same facts. */
class WordsTest {

    @Test
    void everyLanguage_saysTheSame() {
        for (String language : Texts.LANGUAGES) {
            Messages messages = Words.in(language).messages();
            Messages english = Words.in("en").messages();
            assertThat(messages.keys()).as(language).isEqualTo(english.keys());
            english.keys().forEach(key -> assertThat(messages.facts(key)).as("facts of %s in %s", key, language)
                    .isEqualTo(english.facts(key)));
        }
    }

    @Test
    void polish_countsMovesInItsOwnWay() {
        assertThat(Words.in("pl").say("replay.verified", "moves", 1)).contains("1 ruch,");
        assertThat(Words.in("pl").say("replay.verified", "moves", 3)).contains("3 ruchy,");
        assertThat(Words.in("pl").say("replay.verified", "moves", 12)).contains("12 ruchów,");
    }
}
