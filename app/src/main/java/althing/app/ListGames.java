package althing.app;

import java.util.List;

import picocli.CommandLine.Command;

import althing.app.RulesText.Change;
import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Option;
import althing.formats.Texts;

/** Lists the games with their seats, options and rules. */
@Command(name = "games", description = "List the games with their options and what has changed in their rules.")
final class ListGames extends Task {

    /** A game as in the hall's HTTP interface, with its title. */
    record Entry(String id, String title, int minSeats, int maxSeats, int rulesVersion, List<Change> rulings,
            List<Option> options) {}

    /** The answer in JSON. */
    record Answer(List<Entry> games) {}

    ListGames(Shell shell) {
        super(shell);
    }

    @Override
    void run() {
        List<Entry> games = Games.all().stream().map(this::entry).toList();
        if (asJson()) {
            printJson(new Answer(games));
            return;
        }
        for (Entry game : games) {
            out().println(words().say("games.title", "id", game.id(), "title", game.title(), "min", game.minSeats(),
                    "max", game.maxSeats()));
            Texts texts = Texts.of(Games.named(game.id()), language());
            for (Option option : game.options()) {
                out().println("  " + option.name() + "=" + String.join("|", option.values()) + "  "
                        + texts.name("option." + option.name()));
            }
            out().println("  " + words().say("rules.newest", "version", game.rulesVersion()));
            new RulesText(language()).listed(game.rulings()).forEach(line -> out().println("  " + line));
        }
    }

    private Entry entry(Game game) {
        return new Entry(game.id(), Texts.of(game, language()).name("title"), game.minSeats(), game.maxSeats(),
                game.rulesVersion(), new RulesText(language()).changes(game), game.options());
    }
}
