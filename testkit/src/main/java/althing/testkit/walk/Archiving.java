package althing.testkit.walk;

import static org.assertj.core.api.Assertions.assertThat;

import althing.engine.GameRecord;
import althing.testkit.RandomGame;

/** A record reads back. */
final class Archiving implements Property {

    @Override
    public void end(RandomGame game, GameRecord record) {
        assertThat(GameRecord.parse(record.text())).isEqualTo(record);
    }
}
