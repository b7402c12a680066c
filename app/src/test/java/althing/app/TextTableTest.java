package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tables line up. */
class TextTableTest {

    @Test
    void wordsStandLeft_numbersStandRight() {
        TextTable table = new TextTable("bot", "share", "points");
        table.add("random", "3.5 %", "-4");
        table.add("greedy", "40.0 %", "61.25");
        assertThat(table.toString()).isEqualTo("""
                bot      share  points
                random   3.5 %      -4
                greedy  40.0 %   61.25""");
    }

    @Test
    void whatRunsOverTheEdge_goesOnBelow() {
        TextTable table = new TextTable("seat", "goods");
        table.add("Ingrid", "amber, iron, leather, wool, jet");
        table.add("Olaf", "silk");
        assertThat(String.join("\n", table.lines(28))).isEqualTo("""
                seat    goods
                Ingrid  amber, iron,
                        leather, wool, jet
                Olaf    silk""");
    }
}
