package althing.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import althing.bots.Bot;
import althing.bots.Bots;
import althing.bots.Mishaps;

/** One thread's bots at one table. Not thread safe. */
final class Workplace implements Crew.Worker {

    private final LineUp lineUp;
    private final Journal journal;
    private final Course course;
    private final Bout bout;
    final Happenings happenings;
    /** The bots with a watch, if somebody looks at it. */
    final List<TimedBot> timed;
    private final List<Bot> bots;
    private final Guests guests;
    private long decisions;
    private long games;

    Workplace(Experiment experiment, Keeper keeper, Journal journal, Course course, boolean counting,
            boolean timing) {
        this.journal = journal;
        this.course = course;
        lineUp = experiment.lineUp();
        happenings = new Happenings(counting);
        bout = new Bout(experiment.setup(), experiment.seed(), keeper, happenings);
        List<Bot> named = experiment.bots().stream().map(Bots::named).toList();
        guests = new Guests(named);
        timed = timing ? named.stream().map(TimedBot::new).toList() : List.of();
        bots = timing ? List.copyOf(timed) : named;
    }

    /** Plays an experiment on as many threads as its conduct says, and gives back their places. */
    static List<Workplace> work(Experiment experiment, Conduct conduct, Course course, boolean counting,
            boolean timing) {
        List<Guests> guests = new ArrayList<>();
        try (Journal journal = conduct.journal().map(file -> Journal.open(file, experiment)).orElseGet(Journal::none)) {
            return Crew.work(experiment, conduct.threads(), () -> {
                Workplace place = new Workplace(experiment, conduct.keeper(), journal, course, counting, timing);
                guests.add(place.guests);
                return place;
            }, conduct.progress());
        } finally {
            guests.forEach(Guests::leave);
        }
    }

    /** How long each bot thought, if somebody looked at the clock. */
    static List<Thought> thoughts(List<Workplace> places) {
        return IntStream.range(0, places.getFirst().timed.size())
                .mapToObj(bot -> TimedBot.thoughtOf(places.stream().map(place -> place.timed.get(bot)).toList()))
                .toList();
    }

    static List<Mishaps> mishaps(List<Workplace> places) {
        return Guests.mishaps(places.stream().map(place -> place.guests).toList());
    }

    @Override
    public void play(long game) {
        Row known = journal.find(game);
        if (known != null) {
            course.ended(known);
            return;
        }
        List<Bot> seated = Arrays.stream(lineUp.of(game)).mapToObj(bots::get).toList();
        Outcome outcome = bout.play(game, lineUp.deal(game), seated);
        guests.hear(outcome);
        switch (outcome) {
            case Outcome.Ended ended -> keep(Row.of(game, ended));
            case Outcome.Broken broken -> course.broke(broken.crash());
        }
    }

    private void keep(Row row) {
        games++;
        decisions += row.decisions();
        journal.write(row);
        course.ended(row);
    }

    @Override
    public boolean isEnough() {
        return course.isEnough();
    }

    static Pace pace(List<Workplace> places, int threads, long nanos) {
        return Pace.of(threads, nanos, places.stream().mapToLong(place -> place.decisions).sum(),
                places.stream().mapToLong(place -> place.games).sum());
    }
}
