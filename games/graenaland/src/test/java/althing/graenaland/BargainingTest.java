package althing.graenaland;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;

import org.junit.jupiter.api.Test;

import althing.engine.MoveList;
import althing.graenaland.advice.GraenalandHeuristics;
import althing.graenaland.table.Moves;
import althing.testkit.Rule;

/** Who follows the heuristics proposes, votes and promises with sense. */
@Rule("GRA-23.1")
class BargainingTest {

    /** The code of the move that looks best. */
    private static String best(Scene scene, int seat) {
        MoveList moves = new MoveList();
        scene.position.moves(seat, moves);
        return moves.toList().stream()
                .max(Comparator
                        .comparingDouble(move -> GraenalandHeuristics.INSTANCE.worth(scene.position, seat, move)))
                .orElseThrow().code();
    }

    /** Seat 1 may propose for the two cards of H1, where 0, 1 and 2 have these many votes. */
    private static Scene cards(int first, int second, int third) {
        return Scene.basic(3).villages(0, "H1", first).villages(1, "H1", second).villages(2, "H1", third)
                .hero(0, "warlord", "F1").hero(1, "warlord", "P1").hero(2, "warlord", "P1").cards("H1", "wood", "ore")
                .share();
    }

    private static double inFavour(Scene scene, int seat) {
        return GraenalandHeuristics.INSTANCE.worth(scene.position, seat, Moves.VOTE_FOR);
    }

    @Test
    void withAMajority_itTakesEverything() {
        Scene scene = cards(1, 3, 1);
        assertThat(best(scene, 1)).isEqualTo("propose H1");
        scene.play(1, "propose H1");
        assertThat(best(scene, 1)).isEqualTo("give 1");
        scene.play(1, "give 1");
        assertThat(best(scene, 1)).isEqualTo("give 1");
    }

    @Test
    void withoutOne_itGivesAPartnerAShare() {
        Scene scene = cards(3, 2, 2).play(1, "propose H1");
        String first = best(scene, 1);
        scene.play(1, first);
        assertThat(first + best(scene, 1)).contains("give 1").containsAnyOf("give 0", "give 2");
    }

    @Test
    void nobodyVotesDownItsOwnProposal_howeverPoor() {
        Scene scene = cards(1, 2, 1).play(1, "propose H1", "give 0", "give 2");
        assertThat(best(scene, 1)).isEqualTo("vote for");
    }

    @Test
    void whoGetsNothingVotesAgainst_whoGetsMuchVotesFor() {
        Scene scene = cards(1, 1, 1).play(1, "propose H1", "give 1", "give 2");
        assertThat(best(scene, 0)).isEqualTo("vote against");
        assertThat(best(scene, 2)).isEqualTo("vote for");
    }

    @Test
    void aPromiseCounts_andCountsLessFromSomebodyWhoBreaksThem() {
        Scene plain = cards(1, 2, 1).play(1, "propose H1", "give 1", "give 1");
        double without = inFavour(plain, 2);
        plain.play(1, "promise vote 2");
        double honest = inFavour(plain, 2);
        plain.position.promises.broken[1] = 4;
        assertThat(honest).isGreaterThan(inFavour(plain, 2));
        assertThat(inFavour(plain, 2)).isGreaterThan(without);
    }

    @Test
    void aPromiseIsNotMade_whereTheProposalPassesAnyway() {
        Scene scene = cards(1, 3, 1).play(1, "propose H1", "give 1", "give 1");
        assertThat(best(scene, 1)).isEqualTo("vote for");
    }

    @Test
    void aPromisedVote_weighsOnItsMaker() {
        Scene scene = cards(1, 1, 1).play(1, "propose H1", "give 1", "give 0").play(0, "promise vote 1", "vote for")
                .play(1, "vote for").play(2, "vote against");
        Scene later = promisedTo(scene);
        double bound = inFavour(later, 0);
        later.position.promises.size = 0;
        assertThat(bound).isGreaterThan(inFavour(later, 0));
    }

    @Test
    void aPromisedCard_isGiven() {
        Scene scene = cards(1, 1, 1).play(1, "propose H1", "give 1", "give 0").play(1, "promise ore 2", "vote for")
                .play(0, "vote for").play(2, "vote against");
        scene.cards("H1", "ore").main(2).share().play(0, "pass").play(1, "propose H1");
        assertThat(best(scene, 1)).isEqualTo("give 2");
    }

    /** The next turn, in which seat 1 proposes again. */
    private static Scene promisedTo(Scene scene) {
        return scene.cards("H1", "ore").main(2).share().play(0, "pass").play(1, "propose H1", "give 1");
    }

    @Test
    void aHeroStaysOut_whereThatWasPromised() {
        Scene scene = cards(1, 2, 1).play(1, "propose H1", "give 0", "give 1").play(0, "promise away", "vote for")
                .play(1, "vote for").play(2, "vote against");
        scene.main(2).orders();
        double bound = GraenalandHeuristics.INSTANCE.worth(scene.position, 0, Moves.named("order warlord w"));
        scene.position.promises.size = 0;
        assertThat(GraenalandHeuristics.INSTANCE.worth(scene.position, 0, Moves.named("order warlord w")))
                .isGreaterThan(bound);
    }
}
