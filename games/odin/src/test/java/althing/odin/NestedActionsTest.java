package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.formats.NotationJson;
import althing.testkit.Rule;
import althing.odin.actions.Turns;
import althing.odin.box.Space;
import althing.odin.box.Throw;

/** FFO-6.8: what is done at any time within an action is an action of its own and leaves the other as it was. */
class NestedActionsTest {

    /** A scene in which seat 0 has played the tutor, who lets it play a card at any time. */
    private static Scene tutor(String... cards) {
        return tutor(Scene.cards("odin(seats=2)"), cards);
    }

    private static Scene tutor(Scene scene, String... cards) {
        scene.played("52a").give("silver");
        for (String card : cards) {
            scene.holds(card);
        }
        return scene;
    }

    private static void readsBack(Scene scene) {
        String written = NotationJson.write(scene.position);
        assertThat(NotationJson.write(NotationJson.read(written))).isEqualTo(written);
    }

    @Test
    @Rule({"FFO-6.8", "FFO-11.2", "FFO-11.12"})
    void aFollowedPillage_leavesTheHuntAHunt() {
        Scene scene = tutor(Scene.cards("odin(seats=2)"), "77A").give("longship").give(1, "longship");
        scene.play("go WM1").rolls(12, 3).play("go SA2B", "fail", "back 0").rolls(8, 7).play("go HU1A", "use 52a 1",
                "play 77A").rolls(12, 10).play("imitate SA2B");
        assertThat(scene.die().action()).isEqualTo(Throw.PILLAGE);
        readsBack(scene);
        scene.play("take jewelry");
        assertThat(scene.die().action()).isEqualTo(Throw.HUNT);
        assertThat(scene.die().result()).isEqualTo(7);
        assertThat(scene.die().rolls()).isEqualTo(1);
        assertThat(scene.options("take")).isZero();
        readsBack(scene);
        scene.play("fail");
        assertThat(scene.position.nextSeat()).isEqualTo(1);
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(
                Scene.map("beans+jewelry+longship+wood+bow+silver"));
    }

    @Test
    @Rule({"FFO-6.8", "FFO-11.12", "FFO-O.85C"})
    void aHuntOfTheHornblower_leavesTheRaidARaid() {
        Scene scene = tutor("85C").give("longship+silver").rolls(8, 6).play("go SA1B", "use 52a 1").rolls(8, 3)
                .play("play 85C", "choose 1");
        assertThat(scene.die().action()).isEqualTo(Throw.HUNT);
        readsBack(scene);
        scene.play("fail");
        assertThat(scene.die().action()).isEqualTo(Throw.RAID);
        assertThat(scene.die().result()).isEqualTo(6);
        scene.play("take rune-stone");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("longship+wood+bow+rune-stone"));
    }

    @Test
    @Rule({"FFO-6.8", "FFO-11.34", "FFO-11.5"})
    void aFailedSnare_paysASnare_andGivesAVikingBack_whateverWasHuntedMeanwhile() {
        Scene scene = tutor("85C").give("silver").rolls(8, 5).play("go HU2B", "use 52a 1").rolls(8, 3)
                .play("play 85C", "choose 1", "fail");
        int vikings = scene.position.thingSquare[0];
        scene.play("fail");
        assertThat(scene.options("back")).isEqualTo(2);
        readsBack(scene);
        scene.play("back 1");
        assertThat((int) scene.position.thingSquare[0]).isEqualTo(vikings + 1);
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("2wood+bow+snare"));
    }

    @Test
    @Rule({"FFO-6.8", "FFO-8.3", "FFO-O.87A"})
    void whatThePreacherDigs_closesNoStripOfTheMountainAction() {
        Scene scene = tutor("87A").strips(7, 7, 7).play("go MT3A", "dig M1 3", "use 52a 1", "play 87A", "choose 2");
        assertThat(scene.can("dig M1 1")).as("another action").isTrue();
        readsBack(scene);
        scene.play("dig M2 4");
        assertThat(scene.refusal("dig M1 1")).isEqualTo("FFO-8.3");
        assertThat(scene.can("dig M2 2")).isTrue();
        readsBack(scene);
    }

    @Test
    @Rule({"FFO-6.8", "FFO-8.8", "FFO-O.17A"})
    void whatThisActionRaised_staysAsItIs_whateverAnotherRaised() {
        Scene scene = tutor("17A").give("peas+flax").play("go MT1C", "upgrade peas", "use 52a 1", "play 17A");
        readsBack(scene);
        scene.play("upgrade flax");
        assertThat(scene.position.isAsked(Turns.FRAME)).as("mead is all that is left").isTrue();
        assertThat(scene.position.nextSeat()).isEqualTo(1);
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("mead+silverware"));
    }

    @Test
    @Rule({"FFO-6.8", "FFO-8.8", "FFO-O.83A"})
    void theWholesaler_actsInTheMiddleOfAnUpgrade() {
        Scene scene = tutor("83A").give("peas+2flax+beans").play("go MT2C", "upgrade peas", "use 52a 1", "play 83A",
                "upgrade flax");
        assertThat(scene.can("upgrade beans")).as("one kind only").isFalse();
        readsBack(scene);
        scene.play("upgrade flax");
        assertThat(scene.refusal("upgrade mead")).as("raised by this action").isEqualTo("FFO-8.8");
        assertThat(scene.can("upgrade stockfish")).as("raised by another").isTrue();
        scene.play("upgrade beans", "upgrade stockfish");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("mead+hide+stockfish+milk"));
        assertThat(scene.position.nextSeat()).isEqualTo(1);
    }

    @Test
    @Rule({"FFO-6.8", "FFO-O.176B"})
    void aCardPlayedWithinAnAction_isPlayedInIt() {
        Scene scene = tutor("43A").played("176B").rolls(8, 5).play("go HU1A", "use 52a 1", "play 43A", "fail");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("fruits+peas+wood+bow"));
    }

    @Test
    @Rule({"FFO-6.8", "FFO-O.187B"})
    void theBelt_isToBeHad_withinWhatInterruptsAnActionToo() {
        Scene scene = tutor("43A").played("187B").give("2flax").rolls(8, 5).play("go HU1A", "use 52a 1");
        assertThat(scene.can("use 187B 2")).isTrue();
        assertThat(tutor("43A").played("187B").give("2flax").play("use 52a 1").can("use 187B 2")).isFalse();
    }

    @Test
    @Rule({"FFO-6.8", "FFO-O.77A", "FFO-3.10"})
    void aSpaceThatIsFollowed_isAnActionOfItsOwn() {
        Scene scene = Scene.cards("odin(seats=2)").holds("77A").holds("43A").give("peas");
        scene.play("go EO2B").position.taken.set(Space.ALL.stream().filter(space -> space.id.equals("MT2C")).findFirst()
                .orElseThrow().index, 2);
        scene.play("play 77A", "imitate MT2C");
        assertThat(scene.refusal("done")).as("at least one effect").isEqualTo("FFO-3.10");
        readsBack(scene);
        scene.play("upgrade peas", "play 43A");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("mead+fruits"));
        assertThat(scene.position.interrupted).isZero();
    }

    /** What stood before: one row for all, which nobody restored. */
    @Test
    @Rule("FFO-6.8")
    void underTheFirstRules_theInnerActionOverwritesTheOuter() {
        Scene scene = tutor(Scene.cards("odin(seats=2,rules=1)"), "85C").give("longship+silver").rolls(8, 6)
                .play("go SA1B", "use 52a 1").rolls(8, 3).play("play 85C", "choose 1", "fail");
        assertThat(scene.die().action()).isEqualTo(Throw.HUNT);
    }
}
