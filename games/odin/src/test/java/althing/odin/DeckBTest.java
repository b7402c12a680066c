package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.testkit.Rule;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Laid;
import althing.odin.box.Shape;
import althing.odin.cards.Occupations;
import althing.odin.course.Phase;
import althing.odin.dice.Returning;
import althing.odin.view.Viewing;

/** FFO-O: the occupations of deck B. */
class DeckBTest {

    private static Scene scene() {
        return Scene.cards("odin(seats=2)").strips(7);
    }

    private static void play(Scene scene, String moves) {
        if (moves != null) {
            scene.play(moves.split(","));
        }
    }

    private static int weapons(Scene scene) {
        return scene.count("bow") + scene.count("snare") + scene.count("spear") + scene.count("sword");
    }

    /** The card, what seat 0 has, its moves after playing the card, what it has then. */
    @ParameterizedTest
    @Rule({"FFO-O.13B", "FFO-O.25B", "FFO-O.29B", "FFO-O.30B", "FFO-O.62b", "FFO-O.72B", "FFO-O.78B", "FFO-O.80B",
            "FFO-O.82B", "FFO-O.84B"})
    @CsvSource(delimiter = ';', value = {"13B;'';;bow", "25B;2knarr;;2knarr+2salt-meat",
            "29B;2game-meat+whale-meat;;2game-meat+whale-meat+salt-meat", "30B;silk;;silk+silver",
            "30B;2silk;;2silk+3silver", "30B;4silk;;4silk+6silver", "62b;ore+silver;choose 1;crucifix",
            "62b;ore+silver;choose 2;cloakpin", "72B;2silver;choose 1;silver+stone-house", "72B;silver;done;silver",
            "78B;knarr+peas+silk+sheep;flip peas,flip silk;knarr+mead+linen+sheep",
            "78B;knarr+pregnant-cattle;flip pregnant-cattle;knarr+cattle", "78B;peas;;peas",
            "80B;2silver;choose 1;sheep", "82B;8silver;choose 1;longship", "82B;knarr+6silver;choose 1;knarr+longship",
            "82B;2knarr+3silver;choose 1;2knarr+longship", "82B;3knarr+silver;choose 1;3knarr+longship",
            "84B;2knarr;emigrate knarr;knarr+emigrated-knarr"})
    void anImmediateCard_actsOnce(String card, String given, String moves, String expected) {
        Scene scene = scene().give(given).lay(card);
        play(scene, moves);
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map(expected));
        assertThat(scene.position.asked()).as("nothing more is asked").isEqualTo(Question.TURN);
    }

    @ParameterizedTest
    @Rule({"FFO-O.44B", "FFO-O.46B", "FFO-O.51B", "FFO-O.53b", "FFO-O.57b", "FFO-O.187B"})
    @CsvSource(delimiter = ';', value = {"44B;wool+hide+linen;use 44B 1;clothing+3silver",
            "46B;6wood+wool+linen;use 46B 1,use 46B 2;2longship",
            "51B;2rune-stone;use 51B 1,use 51B 2;milk+cabbage+2silver",
            "53b;2silver+peas+fruits;use 53b 1,use 53b 6;mead+whale-meat", "57b;2beans;use 57b 1;peas+mead+stockfish",
            "187B;3flax;use 187B 1;treasure-chest"})
    void anAnytimeCard_isUsed(String card, String given, String moves, String expected) {
        Scene scene = scene().give(given).played(card);
        play(scene, moves);
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map(expected));
    }

    @Test
    @Rule("FFO-O.187B")
    void theBelt_comesOnlyDuringAnAction() {
        Scene scene = scene().give("2flax+peas").played("187B");
        assertThat(scene.can("use 187B 2")).isFalse();
        scene.play("go MT1C", "use 187B 2");
        assertThat(scene.count("belt")).isEqualTo(1);
    }

    /** The card, what seat 0 has, the moves, what it has then. */
    @ParameterizedTest
    @Rule({"FFO-O.6B", "FFO-O.28B", "FFO-O.100b", "FFO-O.101B", "FFO-O.102B", "FFO-O.105B", "FFO-O.109B", "FFO-O.112b",
            "FFO-O.115b", "FFO-O.119b", "FFO-O.120b", "FFO-O.121B", "FFO-O.124B", "FFO-O.155b", "FFO-O.156B",
            "FFO-O.175B", "FFO-O.185B", "FFO-O.190B", "FFO-O.179B", "FFO-O.178B", "FFO-13.8", "FFO-O.40B"})
    @CsvSource(delimiter = ';', value = {"6B;'';go MT2B,dig M1 3;2wood+stone+silver",
            "28B;wood+silver;go CR2B,choose 1;chest+silver+oil",
            "28B;silver+wool;go MT1C,upgrade wool,choose 1;chest+oil",
            "100b;rune-stone;place rune-stone shetland,lay 0 4 0;silver",
            "101B;rune-stone+long-house;place rune-stone long-house-1,lay 0 0 0;long-house+mead+silver",
            "102B;game-meat;go MT1B,dig M1 1,use 102B 1;wood+fur",
            "102B;peas+silk;go MT1B,dig M1 1,use 102B 2;wood+peas+fur",
            "102B;peas+silk;go MT1B,dig M1 1,done,upgrade peas;wood+mead+silk", "105B;3wood;go BS1,use 105B 1;knarr",
            "105B;3wood;go BS1,done;2wood+whaling-boat", "109B;2knarr+silver;go SA2A;2knarr+2silver",
            "112b;flax;go CR1A;linen+mead", "115b;2wood;go BH1;shed+silverware", "119b;'';go WM1;beans+milk+silver",
            "120b;peas;go WM1,choose 1,upgrade peas;beans+mead", "120b;'';go WM1,done;beans+silver",
            "121B;stone;go BH2,dig M1 1;stone-house+wood", "124B;'';go PR2,choose 1;2mead+grain+2wood",
            "124B;'';go WM1;beans+silver", "155b;'';go MT1A,dig M1 2,choose 1;wood+stockfish",
            "156B;'';go MT2B,dig M1 3;2wood+stone+silver", "175B;silver;go HU1B,choose 1;stockfish+oil",
            "185B;2peas+longship;go SA1B,use 185B 1,upgrade peas,upgrade peas;2mead+longship",
            "190B;'';go WM4;spices+oil+silver", "179B;knarr+2wood;go BS2;2knarr+2stockfish+2silver",
            "178B;3knarr+2wood;go BS3;3knarr+longship+2whaling-boat",
            "40B;wood+long-house;place wood long-house-1,lay 0 0 0;long-house"})
    void aCard_actsOnItsAction(String card, String given, String moves, String expected) {
        Scene scene = scene().played(card).island(0, "shetland").give(given).play(moves.split(","));
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map(expected));
    }

    @Test
    @Rule({"FFO-O.179B", "FFO-13.8", "FFO-13.4"})
    void anAsSoonAsCard_actsOnce_andKeepsItsPoints() {
        Scene scene = scene().played("179B").give("10silver").play("buy knarr");
        assertThat(scene.count("stockfish")).isEqualTo(1);
        int points = Occupations.points(scene.position, 0);
        scene.play("buy knarr");
        assertThat(scene.count("stockfish")).isEqualTo(1);
        assertThat(points).isEqualTo(2);
        assertThat(scene.position.view(1).areas().get(0).played()).containsExactly("179B");
    }

    @Test
    @Rule({"FFO-O.178B", "FFO-13.8"})
    void anAsSoonAsCard_actsAtOnce_whenItsConditionIsMet() {
        assertThat(scene().give("4knarr").lay("178B").count("whaling-boat")).isEqualTo(2);
    }

    @ParameterizedTest
    @Rule({"FFO-O.127b", "FFO-O.129b", "FFO-O.142B", "FFO-O.143B", "FFO-O.144B", "FFO-O.133B", "FFO-O.104b",
            "FFO-O.156B"})
    @CsvSource(delimiter = ';', value = {"127b;wood;8;1;go HU2B,pay 0;fur+snare+stockfish",
            "129b;wood;8;1;go HU2B,pay 0,choose 1;fur+salt-meat",
            "142B;spear+whaling-boat;12;2;go HU4,pay 1;oil+skin-and-bones+whale-meat+whaling-boat+spear",
            "143B;wood;8;1;go HU1A,pay 0;hide+game-meat+silver",
            "144B;wood+2silver;8;1;go HU1A,pay 0,choose 1;hide+game-meat+skin-and-bones",
            "133B;longship;8;6;go SA1B,take rune-stone,choose 1;longship+rune-stone+peas",
            "104b;longship;8;1;go SA1B,fail;longship+stone+sword",
            "156B;longship;8;1;go SA1B,fail;longship+stone+sword+silver"})
    void aCard_actsOnDice(String card, String given, int sides, int roll, String moves, String expected) {
        Scene scene = scene().played(card).give(given).rolls(sides, roll).play(moves.split(","));
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map(expected));
    }

    @Test
    @Rule("FFO-O.104b")
    void theDisheartenedWarrior_isConsoledAfterTwoRolls() {
        Scene scene = scene().played("104b").give("longship").rolls(8, 1, 2).play("go SA1B", "roll", "fail",
                "choose 2");
        assertThat(scene.count("oil")).isEqualTo(1);
    }

    @Test
    @Rule("FFO-O.13B")
    void theArcher_lowersHuntingRolls() {
        assertThat(scene().played("13B").rolls(8, 1).play("go HU1A").count("hide")).as("a result of 0").isEqualTo(1);
        assertThat(scene().played("13B").rolls(8, 5).play("go HU1A").die().result()).isEqualTo(4);
    }

    @Test
    @Rule({"FFO-O.132b", "FFO-6.5"})
    void theBerserker_givesAnOreForEachRoll() {
        Scene scene = scene().played("132b").give("longship-2").rolls(12, 4).play("go SA2B", "disarm longship-2");
        assertThat(scene.die().result()).as("4, 1 ore left and 3").isEqualTo(8);
        assertThat(scene.count("longship-1")).isEqualTo(1);
        assertThat(scene().played("132b").give("longship-2").rolls(12, 4).play("go SA2B", "done").die().result())
                .isEqualTo(6);
    }

    @Test
    @Rule({"FFO-O.78B", "FFO-O.174a"})
    void cattleThatIsTurnedOver_isNotGained() {
        Scene scene = scene().played("174a").give("knarr+pregnant-cattle+3silver").lay("78B").play(
                "flip pregnant-cattle");
        assertThat(scene.position.asked()).isEqualTo(Question.TURN);
        assertThat(scene.count("silver")).isEqualTo(3);
    }

    @Test
    @Rule("FFO-O.106B")
    void theWarmonger_plundersWithFewerVikings() {
        Scene scene = scene().played("106B").give("4longship");
        int vikings = scene.position.thingSquare[0];
        scene.play("go SA4");
        assertThat((int) scene.position.thingSquare[0]).isEqualTo(vikings - 2);
        assertThat(scene.standing("SA4")).isEqualTo(2);
    }

    @Test
    @Rule("FFO-O.107B")
    void theAdventurer_takesAnyIsland() {
        Scene scene = scene().played("107B").give("whaling-boat").play("go SA1C");
        assertThat(scene.options("explore")).isEqualTo(4);
        scene.play("explore greenland");
        assertThat(scene.position.owner[Estate.FIRST_ISLAND + 3]).isEqualTo((byte) 0);
    }

    @Test
    @Rule("FFO-O.70B")
    void theCourier_replacesTheCloakpin() {
        Scene scene = scene();
        int pin = Items.named("cloakpin");
        scene.position.specials &= ~(1 << (pin - Items.GOODS));
        scene.position.boards.put(Laid.of(1, pin, 0, 0, Shape.of(pin)[1].turn()));
        List<Integer> covered = scene.covered();
        scene.lay("70B").play("trade");
        assertThat(scene.count("cloakpin")).isEqualTo(1);
        assertThat(scene.covered()).isEqualTo(covered);
        assertThat(Viewing.boards(scene.position, 1).get(0).laid()).extracting(piece -> piece.item())
                .containsExactlyInAnyOrder("silverware", "rune-stone");
    }

    @Test
    @Rule("FFO-O.21b")
    void theCollector_bringsTheBonusesOfTheHomeBoard() {
        assertThat(scene().coverAll("home", 8, 11, 0, 6).lay("21b").all())
                .containsExactlyInAnyOrderEntriesOf(Scene.map("mead+stone"));
    }

    @Test
    @Rule("FFO-O.42b")
    void theSteward_fillsAShedBeforeIncome() {
        Scene scene = scene().played("42b").give("wood+wool+shed").phase(Phase.START_PLAYER);
        scene.position.advance();
        scene.play("store wood shed");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("wool+shed+silver"));
    }

    @ParameterizedTest
    @Rule("FFO-O.97B")
    @CsvSource({"0,0", "3,6", "5,8", "9,9"})
    void peasDouble(int before, int after) {
        Scene scene = scene().played("97B").round(3).phase(Phase.HARVEST);
        scene.position.change(0, Items.PEAS, before);
        scene.position.advance();
        assertThat(scene.count("peas")).isEqualTo(after);
    }

    @ParameterizedTest
    @Rule({"FFO-O.159B", "FFO-O.167B"})
    @CsvSource(delimiter = ';', value = {"167B;spices+5silver+wool;coin,coin,coin,coin,coin,coin;spices+wool",
            "167B;3spices+4silver+wool;coin,coin,coin,coin,coin,coin;3spices+wool"})
    void aCard_actsAtTheFeast(String card, String given, String moves, String expected) {
        Scene scene = scene().played(card).give(given).phase(Phase.FEAST);
        scene.position.advance();
        scene.play(moves.split(","));
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map(expected));
    }

    @Test
    @Rule("FFO-O.159B")
    void theFestiveHunter_huntsAfterGameMeat() {
        Scene scene = scene().played("159B").give("game-meat+3silver").rolls(8, 8).phase(Phase.FEAST);
        scene.position.advance();
        scene.play("serve game-meat flat", "coin", "coin", "coin");
        assertThat(scene.position.asked()).isEqualTo(Question.DICE);
        scene.play("fail");
        assertThat(scene.position.isAsked(Returning.FRAME)).isFalse();
    }

    @Test
    @Rule("FFO-O.161B")
    void theWhalingAssistant_getsCabbage() {
        Scene scene = scene().played("161B").give("wool").round(4).standing("WM3", "PR3", "BS3");
        scene.phase(Phase.BONUS);
        scene.position.advance();
        scene.play("done");
        assertThat(scene.count("cabbage")).isEqualTo(1);
    }

    @Test
    @Rule("FFO-O.166B")
    void theWeaponsWarden_drawsFromTheSecondTime() {
        Scene scene = scene().played("166B").play("go WM2");
        assertThat(weapons(scene)).isZero();
        assertThat(weapons(scene.play("go WM1", "go PR2"))).isEqualTo(1);
    }

    @Test
    @Rule("FFO-O.173B")
    void thePunchcutter_isPaidForWhatIsCleared() {
        Scene scene = scene().played("173B").give("wool");
        scene.position.strips[0] = 3;
        scene.position.strips[1] = 2;
        scene.phase(Phase.MOUNTAINS);
        scene.position.advance();
        assertThat(scene.count("silver")).as("two ore and one double silver").isEqualTo(4);
    }

    @Test
    @Rule("FFO-O.176B")
    void theEtiquetteTeacher_getsPeasForOtherCards() {
        Scene scene = scene().played("176B").holds("43A").holds("25B").play("go EO2B", "play 43A", "play 25B");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("fruits+peas"));
        assertThat(scene().holds("176B").play("go EO2B", "play 176B").all()).isEmpty();
    }

    @Test
    @Rule("FFO-O.177B")
    void theMaid_takesSilverwareForASingleBonus() {
        Scene scene = scene().played("177B").give("stone-house").coverAll("stone-house-1", 0, 3, 0, 4)
                .phase(Phase.BONUS);
        scene.position.advance();
        scene.play("trade");
        assertThat(scene.count("silverware")).isEqualTo(1);
        assertThat(scene.count("hide")).isZero();
    }

    @Test
    @Rule("FFO-O.189B")
    void theSeafarer_countsIslandsAtScoring() {
        Scene scene = Scene.cards("odin(seats=1)").played("189B").island(0, "iceland").island(0, "shetland").round(7)
                .phase(Phase.SCORING);
        scene.position.advance();
        assertThat(scene.position.isOver()).isTrue();
        assertThat(scene.count("silver")).isEqualTo(4);
    }
}
