package althing.app;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

import althing.bots.Bots;
import althing.engine.BadInput;
import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Option;
import althing.engine.Setup;
import althing.formats.Texts;

/** The games of one guest who reads and writes, by number. One call at a time. */
final class Parlour {

    private static final int MOST_GAMES = 32;

    private final Map<String, ParlourGame> games = new LinkedHashMap<>();
    private final String language;
    private int opened;

    Parlour(String language) {
        this.language = language;
    }

    /** The games there are, with their options. */
    synchronized String games() {
        return Games.all().stream().map(this::told).collect(Collectors.joining("\n"));
    }

    private String told(Game game) {
        return game.id() + ": " + Texts.of(game, language).name("title") + ", " + game.minSeats() + " to "
                + game.maxSeats() + " seats"
                + game.options().stream().map(Parlour::told).collect(Collectors.joining());
    }

    private static String told(Option option) {
        return "; " + option.name() + "=" + String.join("|", option.values());
    }

    /** Opens a game against bots of a level; its number, and the first look at it. */
    synchronized String open(String setupLine, int seat, int level) {
        Setup setup = Seeds.drawn(Setup.parse(setupLine));
        if (games.size() == MOST_GAMES) {
            games.remove(games.keySet().iterator().next());
        }
        ParlourGame game = new ParlourGame(setup, seat, Bots.level(level).name(), language);
        String id = Integer.toString(++opened);
        games.put(id, game);
        return "game " + id + "\n" + game.look();
    }

    synchronized String look(String id) {
        return game(id).look();
    }

    synchronized String play(String id, String move) {
        return game(id).play(move);
    }

    synchronized String explain(String id, String move) {
        return game(id).explain(move);
    }

    synchronized String review(String id) {
        return game(id).review();
    }

    /** The text of a rule of a game. */
    synchronized String rule(String game, String id) {
        return ParlourGame.rule(Setup.parse(game), id, language);
    }

    private ParlourGame game(String id) {
        ParlourGame game = games.get(id);
        if (game == null) {
            throw new BadInput(
                    "There is no game " + id + "; new_game opens one, and the oldest goes when there are more than "
                            + MOST_GAMES + ".");
        }
        return game;
    }
}
