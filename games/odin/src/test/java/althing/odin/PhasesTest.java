package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.Setup;
import althing.testkit.RandomGame;
import althing.testkit.Rule;
import althing.odin.actions.Mountains;
import althing.odin.board.Yield;
import althing.odin.box.Items;
import althing.odin.box.Strip;
import althing.odin.course.Phase;
import althing.odin.course.Rounds;
import althing.odin.feast.Feast;
import althing.odin.view.Viewing;

/** FFO-2 and FFO-4: the phases before and after the actions. */
class PhasesTest {

    @Test
    @Rule("FFO-2.1")
    void aRound_runsThroughItsPhasesInOrder_andTheLastOneEndsWithTheFeast() {
        Phase[] last = {Phase.NEW_VIKING};
        int[] rounds = {1};
        RandomGame game = new RandomGame(Setup.parse("odin(seats=2)"), 3);
        game.play((position, _, _) -> {
            OdinPosition odin = (OdinPosition) position;
            if (odin.round == rounds[0]) {
                assertThat(odin.phase).isGreaterThanOrEqualTo(last[0]);
            }
            rounds[0] = odin.round;
            last[0] = odin.phase;
        });
        assertThat(rounds[0]).isEqualTo(7);
        assertThat(((OdinPosition) game.position()).phase).isEqualTo(Phase.OVER);
    }

    @ParameterizedTest
    @Rule({"FFO-2.2", "FFO-2.3", "FFO-1.9"})
    @CsvSource({"long,1,6", "long,4,9", "long,7,12", "short,1,7", "short,6,12"})
    void vikingsAndFreeSquares_growWithTheRounds(String length, int round, int vikings) {
        Scene scene = Scene.of("odin(seats=2,length=" + length + ")").phase(Phase.NEW_VIKING);
        scene.position.round = round;
        Rounds.newVikings(scene.position);
        assertThat((int) scene.position.thingSquare[1]).isEqualTo(vikings);
        assertThat(Feast.to(scene.position)).isEqualTo(vikings);
        assertThat(scene.position.view(0).areas().get(0).banquet()).isEqualTo(12 - vikings);
    }

    @ParameterizedTest
    @Rule({"FFO-2.4", "FFO-2.5", "FFO-2.6", "FFO-2.7"})
    @CsvSource(delimiter = ';', value = {"long;1;peas+flax+beans", "long;2;peas+flax+beans+grain", "long;3;''",
            "long;4;peas+flax+beans+grain+cabbage", "long;5;''", "long;6;peas+flax+beans+grain+cabbage+fruits",
            "long;7;''", "short;1;peas+flax+beans", "short;2;''", "short;3;peas+flax+beans+grain", "short;4;''",
            "short;5;peas+flax+beans+grain+cabbage", "short;6;''"})
    void theHarvest_dependsOnTheRound(String length, int round, String goods) {
        Scene scene = Scene.bare("odin(seats=2,length=" + length + ")").round(round);
        Rounds.harvest(scene.position);
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map(goods));
        assertThat(Viewing.items(scene.position, 1)).isEqualTo(Viewing.items(scene.position, 0));
    }

    @Test
    @Rule({"FFO-2.8", "FFO-2.10", "FFO-2.9", "FFO-2.11"})
    void islandsTurnOver_andTheOthersGetSilver() {
        Scene scene = Scene.bare();
        assertThat(after(scene, 2)).isEqualTo("shetland 0, faroe-islands 0, iceland 0, greenland 0");
        assertThat(after(scene, 3)).isEqualTo("bear-island 0, faroe-islands 2, iceland 2, greenland 2");
        assertThat(after(scene, 4)).isEqualTo("bear-island 2, baffin-island 0, iceland 4, greenland 4");
        assertThat(after(scene, 5)).isEqualTo("bear-island 4, baffin-island 2, labrador 0, greenland 6");
        assertThat(after(scene, 6)).isEqualTo("bear-island 6, baffin-island 4, labrador 2, newfoundland 0");
        assertThat(after(scene, 7)).isEqualTo("bear-island 6, baffin-island 4, labrador 2, newfoundland 0");
        Scene shorter = Scene.bare("odin(seats=2,length=short)");
        assertThat(after(shorter, 2)).isEqualTo("bear-island 0, faroe-islands 2, iceland 2, greenland 2");
    }

    @Test
    @Rule({"FFO-2.9", "FFO-2.10", "FFO-12.5"})
    void aClaimedIsland_doesNotTurn_butTheOthersStillGetSilver() {
        assertThat(after(Scene.bare().island(1, "shetland"), 3))
                .isEqualTo("shetland 0, faroe-islands 2, iceland 2, greenland 2");
    }

    private static String after(Scene scene, int round) {
        scene.round(round);
        Rounds.explorationBoards(scene.position);
        return String.join(", ", scene.position.view(0).islands().stream()
                .map(island -> island.board() + " " + island.silver()).toList());
    }

    @Test
    @Rule("FFO-2.12")
    void everybodyDrawsAWeapon() {
        Scene scene = Scene.bare();
        Rounds.weapons(scene.position);
        for (int seat = 0; seat < 2; seat++) {
            assertThat(Viewing.items(scene.position, seat).values()).containsExactly(1);
        }
    }

    @Test
    @Rule({"FFO-4.1", "FFO-1.13"})
    void whoPlacedLast_startsTheNextRound() {
        Scene scene = Scene.bare().play("go WM1", "go WM2", "pass", "pass");
        assertThat(scene.position.lastPlacer).isEqualTo(1);
        scene.phase(Phase.REMOVE_VIKINGS);
        scene.position.advance();
        assertThat(scene.position.start).isEqualTo(1);
        scene.play("pass", "pass").phase(Phase.REMOVE_VIKINGS);
        scene.position.advance();
        assertThat(scene.position.start).as("nobody placed").isEqualTo(1);
    }

    @Test
    @Rule({"FFO-4.2", "FFO-4.3", "FFO-5.23", "FFO-16.2"})
    void income_comesFromAllLand_atTheSameMoment() {
        Scene scene = Scene.bare().island(0, "iceland").coverAll("home", 9, 11, 0, 2).coverAll("home", 9, 9, 0, 0);
        scene.give("long-house");
        assertThat(Yield.income(scene.position, 0)).isEqualTo(2 + 1);
        Yield.payIncome(scene.position);
        assertThat(scene.count("silver")).isEqualTo(3);
        assertThat(scene.count(1, "silver")).isZero();
    }

    @ParameterizedTest
    @Rule({"FFO-4.4", "FFO-4.5", "FFO-4.6", "FFO-4.7"})
    @CsvSource({"sheep,0,0,0,0", "sheep,1,0,1,0", "sheep,2,0,1,1", "sheep,4,0,3,1", "sheep,0,1,2,0", "sheep,2,1,4,0",
            "cattle,2,0,1,1", "cattle,1,1,3,0"})
    void animalsBreed(String animal, int normal, int pregnant, int normalThen, int pregnantThen) {
        Scene scene = Scene.bare();
        scene.position.change(0, Items.named(animal), normal);
        scene.position.change(0, Items.named("pregnant-" + animal), pregnant);
        Rounds.breeding(scene.position);
        assertThat(scene.count(animal)).isEqualTo(normalThen);
        assertThat(scene.count("pregnant-" + animal)).isEqualTo(pregnantThen);
    }

    @Test
    @Rule({"FFO-4.19", "FFO-4.20", "FFO-5.9"})
    void surroundedBonuses_pay_coveredOnesDoNot() {
        Scene scene = Scene.bare().coverAll("home", 8, 11, 0, 6);
        Yield.payBonuses(scene.position);
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("mead+stone"));
        scene.cover("home", 9, 1);
        Yield.payBonuses(scene.position);
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("mead+2stone"));
    }

    @Test
    @Rule({"FFO-4.21", "FFO-4.22", "FFO-4.23"})
    void strips_loseTheirLeftmostItem_andPoorOnesLeave() {
        Scene scene = Scene.bare();
        byte[] strips = scene.position.strips;
        for (int strip = 0; strip < Strip.COUNT; strip++) {
            strips[strip] = (byte) (strip < 3 ? OdinPosition.IN_PILE : 0);
        }
        strips[3] = 2;
        strips[4] = 4;
        Mountains.clear(scene.position);
        assertThat((int) strips[3]).as("a lone double silver goes").isZero();
        assertThat((int) strips[4]).isEqualTo(3);
        assertThat(Mountains.inPile(scene.position)).isEqualTo(2);
        Mountains.clear(scene.position);
        Mountains.clear(scene.position);
        Mountains.clear(scene.position);
        assertThat(Mountains.inPile(scene.position)).as("an empty pile adds nothing").isZero();
    }

    @Test
    @Rule("FFO-4.24")
    void allVikings_comeBack() {
        Scene scene = Scene.bare().play("go WM1", "go WM2").phase(Phase.REMOVE_VIKINGS);
        scene.position.advance();
        assertThat(scene.position.round).isEqualTo(2);
        assertThat(scene.can("go WM1")).isTrue();
        assertThat((int) scene.position.thingSquare[0]).isEqualTo(7);
    }

    @ParameterizedTest
    @Rule("FFO-1.7")
    @ValueSource(strings = {"odin(seats=1)", "odin(seats=3,length=short)"})
    void aGame_hasSevenOrSixRounds(String line) {
        RandomGame game = new RandomGame(Setup.parse(line), 5);
        game.play();
        assertThat(((OdinPosition) game.position()).round).isEqualTo(Map.of("odin(seats=1)", 7,
                "odin(seats=3,length=short)", 6).get(line));
    }
}
