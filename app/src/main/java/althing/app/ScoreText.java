package althing.app;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import althing.engine.Position;
import althing.engine.ScoreSheet;

/** A score sheet in words. */
final class ScoreText {

    /** The sheet for machines that do not want to look up texts. */
    record Sheet(List<Section> sections, List<Integer> total) {}

    record Section(String title, List<Line> lines) {}

    record Line(String reason, String rule, String unit, List<Integer> amounts) {}

    private ScoreText() {
    }

    static Sheet spoken(Position position, Narrator narrator) {
        return spoken(position.scoreSheet(), narrator);
    }

    private static Sheet spoken(ScoreSheet sheet, Narrator narrator) {
        return new Sheet(sheet.sections().stream().map(section -> spoken(section, narrator)).toList(), sheet.total());
    }

    private static Section spoken(ScoreSheet.Section section, Narrator narrator) {
        return new Section(narrator.say(section.title()), section.lines().stream()
                .map(line -> new Line(narrator.say(line.reason()), line.rule(), line.unit(), line.amounts())).toList());
    }

    /** The sheet as a table with one column for each seat. */
    static String table(Position position, Narrator narrator, Words words) {
        return table(position.scoreSheet(), Seats.ranks(position), narrator, words);
    }

    static String table(ScoreSheet scores, List<Integer> ranks, Narrator narrator, Words words) {
        int seats = scores.total().size();
        List<String> heads = new ArrayList<>(List.of(words.say("score.reason"), words.say("score.rule"),
                words.say("score.unit")));
        heads.addAll(IntStream.range(0, seats).mapToObj(narrator::name).toList());
        TextTable table = new TextTable(heads);
        Sheet sheet = spoken(scores, narrator);
        for (Section section : sheet.sections()) {
            table.add(row(section.title(), "", "", blanks(seats)));
            for (Line line : section.lines()) {
                table.add(row("  " + line.reason(), line.rule(), narrator.name("unit." + line.unit()),
                        amounts(line.amounts())));
            }
        }
        table.add(row(words.say("score.total"), "", "", amounts(sheet.total())));
        table.add(row(words.say("score.rank"), "", "", ranks.isEmpty() ? blanks(seats) : amounts(ranks)));
        return table.toString();
    }

    private static List<String> row(String reason, String rule, String unit, List<String> amounts) {
        List<String> row = new ArrayList<>(List.of(reason, rule, unit));
        row.addAll(amounts);
        return row;
    }

    private static List<String> blanks(int seats) {
        return IntStream.range(0, seats).mapToObj(_ -> "").toList();
    }

    private static List<String> amounts(List<Integer> amounts) {
        return amounts.stream().map(String::valueOf).toList();
    }
}
