package althing.hnefatafl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Objects;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.engine.BadInput;
import althing.hnefatafl.board.Side;
import althing.hnefatafl.board.Square;
import althing.hnefatafl.board.Squares;
import althing.hnefatafl.board.Variant;
import althing.testkit.Rule;

/** TAF-1: the board and the pieces. */
class BoardTest {

    @ParameterizedTest
    @CsvSource({"copenhagen, 11, k11", "tablut, 9, i9", "brandubh, 7, g7"})
    @Rule("TAF-1.1")
    void theBoardIsASquare_fromA1AtTheLowerLeft(String variant, int size, String last) {
        Variant board = Variant.named(variant);
        assertThat(board.size).isEqualTo(size);
        assertThat(board.all.count()).isEqualTo(size * size);
        assertThat(board.all.names()).startsWith("a1", "b1").endsWith(last);
        assertThat(Scene.start(variant).rows()).hasSize(size).allMatch(row -> row.length() == size);
    }

    @Test
    @Rule("TAF-1.1")
    void aSquareBeyondTheBoard_isRefused() {
        assertThat(Scene.start("brandubh").forbids("d1-h1")).isEqualTo("TAF-1.1");
        assertThat(Scene.start("brandubh").forbids("d8-d6")).isEqualTo("TAF-1.1");
        assertThatThrownBy(() -> Scene.move("d1-l1")).isInstanceOf(BadInput.class).hasMessageContaining("'move d1 l1'");
        assertThat(Square.find("-")).isNull();
    }

    @ParameterizedTest
    @CsvSource({"copenhagen, f6", "tablut, e5", "brandubh, d4"})
    @Rule("TAF-1.2")
    void theThroneIsInTheMiddle(String variant, String throne) {
        assertThat(Square.name(Variant.named(variant).throne)).isEqualTo(throne);
    }

    @Test
    @Rule("TAF-1.3")
    void cornersAreSpecial_exceptInTablut() {
        assertThat(Variant.named("copenhagen").corners.names()).containsExactly("a1", "k1", "a11", "k11");
        assertThat(Variant.named("brandubh").corners.names()).containsExactly("a1", "g1", "a7", "g7");
        assertThat(Variant.named("tablut").corners.names()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"copenhagen, 40", "tablut, 32", "brandubh, 24"})
    @Rule("TAF-1.4")
    void theEdgeIncludesTheCorners(String variant, int squares) {
        assertThat(Variant.named(variant).edge.count()).isEqualTo(squares);
        assertThat(Variant.named(variant).edge.names()).contains("a1", "b1", "a2").doesNotContain("b2");
    }

    @ParameterizedTest
    @CsvSource({"copenhagen, 24, 12", "tablut, 16, 8", "brandubh, 8, 4"})
    @Rule("TAF-1.5")
    void theAttackersHaveMen_theDefendersMenAndAKing(String variant, int attackers, int defenders) {
        HnefataflPosition position = Scene.start(variant).position;
        assertThat(position.board.countMen(Side.ATTACKERS)).isEqualTo(attackers);
        assertThat(position.board.pieces(Side.ATTACKERS).count()).isEqualTo(attackers);
        assertThat(position.board.countMen(Side.DEFENDERS)).isEqualTo(defenders);
        assertThat(position.board.king()).isEqualTo(Variant.named(variant).throne);
    }

    @Test
    void widening_addsTheNeighboursOfEverySquare_andDoesNotGoRoundTheEdge() {
        for (int square = 0; square < Square.COUNT; square++) {
            Squares wide = new Squares();
            wide.add(square);
            wide.widen();
            Squares expected = new Squares();
            expected.add(square);
            for (int direction = 0; direction < Variant.DIRECTIONS; direction++) {
                int neighbour = Variant.named("copenhagen").neighbour(square, direction);
                if (neighbour != Square.NONE) {
                    expected.add(neighbour);
                }
            }
            assertThat(wide).as(Square.name(square)).isEqualTo(expected).hasSameHashCodeAs(expected);
        }
    }

    @Test
    void aSetOfSquares_isWalkedInOrder() {
        Squares squares = new Squares();
        for (String name : new String[]{"k11", "j6", "i6", "a1"}) {
            squares.add(square(name));
        }
        assertThat(squares).hasToString("a1 i6 j6 k11");
        squares.remove(square("j6"));
        squares.remove(square("a1"));
        assertThat(squares.names()).containsExactly("i6", "k11");
        assertThat(squares.count()).isEqualTo(2);
    }

    private static int square(String name) {
        return Objects.requireNonNull(Square.find(name));
    }
}
