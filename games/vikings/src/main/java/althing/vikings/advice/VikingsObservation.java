package althing.vikings.advice;

import java.util.stream.IntStream;
import java.util.stream.Stream;

import althing.engine.FeatureRow;
import althing.engine.Observation;
import althing.engine.Position;
import althing.vikings.box.Components;
import althing.vikings.box.Names;
import althing.vikings.table.Question;
import althing.vikings.table.VikingsState;
import althing.vikings.wheel.Wheel;

/**
 * What everybody sees, as numbers: what is asked, the set in hand, the wheel by its prices, and for every seat, beginning
 * with one's own, what a net learns from. In an open game that is nobody's secret.
 */
public final class VikingsObservation implements Observation {

    private static final String[] QUESTIONS = Question.frames().stream().map(frame -> "asked " + frame.name())
            .toArray(String[]::new);
    private static final String[] TILES = FeatureRow.named("tile", Names.TILE_WORDS.toArray());
    private static final String[] VIKINGS = FeatureRow.named("viking", Names.VIKING_WORDS.toArray());
    private static final String[] PRICES = IntStream.range(0, Components.PLACES)
            .mapToObj(price -> "price " + price + " ")
            .toArray(String[]::new);
    private static final String[] SEATS = Stream.of("own", "next", "second next", "third next")
            .map(whom -> whom + " ").toArray(String[]::new);

    private final VikingsFeatures features = new VikingsFeatures();

    @Override
    public void write(Position position, int seat, FeatureRow into) {
        VikingsState state = (VikingsState) position;
        for (int question = 0; question < QUESTIONS.length; question++) {
            into.add(QUESTIONS[question], state.isPending(seat) && state.agenda.kind() == question);
        }
        writeWheel(state.wheel, into);
        into.about("hand ");
        writeOne(TILES, state.handTile, into);
        writeOne(VIKINGS, state.handViking, into);
        int other = seat;
        for (int turn = 0; turn < state.seats(); turn++) {
            into.about(SEATS[turn]);
            features.write(state, other, into);
            other = state.next(other);
        }
        into.about("");
    }

    private static void writeWheel(Wheel wheel, FeatureRow into) {
        for (int price = 0; price < Components.PLACES; price++) {
            into.about(PRICES[price]);
            int place = wheel.place(price);
            writeOne(TILES, wheel.tileAt(place), into);
            writeOne(VIKINGS, wheel.vikingAt(place), into);
        }
        into.about("");
    }

    /** A number for each of some things: 1 for the one that is there. */
    private static void writeOne(String[] names, int there, FeatureRow into) {
        for (int thing = 0; thing < names.length; thing++) {
            into.add(names[thing], thing == there);
        }
    }
}
