package althing.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

import althing.engine.ScoreSheet.Line;
import althing.engine.ScoreSheet.Section;

class ScoreSheetTest {

    private static final ScoreSheet SHEET = new ScoreSheet(List.of(
            new Section(Phrase.of("score.round", "round", 1), List.of(
                    new Line(Phrase.of("score.ships"), "VIK-1", "points", List.of(3, 0, 5)),
                    new Line(Phrase.of("score.gold"), "VIK-2", "gold", List.of(1, 2, 3)))),
            new Section(Phrase.of("score.end"), List.of())), List.of(3, 0, 5));

    @Test
    void whoMayKnowEverything_readsTheSheetItself() {
        assertThat(SHEET.hidden()).isEmpty();
        assertThat(SHEET.of(_ -> true)).isSameAs(SHEET);
    }

    @Test
    void whatAReaderMayNotKnow_isZero_inEveryLineAndInTheTotal() {
        ScoreSheet own = SHEET.of(seat -> seat == 1);
        assertThat(own.hidden()).containsExactly(0, 2);
        assertThat(own.total()).containsExactly(0, 0, 0);
        assertThat(own.sections().getFirst().lines()).extracting(Line::amounts)
                .containsExactly(List.of(0, 0, 0), List.of(0, 2, 0));
        assertThat(SHEET.of(seat -> seat != 0).total()).containsExactly(0, 0, 5);
    }

    @Test
    void titlesReasonsAndRules_stayWhereAmountsAreHidden() {
        ScoreSheet own = SHEET.of(_ -> false);
        assertThat(own.sections()).extracting(Section::title)
                .containsExactly(Phrase.of("score.round", "round", 1), Phrase.of("score.end"));
        assertThat(own.sections().getFirst().lines()).extracting(Line::rule).containsExactly("VIK-1", "VIK-2");
        assertThat(own.sections().getFirst().lines()).extracting(Line::unit).containsExactly("points", "gold");
        assertThat(own.hidden()).containsExactly(0, 1, 2);
    }
}
