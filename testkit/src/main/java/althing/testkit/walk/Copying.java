package althing.testkit.walk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;

import org.jspecify.annotations.Nullable;

import althing.engine.Notation;
import althing.engine.Position;
import althing.engine.Setup;

/** A copy is equal, goes the same way, and leaves alone what it was copied from. */
final class Copying implements Property {

    private @Nullable Position spare;

    @Override
    public void begin(Setup setup, long seed) {
        spare = setup.seeded(seed + 99).start();
    }

    @Override
    public void look(Scene scene) {
        if (scene.isChosen()) {
            compare(scene, Objects.requireNonNull(spare));
        }
    }

    private static void compare(Scene scene, Position spare) {
        Position position = scene.position();
        Notation before = scene.notation();
        Position copy = position.copy();
        spare.become(position);
        assertThat(copy.notation()).isEqualTo(before);
        assertThat(spare.notation()).isEqualTo(before);
        copy.play(scene.seat(), scene.move());
        assertThat(position.notation()).as("after playing %s on a copy", scene.move().code()).isEqualTo(before);
        spare.play(scene.seat(), scene.move());
        assertThat(spare.notation()).isEqualTo(copy.notation());
    }
}
