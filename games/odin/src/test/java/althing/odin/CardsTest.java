package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.testkit.Rule;
import althing.odin.box.Card;
import althing.odin.box.Items;
import althing.odin.cards.Occupations;

/** FFO-O: occupations that act when they are played, or at any time. */
class CardsTest {

    private static Scene scene() {
        return Scene.cards("odin(seats=2)");
    }

    private static void play(Scene scene, String moves) {
        if (moves != null) {
            scene.play(moves.split(","));
        }
    }

    /** The card, what seat 0 has, its moves after playing the card, what it has then. */
    @ParameterizedTest
    @Rule({"FFO-13.5", "FFO-13.9", "FFO-13.10", "FFO-O.10A", "FFO-O.17A", "FFO-O.22A", "FFO-O.23A", "FFO-O.24A",
            "FFO-O.27A", "FFO-O.33A", "FFO-O.34a", "FFO-O.35A", "FFO-O.43A", "FFO-O.64A", "FFO-O.65A", "FFO-O.66A",
            "FFO-O.74A", "FFO-O.79A", "FFO-O.83A", "FFO-O.86A", "FFO-O.87A", "FFO-O.12A"})
    @CsvSource(delimiter = ';', value = {"10A;sheep+pregnant-cattle;;2milk+sheep+pregnant-cattle+2silver", "10A;'';;''",
            "12A;'';;chest", "17A;peas+mead;upgrade peas;mead+rune-stone", "17A;peas;done;peas",
            "22A;longship+longship-2;;longship+longship-2+2ore+2stone+2silver",
            "23A;shed+stone-house+long-house;;shed+stone-house+long-house+4silver",
            "24A;2knarr+whaling-boat-1;;2knarr+whaling-boat-1+2oil+wood", "27A;2whaling-boat;;2whaling-boat+2stockfish",
            "33A;2sheep;;2sheep", "33A;3sheep;;3sheep+wool", "33A;4sheep+pregnant-sheep;;4sheep+pregnant-sheep+2wool",
            "33A;6sheep;;6sheep+3wool", "34a;sheep;;sheep", "34a;2sheep;;2sheep+milk+wool",
            "34a;4sheep;;4sheep+milk+2wool",
            "35A;2cattle+pregnant-sheep;;cattle+pregnant-cattle+2sheep", "43A;'';;fruits",
            "64A;whaling-boat+3silver;choose 1;longship+silver", "64A;whaling-boat-1+2silver;choose 2;longship",
            "64A;whaling-boat+2silver;done;whaling-boat+2silver",
            "65A;4snare+4spear;choose 1;2snare+2spear+treasure-chest",
            "66A;silver+cabbage;choose 5;robe", "66A;silver+grain;choose 4;fur",
            "66A;silver+beans;choose 3;skin-and-bones",
            "66A;silver+flax;choose 2;linen", "66A;silver+peas;choose 1;wool", "66A;silver+fruits;;silver+fruits",
            "74A;grain+2silver;choose 1;cattle", "79A;cattle;choose 1;pregnant-cattle",
            "83A;2flax+peas;upgrade flax,upgrade flax;2stockfish+peas", "86A;5silver;choose 2;silver+2hide",
            "86A;2silver;choose 1;hide", "86A;6silver;choose 3;3hide", "87A;'';choose 1;crucifix"})
    void anImmediateCard_actsOnce(String card, String given, String moves, String expected) {
        Scene scene = scene().give(given).lay(card);
        play(scene, moves);
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map(expected));
        assertThat(scene.position.asked()).as("nothing more is asked").isEqualTo(Question.TURN);
    }

    @Test
    @Rule("FFO-O.83A")
    void theWholesaler_raisesOneKindOnly() {
        Scene scene = scene().give("2flax+2peas").lay("83A").play("upgrade flax");
        assertThat(scene.can("upgrade peas")).isFalse();
        assertThat(scene.can("upgrade flax")).isTrue();
    }

    @ParameterizedTest
    @Rule({"FFO-O.32A", "FFO-O.68A"})
    @CsvSource(delimiter = ';', value = {"32A;longship;2", "32A;2longship;5", "32A;4longship;10", "32A;'';0",
            "68A;'';4"})
    void weaponsAreDrawn(String card, String given, int weapons) {
        Scene scene = scene().give(given).lay(card);
        assertThat(scene.count("bow") + scene.count("snare") + scene.count("spear") + scene.count("sword"))
                .isEqualTo(weapons);
    }

    @Test
    @Rule("FFO-O.87A")
    void thePreacher_digsWhenTheCrucifixIsGone() {
        Scene scene = scene();
        scene.position.specials &= ~(1 << (Items.named("crucifix") - Items.GOODS));
        scene.strips(7).lay("87A").play("dig M1 4");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("2wood+stone+ore"));
    }

    @ParameterizedTest
    @Rule({"FFO-6.7", "FFO-13.6", "FFO-O.47a", "FFO-O.48A", "FFO-O.50A", "FFO-O.54A", "FFO-O.56A", "FFO-O.58A",
            "FFO-O.59A"})
    @CsvSource(delimiter = ';', value = {"47a;2salt-meat;use 47a 1,use 47a 1;2hide",
            "48A;cattle+pregnant-cattle;use 48A 1,use 48A 2;2jewelry", "50A;rune-stone;use 50A 1;hide",
            "54A;2silverware;use 54A 1,use 54A 2;silk+chest", "56A;2bow+sword+spear;use 56A 1,use 56A 9;2ore",
            "58A;4flax;use 58A 1,use 58A 1;6oil", "59A;2flax+silver;use 59A 1;2linen"})
    void anAnytimeCard_isUsedAgainAndAgain(String card, String given, String moves, String expected) {
        Scene scene = scene().give(given);
        assertThat(scene.refusal(moves.split(",", -1)[0])).isEqualTo("FFO-13.1");
        scene.played(card);
        play(scene, moves);
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map(expected));
        assertThat(scene.refusal(moves.split(",", -1)[0])).as("nothing left to pay").isEqualTo("FFO-13.6");
    }

    @Test
    @Rule({"FFO-O.52a", "FFO-13.1", "FFO-13.4", "FFO-16.9"})
    void theTutor_playsForSilver_andOnlyPlayedCardsCount() {
        Scene scene = scene().played("52a").holds("48A").give("2silver+cattle");
        assertThat(scene.refusal("use 48A 1")).as("in hand").isEqualTo("FFO-13.1");
        int points = scene.position.points(0);
        scene.play("use 52a 1", "play 48A");
        assertThat(scene.position.points(0)).isEqualTo(points - 1 + 3);
        assertThat(scene.can("use 48A 1")).isTrue();
        assertThat(scene.refusal("use 52a 1")).as("no card left").isEqualTo("FFO-13.6");
    }

    @Test
    @Rule({"FFO-O.5A", "FFO-13.12"})
    void theChief_holdsAFeastAtOnce() {
        Scene scene = scene().give("6silver").lay("5A");
        assertThat(scene.position.asked()).isEqualTo(Question.FEAST);
        scene.play("coin", "coin", "coin", "coin", "coin", "leave");
        assertThat((int) scene.position.penalties[0]).isEqualTo(1);
        assertThat(scene.position.asked()).isEqualTo(Question.TURN);
        assertThat((int) scene.position.penalties[1]).isZero();
    }

    @Test
    @Rule({"FFO-O.20A", "FFO-13.12"})
    void theBuilder_bringsTheBonusesOfHouses() {
        Scene scene = scene().give("long-house").coverAll("long-house-1", 0, 2, 0, 10).coverAll("home", 8, 11, 0, 6)
                .lay("20A");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("peas+oil+beans+long-house"));
    }

    @Test
    @Rule("FFO-O.76A")
    void theHomecomer_bringsAVikingFromEachSpaceOfColumn4() {
        Scene scene = scene().play("go CR4");
        int vikings = scene.position.thingSquare[0];
        scene.lay("76A");
        assertThat((int) scene.position.thingSquare[0]).isEqualTo(vikings + 1);
        assertThat(scene.standing("CR4")).isEqualTo(3);
    }

    @Test
    @Rule("FFO-O.77A")
    void theFollower_usesAnOccupiedSpaceOfColumn2() {
        Scene scene = scene().play("go WM2", "go PR2");
        int vikings = scene.position.thingSquare[0];
        scene.lay("77A").play("imitate PR2");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("flax+stockfish+2mead+3silver"));
        assertThat((int) scene.position.thingSquare[0]).isEqualTo(vikings);
    }

    @Test
    @Rule({"FFO-3.8", "FFO-13.3", "FFO-15.7", "FFO-13.2"})
    void column3_drawsACard_whichMayBePlayedAtOnce() {
        Scene scene = scene();
        scene.play("go EO3B");
        assertThat(scene.options("play")).isEqualTo(1);
        scene.play(scene.moves().get(0).code());
        assertThat(Occupations.hand(scene.position, 0)).isZero();
        Scene empty = scene();
        for (int card = 0; card < Card.COUNT; card++) {
            empty.position.cards[card] = Occupations.OUT;
        }
        assertThat(empty.refusal("go EO3B")).isEqualTo("FFO-3.6");
        empty.play("go WM3");
        assertThat(Occupations.hand(empty.position, 0)).isZero();
    }

    @Test
    @Rule("FFO-3.9")
    void column4_letsPlayACard_beforeOrAfterTheAction() {
        Scene before = scene().holds("43A").play("go CR4", "play 43A");
        assertThat(before.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("fruits+4silver"));
        assertThat(before.position.nextSeat()).isEqualTo(1);
        Scene after = scene().holds("43A").play("go CR4", "done");
        assertThat(after.count("silver")).isEqualTo(4);
        after.play("play 43A");
        assertThat(after.count("fruits")).isEqualTo(1);
        assertThat(scene().play("go CR4").position.nextSeat()).as("without a card the bonus lapses").isEqualTo(1);
    }

    @Test
    @Rule({"FFO-7.10", "FFO-13.2", "FFO-A.EO1B", "FFO-A.EO2B", "FFO-A.EO1A"})
    void cardsArePlayedFromTheHand() {
        Scene scene = scene().holds("43A").holds("47a").give("ore");
        scene.copy().play("go EO1A");
        Scene one = scene.copy().play("go EO1B", "play 43A");
        assertThat(one.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("fruits+silver"));
        Scene two = scene.copy().play("go EO2B");
        assertThat(two.refusal("done")).isEqualTo("FFO-3.10");
        assertThat(two.refusal("play 48A")).isEqualTo("FFO-13.2");
        two.play("play 43A", "play 47a");
        assertThat(Occupations.hand(two.position, 0)).isZero();
        Scene drawn = scene.copy().play("go EO1A");
        assertThat(Occupations.hand(drawn.position, 0)).isEqualTo(3);
        assertThat(drawn.count("silver")).isEqualTo(1);
    }

    @Test
    @Rule("FFO-O.99A")
    void theSecondTutor_playsInsteadOfDrawing() {
        Scene scene = scene().played("99A").holds("43A").play("go EO1A", "play 43A");
        assertThat(Occupations.hand(scene.position, 0)).isZero();
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("fruits+silver"));
        assertThat(Occupations.hand(scene().played("99A").holds("43A").play("go EO1A", "done").position, 0))
                .isEqualTo(2);
    }
}
