package althing.formats.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.engine.BadInput;

class JsonTextTest {

    @Test
    void everyValue_knowsItsLine() {
        assertThat(JsonText.read("""
                {
                  "a": 1, "b": "x",
                  "c": [ true,
                    null, 1.5 ],
                  "d":
                    { "e": false }
                }
                """)).isEqualTo(new Written.Fields(1, Map.of(
                "a", new Written.Digits(2, "1", true), "b", new Written.Text(2, "x"),
                "c", new Written.Elements(3,
                        List.of(new Written.Flag(3, true), new Written.Nothing(4),
                                new Written.Digits(4, "1.5", false))),
                "d", new Written.Fields(6, Map.of("e", new Written.Flag(6, false))))));
    }

    @Test
    void fields_keepTheirOrder() {
        assertThat(JsonText.read("{\"z\":1,\"a\":2,\"m\":3}").fields().keySet()).containsExactly("z", "a", "m");
        assertThat(JsonText.read("{}").fields()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "{\"a\":1} x | Line 1: the position has ended, but more text follows.",
            "{\"a\":1} {} | Line 1: the position has ended, but more text follows.",
            "{\"a\":1,\"a\":2} | Line 1, a: the field stands twice, first in line 1.",
            "{\"a\":{\"b\":1,\"b\":2}} | Line 1, a.b: the field stands twice, first in line 1.",
            "{\"a\":[1,2 | Line 1, a: the text ends here, in the middle of the position.",
            "{\"a\" | Line 1: the text ends here, in the middle of the position.",
            "{a:1} | Line 1: near column 2 stands something that is no JSON.",
            "{\"a\":[1,,2]} | Line 1, a: near column",
            "{\"a\":01} | Line 1: near column 6 stands something that is no JSON.",
            "{'a':1} | Line 1: near column 2 stands something that is no JSON."})
    void whatIsNoJson_saysWhere(String text, String sentence) {
        assertThatThrownBy(() -> JsonText.read(text)).isInstanceOf(BadInput.class).hasMessageStartingWith(sentence);
    }
}
