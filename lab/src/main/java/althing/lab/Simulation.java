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

    /** Plays the games, and looks at the clock while bots think. */
    public static SimulationReport timed(Experiment experiment, Conduct conduct) {
        return run(experiment, conduct, false, true);
    }

    /** @param counting whether to count what the games tell, which a journal does not keep */
    public static SimulationReport run(Experiment experiment, Conduct conduct, boolean counting) {
        return run(experiment, conduct, counting, false);
    }

    private static SimulationReport run(Experiment experiment, Conduct conduct, boolean counting, boolean timing) {
        if (counting && conduct.journal().isPresent()) {
            throw new BadInput("What the games tell can be counted only if all are played at once.");
        }
        SeatTally tally = new SeatTally(experiment.setup().seats());
        Course course = new Course(experiment.first(), row -> {
            tally.count(row);
            return true;
        });
        long start = System.nanoTime();
        List<Workplace> places = Workplace.work(experiment, conduct, course, counting, timing);
        Pace pace = Workplace.pace(places, conduct.threads(), System.nanoTime() - start);
        return tally.report(experiment, course.crashes()).telling(happenings(places, tally.games)).timed(
                timing ? Workplace.thoughts(places) : List.of(), Workplace.mishaps(places), pace);
    }

    private static List<Happening> happenings(List<Workplace> places, long games) {
        Happenings sum = places.getFirst().happenings;
        places.stream().skip(1).forEach(place -> sum.add(place.happenings));
        return sum.perGame(games);
    }
}
