package althing.app;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;

import althing.engine.BadInput;

/** What a language model can do in a parlour: the tools by which it lists games, sits down, looks, asks why, plays and reviews. */
final class ModelTools {

    static final String INSTRUCTIONS = "Board games against bots. new_game deals one and shows it; answer each question with play, "
            + "by the number of a move or its code in brackets. explain tells why a move is not allowed. "
            + "You see what your seat may see, and nothing else.";

    private static final int USUAL_LEVEL = 3;

    /** An argument of a tool: a text, or a whole number. */
    private record Argument(String name, String type, String description, boolean needed) {}

    private static final Argument GAME = text("game", "the number that new_game told");
    private static final Argument MOVE = text("move", "the number of a move in the list, or its code");

    private final Parlour parlour;

    ModelTools(Parlour parlour) {
        this.parlour = parlour;
    }

    List<SyncToolSpecification> all() {
        return List.of(
                tool("list_games", "The games there are, with their seats and options.", List.of(),
                        _ -> parlour.games()),
                tool("new_game", "Deal a game against bots and take a seat; shows it.",
                        List.of(text("setup",
                                "as list_games writes it: the game, then in brackets seats=N and options"),
                                number("seat", "your seat, from 0; 0 if left out"),
                                number("level", "how strong the bots are, 1 to 5; " + USUAL_LEVEL + " if left out")),
                        given -> parlour.open(word(given, "setup"), whole(given, "seat", 0),
                                whole(given, "level", USUAL_LEVEL))),
                tool("look",
                        "What your seat sees now, what happened since the last look, what is asked, and the numbered moves.",
                        List.of(GAME), given -> parlour.look(word(given, "game"))),
                tool("play", "Make a move; the bots answer, and you see the game again.", List.of(GAME, MOVE),
                        given -> parlour.play(word(given, "game"), word(given, "move"))),
                tool("explain", "Whether a move is allowed now, and if not, why, with the rule.", List.of(GAME, MOVE),
                        given -> parlour.explain(word(given, "game"), word(given, "move"))),
                tool("rule", "The text of a rule by its id.",
                        List.of(text("game", "the name of a game"), text("rule", "the id, as explain told it")),
                        given -> parlour.rule(word(given, "game"), word(given, "rule"))),
                tool("review",
                        "After the end: what was decided, what was luck, and the costliest decisions. Takes a while.",
                        List.of(GAME), given -> parlour.review(word(given, "game"))));
    }

    private static SyncToolSpecification tool(String name, String description, List<Argument> arguments,
            Function<Map<String, Object>, String> work) {
        Tool tool = Tool.builder(name, schema(arguments)).description(description).build();
        return new SyncToolSpecification(tool, (_, request) -> answer(work, request.arguments()));
    }

    /** A sentence that says what is wrong is an answer too, marked as a failure. */
    private static CallToolResult answer(Function<Map<String, Object>, String> work, Map<String, Object> given) {
        try {
            return CallToolResult.builder().addTextContent(work.apply(given)).isError(false).build();
        } catch (BadInput e) {
            return CallToolResult.builder().addTextContent(String.valueOf(e.getMessage())).isError(true).build();
        }
    }

    private static Map<String, Object> schema(List<Argument> arguments) {
        Map<String, Object> properties = new LinkedHashMap<>();
        arguments.forEach(argument -> properties.put(argument.name,
                Map.of("type", argument.type, "description", argument.description)));
        return Map.of("type", "object", "properties", properties, "required",
                arguments.stream().filter(Argument::needed).map(Argument::name).toList());
    }

    private static Argument text(String name, String description) {
        return new Argument(name, "string", description, true);
    }

    private static Argument number(String name, String description) {
        return new Argument(name, "integer", description, false);
    }

    private static String word(Map<String, Object> given, String name) {
        Object word = given.get(name);
        if (word == null) {
            throw new BadInput("The argument '" + name + "' is missing.");
        }
        return Objects.toString(word);
    }

    private static int whole(Map<String, Object> given, String name, int usual) {
        Object number = given.getOrDefault(name, usual);
        if (number instanceof Number some) {
            return some.intValue();
        }
        throw new BadInput("The argument '" + name + "' is a whole number, not '" + number + "'.");
    }
}
