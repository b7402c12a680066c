package althing.testkit.walk;

import static org.assertj.core.api.Assertions.assertThat;

import althing.engine.Position;
import althing.engine.Setup;

/** A game that says it keeps no secrets shows everybody the same; one that says it keeps some shows somebody more. */
final class Openness implements Property {

    private boolean secrets;
    private boolean said;

    @Override
    public void begin(Setup setup, long seed) {
        said = setup.game().keepsSecrets(setup);
    }

    @Override
    public void look(Scene scene) {
        if (secrets) {
            return;
        }
        Position position = scene.position();
        for (int seat = 0; seat < position.seats() && !secrets; seat++) {
            secrets = !position.knowsPoints(Position.ONLOOKER, seat)
                    || !scene.view(seat).equals(scene.view(Position.ONLOOKER));
        }
    }

    @Override
    public void conclude() {
        assertThat(said).as("whether it says that it keeps secrets").isEqualTo(secrets);
    }
}
