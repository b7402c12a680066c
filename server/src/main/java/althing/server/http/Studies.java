package althing.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import althing.engine.Games;
import althing.formats.lesson.Lessons;
import althing.server.api.Answers;
import althing.server.api.LessonPlan;
import althing.server.api.PuzzleState.PuzzleCount;
import althing.server.api.Requests;
import althing.server.review.PuzzleDesk;
import althing.server.review.ReviewDesk;
import althing.server.table.Hall;

/** Answers the calls of who wants to learn: lessons, sandboxes, reviews, puzzles. */
final class Studies {

    private final Hall hall;
    private final ReviewDesk reviews;
    private final PuzzleDesk puzzles = new PuzzleDesk();
    private final Visitors visitors;
    private final Limits limits;

    Studies(Hall hall, ReviewDesk reviews, Visitors visitors, Limits limits) {
        this.hall = hall;
        this.reviews = reviews;
        this.visitors = visitors;
        this.limits = limits;
    }

    void serve(RoutesConfig routes) {
        routes.post("/api/sandboxes", this::openSandbox);
        routes.get("/api/games/{id}/lessons/{name}", Studies::tellLesson);
        routes.post("/api/lessons", this::openLesson);
        routes.post("/api/tables/{id}/lesson", this::goOn);
        routes.get("/api/tables/{id}/review", this::tellReview);
        routes.post("/api/tables/{id}/review", this::askReview);
        routes.get("/api/games/{id}/puzzles", this::countPuzzles);
        routes.post("/api/games/{id}/puzzles/{n}/table", this::openPuzzle);
        routes.post("/api/games/{id}/puzzles/{n}/answer", this::answerPuzzle);
    }

    private void openSandbox(Context ctx) {
        Requests.OpenSandbox wish = Bodies.json(ctx, Requests.OpenSandbox.class);
        limits.openTable(visitors.owner(ctx), Site.address(ctx));
        ctx.status(201).json(new Answers.Created(hall.open(visitors.person(ctx), wish)));
    }

    private static void tellLesson(Context ctx) {
        ctx.json(Found.orNot(() -> LessonPlan.of(
                Lessons.named(Games.named(ctx.pathParam("id")), ctx.pathParam("name")))));
    }

    private void openLesson(Context ctx) {
        Requests.OpenLesson wish = Bodies.json(ctx, Requests.OpenLesson.class);
        limits.openTable(visitors.owner(ctx), Site.address(ctx));
        ctx.status(201).json(new Answers.Created(hall.open(visitors.person(ctx), wish)));
    }

    private void goOn(Context ctx) {
        Requests.GoOn wish = Bodies.json(ctx, Requests.GoOn.class);
        ctx.json(new Answers.Done(hall.at(ctx.pathParam("id"),
                table -> table.playing().teach(visitors.person(ctx), wish.after()))));
    }

    private void tellReview(Context ctx) {
        ctx.contentType("application/json")
                .result(reviews.state(hall.atNewest(ctx.pathParam("id"), table -> table.record())));
    }

    private void askReview(Context ctx) {
        ctx.status(202).contentType("application/json").result(reviews.ask(visitors.person(ctx),
                hall.atNewest(ctx.pathParam("id"), table -> table.record())));
    }

    private void countPuzzles(Context ctx) {
        ctx.json(new PuzzleCount(puzzles.count(Found.orNot(() -> Games.named(ctx.pathParam("id"))))));
    }

    private void openPuzzle(Context ctx) {
        limits.openTable(visitors.owner(ctx), Site.address(ctx));
        ctx.status(201).json(puzzles.open(Found.orNot(() -> Games.named(ctx.pathParam("id"))),
                Bodies.number("n", ctx.pathParam("n")), wish -> hall.open(visitors.person(ctx), wish)));
    }

    private void answerPuzzle(Context ctx) {
        Requests.AnswerPuzzle answer = Bodies.json(ctx, Requests.AnswerPuzzle.class);
        ctx.json(puzzles.judge(Found.orNot(() -> Games.named(ctx.pathParam("id"))),
                Bodies.number("n", ctx.pathParam("n")), answer.move()));
    }
}
