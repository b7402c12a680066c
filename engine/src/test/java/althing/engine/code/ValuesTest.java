package althing.engine.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import althing.engine.code.Values.Numbers;
import althing.engine.code.Values.Words;

/** What can stand in one place of a code. */
class ValuesTest {

    private static final Words SIDES = Words.of(List.of("left", "right", "left"), List.of(1, 2, 3), false);

    @Test
    void aThing_isWrittenByItsWord_andAWordMeansTheFirst() {
        assertThat(SIDES.word(2)).isEqualTo("right");
        assertThat(SIDES.word(3)).isEqualTo("left");
        assertThat(SIDES.value("left")).isEqualTo(1);
        assertThat(SIDES.value("right")).isEqualTo(2);
        assertThat(SIDES.value("up")).isNull();
        assertThat(SIDES.words()).containsExactly("left", "right");
        assertThatThrownBy(() -> SIDES.word(4)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("There is no word for 4.");
    }

    @Test
    void words_areMatchedAsTheyStand() {
        Words odd = Words.of(List.of("a.b", "c|d"), List.of(1, 2), true);
        assertThat("a.b").matches(odd.pattern());
        assertThat("c|d").matches(odd.pattern());
        assertThat("axb").doesNotMatch(odd.pattern());
        assertThat("c").doesNotMatch(odd.pattern());
        assertThat(odd.isOpen()).isTrue();
        assertThat(SIDES.isOpen()).isFalse();
    }

    @Test
    void numbers_areWithinTheirLimits_bothIncluded() {
        Numbers few = Numbers.of(2, 5, Map.of());
        assertThat(few.value("2")).isEqualTo(2);
        assertThat(few.value("5")).isEqualTo(5);
        assertThat(few.value("1")).isNull();
        assertThat(few.value("6")).isNull();
        assertThat(few.word(4)).isEqualTo("4");
        assertThat(few.words()).as("cannot be counted").isNull();
    }

    @Test
    void onlyWhereNegativeNumbersCanBe_isThereAMinus() {
        assertThat("-3").matches(Numbers.of(-9, 9, Map.of()).pattern());
        assertThat("3").matches(Numbers.of(-9, 9, Map.of()).pattern());
        assertThat("-3").doesNotMatch(Numbers.of(0, 9, Map.of()).pattern());
        assertThat("1234567890").doesNotMatch(Numbers.of(0, 9, Map.of()).pattern());
        assertThat(Numbers.of(-9, 9, Map.of()).value("-9")).isEqualTo(-9);
    }

    @Test
    void someNumbers_haveWords() {
        Numbers spaces = Numbers.of(0, 9, Map.of("shore", 0));
        assertThat(spaces.word(0)).isEqualTo("shore");
        assertThat(spaces.word(1)).isEqualTo("1");
        assertThat(spaces.value("shore")).isEqualTo(0);
        assertThat("shore").matches(spaces.pattern());
        assertThat("7").matches(spaces.pattern());
        assertThat("sea").doesNotMatch(spaces.pattern());
    }

    @Test
    void aVocabulary_keepsItsOwnLists() {
        Vocabulary isles = Vocabulary.of("isle", List.of(10, 20), number -> "i" + number);
        assertThat(isles.words()).containsExactly("i10", "i20");
        assertThat(isles.things()).isEqualTo(List.of(10, 20));
        assertThat(Vocabulary.of("word", List.of("a")).things()).isEqualTo(List.of("a"));
    }
}
