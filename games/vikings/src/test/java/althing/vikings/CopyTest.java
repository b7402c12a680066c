package althing.vikings;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.MoveList;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.vikings.notation.VikingsNotation;

/** A copy is the same position and another one: it goes on alike, and what happens to it happens to nobody else. */
class CopyTest {

    private static VikingsPosition played(Setup setup, int seed, int decisions) {
        VikingsPosition position = (VikingsPosition) setup.seeded(seed).start();
        play(position, seed, decisions);
        return position;
    }

    private static void play(VikingsPosition position, long seed, int decisions) {
        SplitMix random = SplitMix.stream(seed, 3);
        MoveList moves = new MoveList();
        for (int i = 0; i < decisions && !position.isOver(); i++) {
            position.moves(position.nextSeat(), moves);
            position.play(position.nextSeat(), moves.get(random.nextInt(moves.size())));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"vikings(seats=2)", "vikings(seats=4,advanced=true)"})
    void whatOneBecomes_goesOnAsTheOther_andLeavesItAlone(String line) {
        Setup setup = Setup.parse(line);
        for (int decisions = 0; decisions < 120; decisions += 7) {
            VikingsPosition one = played(setup, 5, decisions);
            VikingsPosition other = played(setup, 6, 30);
            VikingsNotation before = one.notation();
            other.become(one);
            assertThat(other.notation()).isEqualTo(before);
            play(other, decisions, 1000);
            assertThat(one.notation()).isEqualTo(before);
            play(one, decisions, 1000);
            assertThat(one.isOver()).isTrue();
            assertThat(one.notation()).isEqualTo(other.notation());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"vikings(seats=2)", "vikings(seats=4,advanced=true)"})
    void whatASeatImagines_looksTheSame_andIsDealtAnew(String line) {
        VikingsPosition position = played(Setup.parse(line), 5, 20);
        VikingsPosition imagined = position.copy();
        imagined.imagine(0, SplitMix.stream(8, 1));
        VikingsNotation truth = position.notation();
        VikingsNotation dream = imagined.notation();
        assertThat(imagined.view(0)).isEqualTo(position.view(0));
        assertThat(dream.stacks()).isNotEqualTo(truth.stacks());
        assertThat(dream.random()).isNotEqualTo(truth.random());
        assertThat(dream.specialStack().equals(truth.specialStack())).isEqualTo(truth.specialStack().isEmpty());
        assertThat(dream.specialStack()).containsExactlyInAnyOrderElementsOf(truth.specialStack());
    }
}
