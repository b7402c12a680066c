package althing.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import althing.server.api.Answers;
import althing.server.api.ContestState;
import althing.server.api.ContestState.EnterContest;
import althing.server.api.ContestState.OpenContest;
import althing.server.api.DailyState.PlayDaily;
import althing.server.contest.ContestDesk;
import althing.server.contest.DailyDesk;
import althing.server.table.Hall;
import althing.server.table.Table;

/** Answers the calls of who plays against everybody: the game of the day, and tournaments. */
final class Contests {

    private final Hall hall;
    private final DailyDesk daily;
    private final ContestDesk contests;
    private final Visitors visitors;
    private final Limits limits;

    Contests(Hall hall, DailyDesk daily, ContestDesk contests, Visitors visitors, Limits limits) {
        this.hall = hall;
        this.daily = daily;
        this.contests = contests;
        this.visitors = visitors;
        this.limits = limits;
    }

    void serve(RoutesConfig routes) {
        routes.get("/api/daily", ctx -> ctx.json(daily.state(visitors.person(ctx))));
        routes.post("/api/daily", this::playDaily);
        routes.get("/api/contests", ctx -> ctx.json(contests.list(visitors.person(ctx))));
        routes.post("/api/contests", this::open);
        routes.get("/api/contests/{id}",
                ctx -> ctx.json(contests.state(ctx.pathParam("id"), visitors.person(ctx))));
        routes.post("/api/contests/{id}/enter", this::enter);
        routes.post("/api/contests/{id}/leave", ctx -> change(ctx, contests::leave));
        routes.post("/api/contests/{id}/start", ctx -> change(ctx, contests::start));
        routes.delete("/api/contests/{id}", this::cancel);
    }

    /** What a person does at a tournament. */
    @FunctionalInterface
    private interface Doing {
        ContestState at(String contest, String person);
    }

    private void open(Context ctx) {
        OpenContest wish = Bodies.json(ctx, OpenContest.class);
        limits.openTable(visitors.owner(ctx), Site.address(ctx));
        ctx.status(201).json(contests.open(visitors.person(ctx), wish));
    }

    private void enter(Context ctx) {
        EnterContest wish = Bodies.json(ctx, EnterContest.class);
        change(ctx, (contest, person) -> contests.enter(contest, person, wish.name()));
    }

    private void change(Context ctx, Doing doing) {
        String person = visitors.person(ctx);
        limits.say(person);
        ctx.json(doing.at(ctx.pathParam("id"), person));
    }

    private void cancel(Context ctx) {
        contests.cancel(ctx.pathParam("id"), visitors.person(ctx));
        ctx.status(204);
    }

    private void playDaily(Context ctx) {
        PlayDaily wish = Bodies.json(ctx, PlayDaily.class);
        limits.openTable(visitors.owner(ctx), Site.address(ctx));
        String id = daily.play(visitors.person(ctx), wish.name());
        ctx.status(201).json(new Answers.Created(id, hall.at(id, Table::commitment).orElse(null)));
    }
}
