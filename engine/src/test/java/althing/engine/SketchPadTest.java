package althing.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import althing.engine.Sketch.Drawing;
import althing.engine.Sketch.Line;
import althing.engine.Sketch.Table;

class SketchPadTest {

    private final SketchPad pad = new SketchPad();

    @Test
    void anEmptyPad_isAnEmptySketch() {
        assertThat(pad.sketch().parts()).isEmpty();
    }

    @Test
    void parts_standInTheOrderInWhichTheyWereDrawn() {
        pad.line("sketch.round", "round", 3);
        pad.table("name", "points");
        pad.row(Phrase.seat(0), 7);
        pad.drawing(Phrase.of("sketch.board"), List.of("ab", "cd"));
        pad.line("sketch.end");
        assertThat(pad.sketch().parts()).containsExactly(
                new Line(Phrase.of("sketch.round", "round", 3)),
                new Table(List.of("name", "points"), List.of(List.of(Phrase.seat(0), 7))),
                new Drawing(Phrase.of("sketch.board"), List.of("ab", "cd")),
                new Line(Phrase.of("sketch.end")));
    }

    @Test
    void aTable_endsWhereTheNextBegins() {
        pad.table("a");
        pad.row(1);
        pad.table("b");
        pad.row(2);
        pad.row(3);
        assertThat(pad.sketch().parts()).containsExactly(new Table(List.of("a"), List.of(List.of(1))),
                new Table(List.of("b"), List.of(List.of(2), List.of(3))));
    }

    @Test
    void aTable_endsWhereALineFollows() {
        pad.table("a");
        pad.row(1);
        pad.line("sketch.end");
        pad.list("name.goods", List.of(2));
        assertThat(pad.sketch().parts()).hasExactlyElementsOfTypes(Table.class, Line.class, Line.class);
    }

    @Test
    void whatIsEmpty_leavesNoTrace() {
        pad.list("name.goods", List.of());
        pad.table("a", "b");
        pad.table("c");
        pad.row("");
        assertThat(pad.sketch().parts()).isEmpty();
    }

    @Test
    void aColumnThatNoRowFills_isLeftOut_andBlankCellsStay() {
        pad.table("seat", "gold", "cards", "goods");
        pad.row(1, "", List.of(), "wool");
        pad.row(2, "", List.of(), "");
        assertThat(pad.sketch().parts()).containsExactly(
                new Table(List.of("seat", "goods"), List.of(List.of(1, "wool"), List.of(2, ""))));
    }

    @Test
    void aList_hasItsNameBeforeItsThings() {
        pad.list("name.goods", List.of("wool", 3));
        assertThat(pad.sketch().parts()).containsExactly(new Line(
                Phrase.of("sketch.list", "name", Phrase.name("name.goods"), "things", List.of("wool", 3))));
    }

    @Test
    void aRow_isAsWideAsItsHeads_andHoldsOnlyFacts() {
        pad.table("a", "b");
        assertThatThrownBy(() -> pad.row(1)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("1 cells below 2 heads: [1]");
        assertThatThrownBy(() -> pad.row(1, 2.5)).hasMessageContaining("a cell");
        assertThatThrownBy(() -> pad.table(2.5)).hasMessageContaining("a head");
    }

    @Test
    void equalThings_areCounted_andOneAloneIsOnlyNamed() {
        assertThat(SketchPad.count("good.wool", 1)).isEqualTo(Phrase.name("good.wool"));
        assertThat(SketchPad.count("good.wool", 3)).isEqualTo(
                Phrase.of("sketch.count", "count", 3, "name", Phrase.name("good.wool")));
        assertThat(SketchPad.tally(List.of("wool", "iron", "wool"), good -> "good." + good)).containsExactly(
                Phrase.name("good.iron"), SketchPad.count("good.wool", 2));
    }

    @Test
    void countedThings_keepTheirOrder_andThoseThatAreNotThereAreLeftOut() {
        Map<String, Integer> counts = new LinkedHashMap<>();
        counts.put("wool", 2);
        counts.put("amber", 0);
        counts.put("iron", 1);
        assertThat(SketchPad.counts(counts, good -> "good." + good)).containsExactly(SketchPad.count("good.wool", 2),
                Phrase.name("good.iron"));
    }

    @Test
    void zero_canBeBlank() {
        assertThat(SketchPad.orBlank(0)).isEqualTo("");
        assertThat(SketchPad.orBlank(-2)).isEqualTo(-2);
    }

    @Test
    void aSketch_staysWhenThePadGoesOn() {
        pad.line("sketch.one");
        Sketch first = pad.sketch();
        pad.line("sketch.two");
        assertThat(first.parts()).hasSize(1);
        assertThat(pad.sketch().parts()).hasSize(2);
    }
}
