package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

/** Nothing runs over the edge of a screen. */
class TextWidthTest {

    @Test
    void aLongText_isBrokenBetweenWords() {
        List<String> lines = TextWidth.wrapped("amber, iron and wool, ".repeat(12).strip());
        assertThat(lines).hasSize(3).allMatch(line -> line.length() <= TextWidth.SCREEN);
        assertThat(lines.get(1)).startsWith("    ").doesNotStartWith("     ");
        assertThat(String.join(" ", lines.stream().map(String::strip).toList()))
                .isEqualTo("amber, iron and wool, ".repeat(12).strip());
    }

    @Test
    void aLongList_isFoldedIntoColumns() {
        List<String> moves = IntStream.rangeClosed(1, 100).mapToObj(number -> number + " go").toList();
        assertThat(TextWidth.inColumns(moves)).hasSize(25).first().isEqualTo("1 go     26 go    51 go    76 go");
    }

    @Test
    void aShortListAndAWideOne_stayAsTheyAre() {
        List<String> few = List.of("1 go", "2 stay");
        List<String> wide = IntStream.range(0, 100).mapToObj(_ -> "x".repeat(60)).toList();
        assertThat(TextWidth.inColumns(few)).isEqualTo(few);
        assertThat(TextWidth.inColumns(wide)).isEqualTo(wide);
    }
}
