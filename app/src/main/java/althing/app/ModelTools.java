package althing.app;

import java.util.List;

import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;

import althing.app.ToolForm.Argument;

/** What a language model can do in a parlour: the tools by which it lists games, sits down, looks, asks why, plays and reviews. */
final class ModelTools {

    static final String INSTRUCTIONS = "Board games against bots. new_game deals one and shows it; answer each question with play, "
            + "by the number of a move or its code in brackets. explain tells why a move is not allowed. "
            + "You see what your seat may see, and nothing else.";

    static final int USUAL_LEVEL = 3;
    static final Argument SETUP = Argument.text("setup",
            "as list_games writes it: the game, then in brackets seats=N and options");
    static final Argument LEVEL = Argument.number("level",
            "how strong the bots are, 1 to 5; " + USUAL_LEVEL + " if left out");
    static final Argument MOVE = Argument.text("move", "the number of a move in the list, or its code");
    static final List<Argument> RULE = List.of(Argument.text("game", "the name of a game"),
            Argument.text("rule", "the id, as explain told it"));
    static final String LIST = "The games there are, with their seats and options.";

    private static final Argument GAME = Argument.text("game", "the number that new_game told");

    private final Parlour parlour;

    ModelTools(Parlour parlour) {
        this.parlour = parlour;
    }

    List<SyncToolSpecification> all() {
        return forms().stream().map(form -> new SyncToolSpecification(form.tool(),
                (_, request) -> form.answer(parlour, request.arguments(),
                        denial -> String.valueOf(denial.getMessage()))))
                .toList();
    }

    private static List<ToolForm<Parlour>> forms() {
        return List.of(
                new ToolForm<>("list_games", LIST, List.of(), (parlour, _) -> parlour.games()),
                new ToolForm<>("new_game", "Deal a game against bots and take a seat; shows it.",
                        List.of(SETUP, Argument.number("seat", "your seat, from 0; 0 if left out"), LEVEL),
                        (parlour, given) -> parlour.open(given.word("setup"), given.whole("seat", 0),
                                given.whole("level", USUAL_LEVEL))),
                new ToolForm<>("look",
                        "What your seat sees now, what happened since the last look, what is asked, and the numbered moves.",
                        List.of(GAME), (parlour, given) -> parlour.look(given.word("game"))),
                new ToolForm<>("play", "Make a move; the bots answer, and you see the game again.", List.of(GAME, MOVE),
                        (parlour, given) -> parlour.play(given.word("game"), given.word("move"))),
                new ToolForm<>("explain", "Whether a move is allowed now, and if not, why, with the rule.",
                        List.of(GAME, MOVE),
                        (parlour, given) -> parlour.explain(given.word("game"), given.word("move"))),
                new ToolForm<>("rule", "The text of a rule by its id.", RULE,
                        (parlour, given) -> parlour.rule(given.word("game"), given.word("rule"))),
                new ToolForm<>("review",
                        "After the end: what was decided, what was luck, and the costliest decisions. Takes a while.",
                        List.of(GAME), (parlour, given) -> parlour.review(given.word("game"))));
    }
}
