package althing.engine;

import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/** All games on the class path. */
public final class Games {

    private static final List<Game> ALL = ServiceLoader.load(Game.class, Games.class.getClassLoader()).stream()
            .map(ServiceLoader.Provider::get)
            .sorted(Comparator.comparing(Game::id))
            .toList();

    private Games() {
    }

    public static List<Game> all() {
        return ALL;
    }

    /** The game with this id; {@link BadInput} names the games there are. */
    public static Game named(String id) {
        return ALL.stream().filter(game -> game.id().equals(id)).findFirst()
                .orElseThrow(() -> new BadInput("There is no game '" + id + "' here; there is "
                        + ALL.stream().map(Game::id).collect(Collectors.joining(", ")) + "."));
    }
}
