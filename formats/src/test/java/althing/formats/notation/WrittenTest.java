package althing.formats.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

class WrittenTest {

    @Test
    void everyValue_isSaidInASentence() {
        assertThat(new Written.Fields(1, Map.of()).said()).isEqualTo("an object");
        assertThat(new Written.Elements(1, List.of()).said()).isEqualTo("a list");
        assertThat(new Written.Text(1, "Ari").said()).isEqualTo("'Ari'");
        assertThat(new Written.Digits(1, "12", true).said()).isEqualTo("12");
        assertThat(new Written.Flag(1, false).said()).isEqualTo("false");
        assertThat(new Written.Nothing(1).said()).isEqualTo("null");
    }

    @Test
    void aLongText_isCutOff_withoutCuttingACharacter() {
        assertThat(new Written.Text(1, "x".repeat(60)).said()).isEqualTo("'" + "x".repeat(60) + "'");
        assertThat(new Written.Text(1, "x".repeat(61)).said()).isEqualTo("'" + "x".repeat(60) + "…'");
        assertThat(new Written.Text(1, "🪓".repeat(61)).said()).isEqualTo("'" + "🪓".repeat(60) + "…'");
        assertThat(new Written.Digits(1, "9".repeat(80), true).said()).isEqualTo("9".repeat(60) + "…");
    }

    @Test
    void aTextStaysOnItsLine() {
        assertThat(new Written.Text(1, "a\nb\tc\u0000d").said()).isEqualTo("'a b c d'");
    }
}
