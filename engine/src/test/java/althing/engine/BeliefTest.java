package althing.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BeliefTest {

    private final Position truth = Setup.parse("stones(seats=3)#7").start();
    private final Belief belief = new Belief(truth, 1);

    @Test
    void aBot_learnsWhatItsSeatSees() {
        assertThat(belief.seat()).isEqualTo(1);
        assertThat(belief.setup()).isEqualTo(truth.setup());
        assertThat(belief.setup().seed()).isEmpty();
        assertThat(belief.view()).isEqualTo(truth.view(1)).isNotEqualTo(truth.view(0));
    }

    @Test
    void aBot_isGivenItsOwnMoves() {
        MoveList moves = new MoveList();
        belief.moves(moves);
        assertThat(moves.isEmpty()).as("seat 0 is asked").isTrue();
        truth.play(0, new Stones.Take(1));
        belief.moves(moves);
        assertThat(moves.toList()).containsExactly(new Stones.Take(1), new Stones.Take(2), new Stones.Roll());
    }

    @Test
    void whatIsImagined_looksTheSame_andTheTruthStays() {
        Notation before = truth.notation();
        Position imagined = belief.imagine(new SplitMix(3));
        assertThat(imagined.view(1)).isEqualTo(truth.view(1));
        assertThat(imagined.notation()).isNotEqualTo(before);
        imagined.play(0, new Stones.Roll());
        assertThat(truth.notation()).isEqualTo(before);
    }

    @Test
    void theSameIsImagined_inASparePosition() {
        Position spare = Setup.parse("stones(seats=3)#8").start();
        belief.imagine(new SplitMix(3), spare);
        assertThat(spare.notation()).isEqualTo(belief.imagine(new SplitMix(3)).notation());
    }
}
