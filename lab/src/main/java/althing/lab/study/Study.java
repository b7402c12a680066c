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
    private static final long PARTS = 4;
    private static final long PERCENT = 100;

    public Study {
        Bots.named(bot);
        if (setup.seed().isPresent()) {
            throw new BadInput("A study is of many deals; leave out the seed of " + setup.line() + ".");
        }
        if (deals < FEWEST || levels < 1 || levels > MOST_LEVELS) {
            throw new BadInput("A study needs at least " + FEWEST + " deals and 1 to " + MOST_LEVELS + " levels.");
        }
    }

    /** Plays on this thread. */
    public StudyReport run(Progress progress) {
        return run(1, progress);
    }

    /** Plays on so many threads, which changes nothing of what is found. */
    public StudyReport run(int threads, Progress progress) {
        Players players = new Players(setup, bot, seed, threads);
        Survey survey = new Survey(setup.seats());
        players.each(deals, Survey::play, done -> tell(progress, 0, done, deals)).forEach(survey::count);
        Luck luck = Luck.of(new Players(setup, WHIMSICAL, seed, threads).each(deals, Luck::leads,
                done -> tell(progress, 1, done, deals)));
        List<String> codes = Swap.candidates(survey);
        List<Swap> swaps = Swap.sorted(players.each(codes.size(),
                (tables, number) -> Swap.of(tables, codes.get(number), survey.usual),
                done -> tell(progress, 2, done, codes.size())));
        return report(survey, luck, swaps, steps(threads));
    }

    /** How far one of the four parts has come. */
    private static void tell(Progress progress, int part, int done, int of) {
        progress.done(PERCENT * part + PERCENT * done / of, PARTS * PERCENT);
    }

    private StudyReport report(Survey survey, Luck luck, List<Swap> swaps, List<Step> steps) {
        return new StudyReport(setup.line(), made, deals, List.copyOf(survey.lengths), means(survey.choice),
                Arrays.stream(survey.places).map(Estimated::of).toList(), means(survey.winners), means(survey.others),
                luck, swaps, steps);
    }

    private static List<Double> means(Mean[] all) {
        return Arrays.stream(all).map(Mean::mean).toList();
    }

    private List<Step> steps(int threads) {
        List<Step> steps = new ArrayList<>();
        for (int level = setup.seats() == 1 ? 1 : 2; level <= levels; level++) {
            steps.add(setup.seats() == 1
                    ? alone("level:" + level, threads)
                    : step("level:" + level, "level:" + (level - 1), threads));
        }
        return steps;
    }

    private Step step(String stronger, String weaker, int threads) {
        Experiment games = Experiment.of(setup, List.of(stronger, weaker), deals, seed, Seating.PAIRED);
        Match match = Arena.run(games, Conduct.silent(threads)).match().orElseThrow();
        return new Step(stronger, weaker, games.games(), match.share(), match.paired().low(), match.paired().high());
    }

    private Step alone(String level, int threads) {
        Mean points = new Mean();
        new Players(setup, level, seed, threads).each(deals,
                (tables, deal) -> tables.play(deal, 0, Onlooker.SILENT).points(0), _ -> {}).forEach(points::add);
        return new Step(level, "", deals, points.mean(), points.mean() - points.error(),
                points.mean() + points.error());
    }
}
