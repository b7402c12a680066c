package althing.bots.net;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

import althing.engine.FeatureRow;
import althing.engine.Features;
import althing.engine.Game;
import althing.engine.Setup;

/** The nets that games ship, {@code value.net} beside their data, and what their features are called; each is read once. Thread safe. */
public final class ShippedNets {

    private static final Map<String, Optional<ValueNet>> READ = new ConcurrentHashMap<>();
    private static final Map<String, List<String>> FEATURES = new ConcurrentHashMap<>();

    private ShippedNets() {
    }

    public static Optional<ValueNet> of(Game game) {
        return READ.computeIfAbsent(game.id(), _ -> read(game));
    }

    /** What the features of a game are called, in order. */
    public static List<String> features(Game game, Features features) {
        return FEATURES.computeIfAbsent(game.id(), _ -> FeatureRow.names(features,
                Setup.of(game, game.maxSeats(), Map.of()).seeded(1).start()));
    }

    private static Optional<ValueNet> read(Game game) {
        try (InputStream file = game.getClass().getResourceAsStream("/althing/" + game.id() + "/value.net")) {
            return file == null
                    ? Optional.empty()
                    : Optional.of(NetFile.read(new String(file.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException("The net of " + game.id() + " cannot be read.", e);
        }
    }
}
