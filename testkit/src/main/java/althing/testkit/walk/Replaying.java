package althing.testkit.walk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import althing.engine.GameRecord;
import althing.engine.Notation;
import althing.engine.Position;
import althing.engine.Setup;
import althing.testkit.RandomGame;

/** The same setup and moves give the same positions. */
final class Replaying implements Property {

    private final List<Notation> notations = new ArrayList<>();

    @Override
    public void begin(Setup setup, long seed) {
        notations.clear();
    }

    @Override
    public void look(Scene scene) {
        notations.add(scene.notation());
    }

    @Override
    public void end(RandomGame game, GameRecord record) {
        Position again = record.setup().start();
        for (int i = 0; i < notations.size(); i++) {
            assertThat(again.notation()).as("after %d moves", i).isEqualTo(notations.get(i));
            again.play(record.moves().get(i).seat(), record.moves().get(i).move());
        }
        assertThat(again.notation()).isEqualTo(game.position().notation());
        notations.clear();
    }
}
