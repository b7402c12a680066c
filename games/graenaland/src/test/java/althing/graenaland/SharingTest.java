package althing.graenaland;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;

import org.junit.jupiter.api.Test;

import althing.engine.Disclosure;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Resource;
import althing.graenaland.table.Question;
import althing.graenaland.view.GraenalandView;
import althing.testkit.Rule;

/** GRA-7: proposals and votes. */
class SharingTest {

    /** Two votes of seat 1, one of seat 2 and one of the main player; a wood and an ore, and a hidden livestock. */
    private static Scene hills() {
        return Scene.basic(3).village(0, "H1").villages(1, "H1", 2).village(2, "H1").cards("H1", "wood", "ore")
                .faceDown("H1", "livestock").share();
    }

    private static Scene offered() {
        return hills().play(1, "propose H1", "give 1", "give 2", "give 1");
    }

    @Test
    @Rule({"GRA-7.1", "GRA-7.18"})
    void everybodyButTheMainPlayerProposesInTurn() {
        Scene scene = hills();
        assertThat(scene.pending()).containsExactly(1);
        assertThat(scene.refusal(2, "propose H1")).isEqualTo("GRA-7.1");
        scene.play(1, "pass");
        assertThat(scene.pending()).containsExactly(2);
        scene.play(2, "pass");
        assertThat(scene.asked()).isEqualTo(Question.BUILD);
    }

    @Test
    @Rule("GRA-7.13")
    void theViewTellsHowManyVotesCarryAProposal() {
        Scene scene = hills();
        assertThat(scene.place("H1").needed()).isEqualTo(3);
        GraenalandView.Offer offer = Objects.requireNonNull(offered().view(0).offer());
        assertThat(offer.needed()).isEqualTo(3);
        assertThat(scene.villages(1, "H1", 2).place("H1").needed()).isEqualTo(4);
    }

    @Test
    @Rule("GRA-7.2")
    void aProposalNeedsACardAndAVote() {
        Scene scene = Scene.basic(3).village(1, "H1", "F1").village(2, "H1").cards("H1", "ore").share();
        assertThat(scene.options(1)).containsExactly("propose H1", "pass");
        assertThat(scene.refusal(1, "propose F1")).isEqualTo("GRA-7.2");
        assertThat(scene.refusal(1, "propose P2")).isEqualTo("GRA-2.1");
    }

    @Test
    @Rule({"GRA-7.3", "GRA-7.5"})
    void everyCardGoesToSomebody_evenAllToOne() {
        Scene scene = hills().play(1, "propose H1");
        assertThat(Objects.requireNonNull(scene.view(1).composing()).left()).isEqualTo(3);
        scene.play(1, "give 1", "give 1");
        assertThat(scene.asked()).isEqualTo(Question.ASSIGN);
        assertThat(Objects.requireNonNull(scene.view(1).composing()).next()).isNull();
        scene.play(1, "give 1");
        assertThat(Objects.requireNonNull(scene.view(2).offer()).shares())
                .containsExactly(new GraenalandView.Share(1, List.of(Resource.WOOD, Resource.ORE), 1));
    }

    @Test
    @Rule("GRA-7.4")
    void onlyWhoHasAVote_theMainPlayerToo_getsCards() {
        Scene scene = Scene.basic(4).village(0, "H1").village(1, "H1").cards("H1", "wood").share().play(1,
                "propose H1");
        assertThat(scene.options(1)).containsExactly("give 0", "give 1");
        assertThat(scene.refusal(1, "give 2")).isEqualTo("GRA-7.4");
    }

    @Test
    @Rule({"GRA-7.6", "GRA-7.7"})
    void nobodyLearnsOfAProposal_orMayTalk_beforeItIsMade() {
        Scene scene = hills();
        GraenalandView before = scene.view(2);
        assertThat(scene.playOne(1, "propose H1")).isEqualTo(Disclosure.NOTHING);
        assertThat(scene.playOne(1, "give 1")).isEqualTo(Disclosure.NOTHING);
        assertThat(scene.view(2)).isEqualTo(before);
        assertThat(scene.view(2).talk()).isFalse();
        assertThat(scene.view(-1).composing()).isNull();
    }

    @Test
    @Rule({"GRA-7.8", "GRA-7.9"})
    void aPublishedProposalStands_andIsVotedOnAtOnce() {
        Scene scene = offered();
        assertThat(scene.asked()).isEqualTo(Question.VOTE);
        assertThat(scene.refusal(1, "give 1")).isEqualTo("GRA-7.10");
        assertThat(scene.refusal(1, "propose H1")).isEqualTo("GRA-7.10");
        assertThat(scene.refusal(2, "pass")).isEqualTo("GRA-7.10");
    }

    @Test
    @Rule("GRA-7.10")
    void allVotersSayForOrAgainst_openly() {
        Scene scene = offered();
        assertThat(scene.pending()).containsExactly(0, 1, 2);
        scene.play(1, "vote for");
        assertThat(Objects.requireNonNull(scene.view(2).offer()).ballots().get(1))
                .isEqualTo(new GraenalandView.Ballot(1, 2, true));
        assertThat(scene.refusal(1, "vote against")).isEqualTo("GRA-7.10");
    }

    @Test
    @Rule("GRA-7.11")
    void duringTheVoteTalkIsOpen_andPromisesAreMade() {
        Scene scene = offered();
        assertThat(scene.view(2).talk()).isTrue();
        assertThat(scene.options(1)).contains("promise road", "promise wood 2", "promise vote 0", "promise away");
        scene.play(1, "promise rampart");
        assertThat(scene.view(2).promises()).hasSize(1);
        assertThat(Objects.requireNonNull(scene.view(2).offer()).shares())
                .isEqualTo(Objects.requireNonNull(offered().view(2).offer()).shares());
    }

    @Test
    @Rule("GRA-7.13")
    void itNeedsMoreThanHalfOfAllVotes() {
        assertThat(Objects.requireNonNull(offered().view(0).offer()).needed()).isEqualTo(3);
        Scene tie = offered().play(1, "vote for").play(0, "vote against").play(2, "vote against");
        assertThat(tie.log()).contains("log.failed");
        Scene passed = offered().play(1, "vote for").play(0, "vote for").play(2, "vote against");
        assertThat(passed.log()).contains("log.passed");
    }

    @Test
    @Rule({"GRA-7.14", "GRA-4.7", "GRA-13.6"})
    void theCardsGoToTheHands_andHiddenOnesAreSeenByTheirOwnerAlone() {
        Scene scene = offered().play(1, "vote for").play(0, "vote for").play(2, "vote for");
        assertThat(scene.handOf(1)).containsExactly("livestock", "wood");
        assertThat(scene.handOf(2)).containsExactly("ore");
        assertThat(Cards.total(scene.position.known[2 * 3 + 1])).isEqualTo(1);
        assertThat(scene.place("H1").cards()).isEmpty();
        assertThat(scene.place("H1").faceDown()).isZero();
    }

    @Test
    @Rule({"GRA-7.15", "GRA-7.16", "GRA-7.17", "GRA-7.19"})
    void afterAFailure_theCardsStay_andTheNextMayProposeTheSame() {
        Scene scene = offered().play(1, "vote for").play(0, "vote against").play(2, "vote against");
        assertThat(scene.place("H1").cards()).hasSize(2);
        assertThat(scene.place("H1").faceDown()).isEqualTo(1);
        assertThat(scene.pending()).containsExactly(2);
        scene.play(2, "propose H1", "give 1", "give 2", "give 1");
        scene.play(0, "vote against").play(1, "vote against").play(2, "vote for");
        assertThat(scene.asked()).isEqualTo(Question.BUILD);
        assertThat(scene.play(0, "done").place("H1").cards()).hasSizeGreaterThanOrEqualTo(2);
    }

    @Test
    void whoIsAloneWithVotes_takesAllAtOnce() {
        Scene scene = Scene.basic(3).village(1, "H1").cards("H1", "wood", "ore").share().play(1, "propose H1");
        assertThat(scene.handOf(1)).containsExactly("wood", "ore");
        assertThat(scene.asked()).isEqualTo(Question.BUILD);
    }

    @Test
    @Rule("GRA-7.13")
    void whoDecidesAlone_isNamed() {
        assertThat(offered().position.prompt(1).key()).isEqualTo("prompt.vote");
        Scene scene = Scene.basic(3).village(0, "H1").villages(1, "H1", 3).village(2, "H1").cards("H1", "wood", "ore")
                .share().play(1, "propose H1", "give 1", "give 1");
        assertThat(scene.position.prompt(1).key()).isEqualTo("prompt.vote.mine");
        assertThat(scene.position.prompt(2).key()).isEqualTo("prompt.vote.other");
    }

    @Test
    @Rule("GRA-7.10")
    void whoProposes_isNotToldOfAStranger() {
        Scene scene = Scene.basic(3).village(1, "H1").village(2, "H1").cards("H1", "wood").share().play(1, "propose H1",
                "give 1");
        assertThat(scene.position.prompt(1).args()).containsEntry("own", "yes");
        assertThat(scene.position.prompt(2).args()).containsEntry("own", "no");
    }
}
