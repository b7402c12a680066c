package althing.server.person;

import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.server.storage.Register;
import althing.server.storage.SeqTaken;
import althing.server.storage.StorageTrouble;
import althing.server.storage.Store;
import althing.server.storage.StoredKey;
import althing.server.storage.StoredPerson;
import althing.server.storage.Unions;
import althing.server.storage.Unsettled;
import althing.server.table.Denial;

/**
 * Who is who: the person that a key opens, and what is kept of them. Of who has nothing worth keeping there is nothing: such a
 * person is the hash of their only key. Thread safe.
 */
public final class Persons implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Persons.class);
    private static final int MOST_REMEMBERED = 50_000;
    private static final long LOOK_SECONDS = 1;
    private static final Duration SEEN_AGAIN = Duration.ofHours(1);
    private static final int MOST_TRIES = 10;

    private final Map<String, Optional<String>> holders = new ConcurrentHashMap<>();
    private final Map<String, Optional<StoredKey>> tokens = new ConcurrentHashMap<>();
    private final Map<String, Instant> seen = new ConcurrentHashMap<>();
    private final List<Changed> hearers = new CopyOnWriteArrayList<>();
    private final Register register;
    private final Unions unions;
    private final Consumer<Collection<String>> seatAnew;
    private long looked = System.nanoTime();
    private final ScheduledExecutorService rounds = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("persons").daemon().factory());

    /** Hears that a key opens somebody else from now on, or nobody. */
    @FunctionalInterface
    public interface Changed {
        void opens(String key, Optional<String> person);
    }

    /**
     * The persons of a hall.
     *
     * @param seatAnew takes up who sits at tables now
     */
    public Persons(Store store, Consumer<Collection<String>> seatAnew) {
        this.register = store.register();
        this.unions = store.unions();
        this.seatAnew = seatAnew;
    }

    /** Begins to look for what other nodes have changed, if there can be others. */
    public void begin() {
        if (register.isShared()) {
            var _ = rounds.scheduleWithFixedDelay(this::look, LOOK_SECONDS, LOOK_SECONDS, TimeUnit.SECONDS);
        }
    }

    @Override
    public void close() {
        rounds.shutdownNow();
    }

    public void onChange(Changed hearer) {
        hearers.add(hearer);
    }

    /** Whom the key of a hash opens; nobody if it was ended. */
    public Optional<String> holder(String key) {
        if (holders.size() > MOST_REMEMBERED) {
            holders.clear();
        }
        return holders.computeIfAbsent(key, register::holder);
    }

    /** What is kept of a person. */
    public Optional<StoredPerson> kept(String person) {
        return register.person(person);
    }

    /** The person whom others name so. */
    public StoredPerson named(String handle) {
        return register.named(handle).orElseThrow(() -> nobody(handle));
    }

    /** What is said of a handle that nobody has, or nobody may know of. */
    public static Denial nobody(String handle) {
        return new Denial(404, "no-such-person", "Nobody here is known as '" + handle + "'.");
    }

    /** Makes somebody lasting: from now on they are kept, and so is the key that they came by. */
    public StoredPerson keep(Caller caller) {
        return kept(caller.person()).orElseGet(() -> {
            StoredPerson fresh = new StoredPerson(caller.person(), Words.id(), "", List.of(), "{}", now());
            register.keep(fresh);
            register.keep(caller.asKey(now()));
            return fresh;
        });
    }

    /** Keeps a person as told. */
    void keep(StoredPerson person) {
        register.keep(person);
    }

    /** Keeps a key that was made now. */
    void keep(StoredKey key) {
        register.keep(key);
        tokens.remove(key.hash());
    }

    /** A key that programs come by, as it is kept. */
    Optional<StoredKey> key(String hash) {
        if (tokens.size() > MOST_REMEMBERED) {
            tokens.clear();
        }
        return tokens.computeIfAbsent(hash, register::key);
    }

    /** The keys that open somebody, the one that they came by included. */
    List<StoredKey> keys(Caller caller) {
        List<StoredKey> stored = register.keys(caller.person());
        return stored.stream().anyMatch(key -> key.hash().equals(caller.key()))
                ? stored
                : List.of(caller.asKey(now()));
    }

    Register register() {
        return register;
    }

    /** Notes now and then that a key is in use. Nobody waits for that, and nobody misses it. */
    public void see(Caller caller) {
        Instant now = now();
        Instant before = seen.get(caller.key());
        if (before != null && before.plus(SEEN_AGAIN).isAfter(now)) {
            return;
        }
        if (seen.size() > MOST_REMEMBERED) {
            seen.clear();
        }
        seen.put(caller.key(), now);
        try {
            register.key(caller.key()).ifPresent(key -> register.used(key, now));
        } catch (StorageTrouble | Unsettled e) {
            LOG.debug("Nobody notes that a key is in use.", e);
        }
    }

    /** Ends a key of a person, here and at every other node. */
    void end(String person, String id) {
        String hash = register.end(person, id, now())
                .orElseThrow(() -> new Denial(404, "no-such-key", "You have no key '" + id + "'."));
        heed(hash, Optional.empty());
    }

    /** Lets a browser come in as another person, to whom all goes that it had itself. */
    void join(Caller newcomer, String into) {
        checkJoin(newcomer, into);
        List<StoredKey> theirs = register.keys(newcomer.person());
        seatAnew.accept(again(() -> unions.join(newcomer.asKey(now()), into, now())).orElseThrow(Persons::bothSit));
        heed(newcomer.key(), Optional.of(into));
        theirs.forEach(key -> heed(key.hash(), Optional.of(into)));
    }

    /** Checks that a browser may come in as another person. */
    void checkJoin(Caller newcomer, String into) {
        if (newcomer.person().equals(into)) {
            throw new Denial(409, "same-person", "This browser is known as that person already.");
        }
        if (unions.sharedTable(newcomer.person(), into).isPresent()) {
            throw bothSit();
        }
    }

    private static Denial bothSit() {
        return new Denial(409, "both-sit", "Both sit at a table where a game is being played, and one person may not "
                + "see two hands; finish it first.");
    }

    /** Forgets somebody: names, words and keys go, games stay. */
    void forget(Caller caller) {
        List<StoredKey> keys = register.keys(caller.person());
        Unions.Gone gone = again(() -> unions.forget(caller.asKey(now()), now()));
        seatAnew.accept(gone.tables());
        heed(caller.key(), Optional.of(caller.key()).filter(_ -> gone.banned()));
        keys.stream().map(StoredKey::hash).filter(hash -> !hash.equals(caller.key()))
                .forEach(hash -> heed(hash, Optional.of(hash).filter(_ -> gone.banned())));
    }

    static Instant now() {
        return Instant.ofEpochMilli(System.currentTimeMillis());
    }

    /** Something may happen at a table at the very moment. */
    private static <T> T again(Supplier<T> work) {
        for (int tries = 1;; tries++) {
            try {
                return work.get();
            } catch (SeqTaken e) {
                if (tries == MOST_TRIES) {
                    throw new Denial(409, "moved-on", "Your tables move on all the time; try again in a moment.");
                }
            }
        }
    }

    /** Looks for keys that other nodes have changed since somebody could look last. */
    private void look() {
        try {
            long now = System.nanoTime();
            register.news(Duration.ofNanos(now - looked)).forEach(this::heed);
            looked = now;
        } catch (RuntimeException e) {
            LOG.warn("This node cannot look for keys that were ended: {}", e.getMessage());
        }
    }

    private void heed(String key, Optional<String> person) {
        holders.put(key, person);
        tokens.remove(key);
        hearers.forEach(hearer -> hearer.opens(key, person));
    }
}
