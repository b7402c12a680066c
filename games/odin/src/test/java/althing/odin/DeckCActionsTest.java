package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.testkit.Rule;
import althing.odin.box.Space;
import althing.odin.course.Phase;
import althing.odin.effects.Latecomer;
import althing.odin.view.Viewing;

/** FFO-O: the occupations of deck C that act each time something happens, or change a rule. */
class DeckCActionsTest {

    private static Scene played(String card) {
        return Scene.cards("odin(seats=2)").played(card).strips(7);
    }

    /** The card, what seat 0 has, the moves, what it has then. */
    @ParameterizedTest
    @Rule({"FFO-O.2C", "FFO-O.15C", "FFO-O.88C", "FFO-O.103C", "FFO-O.108c", "FFO-O.110C", "FFO-O.111C", "FFO-O.114C",
            "FFO-O.116c", "FFO-O.118c", "FFO-O.123C", "FFO-O.125c", "FFO-O.148C", "FFO-O.150c", "FFO-O.168C"})
    @CsvSource(delimiter = ';', value = {"2C;silver;go LM1B;2salt-meat", "2C;2silver;go LM2B;cattle+milk",
            "2C;silver;go LM1A;2stockfish", "2C;knarr+silver;go SA3A,take helmet,take cloakpin;knarr+helmet+cloakpin",
            "2C;knarr+2silver;go SA3A,take gold-brooch,done;knarr+gold-brooch", "15C;stone;go BH2;stone-house+hide",
            "15C;2wood;go BH1;shed", "88C;knarr+2silver+stockfish;go SA1A,choose 6,flip oil;knarr+rune-stone",
            "88C;2knarr+3silver+hide+fruits;go SA1A,choose 15,choose 5;2knarr+rune-stone+sheep",
            "88C;knarr+2silver+hide;go SA2A,done,flip hide;knarr+silver+silverware",
            "103C;ore;go CR3A,dig M1 1,take jewelry;wood+jewelry", "103C;wood;go CR2B;chest+silver",
            "103C;ore;go CR2B,dig M1 1;wood+chest+silver", "108c;ore+silver;go CR3A,take jewelry,choose 1;jewelry",
            "108c;wood;go CR2B;chest+silver", "110C;knarr+2silver;go SA2A,emigrate knarr;emigrated-knarr",
            "110C;knarr+2silver;go SA1A;knarr+silver", "111C;2stone+2wood;go CR3B;2chest+2rune-stone+2silver",
            "111C;ore;go CR3A,take jewelry;jewelry+silver", "111C;flax;go CR1A;linen",
            "114C;flax+3silver;go CR1A,choose 1;linen+silk", "114C;flax+3silver;go CR1A,done;linen+3silver",
            "116c;'';go BH2;stone-house", "116c;stone;go BH3;long-house",
            "116c;stone+2wood;go BH4,choose 1;stone-house+longship", "116c;2wood;go BH1;shed",
            "118c;'';go WM1;beans+silver+stone+mead", "123C;oil;go MT1B,dig M1 1,done,choose 1;wood+silverware",
            "125c;whaling-boat;go SA1C,explore shetland;whaling-boat+rune-stone",
            "125c;knarr+silver;go EO2A,emigrate knarr;emigrated-knarr+rune-stone",
            "148C;2wood+3silver;go BS2,choose 1;knarr+spices", "148C;8silver;buy knarr;knarr+3silver",
            "150c;silver;go LM1A,choose 1;stockfish+game-meat", "150c;2silver;go LM1B,choose 1;salt-meat+game-meat",
            "150c;'';go HU1B;stockfish", "168C;'';go WM3;fruits+oil+salt-meat+2silver", "168C;'';go PR2;2mead+2silver"})
    void aCard_actsOnItsAction(String card, String given, String moves, String expected) {
        Scene scene = played(card).give(given).play(moves.split(","));
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map(expected));
    }

    @Test
    @Rule({"FFO-O.2C", "FFO-10.1"})
    void thePatron_paysForEmigrations() {
        Scene scene = played("2C").round(4).give("knarr+3silver").play("go EO2A", "emigrate knarr");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("emigrated-knarr"));
        assertThat(played("2C").give("knarr").can("go EO2A")).as("1 silver is too little for a patron").isFalse();
    }

    @Test
    @Rule({"FFO-O.103C", "FFO-3.6"})
    void theForge_asksForItsOre_evenAfterTheMountain() {
        Scene scene = Scene.cards("odin(seats=2,rules=1)").played("103C").strips(7).give("ore")
                .play("go CR3A", "place ore home", "lay 0 0 0", "dig M1 1");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("wood"));
        assertThat(scene.position.nextSeat()).isEqualTo(1);
    }

    @Test
    @Rule({"FFO-O.103C", "FFO-3.10"})
    void theOnlyOreForTheForge_isNotLaidAwayBefore() {
        assertThat(played("103C").give("ore").play("go CR3A").refusal("place ore home")).isEqualTo("FFO-3.10");
        Scene rich = played("103C").give("2ore").play("go CR3A", "place ore home", "lay 0 0 0", "dig M1 1");
        assertThat(rich.all()).as("the other ore is forged").doesNotContainKey("ore").containsEntry("wood", 1);
    }

    /** The card, what seat 0 has, the die and its roll, the moves, what it has then. */
    @ParameterizedTest
    @Rule({"FFO-O.4c", "FFO-O.11c", "FFO-O.90C", "FFO-O.130C", "FFO-O.131c", "FFO-O.136c", "FFO-O.138c", "FFO-O.139C",
            "FFO-O.141c", "FFO-O.146C", "FFO-O.151c"})
    @CsvSource(delimiter = ';', value = {"4c;'';8;1;go HU1A;hide+game-meat",
            "4c;longship;8;7;go SA1B,take rune-stone;longship+rune-stone",
            "11c;whaling-boat+2spear;12;5;go HU4,pay 2;oil+skin-and-bones+whale-meat+whaling-boat",
            "11c;whaling-boat+2spear+2wood;12;5;go HU4,pay 1;oil+skin-and-bones+whale-meat+whaling-boat+spear",
            "11c;whaling-boat+spear;12;2;go HU4,pay 1;oil+skin-and-bones+whale-meat+whaling-boat",
            "90C;longship-1;8;4;go SA1B,disarm longship-1,take rune-stone;longship+rune-stone",
            "130C;wood+snare;8;1;go HU2B,pay 0,choose 1;fur",
            "131c;stockfish+wood;8;1;go HU2B,choose 1,pay 0;game-meat+fur+snare",
            "136c;longship;8;8;go SA1B,take spices;longship+spices",
            "136c;longship+3sword;8;8;go SA1B,take rune-stone,take rune-stone;longship+2rune-stone",
            "136c;longship+3sword;8;8;go SA1B,take rune-stone,done;longship+rune-stone+3sword",
            "136c;longship-3+sword;12;12;go SA2B,take helmet,take chest;longship-3+helmet+chest+sword",
            "138c;longship;8;6;go SA1B,take hide;longship+hide",
            "138c;longship+stone;8;5;go SA1B,take oil;longship+oil",
            "139C;longship-3;12;12;go SA2B,take english-crown;longship-3+english-crown",
            "141c;whaling-boat;12;1;go HU4;oil+skin-and-bones+whale-meat+whaling-boat+cabbage",
            "141c;2whaling-boat;12;1;go HU4;oil+skin-and-bones+whale-meat+2whaling-boat+beans",
            "141c;3whaling-boat;12;1;go HU4;oil+skin-and-bones+whale-meat+3whaling-boat+peas",
            "141c;whaling-boat+wood;12;2;go HU4,pay 0;oil+skin-and-bones+whale-meat+whaling-boat",
            "146C;'';8;1;go HU2B;fur+snare", "146C;'';8;1;go HU1A;hide+game-meat",
            "151c;whaling-boat;12;12;go HU4,fail,back 2;whaling-boat+wood+spear+silver",
            "151c;whaling-boat;12;12;go HU4,fail,back 0;whaling-boat+wood+spear"})
    void aCard_actsOnDice(String card, String given, int sides, int roll, String moves, String expected) {
        Scene scene = played(card).give(given).rolls(sides, roll).play(moves.split(","));
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map(expected));
    }

    @Test
    @Rule({"FFO-O.4c", "FFO-11.13", "FFO-11.35"})
    void aBattleOf0_isNoSuccess() {
        Scene scene = played("4c").give("longship").rolls(8, 1).play("go SA1B");
        assertThat(scene.die().result()).isZero();
        assertThat(scene.can("take rune-stone")).isFalse();
        assertThat(scene.can("roll")).isTrue();
    }

    @Test
    @Rule({"FFO-O.136c", "FFO-O.138c", "FFO-O.139C", "FFO-11.12"})
    void loot_hasItsLimits() {
        Scene raider = played("136c").give("longship+3sword").rolls(8, 8).play("go SA1B", "take rune-stone");
        assertThat(raider.can("take silverware")).as("6 and 7 are more than 12").isFalse();
        assertThat(played("136c").give("longship").rolls(8, 5).play("go SA1B").die().result()).isEqualTo(6);
        Scene robber = played("138c").give("longship").rolls(8, 5).play("go SA1B");
        assertThat(robber.refusal("take oil")).as("5 is no success").isEqualTo("FFO-11.12");
        Scene hunter = played("139C").give("longship-3").rolls(12, 9).play("go SA2B");
        assertThat(hunter.can("take chalice")).isTrue();
        assertThat(hunter.can("take round-shield")).as("only the highest counts less").isFalse();
        Scene horn = played("136c").give("longship+8sword").rolls(8, 8).play("go SA1B", "take helmet");
        assertThat(horn.can("take helmet")).as("there is one of it").isFalse();
        assertThat(horn.can("take cloakpin")).isTrue();
    }

    @ParameterizedTest
    @Rule({"FFO-O.108c", "FFO-O.130C", "FFO-3.3"})
    @CsvSource(delimiter = ';', value = {"108c;ore+silver;go CR3A,take jewelry,choose 1;CR3A;2",
            "108c;ore+silver;go CR3A,take jewelry,done;CR3A;3", "130C;wood+snare;go HU2B,pay 0,choose 1;HU2B;1"})
    void aViking_comesBack(String card, String given, String moves, String space, int left) {
        Scene scene = played(card).give(given).rolls(8, 1).play(moves.split(","));
        assertThat(scene.standing(space)).isEqualTo(left);
        assertThat((int) scene.position.thingSquare[0]).isEqualTo(6 - left);
        scene.play("pass");
        assertThat(scene.refusal("go " + space)).as("the space stays used").isEqualTo("FFO-3.3");
    }

    @Test
    @Rule({"FFO-O.91c", "FFO-O.118c"})
    void theLatecomer_usesAFreeSpaceBesideItsVikings() {
        Scene scene = played("91c").give("3silver").play("go WM1", "pass", "pass");
        assertThat(scene.position.asked()).isEqualTo(Question.LATE);
        assertThat(scene.can("imitate LM1B")).isTrue();
        assertThat(scene.can("imitate PR1")).as("no cattle").isFalse();
        assertThat(scene.can("imitate LM1A")).as("too far").isFalse();
        scene.play("imitate LM1B");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("beans+2salt-meat+silver"));
        assertThat(scene.position.taken.by(Objects.requireNonNull(Space.named("LM1B")).index)).isZero();
        assertThat(played("91c").give("silver").play("go WM1", "pass", "pass").position.isAsked(Latecomer.FRAME))
                .as("2 silver cannot pay for all").isFalse();
    }

    @Test
    @Rule("FFO-O.188C")
    void theMineworker_getsMoreForDoubleSilver() {
        Scene scene = played("188C");
        scene.position.strips[0] = 1;
        assertThat(scene.play("go MT1A", "dig M1 1").count("silver")).isEqualTo(3);
    }

    @ParameterizedTest
    @Rule({"FFO-O.92C", "FFO-O.93C"})
    @CsvSource(delimiter = ';', value = {"92C;helmet+belt;silver;0", "92C;helmet+belt+fibula;silver;1",
            "92C;helmet+belt+fibula+chalice;silver;2", "92C;helmet+belt+fibula+chalice+crucifix;silver;3",
            "93C;whaling-boat;beans;1", "93C;whaling-boat+whaling-boat-1;grain;1", "93C;3whaling-boat;cabbage;1"})
    void aCard_actsInRoundsWithoutHarvest(String card, String given, String item, int count) {
        Scene scene = played(card).give(given).round(3).phase(Phase.HARVEST);
        scene.position.advance();
        assertThat(scene.count(item)).isEqualTo(count);
    }

    @ParameterizedTest
    @Rule({"FFO-O.169C", "FFO-2.4"})
    @CsvSource(delimiter = ';', value = {"'';;1;0", "flax;;3;0", "grain;;1;2", "flax+grain;choose 1;3;1",
            "flax+grain;choose 2;2;2"})
    void theSower_looksAtTheSupplyBeforeTheHarvest(String given, String moves, int flax, int grain) {
        Scene scene = played("169C").give(given).phase(Phase.HARVEST);
        scene.position.advance();
        if (moves != null) {
            scene.play(moves);
        }
        assertThat(scene.count("flax")).isEqualTo(flax);
        assertThat(scene.count("grain")).isEqualTo(grain);
    }

    @Test
    @Rule("FFO-O.157C")
    void theSkinner_countsAnimalsAtTheFeast() {
        Scene scene = played("157C").give("sheep+pregnant-cattle+silver+wool").phase(Phase.FEAST);
        scene.position.advance();
        scene.play("serve sheep", "coin", "serve pregnant-cattle");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("2skin-and-bones+wool"));
    }

    @Test
    @Rule("FFO-O.162C")
    void theFlaxFarmer_countsVikingsInColumn2() {
        Scene scene = played("162C").give("wool").round(4).standing("WM2", "PR2", "BS2", "MT2A");
        scene.phase(Phase.BONUS);
        scene.position.advance();
        scene.play("done");
        assertThat(scene.count("flax")).isEqualTo(1);
    }

    @Test
    @Rule("FFO-O.172C")
    void theFishCook_laysStockfishOfTheFeastInHouses() {
        Scene scene = played("172C").give("2stockfish+2silver+long-house+wool").phase(Phase.FEAST);
        scene.position.advance();
        scene.play("serve stockfish flat", "coin", "serve stockfish", "coin", "place stockfish long-house-1",
                "lay 0 0 0", "done");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("long-house+wool"));
        assertThat(Viewing.boards(scene.position, 0).get(1).laid()).extracting(piece -> piece.item())
                .containsExactly("stockfish");
        Scene homeless = played("172C").give("stockfish+3silver+wool").phase(Phase.FEAST);
        homeless.position.advance();
        homeless.play("serve stockfish flat", "coin", "coin", "coin");
        assertThat(homeless.position.asked()).isEqualTo(Question.WINDOW);
    }
}
