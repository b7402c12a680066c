package althing.server.http;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.json.JavalinJackson3;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import org.eclipse.jetty.server.handler.GracefulHandler;

import althing.engine.Games;
import althing.formats.NotationJson;
import althing.formats.Texts;
import althing.server.api.Answers;
import althing.server.api.Components;
import althing.server.api.Hall.GameInfo;
import althing.server.api.HallJson;
import althing.server.api.Requests;
import althing.server.api.TableSummary;
import althing.server.calling.CallDesk;
import althing.server.contest.ContestDesk;
import althing.server.contest.DailyDesk;
import althing.server.host.Doorkeeper;
import althing.server.host.HostDesk;
import althing.server.http.Readiness.Stage;
import althing.server.lobby.Lobby;
import althing.server.person.Account;
import althing.server.person.Blocking;
import althing.server.person.Caller;
import althing.server.person.Linking;
import althing.server.person.MailKeys;
import althing.server.person.Outside;
import althing.server.person.Packing;
import althing.server.person.Passkeys;
import althing.server.person.Persons;
import althing.server.person.Recovery;
import althing.server.person.Tokens;
import althing.server.person.Vouching;
import althing.server.rating.Profiles;
import althing.server.review.ReviewDesk;
import althing.server.storage.Store;
import althing.server.table.Denial;
import althing.server.table.Hall;
import althing.server.table.Names;
import althing.server.table.Table;

/** Answers every call of docs/api.md. */
public final class Reception implements AutoCloseable {

    /** The most bytes of a body, a record's included. */
    static final long LARGEST_BODY = 1L << 20;
    /** How long calls that are being answered may take when the hall closes. */
    private static final Duration STOPPING = Duration.ofSeconds(8);

    private final Hall hall;
    private final Site site;
    private final Cookies cookies;
    private final Visitors visitors;
    private final Doorkeeper doorkeeper;
    private final Limits limits;
    private final Crowding crowding = new Crowding();
    private final Readiness readiness;
    private final Traffic traffic;
    private final Streams streams;
    private final Page page = new Page();
    private final Talks talks;
    private final Studies studies;
    private final Meetings meetings;
    private final Contests contests;
    private final Accounts accounts;
    private final PasskeyCalls passkeys;
    private final MailKeys mailKeys;
    private final MailCalls mails;
    private final ProviderCalls provider;
    private final Callings callings;
    private final HostCalls host;
    private final Blockings blockings;
    private final Profilings profilings;
    private final Optional<Annex> annex;
    private final Visit.Rooms rooms;

    /**
     * The reception of a hall.
     *
     * @param publicUrl what people call it by, if a proxy stands before it
     * @param annex     a further way in for programs
     */
    public Reception(Hall hall, Persons persons, Store store, ReviewDesk reviews, CallDesk calls, HostDesk desk,
            DailyDesk daily, ContestDesk contestDesk, Outside outside, Optional<URI> publicUrl,
            MeterRegistry meters, Optional<Annex> annex) {
        this.hall = hall;
        this.annex = annex;
        this.site = new Site(publicUrl);
        this.cookies = new Cookies(site);
        this.limits = new Limits(desk.doorkeeper()::bounds);
        this.doorkeeper = desk.doorkeeper();
        this.visitors = new Visitors(cookies, persons, new Tokens(persons), limits);
        this.talks = new Talks(hall, visitors, limits);
        this.studies = new Studies(hall, reviews, visitors, limits);
        this.meetings = new Meetings(hall, new Lobby(store), visitors, limits);
        this.contests = new Contests(hall, daily, contestDesk, visitors, limits);
        this.callings = new Callings(hall, calls, desk.doorkeeper(), visitors, limits);
        this.readiness = new Readiness(store::answers);
        this.traffic = new Traffic(meters);
        this.streams = new Streams(hall, traffic);
        this.host = new HostCalls(desk, visitors, site, limits, streams::count);
        persons.onChange(streams::dismiss);
        persons.onChange((key, _) -> store.programs().changed(key));
        Blocking blocking = new Blocking(store, hall);
        this.blockings = new Blockings(blocking, visitors, limits);
        Profiles profiles = new Profiles(store, persons);
        this.profilings = new Profilings(profiles, visitors, limits);
        Identity identity = new Identity(new Account(persons), site, visitors, outside.offers());
        this.accounts = new Accounts(identity, new Linking(persons, store), new Recovery(persons),
                new Packing(blocking, profiles::own, hall, store), new Tokens(persons), visitors, limits);
        this.passkeys = new PasskeyCalls(identity, new Passkeys(persons, store), visitors, limits);
        this.rooms = new Visit.Rooms(hall, reviews, doorkeeper, limits, crowding);
        this.mailKeys = new MailKeys(persons, store, outside.post());
        this.mails = new MailCalls(identity, mailKeys, visitors, limits);
        this.provider = new ProviderCalls(identity,
                outside.provider().map(each -> new Vouching(persons, store, each)), visitors, limits);
        Gauge.builder("althing.streams", streams, Streams::count).description("Open streams").register(meters);
    }

    /** Sets up the web server. */
    public void furnish(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.concurrency.useVirtualThreads = true;
        config.jsonMapper(new JavalinJackson3(HallJson.MAPPER, true));
        config.http.compressionStrategy = CompressionStrategy.GZIP;
        config.http.maxRequestSize = LARGEST_BODY;
        config.http.strictContentTypes = false;
        config.jetty.modifyServer(server -> {
            server.setErrorHandler(new Unreadable());
            server.setHandler(new GracefulHandler());
            server.setStopTimeout(STOPPING.toMillis());
        });
        config.requestLogger.http(this::measure);
        config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
        routes(config.routes);
    }

    /** Measures a call, unless it belongs to the rehearsal. */
    private void measure(Context ctx, float millis) {
        if (!readiness.isStarting()) {
            traffic.answered(ctx, millis);
        }
    }

    /** Forgets what limits need to know no longer. */
    public void tidy() {
        limits.tidy();
        mailKeys.tidy();
    }

    /** How many streams are open. */
    public int listeners() {
        return streams.count();
    }

    /** Lets balancers send people here. */
    public void open() {
        readiness.become(Stage.OPEN);
    }

    /** Tells balancers to send nobody here any more. */
    public void leave() {
        readiness.become(Stage.STOPPING);
    }

    /** Ends all pushes. */
    @Override
    public void close() {
        streams.close();
    }

    private void routes(RoutesConfig routes) {
        Problems.answer(routes);
        guard(routes, "/api/*");
        annex.ifPresent(each -> {
            guard(routes, each.path());
            each.serve(routes, ctx -> new Visit(rooms, visitors.person(ctx), Site.address(ctx)));
        });
        host.serve(routes);
        games(routes);
        tables(routes);
        talks.serve(routes);
        studies.serve(routes);
        meetings.serve(routes);
        contests.serve(routes);
        accounts.serve(routes);
        blockings.serve(routes);
        profilings.serve(routes);
        passkeys.serve(routes);
        mails.serve(routes);
        provider.serve(routes);
        callings.serve(routes);
        page.serve(routes, cookies);
        routes.after("/api/*", this::noteChange);
        routes.after(Bodies::readAway);
    }

    /** Whoever has done something may sit at other tables now, and their streams shall have these. */
    private void noteChange(Context ctx) {
        if (!Origins.isSafe(ctx) && visitors.isProgram(ctx)) {
            streams.lookAgain(visitors.person(ctx));
        }
    }

    /** What every call meets first. */
    private void guard(RoutesConfig routes, String path) {
        routes.before(path, site::meet);
        routes.before(path, crowding::attend);
        routes.before(path, new Origins(site)::check);
        routes.before(path, visitors::greet);
    }

    private void games(RoutesConfig routes) {
        readiness.serve(routes);
        routes.get("/api/health", ctx -> ctx.json(new Answers.Health("ok")));
        var offer = new althing.server.api.Hall(Games.all().stream().map(GameInfo::of).toList(),
                IntStream.rangeClosed(1, Hall.LEVELS).boxed().toList());
        routes.get("/api/hall", ctx -> ctx.json(offer));
        routes.get("/api/games/{id}/texts/{lang}", ctx -> ctx.json(Found.orNot(
                () -> Texts.of(Games.named(ctx.pathParam("id")), ctx.pathParam("lang")).messages())));
        routes.get("/api/games/{id}/components", ctx -> ctx.json(components(ctx.pathParam("id"))));
    }

    private void tables(RoutesConfig routes) {
        routes.post("/api/tables", this::openTable);
        routes.get("/api/tables", ctx -> ctx.json(hall.tablesOf(visitors.person(ctx))));
        routes.get("/api/tables/{id}", this::tellTable);
        routes.get("/api/tables/{id}/events", ctx -> events(ctx, List.of(ctx.pathParam("id"))));
        routes.get("/api/events", ctx -> events(ctx, ctx.queryParams("table")));
        routes.get("/api/programs/stream", this::lines);
        routes.post("/api/tables/{id}/moves", this::play);
        routes.get("/api/tables/{id}/why", this::why);
        routes.post("/api/tables/{id}/undo", this::undo);
        routes.post("/api/tables/{id}/go-on", ctx -> ctx.json(
                new Answers.Done(hall.hurry(ctx.pathParam("id"), visitors.person(ctx)))));
        routes.post("/api/tables/{id}/join", this::join);
        routes.post("/api/tables/{id}/lot", this::openLot);
        routes.post("/api/tables/{id}/seal", this::sealAnew);
        routes.post("/api/tables/{id}/hints", this::askHint);
        routes.get("/api/tables/{id}/replay/{n}", this::replay);
        routes.get("/api/tables/{id}/position/{n}", this::givePosition);
        routes.get("/api/tables/{id}/record", this::giveRecord);
        routes.post("/api/records", this::takeRecord);
    }

    private static Components components(String game) {
        return new Components(Found.orNot(() -> Games.named(game)).components().tables().stream()
                .map(table -> new Components.ComponentTable(table.name(), table.columns(),
                        table.rows().stream().map(row -> row.words()).toList()))
                .toList());
    }

    private void openTable(Context ctx) {
        Requests.OpenTable wish = Bodies.json(ctx, Requests.OpenTable.class);
        limits.openTable(visitors.owner(ctx), Site.address(ctx));
        doorkeeper.admitToPlay(visitors.owner(ctx), wish.seats().size());
        String id = hall.open(visitors.person(ctx), wish);
        ctx.status(201).json(new Answers.Created(id, hall.at(id, Table::commitment).orElse(null)));
    }

    private void events(Context ctx, List<String> tables) {
        String accept = ctx.header("Accept");
        if (accept == null || !accept.contains("text/event-stream")) {
            throw new Denial(406, "event-stream", "This address sends events; ask with Accept: text/event-stream.");
        }
        stream(ctx, Wire.EVENTS, tables);
    }

    /** The tables that a program names, or else all where it plays, as long as it plays there. */
    private void lines(Context ctx) {
        List<String> named = ctx.queryParams("table");
        if (!named.isEmpty()) {
            stream(ctx, Wire.LINES, named);
            return;
        }
        Caller caller = visitors.caller(ctx);
        try (Quota.Held _ = crowding.line(caller.person(), Site.address(ctx))) {
            streams.follow(ctx, Wire.LINES, () -> hall.tablesOf(caller.person()).stream()
                    .filter(table -> !table.over()).map(TableSummary::id).toList(), caller);
        }
    }

    private void stream(Context ctx, Wire wire, List<String> tables) {
        Caller caller = visitors.caller(ctx);
        try (Quota.Held _ = crowding.line(caller.person(), Site.address(ctx))) {
            streams.send(ctx, wire, tables, caller);
        }
    }

    private void tellTable(Context ctx) {
        byte[] json = hall.atNewest(ctx.pathParam("id"), table -> table.tell(visitors.person(ctx))).json(0, 0);
        ctx.contentType("application/json").result(json);
    }

    private void play(Context ctx) {
        Requests.PlayMove move = Bodies.json(ctx, Requests.PlayMove.class);
        ctx.json(hall.at(ctx.pathParam("id"),
                table -> table.playing().play(visitors.person(ctx), move.seat(), move.move(),
                        move.after(), Boolean.TRUE.equals(move.hold()))));
    }

    private void why(Context ctx) {
        int seat = Bodies.number("seat", ctx.queryParam("seat"));
        String move = Bodies.given("move", ctx.queryParam("move"));
        ctx.json(new Answers.Why(hall.atNewest(ctx.pathParam("id"),
                table -> table.playing().why(visitors.person(ctx), seat, move)).orElse(null)));
    }

    private void undo(Context ctx) {
        Requests.TakeBack wish = Bodies.json(ctx, Requests.TakeBack.class);
        ctx.json(new Answers.Done(
                hall.undo(ctx.pathParam("id"), visitors.person(ctx), wish.seat(), wish.after())));
    }

    private void askHint(Context ctx) {
        Requests.AskHint wish = Bodies.json(ctx, Requests.AskHint.class);
        ctx.status(202).json(new Answers.Done(hall.at(ctx.pathParam("id"),
                table -> table.playing().askHint(visitors.person(ctx), wish.seat(), wish.after()))));
    }

    private void join(Context ctx) {
        Requests.Join wish = Bodies.json(ctx, Requests.Join.class);
        String name = Names.clean(wish.name());
        ctx.json(limits.invited(Site.address(ctx), () -> hall.at(ctx.pathParam("id"), table -> table.lots().join(
                visitors.person(ctx), Optional.ofNullable(wish.invite()), name, Optional.ofNullable(wish.seal())))));
    }

    private void openLot(Context ctx) {
        String lot = Bodies.json(ctx, Requests.OpenLot.class).lot();
        ctx.json(new Answers.Done(hall.at(ctx.pathParam("id"), table -> table.lots().open(visitors.person(ctx), lot))));
    }

    private void sealAnew(Context ctx) {
        String seal = Bodies.json(ctx, Requests.SealLot.class).seal();
        limits.say(visitors.person(ctx));
        ctx.json(new Answers.Done(hall.at(ctx.pathParam("id"),
                table -> table.lots().sealAnew(visitors.person(ctx), seal))));
    }

    private void replay(Context ctx) {
        int count = Bodies.number("n", ctx.pathParam("n"));
        ctx.json(hall.atNewest(ctx.pathParam("id"), table -> table.replay(visitors.person(ctx), count)));
    }

    private void givePosition(Context ctx) {
        int count = Bodies.number("n", ctx.pathParam("n"));
        ctx.contentType("application/json; charset=utf-8").result(NotationJson.write(
                hall.atNewest(ctx.pathParam("id"), table -> table.toTry(visitors.person(ctx), count))));
    }

    private void giveRecord(Context ctx) {
        String id = ctx.pathParam("id");
        ctx.header("Content-Disposition", "attachment; filename=\"" + id + ".althing\"")
                .contentType("text/plain; charset=utf-8")
                .result(hall.atNewest(id, table -> table.record()).text());
    }

    private void takeRecord(Context ctx) {
        String text = Bodies.text(ctx);
        limits.openTable(visitors.owner(ctx), Site.address(ctx));
        ctx.status(201).json(new Answers.Created(hall.open(visitors.person(ctx), text)));
    }
}
