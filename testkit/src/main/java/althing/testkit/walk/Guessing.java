package althing.testkit.walk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import tools.jackson.databind.node.ObjectNode;

import althing.engine.Notation;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.formats.Json;

/** Where two imaginings differ there is something to hide, and then the truth may come up only by chance. */
final class Guessing implements Property {

    private SplitMix random = new SplitMix(0);
    private int hidden;
    private int guessed;

    @Override
    public void begin(Setup setup, long seed) {
        random = SplitMix.stream(seed, 3);
    }

    @Override
    public void look(Scene scene) {
        if (!scene.isChosen()) {
            return;
        }
        ObjectNode one = withoutChance(imagined(scene).notation());
        ObjectNode two = withoutChance(imagined(scene).notation());
        if (!one.equals(two)) {
            hidden++;
            guessed += one.equals(withoutChance(scene.notation())) ? 1 : 0;
        }
    }

    @Override
    public void conclude() {
        assertThat(guessed).as("imagined the truth in %d of %d positions", guessed, hidden)
                .isLessThanOrEqualTo(2 + hidden / 20);
    }

    private Position imagined(Scene scene) {
        Position copy = scene.position().copy();
        copy.imagine(scene.seat(), random);
        return copy;
    }

    private static ObjectNode withoutChance(Notation notation) {
        ObjectNode tree = Json.STRICT.valueToTree(notation);
        return tree.without(List.of("random"));
    }
}
