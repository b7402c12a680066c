package althing.northgard;

import java.util.HashSet;
import java.util.Set;

import org.junit.jupiter.api.Test;

import althing.engine.SplitMix;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Cards;
import althing.northgard.state.Question;
import althing.testkit.Rule;

import static org.assertj.core.api.Assertions.assertThat;

/** What a seat has seen stays in its imagination; the rest is dealt anew. */
class ImaginingTest {

    private static NorthgardPosition imagined(Scene scene, int viewer, long seed) {
        NorthgardPosition copy = scene.position.copy();
        copy.imagine(viewer, new SplitMix(seed));
        return copy;
    }

    @Test
    @Rule("NOR-1.4")
    void aHandThatWasLookedAt_isRemembered() {
        Scene scene = Scene.of(3).smallMap().hand(1, "scouts", "militia").pile(1, "fishing", "start-move", "merchant")
                .start("spy").play(0, "pick militia");
        Set<String> others = new HashSet<>();
        for (int seed = 0; seed < 30; seed++) {
            assertThat(imagined(scene, 0, seed).view(1).areas().get(1).hand()).containsExactly("scouts");
            others.addAll(imagined(scene, 2, seed).view(1).areas().get(1).hand());
        }
        assertThat(others).contains("scouts", "fishing", "start-move", "merchant");
    }

    @Test
    void theCardTakenWhenPassing_isKnownToAll_alsoInTheHandLater() {
        Scene scene = Scene.of(2).smallMap().units("START.s", 0, 1).go();
        String card = scene.view(0).offer().getFirst();
        scene.play(0, "pass " + card);
        assertThat(imagined(scene, 1, 3).view(0).areas().get(0).drawTop()).startsWith(card);
        scene.position.decks.drawOne(0, scene.position.random);
        assertThat(scene.view(1).areas().get(0).hand()).containsExactly(card);
    }

    @Test
    @Rule("NOR-27.19")
    void beingAskedForAnAnswer_doesNotTellWhetherDefensiveStrategyIsInHand() {
        Scene held = Scene.of(2).smallMap().hand(1, "defensive-strategy").pile(1, "scouts").start("fishing");
        Scene drawn = Scene.of(2).smallMap().hand(1, "scouts").pile(1, "defensive-strategy").start("fishing");
        assertThat(held.asked()).isEqualTo(drawn.asked()).isEqualTo(Question.COUNTER);
        assertThat(held.view(0)).isEqualTo(drawn.view(0));
        assertThat(held.position.prompt(1)).isEqualTo(drawn.position.prompt(1));
        assertThat(held.options()).containsExactly("counter", "allow");
        assertThat(drawn.options()).containsExactly("allow");
        assertThat(drawn.refusal(1, "counter")).isEqualTo("NOR-27.19");
        Set<String> imagined = new HashSet<>();
        for (int seed = 0; seed < 30; seed++) {
            imagined.addAll(imagined(held, 0, seed).view(1).areas().get(1).hand());
        }
        assertThat(imagined).containsExactlyInAnyOrder("defensive-strategy", "scouts");
        assertThat(drawn.play(1, "allow").food(0)).isEqualTo(3);
    }

    @Test
    @Rule("NOR-27.19")
    void whoCannotHoldDefensiveStrategyByWhatAllKnow_isNotAsked() {
        Scene open = Scene.of(2).smallMap().pile(1, "defensive-strategy").start("fishing");
        assertThat(open.decides()).as("an empty hand").isZero();
        Scene top = Scene.of(2).smallMap().hand(1, "scouts");
        top.position.decks.addTop(1, Cards.COUNTER, top.position.layout.everyone);
        assertThat(top.start("fishing").decides()).as("seen on top of the draw pile").isZero();
        Scene shown = Scene.of(2).smallMap().hand(1, "scouts").pile(1, "defensive-strategy");
        shown.position.decks.show(1, 0);
        assertThat(shown.start("fishing").decides()).as("all of the hand is known").isZero();
    }

    @Test
    void weakCreatures_stayOnTopOfTheirDeck() {
        Scene scene = Scene.with("creatures=creatures", 2);
        Set<Integer> tops = new HashSet<>();
        for (int seed = 0; seed < 60; seed++) {
            NorthgardPosition imagined = imagined(scene, 0, seed);
            for (int i = 0; i < 3; i++) {
                int creature = imagined.beasts.deck[Bestiary.COUNT - 1 - i];
                assertThat(Bestiary.COMBAT[creature]).isLessThanOrEqualTo(6);
                tops.add(creature);
            }
        }
        assertThat(tops).hasSize(7);
    }

    @Test
    void tilesUnderTheStack_areRemembered() {
        Scene scene = Scene.of(2).map("T09 1 0 0").units("T09.e", 0, 2).top("T13", "T02").start("up-scout-camp");
        scene.play(0, scene.options().getFirst());
        assertThat(scene.view(1).stackBottom()).hasSize(1);
        assertThat(imagined(scene, 1, 8).piles.stack[0]).isEqualTo(scene.position.piles.stack[0]);
    }
}
