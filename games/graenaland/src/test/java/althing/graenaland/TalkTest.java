package althing.graenaland;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

import althing.graenaland.box.Terrain;
import althing.graenaland.table.Pledge;
import althing.graenaland.table.Question;
import althing.graenaland.table.Standing;
import althing.graenaland.talk.Ledger;
import althing.graenaland.view.GraenalandView;
import althing.testkit.Rule;

/** GRA-22 and GRA-7.12: talk and promises. */
class TalkTest {

    /** Seat 1 has proposed to keep both cards of H1; 0 and 2 have a vote each. */
    private static Scene offered() {
        return Scene.basic(3).village(0, "H1").villages(1, "H1", 2).village(2, "H1").cards("H1", "wood", "ore")
                .hero(0, "warlord", "F1").hero(1, "warlord", "F1").hero(2, "warlord", "P1").share()
                .play(1, "propose H1", "give 1", "give 1");
    }

    private static Scene passed(Scene scene) {
        return scene.play(0, "vote for").play(1, "vote for").play(2, "vote against");
    }

    private static List<Standing> standings(Scene scene) {
        return scene.view(0).promises().stream().map(GraenalandView.Promise::standing).toList();
    }

    @Test
    @Rule("GRA-22.1")
    void talkIsOpenInVotesJointWorksPermissions_andAfterTheGame() {
        Scene scene = offered();
        assertThat(scene.view(0).talk()).isTrue();
        passed(scene);
        assertThat(scene.view(0).talk()).isFalse();
        scene.play(0, "joint road H1");
        assertThat(scene.view(0).talk()).isTrue();
        Scene free = Scene.of("graenaland(seats=3,talk=free)").village(1, "H1").hero(1, "warlord", "H1").orders();
        assertThat(free.view(0).talk()).isTrue();
        Scene over = Scene.basic(3).finalBuilding(0, 2).play(2, "done");
        assertThat(over.view(0).talk()).isTrue();
    }

    @Test
    @Rule("GRA-22.2")
    void whileTalkIsClosedNoPromiseCanBeMade() {
        Scene scene = offered();
        passed(scene);
        assertThat(scene.asked()).isEqualTo(Question.BUILD);
        assertThat(scene.refusal(0, "promise road")).isEqualTo("GRA-3.2");
    }

    @Test
    @Rule({"GRA-22.3", "GRA-7.12"})
    void aPromiseIsPublic_holdsIfTheVotePasses_andBindsNobody() {
        Scene scene = offered().play(1, "promise road");
        assertThat(standings(scene)).containsExactly(Standing.MADE);
        assertThat(scene.refusal(1, "promise away")).isEqualTo("GRA-22.3");
        passed(scene);
        assertThat(standings(scene)).containsExactly(Standing.OPEN);
        Scene failed = offered().play(1, "promise road").play(0, "vote against").play(1, "vote for")
                .play(2, "vote against");
        assertThat(standings(failed)).containsExactly(Standing.LAPSED);
        assertThat(failed.clan(1).broken()).isZero();
        scene.position.turn = 2;
        scene.main(1).build().play(1, "done");
        assertThat(standings(scene)).containsExactly(Standing.BROKEN);
        assertThat(scene.clan(1).broken()).isEqualTo(1);
    }

    @Test
    @Rule("GRA-22.3")
    void aPromisedWorkIsKeptByBuildingIt() {
        Scene scene = offered().play(1, "promise rampart");
        passed(scene);
        scene.position.turn = 2;
        scene.main(1).hand(1, "wood", "wood", "ore").build().play(1, "rampart H1");
        assertThat(standings(scene)).containsExactly(Standing.KEPT);
        assertThat(scene.clan(1).kept()).isEqualTo(1);
        assertThat(scene.log()).contains("log.promise", "log.kept");
    }

    @Test
    @Rule("GRA-22.3")
    void aPromisedVoteIsJudgedAtTheNextProposal() {
        for (boolean keeps : new boolean[]{true, false}) {
            Scene scene = offered().play(0, "promise vote 2");
            passed(scene);
            scene.cards("H1", "livestock").main(1).share().play(2, "propose H1", "give 2");
            scene.play(0, keeps ? "vote for" : "vote against").play(1, "vote for").play(2, "vote for");
            assertThat(standings(scene)).containsExactly(keeps ? Standing.KEPT : Standing.BROKEN);
        }
    }

    @Test
    @Rule("GRA-22.3")
    void aPromisedCardIsJudgedWhenItsMakerProposesThereAgain() {
        for (boolean keeps : new boolean[]{true, false}) {
            Scene scene = offered().play(1, "promise wood 2");
            passed(scene);
            scene.cards("H1", "wood").share().play(1, "propose H1", keeps ? "give 2" : "give 1");
            assertThat(standings(scene)).containsExactly(keeps ? Standing.KEPT : Standing.BROKEN);
        }
    }

    @Test
    @Rule("GRA-22.3")
    void aPromiseToStayAway_isBrokenByEntering_andKeptAfterARound() {
        Scene broken = offered().play(1, "promise away");
        passed(broken);
        broken.position.turn = 2;
        broken.orders().play(1, "order warlord w").play(2, "stay");
        assertThat(standings(broken)).containsExactly(Standing.BROKEN);
        Scene kept = offered().play(1, "promise away");
        passed(kept);
        kept.position.turn = 4;
        kept.orders().play(1, "stay").play(2, "stay");
        assertThat(standings(kept)).containsExactly(Standing.KEPT);
    }

    @Test
    void promisesThatNeverCameToTheTest_lapse_andAtMostThreeAreOpen() {
        Scene scene = offered().play(0, "promise vote 2");
        passed(scene);
        scene.position.turn = 20;
        scene.orders().play(1, "stay").play(2, "stay");
        assertThat(standings(scene)).containsExactly(Standing.LAPSED);
        Scene busy = offered();
        for (int i = 0; i < 3; i++) {
            busy.position.promises.entries[busy.position.promises.size++] = Ledger.entry(0, Ledger.NOBODY,
                    Pledge.WORK, i, i, Standing.OPEN, 1);
        }
        assertThat(busy.options(0)).containsExactly("vote for", "vote against");
        assertThat(busy.refusal(0, "promise road")).isEqualTo("GRA-22.3");
    }

    @Test
    @Rule("GRA-22.4")
    void everybodySeesWhatIsOpen_andNobodyWhatIsHidden() {
        Scene scene = Scene.basic(3).village(1, "H1").hand(1, "forest-wood").cards("H1", "ore").faceDown("H1", "wood")
                .hero(1, "warlord", "H1").hero(2, "warlord", "P1").orders().play(1, "order warlord e");
        Scene other = Scene.basic(3).village(1, "H1").hand(1, "forest-grain").cards("H1", "ore")
                .faceDown("H1", "livestock").hero(1, "warlord", "H1").hero(2, "warlord", "P1").orders().play(1, "stay");
        assertThat(scene.view(2)).isEqualTo(other.view(2));
        assertThat(scene.view(-1)).isEqualTo(other.view(-1));
        assertThat(scene.view(2).clans().get(1).backs()).containsKey(Terrain.FOREST);
        assertThat(scene.view(2).provinces().get(1).votes().get(1).total()).isEqualTo(3);
    }
}
