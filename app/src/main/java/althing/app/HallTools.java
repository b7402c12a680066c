package althing.app;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpStatelessServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.transport.HttpServletStatelessServerTransport;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import jakarta.servlet.http.HttpServlet;

import althing.app.ToolForm.Argument;
import althing.server.http.Annex;
import althing.server.http.Visit;
import althing.server.table.Denial;

/**
 * The tools of a language model in a hall, by the Model Context Protocol over HTTP. It comes with a token, as all programs
 * do, and sits at tables with people. The hall knows its tables, so nothing is kept between two calls.
 */
final class HallTools {

    private static final String PATH = "/mcp";
    private static final String INSTRUCTIONS = "Board games at the tables of a hall, with people and bots. new_game opens a table against bots, "
            + "join sits down at somebody's table. Answer each question with play, by the number of a move or its code in brackets; "
            + "look waits a little while others decide. explain tells why a move is not allowed. "
            + "You see what your seat may see, and nothing else.";
    private static final String VISIT = "visit";
    private static final Duration WAIT = Duration.ofSeconds(20);
    private static final int LARGEST = 1 << 16;
    private static final Argument GAME = Argument.text("game",
            "the id of the table, as new_game and my_tables tell it");
    private static final Argument NAME = Argument.perhaps("name", "what the others call you");

    private final String language;

    private HallTools(String language) {
        this.language = language;
    }

    /** What the hall serves them as. */
    static Annex annex(String language) {
        return new Annex(PATH, () -> new HallTools(language).servlet());
    }

    private HttpServlet servlet() {
        HttpServletStatelessServerTransport transport = HttpServletStatelessServerTransport.builder()
                .jsonMapper(new DiscreetJson(McpJsonDefaults.getMapper())).messageEndpoint(PATH).maxRequestSize(LARGEST)
                .contextExtractor(request -> McpTransportContext
                        .create(Map.of(VISIT, Annex.visit(request::getAttribute))))
                .build();
        var _ = McpServer.sync(transport).serverInfo("althing", new Althing.Version().getVersion()[0])
                .instructions(INSTRUCTIONS).capabilities(ServerCapabilities.builder().tools(false).build())
                .tools(all()).immediateExecution(true).build();
        return transport;
    }

    private List<SyncToolSpecification> all() {
        return forms().stream().map(form -> new SyncToolSpecification(form.tool(),
                (context, request) -> form.answer(new HallGuest(visit(context), language), request.arguments(),
                        this::denied)))
                .toList();
    }

    private static Visit visit(McpTransportContext context) {
        return (Visit) Objects.requireNonNull(context.get(VISIT));
    }

    private String denied(Denial denial) {
        return String.valueOf(denial.getMessage());
    }

    private static List<ToolForm<HallGuest>> forms() {
        return List.of(
                new ToolForm<>("list_games", ModelTools.LIST, List.of(), (guest, _) -> guest.games()),
                new ToolForm<>("my_tables", "The tables at which you have a seat, and where you are asked.", List.of(),
                        (guest, _) -> guest.tables()),
                new ToolForm<>("new_game", "Open a table against bots and take its first seat; shows it.",
                        List.of(ModelTools.SETUP, ModelTools.LEVEL, NAME),
                        (guest, given) -> guest.open(given.word("setup"),
                                given.whole("level", ModelTools.USUAL_LEVEL), given.perhaps("name"), WAIT)),
                new ToolForm<>("join", "Sit down at a table of somebody else's.",
                        List.of(GAME, Argument.perhaps("invite", "the word at the end of the invitation's link"), NAME),
                        (guest, given) -> guest.join(given.word("game"), given.perhaps("invite"),
                                given.perhaps("name"), WAIT)),
                new ToolForm<>("look",
                        "What your seat sees now, what happened last, what is asked, and the numbered moves. While others decide it waits up to "
                                + WAIT.toSeconds() + " seconds.",
                        List.of(GAME), (guest, given) -> guest.look(given.word("game"), WAIT)),
                new ToolForm<>("play", "Make a move, and see the table again when you are asked.",
                        List.of(GAME, ModelTools.MOVE),
                        (guest, given) -> guest.play(given.word("game"), given.word("move"), WAIT)),
                new ToolForm<>("explain", "Whether a move is allowed now, and if not, why, with the rule.",
                        List.of(GAME, ModelTools.MOVE),
                        (guest, given) -> guest.explain(given.word("game"), given.word("move"))),
                new ToolForm<>("rule", "The text of a rule by its id.", ModelTools.RULE,
                        (guest, given) -> guest.rule(given.word("game"), given.word("rule"))),
                new ToolForm<>("review",
                        "After the end: what was decided, what was luck, and the costliest decisions, as JSON. It waits in a line: ask again until its stage is DONE.",
                        List.of(GAME), (guest, given) -> guest.review(given.word("game"))));
    }
}
