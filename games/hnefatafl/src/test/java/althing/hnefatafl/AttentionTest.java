package althing.hnefatafl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.Duel;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.hnefatafl.advice.HnefataflHeuristics;
import althing.hnefatafl.rules.HnefataflMove.Step;
import althing.testkit.RandomGame;
import althing.testkit.Rule;

/** What a search is told of positions. */
class AttentionTest {

    private static final Duel DUEL = HnefataflHeuristics.INSTANCE.duel().orElseThrow();

    @ParameterizedTest
    @ValueSource(strings = {"copenhagen", "tablut", "brandubh"})
    @Rule("TAF-5.1")
    void theLoudMoves_areThoseThatCapture(String variant) {
        MoveList loud = new MoveList();
        new RandomGame(Setup.parse("hnefatafl(seats=2,variant=" + variant + ")"), 3).play((position, seat, move) -> {
            DUEL.loud(position, seat, loud);
            assertThat(loud.toList().stream().distinct().toList()).containsExactlyInAnyOrderElementsOf(
                    captures(position, seat));
        });
    }

    /** The moves that capture, but for the king's return to the throne. */
    private static List<Move> captures(Position position, int seat) {
        MoveList moves = new MoveList();
        position.moves(seat, moves);
        List<Move> captures = new ArrayList<>();
        for (Move move : moves.toList()) {
            HnefataflPosition next = (HnefataflPosition) position.copy();
            next.play(seat, move);
            if (next.quiet() == 0 && !next.board.variant.closed.has(((Step) move).to())) {
                captures.add(move);
            }
        }
        return captures;
    }

    @Test
    @Rule("TAF-9.1")
    void aPositionReachedByOtherMoves_isKnownAgain() {
        assertThat(key(Scene.start("brandubh").play("d1-c1", "c4-c2", "d7-c7")))
                .isEqualTo(key(Scene.start("brandubh").play("d7-c7", "c4-c2", "d1-c1")))
                .isNotEqualTo(key(Scene.start("brandubh").play("d7-c7", "c4-c2", "d1-b1")));
    }

    @Test
    @Rule("TAF-9.1")
    void theSideToMove_makesADifference() {
        String[] rows = Scene.start("brandubh").rows().toArray(String[]::new);
        assertThat(key(Scene.attacking("brandubh", rows))).isNotEqualTo(key(Scene.defending("brandubh", rows)));
    }

    @Test
    @Rule("TAF-9.2")
    void whatMayNotComeAgain_makesADifference() {
        Scene back = Scene.start("brandubh").play("d1-c1", "c4-c2", "c1-d1", "c2-c4");
        assertThat(back.rows()).isEqualTo(Scene.start("brandubh").rows());
        assertThat(key(back)).isNotEqualTo(key(Scene.start("brandubh")));
    }

    private static long key(Scene scene) {
        return DUEL.key(scene.position);
    }
}
