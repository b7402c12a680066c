package althing.vikings.scoring;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

import althing.engine.Phrase;
import althing.engine.ScoreSheet;
import althing.vikings.area.ScoreLine;
import althing.vikings.box.Components;
import althing.vikings.table.VikingsState;

/** Makes the score sheet from the tallies of all seats. A line that brought nobody anything is left out. */
public final class Sheet {

    private Sheet() {
    }

    public static ScoreSheet of(VikingsState position) {
        List<ScoreSheet.Section> sections = new ArrayList<>();
        if (position.startPoints() > 0) {
            List<Integer> all = Collections.nCopies(position.seats(), position.startPoints());
            sections.add(new ScoreSheet.Section(Phrase.of("score.start"),
                    List.of(new ScoreSheet.Line(Phrase.of("score.start-points"), "VIK-2.2", "points", all))));
        }
        for (int round = 1; round <= position.round; round++) {
            String title = Components.isLarge(round) ? "score.large" : "score.small";
            add(sections, Phrase.of(title, "round", round), lines(position, round, false));
        }
        add(sections, Phrase.of("score.final"), lines(position, position.round, true));
        return new ScoreSheet(List.copyOf(sections),
                amounts(position, seat -> position.area(seat).points()));
    }

    private static void add(List<ScoreSheet.Section> sections, Phrase title, List<ScoreSheet.Line> lines) {
        if (!lines.isEmpty()) {
            sections.add(new ScoreSheet.Section(title, lines));
        }
    }

    private static List<ScoreSheet.Line> lines(VikingsState position, int round, boolean isFinal) {
        return Arrays.stream(ScoreLine.values()).filter(line -> line.isFinal() == isFinal)
                .map(line -> new ScoreSheet.Line(Phrase.of("score." + line.code()), rule(line, round), line.unit(),
                        amounts(position, seat -> position.area(seat).tally(line.slot(round)))))
                .filter(line -> line.amounts().stream().anyMatch(amount -> amount != 0))
                .toList();
    }

    private static String rule(ScoreLine line, int round) {
        return line == ScoreLine.GOLDSMITHS && !Components.isLarge(round) ? "VIK-9.1" : line.rule();
    }

    private static List<Integer> amounts(VikingsState position, IntUnaryOperator amount) {
        return IntStream.range(0, position.seats()).map(amount).boxed().toList();
    }
}
