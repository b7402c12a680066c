package althing.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class MemoryTest {

    private static final long KEY = 77;

    private final Memory memory = new Memory(1000);

    @BeforeEach
    void start() {
        memory.clear();
    }

    @Test
    void whatWasNotKept_isNotKnown() {
        memory.keep(KEY, 0, 3, 50, 0, 100, 4);
        assertThat(memory.find(KEY + 1)).isEqualTo(Memory.NONE);
        memory.clear();
        assertThat(memory.find(KEY)).isEqualTo(Memory.NONE);
        assertThat(memory.move(Memory.NONE)).isEqualTo(Memory.NONE);
    }

    @Test
    void anExactScore_sufficesForEveryWindow_butNotDeeper() {
        int place = kept(50);
        assertThat(memory.score(place, 0)).isEqualTo(50);
        assertThat(memory.move(place)).isEqualTo(4);
        assertThat(memory.suffices(place, 0, 3, 60, 61)).isTrue();
        assertThat(memory.suffices(place, 0, 2, 0, 1)).isTrue();
        assertThat(memory.suffices(place, 0, 4, 60, 61)).isFalse();
    }

    @Test
    void aLowerBound_sufficesWhereLessIsEnough() {
        int place = kept(100);
        assertThat(memory.suffices(place, 0, 3, 0, 100)).isTrue();
        assertThat(memory.suffices(place, 0, 3, 0, 101)).isFalse();
    }

    @Test
    void anUpperBound_sufficesWhereMoreIsNeeded() {
        int place = kept(0);
        assertThat(memory.suffices(place, 0, 3, 0, 100)).isTrue();
        assertThat(memory.suffices(place, 0, 3, -1, 100)).isFalse();
    }

    @Test
    void aCertainEnd_isCountedFromWhereItIsSeen() {
        memory.keep(KEY, 5, 3, Score.WIN - 7, 0, Score.WIN, 4);
        assertThat(memory.score(memory.find(KEY), 1)).isEqualTo(Score.WIN - 3);
        memory.keep(KEY, 5, 3, 7 - Score.WIN, -Score.WIN, 0, 4);
        assertThat(memory.score(memory.find(KEY), 1)).isEqualTo(3 - Score.WIN);
    }

    @Test
    void ofTwoThatWantTheSamePlace_theLaterStays() {
        memory.keep(KEY, 0, 3, 50, 0, 100, 4);
        memory.keep(KEY + (1L << 20), 0, 3, 60, 0, 100, 5);
        assertThat(memory.find(KEY)).isEqualTo(Memory.NONE);
        assertThat(memory.score(memory.find(KEY + (1L << 20)), 0)).isEqualTo(60);
    }

    /** The place of a score found three moves deep between 0 and 100. */
    private int kept(int score) {
        memory.keep(KEY, 0, 3, score, 0, 100, 4);
        return memory.find(KEY);
    }
}
