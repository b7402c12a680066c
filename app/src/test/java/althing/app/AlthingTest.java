package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command as a whole: help, wrong words, languages. */
class AlthingTest {

    @Test
    void help_namesEveryCommand() {
        Call call = Call.of("--help");
        assertThat(call.code()).isZero();
        assertThat(call.out()).contains("serve", "play", "games", "new", "position", "notation", "replay", "rule",
                "lesson",
                "new-game",
                "perft",
                "check-tables", "backup", "move-tables", "load", "sim", "arena", "speed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"serve", "play", "games", "new", "position", "notation", "replay", "rule", "lesson",
            "new-game",
            "perft",
            "check-tables", "backup", "move-tables", "load", "sim", "arena", "speed"})
    void everyCommand_explainsItself(String command) {
        Call call = Call.of(command, "--help");
        assertThat(call.code()).isZero();
        assertThat(call.out()).contains("Usage: althing " + command, "--json", "--lang");
    }

    @Test
    void withoutACommand_itIsTheHall() {
        assertThat(Althing.withCommand()).containsExactly("serve");
        assertThat(Althing.withCommand("--port", "9000")).containsExactly("serve", "--port", "9000");
        assertThat(Althing.withCommand("--help")).containsExactly("--help");
        assertThat(Althing.withCommand("games", "--json")).containsExactly("games", "--json");
    }

    @Test
    void anUnknownCommand_isSaidToBeUnknown() {
        Call call = Call.of("carve");
        assertThat(call.code()).isEqualTo(2);
        assertThat(call.err()).contains("'carve'", "althing --help").doesNotContain("\tat ");
    }

    @Test
    void anUnknownOption_isSaidToBeUnknown() {
        Call call = Call.of("games", "--colour");
        assertThat(call.code()).isEqualTo(2);
        assertThat(call.err()).contains("'--colour'", "althing games --help").doesNotContain("\tat ");
    }

    @Test
    void anUnknownLanguage_isRefusedWithThoseThatThereAre() {
        Call call = Call.of("games", "--lang", "is");
        assertThat(call.code()).isEqualTo(2);
        assertThat(call.err()).isEqualToIgnoringNewLines("There is no language 'is' here; there is en, pl, hu.");
    }

    @Test
    void theLocale_choosesTheLanguage() {
        assertThat(languageIn(Map.of("LANG", "pl_PL.UTF-8"))).isEqualTo("pl");
        assertThat(languageIn(Map.of("LANG", "de_DE.UTF-8"))).isEqualTo("en");
        assertThat(languageIn(Map.of("LANG", "C"))).isEqualTo("en");
        assertThat(languageIn(Map.of("LANG", "pl_PL", "LC_ALL", "hu_HU"))).isEqualTo("hu");
        assertThat(languageIn(Map.of())).isEqualTo("en");
    }

    @Test
    void aStackTrace_isOnlyForWhoAsksForIt() {
        assertThat(Call.of("new", "kubb").err()).doesNotContain("\tat ");
        assertThat(Call.of("new", "kubb", "--debug").err()).contains("\tat ", "There is no game 'kubb' here");
    }

    private static String languageIn(Map<String, String> environment) {
        PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
        return new Shell(System.in, nowhere, nowhere, environment, false).language();
    }
}
