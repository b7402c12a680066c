package althing.engine;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Where each point came from: one section for each scoring, one line for each reason, one amount for each seat.
 *
 * @param total  the points of each seat now
 * @param hidden the seats whose points the reader may not know; their amounts are 0
 */
public record ScoreSheet(List<Section> sections, List<Integer> total, List<Integer> hidden) {

    /** One scoring: the title and its lines in the order in which they were counted. */
    public record Section(Phrase title, List<Line> lines) {}

    /**
     * One reason.
     *
     * @param unit what is counted: {@code points}, or another of the game's currencies by its text key
     */
    public record Line(Phrase reason, String rule, String unit, List<Integer> amounts) {}

    /** A sheet that hides nothing. */
    public ScoreSheet(List<Section> sections, List<Integer> total) {
        this(sections, total, List.of());
    }

    /** The sheet of a reader who may know the points of some seats only. */
    public ScoreSheet of(IntPredicate known) {
        List<Integer> unknown = IntStream.range(0, total.size()).filter(known.negate()).boxed().toList();
        return unknown.isEmpty()
                ? this
                : new ScoreSheet(sections.stream().map(section -> without(section, unknown)).toList(),
                        without(total, unknown), unknown);
    }

    private static Section without(Section section, List<Integer> unknown) {
        return new Section(section.title(), section.lines().stream().map(line -> new Line(line.reason(), line.rule(),
                line.unit(), without(line.amounts(), unknown))).toList());
    }

    private static List<Integer> without(List<Integer> amounts, List<Integer> unknown) {
        return IntStream.range(0, amounts.size()).mapToObj(seat -> unknown.contains(seat) ? 0 : amounts.get(seat))
                .toList();
    }
}
