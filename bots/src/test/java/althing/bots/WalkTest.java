package althing.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class WalkTest {

    private final Walk walk = new Walk();

    @BeforeEach
    void start() {
        walk.start(1);
    }

    @Test
    void aSeatAlone_goesOnFromThePreviousMove() {
        assertThat(walk.decider(0b001)).isEqualTo(0);
        walk.step(0, 7);
        assertThat(walk.decider(0b010)).isEqualTo(1);
        assertThat(walk.node(1)).isEqualTo(7);
    }

    @Test
    void inASimultaneousChoice_noSeatSeesTheOthersMove() {
        walk.decider(0b111);
        walk.step(0, 7);
        assertThat(walk.decider(0b110)).isEqualTo(1);
        assertThat(walk.node(1)).isEqualTo(Tree.ROOT);
        walk.step(1, 8);
        assertThat(walk.decider(0b100)).isEqualTo(2);
        assertThat(walk.node(2)).isEqualTo(Tree.ROOT);
    }

    @Test
    void afterASimultaneousChoice_allGoOnFromTheSearchersMove() {
        chooseAtOnce(7, 8);
        assertThat(walk.decider(0b001)).isEqualTo(0);
        assertThat(walk.node(0)).isEqualTo(8);
    }

    @Test
    void withoutTheSearcher_allGoOnFromTheLowestSeatsMove() {
        walk.decider(0b101);
        walk.step(0, 7);
        walk.decider(0b100);
        walk.step(2, 9);
        assertThat(walk.decider(0b010)).isEqualTo(1);
        assertThat(walk.node(1)).isEqualTo(7);
    }

    @Test
    void aSecretChoiceInSeveralSteps_remembersOnlyOnesOwn() {
        chooseAtOnce(7, 8);
        assertThat(walk.decider(0b011)).isEqualTo(0);
        assertThat(walk.node(0)).isEqualTo(7);
        walk.step(0, 17);
        assertThat(walk.decider(0b010)).isEqualTo(1);
        assertThat(walk.node(1)).isEqualTo(8);
    }

    @Test
    void everyStep_learnsWhatItsSeatGot() {
        Tree tree = new Tree();
        tree.clear();
        int first = tree.add(Tree.ROOT, 0, () -> "a", 0);
        int second = tree.add(Tree.ROOT, 1, () -> "b", 0);
        chooseAtOnce(first, second);
        walk.learn(tree, new double[]{0.25, 0.75});
        assertThat(tree.reward(first)).isEqualTo(0.25);
        assertThat(tree.reward(second)).isEqualTo(0.75);
        assertThat(tree.visits(first)).isEqualTo(1);
    }

    private void chooseAtOnce(int childOfSeat0, int childOfSeat1) {
        walk.decider(0b011);
        walk.step(0, childOfSeat0);
        walk.decider(0b010);
        walk.step(1, childOfSeat1);
    }
}
