package althing.engine;

import java.util.List;

/**
 * Where each point came from: one section for each scoring, one line for each reason, one amount for each seat.
 *
 * @param total the points of each seat now
 */
public record ScoreSheet(List<Section> sections, List<Integer> total) {

    /** One scoring: the title and its lines in the order in which they were counted. */
    public record Section(Phrase title, List<Line> lines) {}

    /**
     * One reason.
     *
     * @param unit what is counted: {@code points}, or another of the game's currencies by its text key
     */
    public record Line(Phrase reason, String rule, String unit, List<Integer> amounts) {}
}
