package althing.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;

import althing.engine.Game;
import althing.engine.Games;
import althing.formats.notation.NotationGuide;
import althing.formats.notation.NotationSchema;

/** Describes how positions of a game are written. */
@Command(name = "notation", sortOptions = false, description = "Describe the notation of a game, field by field (Markdown, English).")
final class ShowNotation extends Task {

    /** The answer in JSON. */
    record Answer(String game, String guide, JsonNode schema) {}

    @Parameters(paramLabel = "GAME", description = "The id of a game; 'althing games' lists them.")
    private String game = "";

    @Option(names = "--schema", description = "Print a JSON Schema (2020-12) instead.")
    private boolean schema;

    ShowNotation(Shell shell) {
        super(shell);
    }

    @Override
    void run() {
        Game named = Games.named(game);
        if (schema) {
            printJson(NotationSchema.of(named));
        } else if (asJson()) {
            printJson(new Answer(named.id(), NotationGuide.of(named), NotationSchema.of(named)));
        } else {
            out().print(NotationGuide.of(named));
        }
    }
}
