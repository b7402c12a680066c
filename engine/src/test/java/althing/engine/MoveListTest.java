package althing.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class MoveListTest {

    private record Step(int number) implements Move {

        @Override
        public String code() {
            return "step " + number;
        }
    }

    @Test
    void aList_growsAndKeepsItsOrder() {
        MoveList moves = new MoveList();
        for (int i = 0; i < 200; i++) {
            moves.add(new Step(i));
        }

        assertThat(moves.size()).isEqualTo(200);
        assertThat(moves.get(199)).isEqualTo(new Step(199));
        assertThat(moves.contains(new Step(7))).isTrue();
        moves.truncate(3);
        assertThat(moves.toList()).containsExactly(new Step(0), new Step(1), new Step(2));
        assertThat(moves.contains(new Step(7))).isFalse();
    }

    @Test
    void whatWasCleared_cannotBeRead() {
        MoveList moves = new MoveList();
        moves.add(new Step(1));
        moves.clear();

        assertThat(moves.isEmpty()).isTrue();
        assertThatThrownBy(() -> moves.get(0)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void whatWasCutOff_isNotFound() {
        MoveList moves = new MoveList();
        assertThat(moves.isEmpty()).isTrue();
        for (int i = 0; i < 5; i++) {
            moves.add(new Step(i));
        }
        moves.truncate(3);
        assertThat(moves.isEmpty()).isFalse();
        assertThat(moves.contains(new Step(2))).isTrue();
        assertThat(moves.contains(new Step(3))).isFalse();
        moves.truncate(9);
        assertThat(moves.size()).isEqualTo(3);
        assertThatThrownBy(() -> moves.get(3)).hasMessage("move 3 of 3");
    }

    @Test
    void movesOfATable_areAddedByTheirBits_theLowestFirst() {
        Step[] table = new Step[64];
        for (int i = 0; i < table.length; i++) {
            table[i] = new Step(i);
        }
        MoveList moves = new MoveList();
        moves.add(new Step(99));
        moves.addAll(table, 0);
        moves.addAll(table, 1L << 63 | 1L << 5 | 1);
        assertThat(moves.toList()).containsExactly(new Step(99), new Step(0), new Step(5), new Step(63));
        moves.addAll(table, -1);
        moves.addAll(table, -1);
        assertThat(moves.size()).isEqualTo(4 + 2 * 64);
        assertThat(moves.get(4 + 64)).isEqualTo(new Step(0));
        assertThat(moves.get(4 + 2 * 64 - 1)).isEqualTo(new Step(63));
    }
}
