package althing.lab;

import java.util.List;

import althing.engine.BadInput;

/** Many games of one setup with the same bots on the same seats. */
public final class Simulation {

    private Simulation() {
    }

    /** Plays the games. */
    public static SimulationReport run(Experiment experiment, Conduct conduct) {
        return run(experiment, conduct, false);
    }

    /** @param counting whether to count what the games tell, which a journal does not keep */
    public static SimulationReport run(Experiment experiment, Conduct conduct, boolean counting) {
        if (counting && conduct.journal().isPresent()) {
            throw new BadInput("What the games tell can be counted only if all are played at once.");
        }
        SeatTally tally = new SeatTally(experiment.setup().seats());
        Course course = new Course(experiment.first(), row -> {
            tally.count(row);
            return true;
        });
        long start = System.nanoTime();
        List<Workplace> places = play(experiment, conduct, course, counting);
        Pace pace = Workplace.pace(places, conduct.threads(), System.nanoTime() - start);
        return new SimulationReport(experiment.setup().line(), experiment.seed(), tally.games, tally.decisions,
                tally.points(experiment.bots()), tally.places(), happenings(places, tally.games), course.crashes(),
                pace);
    }

    private static List<Workplace> play(Experiment experiment, Conduct conduct, Course course, boolean counting) {
        try (Journal journal = conduct.journal().map(file -> Journal.open(file, experiment)).orElseGet(Journal::none)) {
            return Crew.work(experiment, conduct.threads(),
                    () -> new Workplace(experiment, conduct.keeper(), journal, course, counting, false),
                    conduct.progress());
        }
    }

    private static List<Happening> happenings(List<Workplace> places, long games) {
        Happenings sum = places.getFirst().happenings;
        places.stream().skip(1).forEach(place -> sum.add(place.happenings));
        return sum.perGame(games);
    }
}
