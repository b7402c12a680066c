package althing.vikings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;

import althing.engine.Phrase;
import althing.engine.ScoreSheet;
import althing.vikings.area.ScoreLine;
import althing.vikings.notation.VikingsNotation;

/** The score sheet says where every point and the gold of every scoring came from, and by which rule. */
class ScoreSheetTest {

    private static ScoreSheet.Line line(String reason, String rule, String unit, Integer... amounts) {
        return new ScoreSheet.Line(Phrase.of("score." + reason), rule, unit, List.of(amounts));
    }

    @Test
    void aSmallScoring_hasASectionOfItsOwn_withoutEmptyLines() {
        ScoreSheet sheet = Table.of(Situation.basic().row(0, "goldsmith", "left* right*").row(0, "noble", "left*")
                .lastSet("red-ship/boatman").buying(1)).play("buy 0", "moor 1").position.scoreSheet();
        assertThat(sheet.sections().getLast()).isEqualTo(new ScoreSheet.Section(Phrase.of("score.small", "round", 1),
                List.of(line("goldsmiths", "VIK-9.1", "gold", 6, 0))));
    }

    @Test
    void aLargeScoring_hasALineForEachReason() {
        ScoreSheet sheet = Table.of(Situation.advanced().round(2).startSeat(1).ships(0, "red-ship blue-ship")
                .specials(0, "fisherman1").row(0, "warrior", "left* right*").row(0, "noble", "left*")
                .row(0, "scout", "left*").row(0, "goldsmith", "left*").row(0, "fisherman", "left*"), "0 boatmen")
                .play("stop").position.scoreSheet();
        assertThat(sheet.sections().getLast()).isEqualTo(new ScoreSheet.Section(Phrase.of("score.large", "round", 2),
                List.of(line("goldsmiths", "VIK-10.8", "gold", 3, 0), line("ships", "VIK-10.4", "gold", 3, 0),
                        line("ships", "VIK-10.4", "points", 3, 0), line("nobles", "VIK-10.5", "points", 2, 0),
                        line("scouts", "VIK-10.6", "points", 3, 0),
                        line("fishermen", "VIK-17.7", "points", 1, 0))));
        assertThat(sheet.total()).containsExactly(9, 0);
    }

    @Test
    void theFinalScoring_comesLast() {
        ScoreSheet sheet = Table.of(Situation.in("vikings(seats=2,points=10)").round(6).points(0, 20).points(1, 10)
                .gold(0, 12).ships(0, "red-ship").row(1, "noble", "left farm right").base(1, "boatman", 1), "1 boatmen")
                .play("stop").position.scoreSheet();
        assertThat(sheet.sections()).extracting(ScoreSheet.Section::title).startsWith(Phrase.of("score.start"))
                .endsWith(Phrase.of("score.final"));
        assertThat(sheet.sections().getFirst().lines()).containsExactly(
                line("start-points", "VIK-2.2", "points", 10, 10));
        assertThat(sheet.sections().getLast().lines()).containsExactly(line("raids", "VIK-12.1", "gold", -3, 0),
                line("gold", "VIK-12.2", "points", 1, 0), line("boatmen", "VIK-12.3", "points", 0, 10),
                line("islands", "VIK-12.4", "points", 0, 7), line("longest", "VIK-12.5", "points", 0, 5),
                line("food", "VIK-12.6", "points", 0, -1));
        assertThat(sheet.total()).containsExactly(21, 31);
    }

    @Test
    void whatIsPaidInPoints_isALineOfItsRound() {
        ScoreSheet sheet = Table.of(Situation.basic().gold(0, 1).points(0, 5).wheel("left/noble", "-", "-",
                "blue-ship/scout").buying(0)).play("buy 3").position.scoreSheet();
        assertThat(sheet.sections().getFirst().lines()).contains(line("converted", "VIK-4.6", "points", -2, 0));
    }

    /** A notation of round 3 with these lines and these points of the first seat. */
    private static VikingsNotation notation(List<VikingsNotation.Score> scores, int points) {
        VikingsNotation told = Situation.basic().round(3).points(0, points).wheel("left/noble").asked("0 buy")
                .notation();
        return new VikingsNotation(told.setup(), told.round(), told.startSeat(), told.zero(), told.wheel(),
                told.areas(), told.open(), told.drawn(), told.auction(), told.hand(), told.agenda(), told.bag(),
                told.stacks(), told.specialStack(), scores, told.random());
    }

    @Test
    void everyLine_isWrittenAndReadBackUnderItsOwnName() {
        List<VikingsNotation.Score> scores = new ArrayList<>();
        int points = 0;
        for (int round = 1; round <= 3; round++) {
            for (ScoreLine line : ScoreLine.values()) {
                if (!line.isFinal()) {
                    int amount = 10 * round + line.ordinal();
                    scores.add(new VikingsNotation.Score(round, line.word(), List.of(amount, 0)));
                    points += line.unit().equals("points") ? amount : 0;
                }
            }
        }
        VikingsPosition position = notation(scores, points).position();
        assertThat(position.notation().scores()).isEqualTo(scores);
        assertThat(position.scoreSheet().sections()).hasSize(3).allMatch(section -> section.lines().size() == 7);
        assertThatThrownBy(() -> notation(scores, 1).position()).hasMessageStartingWith("areas[0].points:");
    }

    @Test
    void goldExplainsNoPoints() {
        List<VikingsNotation.Score> gold = List.of(new VikingsNotation.Score(1, "goldsmiths", List.of(6, 0)));
        assertThat(notation(gold, 0).position().points(0)).isZero();
        assertThatThrownBy(() -> notation(gold, 6).position())
                .hasMessage("areas[0].points: the start and the lines of 'scores' come to 0, not 6.");
    }
}
