package althing.server.calling;

import java.net.URI;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

import org.jspecify.annotations.Nullable;

import althing.formats.Texts;
import althing.server.api.CallState;
import althing.server.api.CallState.AddWay;
import althing.server.api.HallJson;
import althing.server.storage.CallKind;
import althing.server.storage.Store;
import althing.server.storage.StoredWay;
import althing.server.storage.StoredWay.WayKind;
import althing.server.table.Denial;
import althing.server.table.Keys;

/** Where people say how they want to be called. Thread safe. */
public final class CallDesk {

    private static final int MOST_WAYS = 10;
    private static final int LONGEST_ADDRESS = 1500;
    private static final Duration FRESH = Duration.ofSeconds(20);

    private final SecureRandom random = new SecureRandom();
    private final Store store;
    private final CallSettings settings;
    private final Walls walls;
    private final @Nullable Voucher voucher;
    private final Crier crier;

    /** A desk of a hall that knows when the time of a table's first seat is up. */
    public CallDesk(Store store, CallSettings settings, Function<String, Optional<Instant>> deadlines) {
        this.store = store;
        this.settings = settings;
        this.walls = new Walls(settings.trusted());
        this.voucher = settings.offered().contains(WayKind.PUSH)
                ? Voucher.of(store.secrets().get("vapid", Voucher::freshKeys), settings.page(""))
                : null;
        this.crier = new Crier(store, settings, new Deadlines(store.callNews(), deadlines), carriers());
    }

    private Map<WayKind, Carrier> carriers() {
        Outlet outlet = new Outlet(walls);
        Map<WayKind, Carrier> carriers = new EnumMap<>(WayKind.class);
        if (voucher != null) {
            carriers.put(WayKind.PUSH, new WebPush(outlet, voucher));
        }
        if (settings.offered().contains(WayKind.WEBHOOK)) {
            carriers.put(WayKind.WEBHOOK, new Webhook(outlet));
        }
        if (settings.offered().contains(WayKind.MAIL)) {
            carriers.put(WayKind.MAIL, new Mail(settings));
        }
        return carriers;
    }

    /** Who goes and calls. */
    public Crier crier() {
        return crier;
    }

    /** By which ways the hall calls, and a person's own. */
    public CallState state(String person) {
        return new CallState(settings.offered().stream().sorted().toList(),
                voucher == null ? null : voucher.publicKey(),
                settings.offered().isEmpty()
                        ? List.of()
                        : store.callWays().of(person).stream().map(CallDesk::told).toList(),
                settings.offered().isEmpty()
                        ? List.of()
                        : store.callWays().silent(person).stream().sorted().toList());
    }

    private static CallState.CallWay told(StoredWay way) {
        String shown = way.kind() == WayKind.PUSH
                ? URI.create(PushAddress.of(way.address()).endpoint()).getHost()
                : way.address();
        return new CallState.CallWay(way.id(), way.kind(), shown, way.isOn(), way.code() == null);
    }

    /** Adds a way; its id. One of the same address takes the place of the one before. */
    public String add(String person, AddWay wish) {
        Optional<String> language = Optional.ofNullable(wish.language()).filter(Texts.LANGUAGES::contains);
        if (!settings.offered().contains(wish.kind())) {
            throw new Denial(422, "no-such-way", "This hall does not call by " + HallJson.word(wish.kind()) + ".");
        }
        StoredWay way = way(person, wish.kind(), address(wish));
        List<StoredWay> known = store.callWays().of(person);
        known.stream().filter(each -> each.address().equals(way.address()))
                .forEach(each -> store.callWays().remove(person, each.id()));
        if (known.size() >= MOST_WAYS) {
            throw new Denial(422, "too-many-ways", "Nobody is called by more than " + MOST_WAYS + " ways.");
        }
        store.callWays().add(way, language, Instant.now());
        if (way.code() != null) {
            store.callJobs().send(Keys.secret(random, 18), way.id(),
                    HallJson.write(Summons.confirmation(way.code(), language.orElse("en"), settings)), Instant.now());
        }
        return way.id();
    }

    private StoredWay way(String person, WayKind kind, String address) {
        String code = kind == WayKind.MAIL ? Keys.code(random) : null;
        return new StoredWay(Keys.secret(random, 9), person, kind, address, Keys.secret(random, 18), code, true);
    }

    private String address(AddWay wish) {
        String address = switch (wish.kind()) {
            case PUSH -> new PushAddress(wish.address(), given(wish.p256dh()), given(wish.auth())).checked().text();
            case MAIL -> wish.address().strip();
            case WEBHOOK -> wish.address().strip();
        };
        if (address.length() > LONGEST_ADDRESS) {
            throw new Denial(422, "bad-way", "This address is too long.");
        }
        if (wish.kind() == WayKind.MAIL && !MailAddress.isOne(address)) {
            throw new Denial(422, "bad-way", "This is no mail address.");
        }
        if (wish.kind() != WayKind.MAIL) {
            checkWeb(wish.address().strip());
        }
        return address;
    }

    private void checkWeb(String address) {
        try {
            String refusal = walls.refusal(URI.create(address));
            if (!refusal.isEmpty()) {
                throw new Denial(422, "bad-way", refusal);
            }
        } catch (IllegalArgumentException e) {
            throw new Denial(422, "bad-way", "This is no address of the web.");
        }
    }

    private static String given(@Nullable String text) {
        return text == null ? "" : text;
    }

    /** Switches a person's way on or off. */
    public void turn(String person, String id, boolean on) {
        found(store.callWays().turn(person, id, on));
    }

    /** Has a person called for something, or not any more. */
    public void turn(String person, CallKind kind, boolean on) {
        Set<CallKind> silent = store.callWays().silent(person);
        if (on ? silent.remove(kind) : silent.add(kind)) {
            store.callWays().silence(person, silent);
        }
    }

    public void remove(String person, String id) {
        found(store.callWays().remove(person, id));
    }

    /** Confirms that an address is the person's own. */
    public void confirm(String person, String id, String code) {
        if (!store.callWays().confirm(person, id, code.strip().toLowerCase(Locale.ROOT))) {
            throw new Denial(422, "wrong-code", "This is not the code that was sent there.");
        }
    }

    /** Ends the way whose word somebody knows; who knows it not hears the same. */
    public void stop(String word) {
        store.callWays().stop(word);
    }

    /** Notes that somebody looks at the page; not each time, because every note is written to the disk. */
    public void see(String person) {
        Instant now = Instant.now();
        Optional<Instant> seen = settings.offered().isEmpty() ? Optional.empty() : store.callWays().seen(person);
        if (seen.filter(last -> last.isBefore(now.minus(FRESH))).isPresent()) {
            store.callWays().see(person, now);
        }
    }

    private static void found(boolean there) {
        if (!there) {
            throw new Denial(404, "no-such-way", "You are not called by such a way.");
        }
    }
}
