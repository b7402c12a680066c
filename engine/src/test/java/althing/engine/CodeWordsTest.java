package althing.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CodeWordsTest {

    private final BadInput none = new BadInput("That is no move.");

    private CodeWords words(String code) {
        return new CodeWords(code, none);
    }

    @Test
    void words_areTakenFromTheLeft() {
        CodeWords words = words("lay axe 12");
        assertThat(words.word()).isEqualTo("lay");
        assertThat(words.word()).isEqualTo("axe");
        assertThat(words.number()).isEqualTo(12);
        assertThat(words.word()).as("no word is left").isEmpty();
        assertThat(words.word()).isEmpty();
    }

    @Test
    void aWord_isTakenOnlyIfItIsTheOneExpected() {
        CodeWords words = words("lay axe");
        assertThat(words.isNext("axe")).isFalse();
        assertThat(words.isNext("lay")).isTrue();
        assertThat(words.isNext("lay")).isFalse();
        assertThat(words.isNext("axe")).isTrue();
        assertThat(words.isNext("")).as("at the end").isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "-1", "+1", "1.5", "1234567890", " 1", "١"})
    void onlyDigits_areANumber(String code) {
        assertThatThrownBy(() -> words(code).number()).isSameAs(none);
    }

    @Test
    void aNumber_hasUpToNineDigits() {
        assertThat(words("0").number()).isZero();
        assertThat(words("999999999").number()).isEqualTo(999_999_999);
    }

    @Test
    void aThing_isWhatItsWordNames() {
        Map<String, Integer> tools = Map.of("axe", 1);
        assertThat(words("axe").<Integer>thing(tools::get)).isEqualTo(1);
        assertThatThrownBy(() -> words("saw").<Integer>thing(tools::get)).isSameAs(none);
        assertThatThrownBy(() -> words("saw").<Integer>thing(word -> {
            throw words(word).none();
        })).isSameAs(none);
    }

    @Test
    void spacesTooMany_areEmptyWords() {
        CodeWords words = words("lay  axe");
        assertThat(words.word()).isEqualTo("lay");
        assertThat(words.word()).isEmpty();
        assertThat(words.word()).isEqualTo("axe");
    }
}
