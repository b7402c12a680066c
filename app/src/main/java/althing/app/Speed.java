package althing.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.lab.SpeedCard;

/** Measures how fast the games play on this machine. */
@Command(name = "speed", description = "Measure the speed card of every game, or of one setup.")
final class Speed extends Task {

    /** The answer in JSON. */
    record Answer(List<SpeedCard> cards) {}

    @Parameters(arity = "0..1", paramLabel = "SETUP", description = "Default: every game with as many seats as it takes.")
    private @Nullable String setup;

    Speed(Shell shell) {
        super(shell);
    }

    @Override
    void run() {
        List<SpeedCard> cards = new ArrayList<>();
        for (Setup each : setups()) {
            try (Bar bar = new Bar(shell(), each.line())) {
                cards.add(SpeedCard.measure(each, bar));
            }
        }
        if (asJson()) {
            printJson(new Answer(cards));
        } else {
            cards.forEach(card -> out().print(card.text()));
        }
    }

    private List<Setup> setups() {
        if (setup != null) {
            return List.of(Setup.parse(setup));
        }
        return Games.all().stream().map(Speed::full).toList();
    }

    private static Setup full(Game game) {
        return Setup.of(game, game.maxSeats(), Map.of());
    }
}
