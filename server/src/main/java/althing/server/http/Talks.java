package althing.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import althing.server.api.Answers;
import althing.server.api.Requests;
import althing.server.api.Saying;
import althing.server.table.Denial;
import althing.server.table.Hall;

/** Answers the calls of who talks at a table. */
final class Talks {

    private static final int LONGEST = 500;

    private final Hall hall;
    private final Visitors visitors;
    private final Limits limits;

    Talks(Hall hall, Visitors visitors, Limits limits) {
        this.hall = hall;
        this.visitors = visitors;
        this.limits = limits;
    }

    void serve(RoutesConfig routes) {
        routes.get("/api/tables/{id}/chat", this::tell);
        routes.post("/api/tables/{id}/chat", this::say);
    }

    private void tell(Context ctx) {
        int before = Bodies.number("before", ctx.queryParam("before"));
        ctx.json(hall.atNewest(ctx.pathParam("id"), table -> table.chatBefore(visitors.person(ctx), before)));
    }

    private void say(Context ctx) {
        String said = said(Bodies.json(ctx, Requests.Say.class));
        limits.say(visitors.owner(ctx));
        ctx.json(new Answers.Done(hall.at(ctx.pathParam("id"), table -> table.say(visitors.person(ctx), said))));
    }

    private static String said(Requests.Say wish) {
        Saying phrase = wish.phrase();
        if (phrase != null && wish.text() != null) {
            throw new Denial(400, "bad-request", "A message is a 'text' or a 'phrase', not both.");
        }
        return phrase != null ? phrase.stored() : typed(Bodies.given("text", wish.text()));
    }

    private static String typed(String given) {
        String text = given.replaceAll("[\\p{Cc}&&[^\\n]]", " ").replaceAll("\\p{Cs}", "\uFFFD").strip();
        if (text.isEmpty()) {
            throw new Denial(422, "nothing-said", "There is nothing to say in an empty message.");
        }
        if (text.codePointCount(0, text.length()) > LONGEST) {
            throw new Denial(422, "chat-too-long", "A message has at most " + LONGEST + " characters.");
        }
        return text;
    }
}
