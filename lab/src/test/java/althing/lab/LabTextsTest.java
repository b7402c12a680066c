package althing.lab;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.formats.Messages;
import althing.formats.Texts;

/** What the lab draws and writes exists in every language with the same facts. */
class LabTextsTest {

    @Test
    void everyLanguage_saysTheSame() {
        Messages english = Messages.beside(ArenaPlot.class, "en");
        for (String language : Texts.LANGUAGES) {
            Messages messages = Messages.beside(ArenaPlot.class, language);
            assertThat(messages.keys()).as(language).isEqualTo(english.keys());
            english.keys().forEach(key -> assertThat(messages.facts(key)).as("facts of %s in %s", key, language)
                    .isEqualTo(english.facts(key)));
        }
    }
}
