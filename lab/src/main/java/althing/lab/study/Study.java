package althing.lab.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import althing.bots.Bots;
import althing.engine.BadInput;
import althing.engine.Setup;
import althing.lab.Arena;
import althing.lab.Conduct;
import althing.lab.Experiment;
import althing.lab.Experiment.Seating;
import althing.lab.Match;
import althing.lab.Progress;
import althing.lab.study.StudyReport.Estimated;

/**
 * Looks at what a game is like by letting bots play it. The same study gives the same report.
 *
 * @param setup  without a seed
 * @param bot    that plays on all seats, by name
 * @param deals  how many are played
 * @param levels up to which level each is tried against the one below
 * @param made   the command that asks for it
 */
public record Study(Setup setup, String bot, int deals, int levels, long seed, String made) {

    /** The bot whose whims make the same deal come out otherwise. */
    private static final String WHIMSICAL = "greedy:0.08";
    private static final int FEWEST = 20;
    private static final int MOST_LEVELS = 5;

    public Study {
        Bots.named(bot);
        if (setup.seed().isPresent()) {
            throw new BadInput("A study is of many deals; leave out the seed of " + setup.line() + ".");
        }
        if (deals < FEWEST || levels < 1 || levels > MOST_LEVELS) {
            throw new BadInput("A study needs at least " + FEWEST + " deals and 1 to " + MOST_LEVELS + " levels.");
        }
    }

    public StudyReport run(Progress progress) {
        Tables tables = new Tables(setup, bot, seed);
        Survey survey = new Survey(tables, setup.seats());
        for (int deal = 0; deal < deals; deal++) {
            survey.play(deal);
            progress.done(deal, 4L * deals);
        }
        Luck luck = Luck.of(new Tables(setup, WHIMSICAL, seed), deals);
        progress.done(2L * deals, 4L * deals);
        List<Swap> swaps = Swap.of(tables, survey);
        progress.done(3L * deals, 4L * deals);
        return report(survey, luck, swaps, steps());
    }

    private StudyReport report(Survey survey, Luck luck, List<Swap> swaps, List<Step> steps) {
        return new StudyReport(setup.line(), made, deals, List.copyOf(survey.lengths), means(survey.choice),
                Arrays.stream(survey.places).map(Estimated::of).toList(), means(survey.winners), means(survey.others),
                luck, swaps, steps);
    }

    private static List<Double> means(Mean[] all) {
        return Arrays.stream(all).map(Mean::mean).toList();
    }

    private List<Step> steps() {
        List<Step> steps = new ArrayList<>();
        for (int level = setup.seats() == 1 ? 1 : 2; level <= levels; level++) {
            steps.add(setup.seats() == 1 ? alone("level:" + level) : step("level:" + level, "level:" + (level - 1)));
        }
        return steps;
    }

    private Step step(String stronger, String weaker) {
        Experiment games = Experiment.of(setup, List.of(stronger, weaker), deals, seed, Seating.PAIRED);
        Match match = Arena.run(games, Conduct.silent(1)).match().orElseThrow();
        return new Step(stronger, weaker, games.games(), match.share(), match.paired().low(), match.paired().high());
    }

    private Step alone(String level) {
        Tables tables = new Tables(setup, level, seed);
        Mean points = new Mean();
        for (int deal = 0; deal < deals; deal++) {
            points.add(tables.play(deal, 0, Onlooker.SILENT).points(0));
        }
        return new Step(level, "", deals, points.mean(), points.mean() - points.error(),
                points.mean() + points.error());
    }
}
