package althing.lab;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

import althing.bots.Bot;
import althing.bots.Bots;

/** The games of an experiment on this thread, one after the other, each played when it is asked for. Not thread safe. */
public final class OneByOne implements Iterator<Result> {

    private final LineUp lineUp;
    private final Bout bout;
    private final List<Bot> bots;
    private final Guests guests;
    private final long beyond;
    private long next;

    public OneByOne(Experiment experiment) {
        lineUp = experiment.lineUp();
        bout = new Bout(experiment.setup(), experiment.seed());
        bots = experiment.bots().stream().map(Bots::named).toList();
        guests = new Guests(bots);
        next = experiment.first();
        beyond = experiment.beyond();
    }

    @Override
    public boolean hasNext() {
        return next < beyond;
    }

    @Override
    public Result next() {
        if (!hasNext()) {
            throw new NoSuchElementException("all games are played");
        }
        long game = next++;
        List<Bot> seated = Arrays.stream(lineUp.of(game)).mapToObj(bots::get).toList();
        Outcome outcome = bout.play(game, lineUp.deal(game), seated);
        guests.hear(outcome);
        if (!hasNext()) {
            guests.leave();
        }
        return switch (outcome) {
            case Outcome.Ended ended -> Row.of(game, ended);
            case Outcome.Broken broken -> broken.crash();
        };
    }
}
