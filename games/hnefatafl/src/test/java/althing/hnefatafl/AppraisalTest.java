package althing.hnefatafl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;

import org.junit.jupiter.api.Test;

import althing.hnefatafl.advice.HnefataflHeuristics;
import althing.hnefatafl.board.Side;
import althing.testkit.Rule;

/** What positions are thought to be worth. */
class AppraisalTest {

    /** The king cannot get to any corner. */
    private static final String[] LOCKED = {
            "...a...a...",
            "..a.....a..",
            ".a.......a.",
            "a.....k...a",
            "........a..",
            "...........",
            "a..........",
            ".a.........",
            "..a.......a",
            ".dda.....a.",
            "...da...a.."};

    @Test
    @Rule("TAF-10.3")
    void anAdvantage_fadesAsADrawForLackOfCapturesComesNear() {
        double fresh = toAttackers(0, LOCKED);
        assertThat(fresh).isPositive();
        assertThat(toAttackers(100, LOCKED)).isEqualTo(fresh);
        assertThat(toAttackers(150, LOCKED)).isCloseTo(fresh * 0.75, within(1e-9));
        assertThat(toAttackers(199, LOCKED)).isBetween(fresh * 0.5, fresh * 0.51);
    }

    @Test
    void aKingWithoutAWayOut_isHeldByWhoeverTakesSquaresFromHim() {
        String[] held = LOCKED.clone();
        held[3] = "a.....k.a.a";
        held[4] = "...........";
        assertThat(toAttackers(0, held) - toAttackers(0, LOCKED)).isGreaterThan(0.5);
    }

    private static double toAttackers(int quiet, String... rows) {
        return HnefataflHeuristics.INSTANCE.value(
                Scene.of("copenhagen", Side.ATTACKERS, quiet, quiet, List.of(rows)).position,
                Side.ATTACKERS);
    }
}
