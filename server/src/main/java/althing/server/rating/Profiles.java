package althing.server.rating;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.jspecify.annotations.Nullable;

import althing.engine.Game;
import althing.engine.Games;
import althing.server.api.ProfileState;
import althing.server.api.ProfileState.LadderPlace;
import althing.server.api.ProfileState.SeatProfile;
import althing.server.api.ProfileState.RatedIn;
import althing.server.person.Caller;
import althing.server.person.Persons;
import althing.server.rating.Ladder.Place;
import althing.server.storage.Results.Played;
import althing.server.storage.Store;
import althing.server.storage.StoredPerson;
import althing.server.table.Denial;

/** Tells what people have played, and how strong they are, to whom it may be told. Thread safe. */
public final class Profiles {

    private static final int MOST_SEATS = 20_000;

    private final Store store;
    private final Persons persons;
    private final Ladders ladders;

    public Profiles(Store store, Persons persons) {
        this.store = store;
        this.persons = persons;
        this.ladders = new Ladders(store.results());
    }

    /** What the caller has played. */
    public ProfileState own(Caller caller) {
        return profile(persons.kept(caller.person()), caller.person(), caller.person());
    }

    /** Wants to be rated from now on, and shown to others, or not any more. */
    public ProfileState show(Caller caller, boolean shown) {
        if (shown) {
            persons.keep(caller);
            store.ratedPeople().add(caller.person(), Instant.now());
        } else {
            store.ratedPeople().remove(caller.person());
        }
        return own(caller);
    }

    /** What somebody has played who lets others know. Whom they have blocked learns nothing, not even that they are there. */
    public ProfileState of(String reader, String handle) {
        StoredPerson person = persons.named(handle);
        if (!person.id().equals(reader) && (!store.ratedPeople().has(person.id())
                || store.blocks().blocks(person.id(), reader))) {
            throw Persons.nobody(handle);
        }
        return profile(Optional.of(person), person.id(), reader);
    }

    /** The people at a table who have a profile. */
    public List<SeatProfile> at(String table) {
        return store.ratedPeople().at(table).entrySet().stream().sorted(Map.Entry.comparingByKey())
                .map(each -> new SeatProfile(each.getKey(), each.getValue())).toList();
    }

    /** Who is how strong in a game. */
    public List<LadderPlace> ladder(String reader, Game game) {
        return ladders.of(game).places().stream().map(place -> told(place, reader)).toList();
    }

    private ProfileState profile(Optional<StoredPerson> kept, String person, String reader) {
        boolean mine = person.equals(reader);
        boolean shown = store.ratedPeople().has(person);
        Career career = new Career(store.results().of(person, MOST_SEATS), person, mine ? null : reader);
        return new ProfileState(kept.map(StoredPerson::handle).orElse(null), name(kept, career), mine, shown,
                shown ? strengths(person) : List.of(), career.games(), career.turns(), career.ways(), career.months(),
                career.rivals(), career.recent());
    }

    private static String name(Optional<StoredPerson> kept, Career career) {
        return kept.map(StoredPerson::name).filter(name -> !name.isEmpty()).or(career::name).orElse("");
    }

    private List<RatedIn> strengths(String person) {
        return Games.all().stream().flatMap(game -> ladders.of(game).of(person).stream()
                .map(place -> new RatedIn(game.id(), Math.toIntExact(Math.round(place.rating())),
                        Math.toIntExact(Math.round(place.error())), place.games())))
                .toList();
    }

    private LadderPlace told(Place place, String reader) {
        @Nullable
        Played face = place.face();
        return new LadderPlace(face == null ? null : face.handle(), face == null ? "" : face.name(), place.level(),
                Math.toIntExact(Math.round(place.rating())), Math.toIntExact(Math.round(place.error())), place.games(),
                face != null && reader.equals(face.person()));
    }
}
