package althing.testkit.walk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;

import althing.engine.FeatureRow;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;

/** An imagined position cannot be told from the truth, and goes on: whoever is asked in it has an answer. */
final class Indistinguishable implements Property {

    private SplitMix random = new SplitMix(0);

    @Override
    public void begin(Setup setup, long seed) {
        random = SplitMix.stream(seed, 2);
    }

    @Override
    public void look(Scene scene) {
        if (!scene.isChosen()) {
            return;
        }
        Position position = scene.position();
        for (int seat = 0; seat < position.seats(); seat++) {
            Position imagined = position.copy();
            imagined.imagine(seat, random);
            assertThat(imagined.view(seat)).as("view of seat %d", seat).isEqualTo(scene.view(seat));
            assertThat(imagined.pending()).isEqualTo(position.pending());
            assertThat(Scene.listed(imagined, seat)).isEqualTo(scene.listed(seat));
            assertThat(silent(imagined)).as("seats that have no answer in what seat %d imagines", seat).isEmpty();
            assertThat(knownPoints(imagined, seat)).as("points that seat %d knows", seat)
                    .isEqualTo(knownPoints(position, seat));
            assertThat(features(imagined, seat)).as("features of seat %d", seat).isEqualTo(features(position, seat));
            assertThat(observed(imagined, seat)).as("numbers that seat %d sees", seat)
                    .isEqualTo(observed(position, seat));
        }
    }

    private static List<Integer> silent(Position position) {
        return IntStream.range(0, position.seats()).filter(position::isPending)
                .filter(seat -> Scene.listed(position, seat).isEmpty()).boxed().toList();
    }

    /** What a net learns from, a line for each feature; nothing where none is taught. */
    private static List<String> features(Position position, int seat) {
        return position.setup().game().heuristics().features()
                .map(features -> FeatureRow.lines(features, position, seat)).orElse(List.of());
    }

    /** What programs learn from outside, a line for each number. */
    private static List<String> observed(Position position, int seat) {
        return position.setup().game().observation()
                .map(observation -> FeatureRow.lines(observation, position, seat)).orElse(List.of());
    }

    private static List<Integer> knownPoints(Position position, int viewer) {
        return position.scoreSheet().of(seat -> position.knowsPoints(viewer, seat)).total();
    }
}
