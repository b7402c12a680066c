package althing.server.storage;

import java.util.Optional;
import java.util.function.Supplier;

/** What the hall keeps to itself: made once, and the same at every node and after every start. Thread safe. */
public final class Secrets {

    private final Access access;

    Secrets(Access access) {
        this.access = access;
    }

    /** The secret of a name; if there is none yet, this one from now on, unless another node is faster. */
    public String get(String name, Supplier<String> made) {
        return find(name).orElseGet(() -> {
            access.change("INSERT INTO hall_secret (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", name,
                    made.get());
            return find(name).orElseThrow();
        });
    }

    /** Puts another secret in place of the one before. */
    public void set(String name, String value) {
        access.change("INSERT INTO hall_secret (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE "
                + "SET value = EXCLUDED.value", name, value);
    }

    private Optional<String> find(String name) {
        return access.read(handle -> handle.select("SELECT value FROM hall_secret WHERE name = ?", name)
                .mapTo(String.class).findFirst());
    }
}
