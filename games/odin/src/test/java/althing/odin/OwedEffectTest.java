package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.testkit.Rule;
import althing.odin.box.Throw;

/** FFO-3.10: at least one effect of an action comes about, whatever cards do beside it. */
class OwedEffectTest {

    private static Scene scene() {
        return Scene.cards("odin(seats=2)");
    }

    @Test
    @Rule({"FFO-3.6", "FFO-3.10", "FFO-O.88C"})
    void theClerk_leavesTheSilverForOverseasTrading() {
        Scene scene = scene().played("88C").give("knarr+silver+flax+oil").play("go SA2A");
        assertThat(scene.position.asked()).as("there is nothing to ask before").isEqualTo(Question.OVERSEAS);
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("knarr+flax+oil"));
        Scene richer = scene().played("88C").give("knarr+2silver+flax").play("go SA2A", "choose 1");
        assertThat(richer.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("knarr+mead"));
    }

    @Test
    @Rule({"FFO-3.10", "FFO-6.8"})
    void noSilverIsLaid_thatTheActionNeeds() {
        Scene scene = scene().played("37A").give("knarr+silver+flax").play("go SA1A");
        assertThat(scene.position.asked()).isEqualTo(Question.UPGRADE);
        assertThat(scene.refusal("place silver home")).isEqualTo("FFO-3.10");
        scene.play("done");
        assertThat(scene.count("silver")).isZero();
    }

    @Test
    @Rule({"FFO-3.10", "FFO-O.52a"})
    void aCardOfTheTutor_isNoEffectOfTheSpace() {
        Scene scene = scene().played("52a").holds("12A").give("silver+peas").strips(7).play("go MT1B", "use 52a 1",
                "play 12A", "done");
        assertThat(scene.position.asked()).isEqualTo(Question.UPGRADE);
        assertThat(scene.refusal("done")).as("a chest is neither an item nor an upgrade").isEqualTo("FFO-3.10");
        scene.play("upgrade peas");
        assertThat(scene.position.nextSeat()).isEqualTo(1);
    }

    @Test
    @Rule({"FFO-3.10", "FFO-O.99A"})
    void aCardPlayedForTheDraw_isNoEffectOfTheSpace() {
        Scene scene = scene().played("99A").holds("12A").strips(7).play("go MT3A", "play 12A");
        assertThat(scene.refusal("done")).isEqualTo("FFO-3.10");
    }

    @Test
    @Rule({"FFO-3.10", "FFO-O.84B"})
    void anEmigrationByACard_isNoEffectOfTheSpace() {
        Scene scene = scene().holds("84B").give("2knarr").strips(7).play("go MT4A", "play 84B", "emigrate knarr");
        assertThat(scene.position.asked()).isEqualTo(Question.MOUNTAIN);
        assertThat(scene.refusal("done")).isEqualTo("FFO-3.10");
    }

    @Test
    @Rule({"FFO-3.10", "FFO-O.185B"})
    void whatIsDoneInstead_mustBeDone() {
        Scene scene = scene().played("185B").give("longship+oil").play("go SA1B", "use 185B 1");
        assertThat(scene.refusal("done")).isEqualTo("FFO-3.10");
        assertThat(scene.refusal("place oil home")).as("the only good").isEqualTo("FFO-3.10");
        scene.play("upgrade oil");
        assertThat(scene.position.nextSeat()).isEqualTo(1);
    }

    @Test
    @Rule({"FFO-3.10", "FFO-O.185B"})
    void whereACardCanDoNothingInsteadAnyMore_theActionIsDone() {
        Scene scene = scene().played("185B").give("longship+oil").rolls(8, 5).play("go SA1B", "place oil home",
                "lay 0 0 0");
        assertThat(scene.die().action()).isEqualTo(Throw.RAID);
    }

    @Test
    @Rule({"FFO-3.10", "FFO-O.102B"})
    void whereACardCanDoNothingInsteadOfTheUpgrade_theGoodIsUpgraded() {
        Scene scene = scene().played("102B").give("silk+peas").strips(7).play("go MT1B", "dig M1 1",
                "place silk home", "lay 0 0 0", "upgrade peas");
        assertThat(scene.count("mead")).isEqualTo(1);
    }

    @Test
    @Rule({"FFO-3.10", "FFO-8.6"})
    void theOnlyGoodThatCanRise_staysForTheUpgrade() {
        Scene scene = scene().played("47a").give("oil").play("go MT1C");
        assertThat(scene.refusal("place oil home")).isEqualTo("FFO-3.10");
        Scene meat = scene().played("47a").give("salt-meat").play("go MT1C");
        assertThat(meat.can("use 47a 1")).as("hide can rise too").isTrue();
        Scene two = scene().give("2oil").play("go MT1C", "place oil home", "lay 0 0 0");
        assertThat(two.refusal("place oil home")).isEqualTo("FFO-3.10");
    }

    @Test
    @Rule({"FFO-3.10", "FFO-8.2"})
    void aPartIsDeclined_onlyIfAnotherIsStillPossible() {
        Scene scene = scene().give("oil").strips(7).play("go MT1B");
        assertThat(scene.can("done")).as("oil can rise").isTrue();
        scene.play("place oil home", "lay 0 0 0");
        assertThat(scene.refusal("done")).as("nothing can").isEqualTo("FFO-3.10");
    }

    @Test
    @Rule({"FFO-3.10", "FFO-13.2", "FFO-O.52a"})
    void theTutor_playsNoCardThatTheActionNeeds() {
        Scene scene = scene().played("52a").holds("12A").give("2silver").play("go EO2B");
        assertThat(scene.can("use 52a 1")).isFalse();
        scene.play("play 12A");
        assertThat(scene.position.nextSeat()).isEqualTo(1);
        Scene two = scene().played("52a").holds("12A").holds("43A").give("2silver").play("go EO2B", "use 52a 1");
        assertThat(two.can("use 52a 1")).as("one card for each").isFalse();
        two.play("play 43A", "play 12A");
        assertThat(two.position.nextSeat()).isEqualTo(1);
    }

    @Test
    @Rule({"FFO-3.10", "FFO-6.8"})
    void anInnerAction_leavesTheOuterItsEffect() {
        Scene scene = scene().played("52a").holds("5A").give("2silver").play("go LM1B");
        assertThat(scene.count("salt-meat")).as("paid at once").isEqualTo(2);
        Scene waiting = scene().played("52a").played("113a").holds("5A").give("2silver+stone").strips(7)
                .play("go CR1B", "use 52a 1", "play 5A");
        assertThat(waiting.can("coin")).as("silver is not needed").isTrue();
        Scene silver = scene().played("52a").played("37A").holds("5A").give("knarr+2silver+flax").play("go SA1A",
                "use 52a 1", "play 5A");
        assertThat(silver.refusal("coin")).as("Overseas Trading costs it").isEqualTo("FFO-3.10");
    }

    /** What stood before. */
    @Test
    @Rule("FFO-3.10")
    void underTheFirstRules_theEffectCouldBeEvaded() {
        Scene clerk = Scene.cards("odin(seats=2,rules=1)").played("88C").give("knarr+silver+flax").play("go SA2A",
                "choose 1");
        assertThat(clerk.position.nextSeat()).isEqualTo(1);
        Scene tutor = Scene.cards("odin(seats=2,rules=1)").played("52a").holds("12A").give("silver+peas").strips(7)
                .play("go MT1B", "use 52a 1", "play 12A", "done", "done");
        assertThat(tutor.position.nextSeat()).isEqualTo(1);
    }

    @Test
    @Rule({"FFO-3.10", "FFO-13.6", "FFO-O.185B"})
    void aCardForAnyTime_leavesWhatAnotherCardOffersInstead() {
        Scene scene = scene().played("185B").played("48A").give("cattle").play("go SA1B");
        assertThat(scene.position.asked()).isEqualTo(Question.INSTEAD);
        assertThat(scene.refusal("use 48A 1")).as("jewelry cannot be upgraded").isEqualTo("FFO-3.10");
        Scene richer = scene().played("185B").played("48A").give("cattle+peas").play("go SA1B", "use 48A 1");
        assertThat(richer.play("use 185B 1", "upgrade peas").count("mead")).isEqualTo(1);
    }
}
