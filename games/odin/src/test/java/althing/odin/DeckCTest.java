package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.testkit.Rule;
import althing.odin.box.Items;
import althing.odin.box.Laid;
import althing.odin.box.Shape;
import althing.odin.box.Throw;
import althing.odin.view.Viewing;

/** FFO-O: the occupations of deck C that act when they are played, at any time, or as soon as something is so. */
class DeckCTest {

    private static Scene scene() {
        return Scene.cards("odin(seats=2)").strips(7);
    }

    /** The card, what seat 0 has, its moves after playing the card, what it has then. */
    @ParameterizedTest
    @Rule({"FFO-O.11c", "FFO-O.14C", "FFO-O.15C", "FFO-O.16C", "FFO-O.18C", "FFO-O.19C", "FFO-O.26c", "FFO-O.31C",
            "FFO-O.61C", "FFO-O.63C", "FFO-O.67C", "FFO-O.69c", "FFO-O.73C", "FFO-O.75C", "FFO-O.81C", "FFO-O.183C",
            "FFO-O.184C", "FFO-O.188C", "FFO-13.13"})
    @CsvSource(delimiter = ';', value = {"11c;'';;spear",
            "14C;whaling-boat+knarr+longship-1;;whaling-boat+knarr+longship-1+whale-meat",
            "14C;2whaling-boat+2knarr+2longship;;2whaling-boat+2knarr+2longship+2whale-meat",
            "14C;whaling-boat+knarr;;whaling-boat+knarr",
            "15C;stone-house+long-house+shed;;stone-house+long-house+shed+4mead",
            "16C;longship-3;;longship-3", "16C;whaling-boat+longship-3;;whaling-boat+longship-3+2silver",
            "16C;whaling-boat-1+longship-3;;whaling-boat-1+longship-3+3silver",
            "16C;2whaling-boat-1+longship-2;;2whaling-boat-1+longship-2+4silver",
            "16C;3longship-3;;3longship-3+5silver", "18C;longship-2+longship-1;;longship-2+longship-1+silk",
            "18C;longship-2+longship-3;;longship-2+longship-3+jewelry", "18C;4longship-3;;4longship-3+silver-hoard",
            "19C;helmet+belt;;helmet+belt", "19C;helmet+belt+fibula;;helmet+belt+fibula+silk",
            "19C;helmet+belt+fibula+chalice;;helmet+belt+fibula+chalice+spices",
            "19C;helmet+belt+fibula+chalice+crucifix;;helmet+belt+fibula+chalice+crucifix+jewelry",
            "26c;mead+2stockfish+sheep+pregnant-sheep;;mead+2stockfish+sheep+pregnant-sheep+3silver",
            "31C;3peas+3sheep+2flax;take peas;4peas+3sheep+2flax", "31C;2peas+4flax;;2peas+4flax",
            "61C;longship-2;choose 3;8silver", "61C;longship;done;longship",
            "63C;pregnant-sheep+3silver;choose 2,choose 1;salt-meat+hide+wool+drinking-horn",
            "63C;sheep+3silver;done,choose 1;sheep+drinking-horn", "67C;4silver;choose 1;2silverware+game-meat+mead",
            "69c;bow+3spear;;2bow+2snare+3spear+2sword", "73C;2silver;choose 1;silverware+2silver",
            "73C;2silver;choose 2;crucifix", "73C;5silver;choose 3;chalice", "73C;'';done;''",
            "75C;silver;choose 1;skin-and-bones", "81C;8silver;choose 1;longship",
            "81C;2sword+spear+bow+5silver;choose 1;2sword+spear+bow+longship",
            "81C;spear+7silver;choose 1;spear+longship", "81C;9sword;choose 1;9sword+longship",
            "183C;knarr;;knarr+peas+flax+beans", "183C;2knarr;;2knarr+peas+flax+beans+grain",
            "183C;3knarr;;3knarr+peas+flax+beans+grain+cabbage",
            "183C;4knarr;;4knarr+peas+flax+beans+grain+cabbage+fruits", "184C;3ore+4wood;choose 1;longship-3",
            "184C;4ore+3silver;choose 2;ore+longship-3", "184C;2ore+4wood;;2ore+4wood", "188C;'';;silver"})
    void anImmediateCard_actsOnce(String card, String given, String moves, String expected) {
        Scene scene = scene().give(given).lay(card);
        if (moves != null) {
            scene.play(moves.split(","));
        }
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map(expected));
        assertThat(scene.position.asked()).as("nothing more is asked").isEqualTo(Question.TURN);
    }

    @ParameterizedTest
    @Rule("FFO-O.188C")
    @CsvSource({"1,0", "3,2", "4,3"})
    void theMineworker_isPaidForOtherPlayers(int seats, int silver) {
        assertThat(Scene.cards("odin(seats=" + seats + ")").lay("188C").count("silver")).isEqualTo(silver);
    }

    @ParameterizedTest
    @Rule({"FFO-O.45C", "FFO-O.49C", "FFO-O.55C"})
    @CsvSource(delimiter = ';', value = {"45C;2wood+12silver;use 45C 1,use 45C 1;2treasure-chest",
            "49C;cattle+pregnant-cattle;use 49C 1,use 49C 2;2peas+2flax+2beans+2grain+2cabbage",
            "55C;2chest+6silver;use 55C 1,use 55C 1;2treasure-chest"})
    void anAnytimeCard_isUsedAgainAndAgain(String card, String given, String moves, String expected) {
        Scene scene = scene().give(given).played(card).play(moves.split(","));
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map(expected));
    }

    @Test
    @Rule({"FFO-O.49C", "FFO-O.169C", "FFO-O.171A"})
    void thePlower_callsForCardsOfTheHarvest() {
        Scene scene = scene().give("cattle+flax").played("49C").played("169C").played("171A").play("use 49C 1");
        assertThat(scene.count("flax")).as("one had, one sown, one reaped").isEqualTo(3);
        scene.play("choose 1");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(
                Scene.map("peas+2flax+beans+2grain+cabbage+silver"));
    }

    @Test
    @Rule({"FFO-O.39C", "FFO-6.5", "FFO-6.6"})
    void theModifier_takesOreOffShips_alsoDuringAnAction() {
        Scene scene = scene().give("longship-2+whaling-boat-1+peas");
        assertThat(scene.refusal("disarm longship-2")).isEqualTo("FFO-6.5");
        scene.played("39C").play("disarm longship-2", "go MT1C", "disarm whaling-boat-1");
        assertThat(scene.refusal("disarm whaling-boat-1")).as("printed ore stays").isEqualTo("FFO-6.5");
        assertThat(scene.refusal("arm longship")).as("arming is not for actions").isEqualTo("FFO-6.6");
        scene.play("upgrade peas");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("longship-1+whaling-boat+2ore+mead"));
    }

    @Test
    @Rule({"FFO-O.60C", "FFO-O.151c"})
    void theInspector_takesVikingsBack() {
        Scene scene = scene().played("151c").play("go CR4");
        int vikings = scene.position.thingSquare[0];
        scene.lay("60C");
        assertThat(scene.refusal("recall WM1")).isEqualTo("FFO-O.60C");
        scene.play("recall CR4", "trade");
        assertThat((int) scene.position.thingSquare[0]).isEqualTo(vikings + 2);
        assertThat(scene.standing("CR4")).isEqualTo(2);
        assertThat(scene.count("silver")).as("4, 1 for each that came, 1 paid").isEqualTo(5);
        Scene one = scene().play("go CR4").lay("60C").play("recall CR4", "done");
        assertThat(one.standing("CR4")).isEqualTo(3);
        assertThat(one.count("silver")).isEqualTo(4);
    }

    @Test
    @Rule("FFO-O.71C")
    void theInnkeeper_replacesTheDrinkingHorn_onAnyBoard() {
        for (int owner = 0; owner < 2; owner++) {
            Scene scene = scene();
            int horn = Items.named("drinking-horn");
            scene.position.specials &= ~(1 << (horn - Items.GOODS));
            scene.position.boards.put(Laid.of(owner, horn, 0, 0, Shape.of(horn)[owner].turn()));
            List<Integer> covered = scene.covered();
            scene.lay("71C").play("trade");
            assertThat(scene.count("drinking-horn")).isEqualTo(1);
            assertThat(scene.covered()).isEqualTo(covered);
            assertThat(Viewing.boards(scene.position, owner).get(0).laid()).extracting(piece -> piece.item())
                    .containsExactlyInAnyOrder("chest", "rune-stone");
        }
        assertThat(scene().lay("71C").position.asked()).as("it lies nowhere").isEqualTo(Question.TURN);
    }

    @Test
    @Rule({"FFO-O.85C", "FFO-13.10"})
    void theHornblower_huntsBeforeHeLaysASnare() {
        Scene scene = scene().give("3silver").rolls(8, 8).lay("85C").play("choose 1");
        assertThat(scene.die().action()).isEqualTo(Throw.HUNT);
        scene.play("fail").rolls(8, 8).play("choose 1");
        assertThat(scene.die().action()).isEqualTo(Throw.SNARE);
        scene.play("fail");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("2wood+bow+snare"));
        assertThat(scene.position.asked()).as("no viking comes back").isEqualTo(Question.TURN);
    }

    /** The card, what seat 0 has, the lowest covered row of the home board, the moves, what came. */
    @ParameterizedTest
    @Rule({"FFO-O.180C", "FFO-O.181C", "FFO-O.182C", "FFO-13.8"})
    @CsvSource(delimiter = ';', value = {"180C;3longship;12;;4silverware", "180C;3longship;5;;3silverware",
            "180C;3longship;0;;2silverware", "180C;2longship;12;;''", "181C;knarr+2longship;12;;3wool",
            "181C;3knarr;5;;2wool", "181C;3knarr;0;;wool", "182C;stone-house+long-house;12;;''"})
    void anAsSoonAsCard_looksAtTheIncome(String card, String given, int row, String moves, String came) {
        Scene scene = scene().give(given).coverAll("home", row, 11, 0, 12 - Math.min(6, row + row / 5)).lay(card);
        assertThat(scene.count("silverware") + scene.count("wool"))
                .isEqualTo(Scene.map(came).values().stream().mapToInt(count -> count).sum());
        assertThat(moves).isNull();
    }

    @Test
    @Rule({"FFO-O.180C", "FFO-O.182C", "FFO-13.8"})
    void anAsSoonAsCard_waitsForShipsAndHouses() {
        assertThat(scene().played("180C").give("2longship+8silver").play("buy longship").count("silverware"))
                .isEqualTo(4);
        Scene herbs = scene().played("182C").give("long-house+stone+5wood").play("go BH2", "choose 2");
        assertThat(herbs.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("long-house+stone-house+2spices"));
        Scene one = scene().give("long-house+stone-house+5wood").lay("182C").play("choose 1");
        assertThat(one.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("long-house+stone-house+3wood+spices"));
    }
}
