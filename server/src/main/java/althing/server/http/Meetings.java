package althing.server.http;

import java.util.List;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import althing.server.api.Answers;
import althing.server.api.Requests;
import althing.server.lobby.Lobby;
import althing.server.table.Denial;
import althing.server.table.Hall;
import althing.server.table.Table;

/** Answers the calls of who looks for company, and of players about what is beside their game. */
final class Meetings {

    private static final int LONGEST_NOTES = 2000;

    private final Hall hall;
    private final Lobby lobby;
    private final Visitors visitors;
    private final Limits limits;

    Meetings(Hall hall, Lobby lobby, Visitors visitors, Limits limits) {
        this.hall = hall;
        this.lobby = lobby;
        this.visitors = visitors;
        this.limits = limits;
    }

    void serve(RoutesConfig routes) {
        routes.get("/api/lobby", ctx -> ctx.json(lobby.tables(visitors.person(ctx))));
        routes.get("/api/companions", ctx -> ctx.json(lobby.acquaintances(visitors.person(ctx))));
        routes.get("/api/tables/{id}/notes", this::tellNotes);
        routes.post("/api/tables/{id}/notes", this::writeDown);
        routes.post("/api/tables/{id}/fill", this::fill);
        routes.post("/api/tables/{id}/leave", this::leave);
        routes.post("/api/tables/{id}/decline", ctx -> answer(ctx, (table, person) -> table.lots().decline(person)));
        routes.post("/api/tables/{id}/stand-in", this::standIn);
        routes.post("/api/tables/{id}/return",
                ctx -> answer(ctx, (table, person) -> table.absences().comeBack(person)));
        routes.post("/api/tables/{id}/time", this::giveTime);
        routes.post("/api/tables/{id}/holiday", this::rest);
        routes.post("/api/tables/{id}/pause", this::pause);
        routes.post("/api/tables/{id}/end", this::end);
        routes.post("/api/tables/{id}/orders", this::order);
    }

    /** What a person does at a table; the number of the last event. */
    @FunctionalInterface
    private interface Doing {
        int at(Table table, String person);
    }

    private void fill(Context ctx) {
        int level = Hall.level(Bodies.json(ctx, Requests.Fill.class).level());
        answer(ctx, (table, person) -> table.lots().fill(person, level));
    }

    /** What somebody has said there goes with them, so the table is read anew. */
    private void leave(Context ctx) {
        answer(ctx, (table, person) -> table.lots().leave(person, hall::newInvite));
        hall.seatAnew(List.of(ctx.pathParam("id")));
    }

    private void standIn(Context ctx) {
        Requests.StandIn wish = Bodies.json(ctx, Requests.StandIn.class);
        int level = Hall.level(wish.level());
        answer(ctx, (table, person) -> table.absences().standIn(person, wish.seat(), level));
    }

    private void giveTime(Context ctx) {
        Requests.GiveTime gift = Bodies.json(ctx, Requests.GiveTime.class);
        answer(ctx, (table, person) -> table.agreement().give(person, gift.seat(), gift.minutes()));
    }

    private void rest(Context ctx) {
        int days = Bodies.json(ctx, Requests.Rest.class).days();
        answer(ctx, (table, person) -> table.agreement().rest(person, days));
    }

    private void pause(Context ctx) {
        boolean wish = Bodies.json(ctx, Requests.Propose.class).wish();
        answer(ctx, (table, person) -> table.agreement().pause(person, wish));
    }

    private void end(Context ctx) {
        boolean wish = Bodies.json(ctx, Requests.Propose.class).wish();
        answer(ctx, (table, person) -> table.agreement().end(person, wish));
    }

    private void order(Context ctx) {
        Requests.LeaveOrder wish = Bodies.json(ctx, Requests.LeaveOrder.class);
        String person = visitors.person(ctx);
        limits.say(person);
        ctx.json(new Answers.Done(wish.stands()
                ? hall.leaveOrder(ctx.pathParam("id"), person, wish.seat(), wish.order(), wish.after())
                : hall.at(ctx.pathParam("id"), table -> table.orders().withdraw(person, wish.seat(), wish.order()))));
    }

    private void tellNotes(Context ctx) {
        String id = hall.at(ctx.pathParam("id"), Table::id);
        ctx.json(new Answers.Notes(lobby.notes(id, visitors.person(ctx))));
    }

    private void writeDown(Context ctx) {
        String text = Bodies.json(ctx, Requests.WriteDown.class).text().replaceAll("[\\p{Cc}&&[^\\n]]", " ")
                .replaceAll("\\p{Cs}", "\uFFFD");
        if (text.codePointCount(0, text.length()) > LONGEST_NOTES) {
            throw new Denial(422, "notes-too-long", "Notes have at most " + LONGEST_NOTES + " characters.");
        }
        limits.say(visitors.person(ctx));
        String id = hall.at(ctx.pathParam("id"), Table::id);
        lobby.keepNotes(id, visitors.person(ctx), text);
        ctx.json(new Answers.Notes(text));
    }

    private void answer(Context ctx, Doing doing) {
        String person = visitors.person(ctx);
        limits.say(person);
        ctx.json(new Answers.Done(hall.at(ctx.pathParam("id"), table -> doing.at(table, person))));
    }
}
