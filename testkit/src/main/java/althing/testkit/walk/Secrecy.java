package althing.testkit.walk;

import static org.assertj.core.api.Assertions.assertThat;

import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.engine.View;

/**
 * A move that says it disclosed nothing looks the same to everybody in every world that they thought possible. Where it
 * could not be played in such a world, having been played tells something, unless nothing of it can be seen or another
 * move would have looked the same there, as when a card goes face down from a hand to a pile.
 */
final class Secrecy implements Property {

    private SplitMix random = new SplitMix(0);

    @Override
    public void begin(Setup setup, long seed) {
        random = SplitMix.stream(seed, 4);
    }

    @Override
    public void look(Scene scene) {
        if (scene.disclosure().isBarrier()) {
            return;
        }
        for (int viewer = Position.ONLOOKER; viewer < scene.position().seats(); viewer++) {
            Position imagined = scene.position().copy();
            imagined.imagine(viewer == Position.ONLOOKER ? another(scene) : viewer, random);
            compare(scene, viewer, imagined);
        }
    }

    private static void compare(Scene scene, int viewer, Position imagined) {
        View seen = scene.after().view(viewer);
        String code = scene.move().code();
        if (imagined.why(scene.seat(), scene.move()).isEmpty()) {
            imagined.play(scene.seat(), scene.move());
            assertThat(imagined.view(viewer)).as("what %d sees after %s", viewer, code).isEqualTo(seen);
        } else if (!mayLook(imagined, scene.seat(), viewer, seen)) {
            assertThat(seen).as("what %d sees after %s, which not every hand can play", viewer, code)
                    .isEqualTo(scene.view(viewer));
        }
    }

    /** Whether some move of a seat leads to what a viewer sees. */
    private static boolean mayLook(Position position, int seat, int viewer, View seen) {
        return Scene.listed(position, seat).stream().anyMatch(move -> {
            Position after = position.copy();
            after.play(seat, move);
            return after.view(viewer).equals(seen);
        });
    }

    /** Any other seat: what an onlooker does not know it does not know either, its own things aside. */
    private static int another(Scene scene) {
        return (scene.seat() + 1) % scene.position().seats();
    }
}
