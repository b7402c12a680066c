package althing.graenaland;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.graenaland.box.Building;
import althing.graenaland.box.Components;
import althing.graenaland.box.Hero;
import althing.graenaland.table.Question;
import althing.testkit.Rule;

/** GRA-11: buildings and new heroes. */
class BuildingsTest {

    private static final String[] CHURCH = {"grain", "grain", "livestock", "livestock", "wood", "ore"};
    private static final String[] HALL = {"grain", "livestock", "livestock", "wood", "wood", "ore"};

    private static Scene village() {
        return Scene.basic(4).village(0, "H1").hand(0, CHURCH);
    }

    @Test
    @Rule({"GRA-11.1", "GRA-11.3"})
    void thereAreThreeKinds_eachWithItsPrice() {
        assertThat(Components.BUILDING).hasSize(3);
        assertThat(Scene.basic(4).view(0).prices()).containsKeys("fort", "church", "hall");
        assertThat(village().build().play(0, "church H1").handOf(0)).isEmpty();
    }

    @Test
    @Rule("GRA-11.2")
    void aBuildingNeedsAnOwnVillageThere() {
        Scene scene = village().village(1, "P1").build();
        assertThat(scene.refusal(0, "church P1")).isEqualTo("GRA-11.2");
        assertThat(scene.options(0)).contains("church H1");
    }

    @Test
    @Rule("GRA-11.4")
    void eachKindStandsOnceInAProvince() {
        Scene scene = village().village(1, "H1").building(1, "church", "H1").build();
        assertThat(scene.refusal(0, "church H1")).isEqualTo("GRA-11.4");
    }

    @Test
    @Rule("GRA-11.5")
    void mountainsTakeNoBuildings() {
        assertThat(village().village(0, "M1").build().refusal(0, "church M1")).isEqualTo("GRA-11.5");
    }

    @Test
    @Rule("GRA-11.6")
    void differentBuildingsInOneProvince_andOneKindInSeveral() {
        Scene scene = village().village(0, "P1").hand(0, CHURCH).hand(0, HALL).hero(0, "warlord", "F1").build();
        scene.play(0, "church H1", "church P1", "leave", "hall P1");
        assertThat(scene.place("P1").buildings()).containsOnlyKeys(Building.CHURCH, Building.HALL);
        assertThat(scene.clan(0).buildings()).isEqualTo(3);
    }

    @Test
    @Rule("GRA-11.9")
    void theFirstChurchBringsThePriestAtOnce() {
        assertThat(village().hero(0, "warlord", "F1").build().play(0, "church H1").whereIs(0, "priest"))
                .isEqualTo("H1");
    }

    @Test
    @Rule("GRA-11.10")
    void aPriestWaitsWhileAnOwnHeroStandsThere() {
        Scene scene = village().village(1, "H1").hero(0, "warlord", "H1").hero(1, "warlord", "H1")
                .hero(2, "warlord", "F1").hero(3, "warlord", "F1").build().play(0, "church H1", "done");
        assertThat(scene.whereIs(0, "priest")).isEqualTo("nowhere");
        assertThat(scene.clan(0).waiting()).containsEntry(Hero.PRIEST, "H1");
        scene.play(0, "order warlord w").play(2, "stay").play(3, "stay");
        assertThat(scene.whereIs(0, "priest")).isEqualTo("H1");
    }

    @Test
    @Rule("GRA-11.11")
    void anotherChurchMayCallThePriest_unlessAnOwnHeroStandsThere() {
        Scene called = village().hero(0, "priest", "F2").build().play(0, "church H1");
        assertThat(called.asked()).isEqualTo(Question.BRING_HERO);
        assertThat(called.play(0, "bring").whereIs(0, "priest")).isEqualTo("H1");
        assertThat(village().hero(0, "priest", "F2").build().play(0, "church H1", "leave").whereIs(0, "priest"))
                .isEqualTo("F2");
        Scene blocked = village().hero(0, "priest", "F2").hero(0, "warlord", "H1").build().play(0, "church H1");
        assertThat(blocked.asked()).isEqualTo(Question.BUILD);
    }

    @Test
    @Rule("GRA-11.12")
    void aHallCallsTheSkald() {
        Scene scene = Scene.basic(4).village(0, "H1", "P1").hand(0, HALL).hand(0, HALL).build().play(0, "hall H1");
        assertThat(scene.whereIs(0, "skald")).isEqualTo("H1");
        assertThat(scene.play(0, "hall P1", "bring").whereIs(0, "skald")).isEqualTo("P1");
    }

    @Test
    @Rule("GRA-11.13")
    void whenTwoWaitForOnePlace_theOwnerChooses_theMainPlayerToo() {
        Scene scene = Scene.basic(3).hero(0, "warlord", "F1").hero(1, "warlord", "H1").hero(2, "warlord", "F1")
                .waiting(0, "priest", "P1").waiting(1, "priest", "H1").waiting(1, "skald", "H1").orders();
        scene.play(1, "order warlord e").play(2, "stay");
        assertThat(scene.asked()).isEqualTo(Question.ENTER);
        assertThat(scene.whereIs(0, "priest")).isEqualTo("P1");
        assertThat(scene.refusal(1, "stay")).isEqualTo("GRA-11.13");
        scene.play(1, "enter skald");
        assertThat(scene.whereIs(1, "skald")).isEqualTo("H1");
        assertThat(scene.clan(1).waiting()).containsOnlyKeys(Hero.PRIEST);
    }

    @Test
    @Rule("GRA-11.14")
    void aWaitingPriestEntersAtAnotherChurch_orWaitsForTheOneChosen() {
        Scene free = village().hero(0, "warlord", "F1").waiting(0, "priest", "F1").build().play(0, "church H1");
        assertThat(free.whereIs(0, "priest")).isEqualTo("H1");
        Scene blocked = village().hero(0, "warlord", "H1").waiting(0, "priest", "F1").build().play(0, "church H1");
        assertThat(java.util.Objects.requireNonNull(blocked.view(0).arrival()).waits()).isTrue();
        assertThat(blocked.play(0, "bring").clan(0).waiting()).containsEntry(Hero.PRIEST, "H1");
    }
}
