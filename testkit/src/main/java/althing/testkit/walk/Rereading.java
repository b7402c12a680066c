package althing.testkit.walk;

import static org.assertj.core.api.Assertions.assertThat;

import althing.engine.Position;
import althing.formats.NotationJson;

/** A notation reads back as the position that it was written from, and goes on as that one does. */
final class Rereading implements Property {

    @Override
    public void look(Scene scene) {
        if (!scene.isChosen()) {
            return;
        }
        Position read = NotationJson.read(NotationJson.write(scene.position()));
        assertThat(read.notation()).isEqualTo(scene.notation());
        assertThat(Scene.listed(read, scene.seat())).isEqualTo(scene.listed(scene.seat()));
        read.play(scene.seat(), scene.move());
        assertThat(read.notation()).as("after %s", scene.move().code()).isEqualTo(scene.notationAfter());
    }
}
