package althing.server.rating;

import java.util.OptionalDouble;

import althing.engine.Game;
import althing.server.storage.Store;

/** Says how strong people are, for draws that go by it. Thread safe. */
public final class Seeding {

    private final Store store;
    private final Ladders ladders;

    public Seeding(Store store) {
        this.store = store;
        this.ladders = new Ladders(store.results());
    }

    /** The rating of somebody who wants to be rated, and has played so. */
    public OptionalDouble of(Game game, String person) {
        return store.ratedPeople().has(person)
                ? ladders.of(game).of(person).stream().mapToDouble(Ladder.Place::rating).findFirst()
                : OptionalDouble.empty();
    }
}
