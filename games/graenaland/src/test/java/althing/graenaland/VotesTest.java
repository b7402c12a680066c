package althing.graenaland;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

import althing.graenaland.table.Question;
import althing.testkit.Rule;

/** GRA-6 and GRA-17: votes. */
class VotesTest {

    @Test
    @Rule({"GRA-6.1", "GRA-10.4", "GRA-11.7"})
    void everySettlementIsAVote() {
        assertThat(Scene.basic(4).villages(0, "P1", 2).building(0, "fort", "P1").village(1, "P1").votes("P1"))
                .containsExactly(3, 1, 0, 0);
    }

    @Test
    @Rule({"GRA-6.2", "GRA-6.6", "GRA-12.1"})
    void aWarlordBringsHisArmy_alsoWithoutASettlement() {
        Scene scene = Scene.basic(4).village(0, "P1").hero(0, "warlord", "P1").army(0, 2).hero(1, "warlord", "P1")
                .army(1, 4);
        assertThat(scene.votes("P1")).containsExactly(3, 4, 0, 0);
        assertThat(scene.hero(1, "warlord", "F1").votes("F1")).containsExactly(0, 4, 0, 0);
    }

    @Test
    @Rule({"GRA-6.3", "GRA-6.5"})
    void aPriestSilencesWarlords_whoStillCountForSkalds() {
        Scene scene = Scene.basic(4).hero(0, "warlord", "P1").army(0, 5).hero(1, "priest", "P1").hero(2, "skald", "P1");
        assertThat(scene.votes("P1")).containsExactly(0, 0, 2, 0);
    }

    @Test
    @Rule("GRA-6.4")
    void aSkaldBringsOneForEveryOtherHero() {
        Scene scene = Scene.basic(4).hero(0, "skald", "P1");
        assertThat(scene.votes("P1")).containsExactly(0, 0, 0, 0);
        assertThat(scene.hero(1, "skald", "P1").hero(2, "warlord", "P1").votes("P1")).containsExactly(2, 2, 1, 0);
    }

    @Test
    @Rule({"GRA-6.7", "GRA-13.13", "GRA-13.14"})
    void aRampartWeakensTheWarlordOfAnOutsiderOnly() {
        Scene scene = Scene.basic(4).work("rampart", "P1").village(0, "P1").hero(0, "warlord", "P1").army(0, 2)
                .hero(1, "warlord", "P1").army(1, 3).hero(2, "skald", "P1");
        assertThat(scene.votes("P1")).containsExactly(3, 2, 2, 0);
    }

    @Test
    @Rule("GRA-6.8")
    void noHeroFallsBelowZero_andThePriestComesFirst() {
        Scene scene = Scene.basic(4).work("rampart", "P1").hero(1, "warlord", "P1");
        assertThat(scene.votes("P1")).containsExactly(0, 0, 0, 0);
        assertThat(scene.army(1, 4).hero(2, "priest", "P1").votes("P1")).containsExactly(0, 0, 0, 0);
    }

    @Test
    @Rule("GRA-6.9")
    void withoutAVoteThereIsNoPartInAProvince() {
        Scene scene = Scene.basic(4).village(0, "P1").village(2, "P1", "F1").village(1, "F1").cards("P1", "grain")
                .cards("F1", "wood").share();
        assertThat(scene.options(1)).containsExactly("propose F1", "pass");
        assertThat(scene.refusal(1, "propose P1")).isEqualTo("GRA-6.9");
        scene.play(1, "propose F1");
        assertThat(scene.options(1)).containsExactly("give 1", "give 2");
        assertThat(scene.play(1, "give 1").pending()).isEqualTo(List.of(1, 2));
        assertThat(scene.asked()).isEqualTo(Question.VOTE);
    }

    @Test
    @Rule({"GRA-17.1", "GRA-17.2"})
    void withThreePlayersEveryHeroHasOneMore_butNotAgainstAPriest() {
        assertThat(Scene.basic(3).hero(0, "warlord", "P1").army(0, 2).hero(1, "skald", "P1").votes("P1"))
                .containsExactly(3, 2, 0);
        assertThat(Scene.basic(3).hero(0, "warlord", "P1").hero(1, "priest", "P1").votes("P1")).containsExactly(0, 1,
                0);
    }

    @Test
    @Rule("GRA-17.3")
    void withThreePlayersARampartWeakensEveryHeroOfAnOutsider() {
        Scene scene = Scene.basic(3).work("rampart", "P1").hero(0, "skald", "P1").hero(1, "priest", "P1")
                .village(2, "P1")
                .hero(2, "skald", "P1");
        assertThat(scene.votes("P1")).containsExactly(2, 0, 4);
    }
}
