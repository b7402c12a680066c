package althing.lab;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import althing.engine.BadInput;

/** Bots against each other, each on every seat equally often. */
public final class Arena {

    private Arena() {
    }

    /** Plays all games. */
    public static ArenaReport run(Experiment experiment, Conduct conduct) {
        return run(experiment, conduct, Optional.empty());
    }

    /** Plays the games, or as many as a sequential test needs; it looks at them in their order. */
    public static ArenaReport run(Experiment experiment, Conduct conduct, Optional<Sprt> test) {
        if (test.isPresent() && experiment.bots().size() != 2) {
            throw new BadInput("A sequential test is for two bots, not " + experiment.bots().size() + ".");
        }
        ArenaTally tally = new ArenaTally(experiment);
        Course course = new Course(experiment.first(), row -> {
            tally.count(row);
            return test.isEmpty() || test.get().of(tally.deals) == Sprt.Finding.OPEN;
        });
        long start = System.nanoTime();
        List<Workplace> places = Workplace.work(experiment, conduct, course, false, true);
        Pace pace = Workplace.pace(places, conduct.threads(), System.nanoTime() - start);
        return report(experiment, tally, test, course.crashes()).timed(Workplace.thoughts(places),
                Workplace.mishaps(places), pace);
    }

    static ArenaReport report(Experiment experiment, ArenaTally tally, Optional<Sprt> test, List<Crash> crashes) {
        List<String> bots = experiment.bots();
        return new ArenaReport(experiment.setup().line(), experiment.seed(), experiment.seating(), tally.games,
                1.0 / Math.min(bots.size(), experiment.setup().seats()), tally.decisions,
                tally.standings(bots).stream().sorted(Comparator.comparingDouble(Standing::rating).reversed()).toList(),
                match(bots, tally, test), crashes, experiment.clocked(), List.of(), List.of(),
                Optional.empty());
    }

    private static Optional<Match> match(List<String> bots, ArenaTally tally, Optional<Sprt> test) {
        if (bots.size() != 2 || tally.deals.deals == 0) {
            return Optional.empty();
        }
        double wins = (double) tally.bots[0].victories / Row.VICTORY;
        return Optional.of(new Match(bots.getFirst(), bots.getLast(), wins / tally.games,
                Interval.wilson(wins, tally.games), tally.deals.deals, tally.deals.interval(),
                test.map(each -> each.of(tally.deals))));
    }
}
