package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import althing.bots.net.ShippedNets;
import althing.bots.net.ValueNet;
import althing.engine.Features;
import althing.engine.Game;
import althing.engine.Games;

/** A net that a game ships was taught under its newest rules and its present features, and has passed its gate; if not, teach it again. */
class ShippedNetsTest {

    static List<Game> taught() {
        return Games.all().stream().filter(game -> game.heuristics().features().isPresent()).toList();
    }

    @ParameterizedTest
    @MethodSource("taught")
    void theNetOfAGame_fitsIt(Game game) {
        Features features = game.heuristics().features().orElseThrow();
        ValueNet net = ShippedNets.of(game).orElseThrow();
        assertThat(net.game()).isEqualTo(game.id());
        assertThat(net.rules()).as("rules").isEqualTo(game.rulesVersion());
        assertThat(net.features()).isEqualTo(ShippedNets.features(game, features));
        assertThat(net.made()).startsWith("./althing learn '" + game.id());
        assertThat(net.gate()).contains(" with it wins ");
    }
}
