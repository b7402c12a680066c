package althing.lab;

import java.util.List;
import java.util.function.Consumer;

/** The results of an experiment as they are, for whoever counts them elsewhere or later. */
public final class Rows {

    private Rows() {
    }

    /** Plays the games, hands on their results in the order of their numbers, and gives back those that broke. */
    public static List<Crash> play(Experiment experiment, Conduct conduct, Consumer<Row> taker) {
        Course course = new Course(experiment.first(), row -> {
            taker.accept(row);
            return true;
        });
        Workplace.work(experiment, conduct, course, false, false);
        return course.crashes();
    }
}
