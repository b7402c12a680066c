package althing.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SetupTest {

    @ParameterizedTest
    @ValueSource(strings = {"stones(seats=2)", "stones(seats=3,heap=big)", "stones(seats=4,heap=big,dice=false)#5f2c",
            "stones(seats=2,rules=1)#0", "stones(seats=2)#ffffffffffffffffffffffffffffffff",
            "stones(seats=3,dice=false,rules=2)"})
    void aLine_readsBack(String line) {
        assertThat(Setup.parse(line).line()).isEqualTo(line);
        assertThat(Setup.parse(Setup.parse(line).line())).isEqualTo(Setup.parse(line));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"stones | stones(seats=2)", "stones() | stones(seats=2)",
            "'  stones(seats=3) ' | stones(seats=3)", "stones( seats = 3 , heap = big ) | stones(seats=3,heap=big)",
            "'stones(dice=true,heap=small,seats=2)' | stones(seats=2)", "stones(seats=2)#00AB | stones(seats=2)#ab",
            "'stones(rules=3)' | stones(seats=2)"})
    void whatGoesWithoutSaying_isLeftOut(String given, String line) {
        assertThat(Setup.parse(given).line()).isEqualTo(line);
    }

    @Test
    void aLineWithoutSeats_isForTheFewest() {
        assertThat(Setup.parse("stones").seats()).isEqualTo(2);
    }

    @Test
    void everyOption_hasAValue_inTheGamesOrder() {
        Setup setup = Setup.parse("stones(dice=false)");
        assertThat(setup.options()).containsExactly(Map.entry("heap", "small"), Map.entry("dice", "false"));
        assertThat(setup.option("heap")).isEqualTo("small");
        assertThat(setup.flag("dice")).isFalse();
        assertThat(Setup.parse("stones").flag("dice")).isTrue();
        assertThatThrownBy(() -> setup.option("size")).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("stones has no option 'size'");
        assertThatThrownBy(() -> setup.options().put("heap", "big")).isInstanceOf(UnsupportedOperationException.class);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
            "\"\" | '' is no setup; one looks like stones(seats=3)#5f2c.",
            "Stones | 'Stones' is no setup; one looks like stones(seats=3)#5f2c.",
            "stones(seats=2 | 'stones(seats=2' is no setup; one looks like stones(seats=3)#5f2c.",
            "stones#xyz | 'stones#xyz' is no setup; one looks like stones(seats=3)#5f2c.",
            "stones# | 'stones#' is no setup; one looks like stones(seats=3)#5f2c.",
            "runes | There is no game 'runes' here; there is stones.",
            "stones(seats=1) | stones is for 2 to 4 seats, not 1.",
            "stones(seats=5) | stones is for 2 to 4 seats, not 5.",
            "stones(seats=two) | seats=two in 'stones(seats=two)' is not a number.",
            "stones(seats=1000) | seats=1000 in 'stones(seats=1000)' is not a number.",
            "stones(seats=-2) | seats=-2 in 'stones(seats=-2)' is not a number.",
            "stones(big) | 'big' in 'stones(big)' is not of the form name=value.",
            "stones(heap=big,) | '' in 'stones(heap=big,)' is not of the form name=value.",
            "stones(=big) | '=big' in 'stones(=big)' is not of the form name=value.",
            "stones(heap=big,heap=big) | 'heap' stands twice in 'stones(heap=big,heap=big)'.",
            "stones(heap=huge) | Option heap of stones is one of small, big, not 'huge'.",
            "stones(a=1) | stones has no option 'a'; its options are seats, heap, dice, and rules.",
            "stones(size=big) | stones has no option 'size'; its options are seats, heap, dice, and rules.",
            "stones(seats=4) | Four need a big heap.",
            "stones(rules=0) | rules version 0 of stones is not known here: this program plays versions 1 to 3.",
            "stones(rules=4) | rules version 4 of stones is not known here: this program plays versions 1 to 3; a newer Althing is needed."})
    void aWrongLine_saysWhatIsWrong(String line, String sentence) {
        assertThatThrownBy(() -> Setup.parse(line)).isInstanceOf(BadInput.class).hasMessage(sentence);
    }

    @Test
    void seventeenToThirtyTwoDigits_areAWideSeed_andMoreAreNone() {
        assertThat(Setup.parse("stones#" + "1".repeat(32)).seed()).hasValueSatisfying(
                seed -> assertThat(seed.isWide()).isTrue());
        assertThatThrownBy(() -> Setup.parse("stones#" + "1".repeat(33))).isInstanceOf(BadInput.class);
    }

    @Test
    void whereTheRulesStandApart_theLineMustNotNameThem() {
        assertThat(Setup.parse("stones(seats=3)#7", 1).rules()).isEqualTo(1);
        assertThatThrownBy(() -> Setup.parse("stones(rules=1)", 1)).isInstanceOf(BadInput.class)
                .hasMessage("The rules version stands apart from 'stones(rules=1)', not in it.");
        assertThatThrownBy(() -> Setup.parse("stones", 9))
                .hasMessageContaining("rules version 9 of stones is not known");
    }

    @Test
    void aSetup_knowsWhatHasChangedSince() {
        Setup newest = Setup.parse("stones");
        Setup first = newest.under(1);
        assertThat(newest.rules()).isEqualTo(3);
        assertThat(newest.isOutdated()).isFalse();
        assertThat(newest.laterRulings()).isEmpty();
        assertThat(first.isOutdated()).isTrue();
        assertThat(first.laterRulings()).extracting(Ruling::code).containsExactly("small-hands", "wide-chance");
        assertThat(newest.under(2).laterRulings()).extracting(Ruling::code).containsExactly("wide-chance");
        assertThatThrownBy(() -> newest.under(4)).isInstanceOf(BadInput.class);
    }

    @Test
    void theRules_standInTheLineWhereTheyMust() {
        Setup newest = Setup.parse("stones(heap=big)#7");
        assertThat(newest.line()).isEqualTo("stones(seats=2,heap=big)#7");
        assertThat(newest).hasToString(newest.line());
        assertThat(newest.lineWithRules()).isEqualTo("stones(seats=2,heap=big,rules=3)#7");
        assertThat(newest.under(1).line()).isEqualTo("stones(seats=2,heap=big,rules=1)#7");
        assertThat(newest.under(1).lineWithoutRules()).isEqualTo("stones(seats=2,heap=big)#7");
    }

    @Test
    void aSeed_comesAndGoes() {
        Setup setup = Setup.parse("stones(heap=big,rules=2)");
        assertThat(setup.seed()).isEmpty();
        assertThat(setup.seeded(-1).seed()).isEqualTo(Optional.of(Seed.of(-1)));
        assertThat(setup.seeded(new Seed(1, 2)).unseeded()).isEqualTo(setup);
        assertThat(setup.seeded(3).rules()).isEqualTo(2);
        assertThatThrownBy(setup::start).isInstanceOf(BadInput.class);
    }

    @Test
    void allSetups_areThoseWithoutAProblem() {
        List<String> lines = Setup.all(new Stones()).stream().map(Setup::line).toList();
        assertThat(lines).hasSize(10).doesNotHaveDuplicates().contains("stones(seats=2)",
                "stones(seats=3,heap=big,dice=false)", "stones(seats=4,heap=big)")
                .doesNotContain("stones(seats=4)", "stones(seats=4,dice=false)");
        assertThat(lines).allSatisfy(line -> assertThat(Setup.parse(line).line()).isEqualTo(line));
    }

    @Test
    void givenOptions_areChecked_andTheOthersStandAtTheirDefault() {
        assertThat(Stones.setup(3, "heap", "big")).isEqualTo(Setup.parse("stones(seats=3,heap=big)"));
        assertThatThrownBy(() -> Stones.setup(3, "heap", "none")).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> Stones.setup(9)).isInstanceOf(BadInput.class);
    }

    @Test
    void theGame_isFoundWhateverElseIsWrong() {
        assertThat(Setup.gameOf("stones(seats=99,colour=red)#7").id()).isEqualTo("stones");
        assertThatThrownBy(() -> Setup.gameOf("runes")).isInstanceOf(BadInput.class);
    }
}
