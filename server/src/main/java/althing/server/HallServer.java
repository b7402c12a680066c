package althing.server;

import java.io.IOException;
import java.net.BindException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;

import io.javalin.Javalin;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.bots.Bot;
import althing.bots.Bots;
import althing.bots.review.Review.Strength;
import althing.engine.BadInput;
import althing.engine.Fingerprint;
import althing.server.api.Me.Scope;
import althing.server.calling.CallDesk;
import althing.server.calling.Post;
import althing.server.contest.Calendar;
import althing.server.contest.ContestDesk;
import althing.server.contest.DailyDesk;
import althing.server.contest.Steward;
import althing.server.host.HostDesk;
import althing.server.host.Jobs;
import althing.server.http.Annex;
import althing.server.http.Door;
import althing.server.http.Reception;
import althing.server.lobby.Lobby;
import althing.server.measure.Meters;
import althing.server.measure.Thrift;
import althing.server.person.Caller;
import althing.server.oidc.Provider;
import althing.server.person.Outside;
import althing.server.person.Persons;
import althing.server.person.Tokens;
import althing.server.rating.Tallier;
import althing.server.review.ReviewDesk;
import althing.server.storage.Store;
import althing.server.table.Hall;
import althing.server.table.Keys;

/** A running hall. */
public final class HallServer implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(HallServer.class);
    private static final long THRIFT_SECONDS = 10;
    private static final long MINUTES_OF_AN_HOUR = 60;
    private static final long DOOR_SECONDS = 5;
    private static final long ROUND_SECONDS = 5;
    private static final int TOKEN_BYTES = 24;

    private final Meters meters;
    private final Store store;
    private final Hall hall;
    private final Persons persons;
    private final ReviewDesk reviews;
    private final CallDesk calls;
    private final Outside outside;
    private final Tallier tallier;
    private final HostDesk desk;
    private final Optional<String> freshHostKey;
    private final Steward steward;
    private final ContestDesk contests;
    private final Reception reception;
    private final Javalin web;
    private final Duration linger;
    private final Thrift thrift = new Thrift();
    private final ScheduledExecutorService housekeeping = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("housekeeping").daemon().factory());

    private HallServer(Meters meters, Store store, Hall hall, Persons persons, ReviewDesk reviews, CallDesk calls,
            Outside outside, HostDesk desk, Steward steward, ContestDesk contests, Reception reception, Javalin web,
            Duration linger) {
        this.meters = meters;
        this.linger = linger;
        this.store = store;
        this.hall = hall;
        this.persons = persons;
        this.reviews = reviews;
        this.calls = calls;
        this.outside = outside;
        this.tallier = new Tallier(store);
        this.desk = desk;
        this.freshHostKey = desk.key().first();
        this.steward = steward;
        this.contests = contests;
        this.reception = reception;
        this.web = web;
    }

    /** Opens the hall. {@link BadInput} says in one sentence why it cannot; then nothing is left running. */
    public static HallServer start(HallOptions options) {
        return start(options, Optional.empty());
    }

    /** The same with a further way in for programs. */
    public static HallServer start(HallOptions options, Optional<Annex> annex) {
        return start(options, Bots::level, Calendar.usual(), annex);
    }

    /** The same with other bots than the usual ones. */
    static HallServer start(HallOptions options, IntFunction<Bot> bots) {
        return start(options, bots, Calendar.usual());
    }

    /** The same with other games of the day. */
    static HallServer start(HallOptions options, IntFunction<Bot> bots, Calendar calendar) {
        return start(options, bots, calendar, Optional.empty());
    }

    private static HallServer start(HallOptions options, IntFunction<Bot> bots, Calendar calendar,
            Optional<Annex> annex) {
        if (options.port() < 0 || options.port() > 65_535) {
            throw new BadInput("A port is a number from 0 to 65535, not " + options.port() + ".");
        }
        Meters meters = Meters.readAt(options.metrics());
        Store store = storage(options, meters);
        store.blocks().look();
        Hall hall = new Hall(store, bots, options.pace(), meters.registry(), options.expiry());
        ReviewDesk reviews = new ReviewDesk(store, Strength.USUAL, hall::awaitQuiet);
        HostDesk desk = new HostDesk(store, hall, new Jobs(store, hall, meters.registry()));
        Persons persons = new Persons(store, tables -> {
            store.blocks().look();
            desk.doorkeeper().look();
            hall.seatAnew(tables);
        });
        CallDesk calls = new CallDesk(store, options.calling(), hall::deadline);
        Outside outside = new Outside(new Post(options.calling()), options.provider().map(Provider::new));
        Steward steward = new Steward(hall, store);
        ContestDesk contests = new ContestDesk(store, steward);
        Reception reception = new Reception(hall, persons, store, reviews, calls, desk,
                new DailyDesk(hall, store, calendar), contests, outside, options.publicUrl(),
                meters.registry(), annex);
        Javalin web = Javalin.create(reception::furnish);
        HallServer server = new HallServer(meters, store, hall, persons, reviews, calls, outside, desk,
                steward, contests, reception, web, options.linger());
        try {
            server.letIn(options);
        } catch (IOException e) {
            server.close();
            throw cannotListen(options, e);
        } catch (RuntimeException e) {
            server.close();
            throw e;
        }
        server.begin(options);
        return server;
    }

    /** The port that the hall listens at. */
    public int port() {
        return web.port();
    }

    /** The port where its metrics are read, if they are. */
    public OptionalInt metricsPort() {
        return meters.port();
    }

    /** The key of the host, if it was made at this start; nobody can be told it again. */
    public Optional<String> freshHostKey() {
        return freshHostKey;
    }

    /** Another key of the host in place of the one before. */
    public String newHostKey() {
        return desk.key().anew();
    }

    /** A token for a program that belongs to nobody else here. */
    public String newProgramToken(String label) {
        String key = Fingerprint.of(Keys.secret(new SecureRandom(), TOKEN_BYTES));
        return new Tokens(persons).make(new Caller(key, key, label), label, Scope.PLAY).code();
    }

    /** The calls that the hall answers, such as {@code GET /api/hall}. */
    List<String> calls() {
        return web.unsafe.internalRouter.allHttpHandlers().stream().map(each -> each.endpoint)
                .filter(endpoint -> endpoint.method.isHttpMethod())
                .map(endpoint -> endpoint.method + " " + endpoint.path).toList();
    }

    /** Says that nobody shall come any more, and closes when balancers have had the time to notice. */
    public void leave() {
        reception.leave();
        LOG.info("The hall closes.");
        try {
            Thread.sleep(linger);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        close();
    }

    /** Ends the hall. Calls under way are answered, what was acknowledged is stored; bots go on after the next start. */
    @Override
    public void close() {
        reception.leave();
        housekeeping.shutdown();
        reception.close();
        web.stop();
        persons.close();
        calls.crier().close();
        outside.close();
        tallier.close();
        hall.close();
        reviews.close();
        store.close();
        meters.close();
    }

    private static Store storage(HallOptions options, Meters meters) {
        try {
            Store store = options.jdbcUrl().map(Store::at).orElseGet(() -> Store.inDirectory(options.dataDir()));
            store.bindTo(meters.registry());
            return store;
        } catch (RuntimeException e) {
            meters.close();
            throw e;
        }
    }

    private void letIn(HallOptions options) throws IOException {
        Door door = new Door(web);
        door.rehearse();
        reception.open();
        door.open(options.host(), options.port());
    }

    private void begin(HallOptions options) {
        LOG.info("The hall is open at http://{}:{}.", options.host(), port());
        housekeeping.execute(this::resume);
        persons.begin();
        calls.crier().begin();
        tallier.begin();
        var _ = housekeeping.scheduleWithFixedDelay(desk.doorkeeper()::look, DOOR_SECONDS, DOOR_SECONDS,
                TimeUnit.SECONDS);
        var _ = housekeeping.scheduleWithFixedDelay(store.blocks()::look, DOOR_SECONDS, DOOR_SECONDS,
                TimeUnit.SECONDS);
        var _ = housekeeping.scheduleWithFixedDelay(this::carryOn, ROUND_SECONDS, ROUND_SECONDS, TimeUnit.SECONDS);
        Duration minute = Duration.ofMinutes(1);
        var _ = housekeeping.scheduleWithFixedDelay(this::tidy, minute.toSeconds(), minute.toSeconds(),
                TimeUnit.SECONDS);
        var _ = housekeeping.scheduleWithFixedDelay(this::expire, 1, MINUTES_OF_AN_HOUR, TimeUnit.MINUTES);
        var _ = housekeeping.scheduleWithFixedDelay(() -> thrift.look(reception.listeners()), THRIFT_SECONDS,
                THRIFT_SECONDS, TimeUnit.SECONDS);
    }

    private void resume() {
        try {
            hall.resume();
        } catch (RuntimeException e) {
            LOG.error("The tables that wait for bots cannot be found; each goes on when somebody comes to it.", e);
        }
    }

    private void tidy() {
        try {
            hall.tidy();
            reception.tidy();
        } catch (RuntimeException e) {
            LOG.error("The housekeeping failed; it is tried again in a minute.", e);
        }
    }

    private void carryOn() {
        try {
            steward.carryOn();
        } catch (RuntimeException e) {
            LOG.error("The tournaments cannot be carried on; it is tried again.", e);
        }
    }

    private void expire() {
        try {
            hall.expire();
            contests.tidy();
        } catch (RuntimeException e) {
            LOG.error("The tables that stand idle cannot be ended; it is tried again in an hour.", e);
        }
    }

    private static BadInput cannotListen(HallOptions options, Exception trouble) {
        LOG.debug("The port does not open.", trouble);
        String reason = String.valueOf(trouble.getMessage());
        for (Throwable cause = trouble; cause != null; cause = cause.getCause()) {
            reason = cause instanceof BindException ? String.valueOf(cause.getMessage()) : reason;
        }
        if (reason.contains("in use")) {
            return new BadInput("Port " + options.port()
                    + " is taken by another program; stop it, or choose another port with --port.");
        }
        return new BadInput("The hall cannot listen at " + options.host() + " port " + options.port() + ": "
                + reason.replaceAll("[.\\s]+$", "") + ".");
    }
}
