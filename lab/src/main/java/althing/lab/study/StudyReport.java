package althing.lab.study;

import java.util.List;

/**
 * What a study has found.
 *
 * @param made    the command that makes it again
 * @param lengths the decisions of each game
 * @param choice  how many legal moves a decision has, for each tenth of the game
 * @param places  how often each place in the order of play won
 * @param winners the points of who will win, at the start and after each tenth of the game
 * @param others  the points of those who will not
 * @param swaps   moves made as soon as they can be, the best first
 * @param steps   each level against the one below
 */
public record StudyReport(String setup, String made, int deals, List<Integer> lengths, List<Double> choice,
        List<Estimated> places, List<Double> winners, List<Double> others, Luck luck, List<Swap> swaps,
        List<Step> steps) {

    /** A number and half of its 95 % interval. */
    public record Estimated(double value, double error) {

        static Estimated of(Mean mean) {
            return new Estimated(mean.mean(), mean.error());
        }
    }
}
