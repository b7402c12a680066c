package althing.graenaland;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.engine.Disclosure;
import althing.graenaland.table.Hands;
import althing.graenaland.table.Question;
import althing.testkit.Rule;

/** GRA-8 and GRA-9: paying, gold and supply cards. */
class PaymentTest {

    /** P1 asks two livestock and two wood for a village. */
    private static Scene plains() {
        return Scene.basic(4).village(0, "P1");
    }

    @Test
    @Rule({"GRA-8.1", "GRA-8.7"})
    void anyNumberOfThingsIsBuilt_andEachCountsForTheNext() {
        Scene scene = plains().hand(0, "grain", "livestock", "wood", "ore", "grain", "livestock", "livestock", "ore",
                "grain").build();
        assertThat(scene.refusal(0, "village F1")).isEqualTo("GRA-10.1");
        scene.play(0, "village H1");
        assertThat(scene.options(0)).contains("village F1");
        scene.play(0, "village F1");
        assertThat(scene.clan(0).settlements()).isEqualTo(3);
        assertThat(scene.handOf(0)).containsExactly("grain");
        assertThat(scene.options(0)).contains("done");
    }

    @Test
    @Rule("GRA-8.2")
    void theFullPriceIsPaid_ontoThePilesOfTheBacks() {
        Scene scene = plains().hand(0, "livestock", "livestock", "wood").build();
        assertThat(scene.refusal(0, "village P1")).isEqualTo("GRA-8.2");
        scene = plains().hand(0, "plains-livestock", "hills-livestock", "forest-wood", "mountains-wood").build()
                .play(0, "village P1");
        assertThat(scene.view(0).decks())
                .allMatch(deck -> deck.discarded().values().stream().mapToInt(n -> n).sum() == 1);
    }

    @Test
    @Rule("GRA-8.3")
    void goldStandsForAnything_asOftenAsNeeded() {
        Scene scene = plains().hand(0, "gold", "gold", "gold", "wood").build().play(0, "village P1");
        assertThat(scene.handOf(0)).isEmpty();
        assertThat(scene.clan(0).settlements()).isEqualTo(2);
    }

    @Test
    @Rule({"GRA-8.3", "GRA-8.4"})
    void goldMayBeSpent_evenForAResourceThatOneHolds() {
        Scene scene = plains().hand(0, "livestock", "livestock", "wood", "wood", "gold").build().play(0, "village P1");
        assertThat(scene.asked()).isEqualTo(Question.PAY);
        assertThat(scene.options(0)).containsExactlyInAnyOrder("pay", "gold livestock", "gold wood");
        scene.play(0, "gold wood");
        assertThat(scene.handOf(0)).containsExactly("wood");
        Scene needed = plains().hand(0, "livestock", "wood", "wood", "gold").build().play(0, "village P1");
        assertThat(needed.handOf(0)).as("where gold is needed there is no choice").isEmpty();
    }

    @Test
    void underTheFirstRules_goldPaysOnlyWhatIsMissing() {
        Scene scene = Scene.of("graenaland(seats=4,rules=1)").village(0, "P1")
                .hand(0, "livestock", "livestock", "wood", "wood", "gold").build().play(0, "village P1");
        assertThat(scene.asked()).isEqualTo(Question.BUILD);
        assertThat(scene.handOf(0)).containsExactly("gold");
    }

    @Test
    @Rule("GRA-8.4")
    void everyUnitIsPaidByOneThing() {
        Scene scene = plains().work("market", "P1").hand(0, "livestock", "gold", "ore").supply(0, "S12").build()
                .play(0, "village P1");
        assertThat(scene.asked()).isEqualTo(Question.PAY);
        assertThat(scene.view(0).supply().discarded()).as("there is no way without it").containsExactly("S12");
        assertThat(scene.options(0)).contains("trade ore wood", "trade ore livestock");
        scene.play(0, "trade ore wood");
        assertThat(scene.clan(0).settlements()).isEqualTo(2);
        assertThat(scene.handOf(0)).isEmpty();
    }

    @Test
    @Rule("GRA-8.5")
    void nothingIsOverpaid_butHalfASupplyCard() {
        Scene scene = plains().hand(0, "livestock", "livestock", "wood").supply(0, "S12", "S01").build()
                .play(0, "village P1");
        assertThat(scene.view(0).supply().discarded()).containsExactly("S12");
        Scene gold = plains().hand(0, "livestock", "livestock", "wood", "wood", "gold").build()
                .play(0, "village P1", "pay");
        assertThat(gold.handOf(0)).containsExactly("gold");
    }

    @Test
    @Rule("GRA-8.6")
    void thereIsNoTrade() {
        Scene scene = plains().village(1, "P1").hand(0, "grain").hand(1, "ore").build();
        assertThat(scene.options(0)).noneMatch(code -> code.startsWith("give") || code.startsWith("pledge"));
        assertThat(scene.refusal(0, "give 1")).isEqualTo("GRA-3.2");
    }

    @Test
    @Rule({"GRA-9.1", "GRA-9.2"})
    void oneFaceUpSupplyCardIsTaken_atAnyMoment_orNone() {
        Scene scene = plains().village(1, "P1").row("S01", "S02", "S03", "S16")
                .hand(0, "livestock", "livestock", "wood", "wood").build();
        assertThat(scene.refusal(0, "take S05")).isEqualTo("GRA-9.1");
        scene.play(0, "village P1", "take S16");
        assertThat(scene.refusal(0, "take S01")).isEqualTo("GRA-9.1");
        assertThat(scene.clan(0).supplyCards()).isEqualTo(1);
        Scene without = plains().village(1, "P1").build().play(0, "done");
        assertThat(without.clan(0).supplyCards()).isZero();
    }

    @Test
    @Rule({"GRA-9.3", "GRA-9.4"})
    void aSupplyCardPaysBothOrOne_inOneBuild() {
        Scene both = plains().hand(0, "livestock", "livestock").supply(0, "S11").build().play(0, "village P1");
        assertThat(both.clan(0).settlements()).isEqualTo(2);
        Scene one = plains().hand(0, "livestock", "livestock", "wood").supply(0, "S09").build().play(0, "village P1");
        assertThat(one.clan(0).settlements()).isEqualTo(2);
        assertThat(one.clan(0).supplyCards()).isZero();
    }

    @Test
    @Rule("GRA-9.5")
    void aSupplyCardMayBeKept() {
        Scene scene = plains().village(1, "P1").supply(0, "S07").hand(0, "livestock", "livestock", "wood", "wood")
                .build()
                .play(0, "village P1", "pay", "done");
        assertThat(scene.clan(0).supplyCards()).isEqualTo(1);
    }

    @Test
    @Rule("GRA-9.6")
    void theSupplyDeckIsRenewedFromItsDiscards() {
        Scene scene = plains().village(1, "P1").row("S01", "S02", "S03", "S04");
        scene.position.piles.supplyDiscard = scene.position.piles.supplyDeck & ~Scene.supplyBit("S05");
        scene.position.piles.supplyDeck = Scene.supplyBit("S05");
        scene.build().play(0, "take S01", "done");
        assertThat(scene.view(0).supply().row()).hasSize(4);
        scene.position.piles.supplyRow &= ~Scene.supplyBit("S05");
        scene.position.supplyHands[2] = Scene.supplyBit("S05");
        Hands.fillRow(scene.position);
        assertThat(scene.view(0).supply().row()).hasSize(4);
        assertThat(scene.view(0).supply().discarded()).isEmpty();
    }

    @Test
    void whereThereIsOneWayToPay_nobodyIsAsked_andWhereThereAreMore_allAreListed() {
        Scene one = plains().hand(0, "livestock", "livestock", "wood", "gold").build().play(0, "village P1");
        assertThat(one.asked()).isEqualTo(Question.BUILD);
        Scene more = plains().work("market", "P1").hand(0, "livestock", "livestock", "wood", "wood", "grain")
                .supply(0, "S11").build().play(0, "village P1");
        assertThat(more.options(0)).containsExactlyInAnyOrder("pay", "use S11", "trade grain livestock",
                "trade grain wood", "trade S11 livestock");
        more.play(0, "use S11");
        assertThat(more.options(0)).containsExactlyInAnyOrder("pay", "trade grain livestock", "trade wood livestock");
    }

    @Test
    @Rule("GRA-1.10")
    void whatIsOrderedOrLaid_showsTheHand_andCannotBeTakenBack() {
        Scene scene = plains().row("S01", "S02", "S03", "S04").hand(0, "livestock", "livestock", "wood", "wood")
                .supply(0, "S11").build();
        assertThat(scene.playOne(0, "take S01")).isEqualTo(Disclosure.NOTHING);
        assertThat(scene.playOne(0, "village P1")).isEqualTo(Disclosure.REVEAL);
        assertThat(scene.asked()).isEqualTo(Question.PAY);
        assertThat(scene.playOne(0, "use S11")).isEqualTo(Disclosure.REVEAL);
    }

    @Test
    void manySupplyCards_areFoundToPayOrNot() {
        Scene scene = plains().supply(0, "S06", "S11", "S01", "S02", "S03", "S04").build();
        assertThat(scene.options(0)).contains("village P1").doesNotContain("fort P1");
        assertThat(scene.play(0, "village P1").options(0)).contains("use S06");
    }
}
