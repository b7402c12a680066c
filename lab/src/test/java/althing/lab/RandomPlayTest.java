package althing.lab;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;

class RandomPlayTest {

    private final RandomPlay play = new RandomPlay(Setup.parse("vikings(seats=2)"));

    @Test
    void aSpeedCard_countsWhatWasPlayed() {
        for (int i = 0; i < 20; i++) {
            play.playOut();
        }
        assertThat(play.length()).isGreaterThan(72);
        assertThat(play.branching()).isGreaterThan(1);
        assertThat(play.bytesPerDecision()).isNotNegative();
    }

    @Test
    void somewhereInAGame_thereIsAChoice() {
        play.playOut();
        MoveList moves = new MoveList();
        for (int i = 0; i < 20; i++) {
            Position position = play.somewhere();
            position.moves(position.nextSeat(), moves);
            assertThat(moves.size()).isGreaterThan(1);
        }
    }
}
