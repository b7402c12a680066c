package althing.server.person;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.type.TypeReference;

import althing.server.api.HallJson;
import althing.server.api.Me;
import althing.server.api.Me.KeyKind;
import althing.server.api.Me.MyKey;
import althing.server.storage.StoredKey;
import althing.server.storage.StoredPerson;
import althing.server.table.Denial;
import althing.server.table.Names;

/** What a person keeps in the hall, and sees and changes themselves. Thread safe. */
public final class Account {

    private static final int MOST_LANGUAGES = 10;
    private static final int LONGEST_NAME = 60;
    private static final int MOST_TEXT = 16_384;

    private final Persons persons;

    public Account(Persons persons) {
        this.persons = persons;
    }

    /** What a person is told of themselves, and of what the hall offers. */
    public Me tell(Caller caller, Offers offers) {
        return persons.kept(caller.person()).map(person -> new Me(person.handle(), person.name(), person.languages(),
                read(person.preferences()), keys(caller), offers.passkeys(), offers.mail(), offers.provider()))
                .orElseGet(() -> new Me(null, "", List.of(), Map.of(), keys(caller),
                        offers.passkeys(), offers.mail(), offers.provider()));
    }

    /** Changes what is told. */
    public void change(Caller caller, Me.Change change) {
        String name = Names.clean(change.name());
        List<String> languages = change.languages() == null ? List.of() : languages(change.languages());
        StoredPerson person = persons.keep(caller);
        persons.keep(person.with(change.name() == null ? person.name() : name,
                change.languages() == null ? person.languages() : languages,
                change.preferences() == null
                        ? person.preferences()
                        : preferences(person.preferences(), change.preferences())));
    }

    /** Ends a key; whoever holds it is a stranger from now on. */
    public void end(Caller caller, String key) {
        persons.end(persons.keep(caller).id(), key);
    }

    /** Forgets the caller. */
    public void forget(Caller caller) {
        persons.forget(caller);
    }

    private List<MyKey> keys(Caller caller) {
        return persons.keys(caller).stream().map(key -> told(key, caller)).toList();
    }

    private static MyKey told(StoredKey key, Caller caller) {
        return new MyKey(key.id(), KeyKind.valueOf(key.kind().name()), key.label(), key.made().toString(),
                key.seen().toString(), key.hash().equals(caller.key()));
    }

    private static List<String> languages(List<String> codes) {
        List<String> once = List.copyOf(new LinkedHashSet<>(codes));
        if (once.size() > MOST_LANGUAGES || !once.stream().allMatch(code -> code.matches("[a-z]{2,3}"))) {
            throw new Denial(422, "languages", "Languages are at most " + MOST_LANGUAGES
                    + " codes of two or three letters, such as en.");
        }
        return once;
    }

    private static String preferences(String stored, Map<String, @Nullable String> changes) {
        Map<String, String> all = read(stored);
        changes.forEach((name, value) -> {
            if (name.length() > LONGEST_NAME) {
                throw new Denial(422, "preferences", "The name of a preference has at most " + LONGEST_NAME
                        + " characters.");
            }
            all.compute(name, (_, _) -> value);
        });
        String text = HallJson.write(all);
        if (text.length() > MOST_TEXT) {
            throw new Denial(422, "preferences", "Preferences have at most " + (MOST_TEXT >> 10)
                    + " KB together.");
        }
        return text;
    }

    private static Map<String, String> read(String json) {
        return HallJson.MAPPER.readValue(json, new TypeReference<TreeMap<String, String>>() {
        });
    }
}
