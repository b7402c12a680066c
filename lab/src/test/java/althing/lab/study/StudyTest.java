package althing.lab.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;

import org.junit.jupiter.api.Test;

import althing.engine.BadInput;
import althing.engine.Position;
import althing.engine.Setup;
import althing.lab.Progress;
import althing.lab.study.StudyReport.Estimated;

class StudyTest {

    private static final int DEALS = 24;

    @Test
    void theSameStudy_givesTheSameReport_onAnyNumberOfThreads() {
        StudyReport report = study("vikings(seats=2)", 2).run(Progress.SILENT);
        assertThat(report).isEqualTo(study("vikings(seats=2)", 2).run(3, Progress.SILENT));
        assertThat(report.lengths()).hasSize(DEALS);
        assertThat(report.places().stream().mapToDouble(Estimated::value).sum()).isEqualTo(1);
        assertThat(report.winners().getLast()).isGreaterThan(report.others().getLast());
        assertThat(report.steps()).extracting(Step::level).containsExactly("level:2");
    }

    @Test
    void aMoveMadeAtOnce_isComparedWithWhatTheBotWouldDo_onTheSameDeals() {
        List<Swap> swaps = study("vikings(seats=2)", 1).run(Progress.SILENT).swaps();
        assertThat(swaps).isNotEmpty().allSatisfy(swap -> {
            assertThat(swap.deals()).isBetween(20, DEALS);
            assertThat(swap.gain()).isBetween(-1.0, 1.0);
        });
        assertThat(swaps).filteredOn(swap -> swap.own() == swap.deals())
                .allSatisfy(swap -> assertThat(swap.gain()).isZero());
    }

    @Test
    void thePage_needsNothingButItself() {
        StudyReport report = study("vikings(seats=2)", 2).run(2, Progress.SILENT);
        String page = StudyPage.html(report, "en");
        assertThat(report.swaps()).isNotEmpty()
                .allSatisfy(swap -> assertThat(page).contains("<th scope=\"row\">" + swap.code() + "</th>"));
        assertThat(page).contains("<h2>Length</h2>", "<h2>Seats</h2>", "<h2>Moves that pay</h2>", "level:2 v level:1",
                "Made by <code>the command</code>").doesNotContain("href", "src=", "NaN");
    }

    @Test
    void thePage_speaksTheLanguageThatWasAskedFor() {
        StudyReport report = study("vikings(seats=2)", 1).run(Progress.SILENT);
        assertThat(StudyPage.html(report, "pl")).contains("<html lang=\"pl\">", "<h2>Długość</h2>")
                .doesNotContain("Length", "decision", "deal");
        assertThat(StudyPage.html(report, "hu")).contains("<h2>Hossz</h2>").doesNotContain("Length", "decision",
                "deal");
    }

    @Test
    void theLuckOfADeal_isTheSameHoweverOftenItIsPlayed() {
        Tables tables = new Tables(Setup.parse("vikings(seats=2)"), "greedy", 1);
        Position one = tables.play(3, 0, Onlooker.SILENT);
        assertThat(tables.play(3, 0, Onlooker.SILENT).notation()).isEqualTo(one.notation());
        assertThat(tables.play(4, 0, Onlooker.SILENT).notation()).isNotEqualTo(one.notation());
    }

    @Test
    void whatCannotBeStudied_getsASentence() {
        assertThatThrownBy(() -> study("vikings(seats=2)#1", 1)).isInstanceOf(BadInput.class)
                .hasMessageContaining("leave out the seed");
        assertThatThrownBy(() -> study("vikings(seats=2)", 6)).isInstanceOf(BadInput.class)
                .hasMessageContaining("1 to 5 levels");
    }

    private static Study study(String setup, int levels) {
        return new Study(Setup.parse(setup), "greedy", DEALS, levels, 1, "the command");
    }
}
