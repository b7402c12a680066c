package althing.northgard;

import org.junit.jupiter.api.Test;

import althing.engine.Disclosure;
import althing.engine.SplitMix;
import althing.northgard.box.Clan;
import althing.northgard.state.Decks;
import althing.northgard.state.Question;
import althing.northgard.view.NorthgardView;
import althing.northgard.year.Scoring;
import althing.testkit.Rule;

import static org.assertj.core.api.Assertions.assertThat;

/** NOR-4: the zones; NOR-6: turns; NOR-7: actions in general. */
class TurnTest {

    private static Scene turn(String... hand) {
        return Scene.of(2).smallMap().units("START.s", 0, 3).units("T06.w", 0, 1).units("T06.e", 1, 3).hand(0, hand)
                .hand(1, "unrest")
                .go();
    }

    @Test
    @Rule({"NOR-6.1", "NOR-6.13"})
    void turnsGoRound_andWhoPassesFirstGetsTheMarker() {
        Scene scene = turn("start-move", "unrest");
        scene.play(0, "wait unrest");
        assertThat(scene.decides()).isEqualTo(1);
        String offered = scene.view(0).offer().getFirst();
        scene.play(1, "pass " + offered);
        assertThat(scene.position.course.first).isEqualTo(1);
        assertThat(scene.decides()).isZero();
        scene.play(0, "wait start-move");
        assertThat(scene.decides()).isZero();
        assertThat(scene.refusal(1, "end")).isEqualTo("NOR-6.1");
    }

    @Test
    @Rule({"NOR-6.2", "NOR-6.12", "NOR-6.14"})
    void withAnEmptyHandOnlyPassingIsLeft_andACardMustBeTaken() {
        Scene scene = turn();
        assertThat(scene.options()).allMatch(code -> code.startsWith("pass ")).hasSize(2);
        Scene full = turn("start-move", "start-build").active(0, "militia");
        String taken = full.view(0).offer().get(1);
        full.play(0, "pass " + taken);
        assertThat(full.view(1).areas().get(0).discard()).containsExactly("start-move", "start-build", "militia");
        assertThat(full.view(1).areas().get(0).drawTop()).containsExactly(taken);
        assertThat(full.view(1).offer()).doesNotContain(taken);
        assertThat(full.refusal(1, "pass " + taken)).isEqualTo("NOR-6.12");
    }

    @Test
    @Rule("NOR-6.12")
    void passing_isGrave_whileACardCouldStillBePlayed() {
        Scene scene = turn("start-move");
        String pass = "pass " + scene.view(0).offer().getFirst();
        assertThat(scene.isGrave(0, pass)).isTrue();
        assertThat(scene.isGrave(0, "wait start-move")).isFalse();
        assertThat(turn().isGrave(0, pass)).as("the hand is empty").isFalse();
    }

    @Test
    @Rule({"NOR-6.2", "NOR-6.4", "NOR-6.12"})
    void theQuestion_saysWhatIsLeftToDo() {
        assertThat(turn("start-move").prompt()).isEqualTo("prompt.turn");
        assertThat(turn().prompt()).isEqualTo("prompt.turn-pass");
        Scene any = turn("fishing", "start-move");
        any.play(0, "play fishing");
        assertThat(any.prompt()).isEqualTo("prompt.turn-more");
        Scene flash = turn("start-move", "start-build");
        flash.play(0, "play start-move");
        flash.play(0, "stop");
        assertThat(flash.options()).containsExactly("end");
        assertThat(flash.prompt()).isEqualTo("prompt.turn-end");
        Scene both = turn("start-move", "fishing");
        both.play(0, "play start-move");
        both.play(0, "stop");
        assertThat(both.options()).containsExactly("play fishing", "end");
        assertThat(both.prompt()).isEqualTo("prompt.turn-flash");
    }

    @Test
    @Rule({"NOR-1.4", "NOR-6.3", "NOR-6.12"})
    void aSecretCardThatComesToLieOpen_cannotBeTakenBack() {
        Scene secret = turn("fishing", "start-build");
        assertThat(secret.playOne(0, "play fishing")).isEqualTo(Disclosure.REVEAL);
        Scene known = turn("start-build");
        known.position.decks.addToHand(0, Scene.card("fishing"), known.position.layout.everyone);
        assertThat(known.playOne(0, "play fishing")).isEqualTo(Disclosure.NOTHING);
        String offered = secret.view(0).offer().getFirst();
        assertThat(turn("start-build").playOne(0, "pass " + offered)).isEqualTo(Disclosure.REVEAL);
        assertThat(turn().playOne(0, "pass " + offered)).isEqualTo(Disclosure.TURN);
    }

    @Test
    @Rule({"NOR-6.3", "NOR-6.4", "NOR-6.6", "NOR-4.1"})
    void aTurnHasOneMainCard_andAnyNumberOfFlashCards() {
        Scene scene = turn("start-recruit", "town-hall", "start-build", "fishing");
        scene.play(0, "play fishing", "play start-recruit", "recruit START.s");
        assertThat(scene.refusal(0, "play start-build")).isEqualTo("NOR-6.4");
        assertThat(scene.refusal(0, "wait start-build")).isEqualTo("NOR-6.6");
        assertThat(scene.refusal(0, "pass scouts")).isEqualTo("NOR-6.6");
        scene.play(0, "play town-hall", "recruit START.s", "end");
        assertThat(scene.decides()).isEqualTo(1);
        assertThat(scene.view(1).areas().get(0).active()).hasSize(3);
    }

    @Test
    @Rule({"NOR-6.5", "NOR-12.4", "NOR-4.3"})
    void cardsDrawnMeanwhile_mayBePlayed_andThePlayedOneIsNotShuffledIn() {
        Scene scene = turn("up-market-place").pile(0).discard(0, "fishing", "start-move");
        scene.play(0, "play up-market-place");
        assertThat(scene.view(0).areas().get(0).hand()).containsExactlyInAnyOrder("fishing", "start-move");
        scene.play(0, "play fishing", "play start-move");
        assertThat(scene.asked()).isEqualTo(Question.MOVE);
        assertThat(scene.position.decks.count(0, Scene.card("up-market-place"))).isEqualTo(1);
    }

    @Test
    @Rule({"NOR-6.7", "NOR-9.1"})
    void aCardThatCanDoNothing_isNotPlayed_butAMoveAlwaysCan() {
        Scene scene = turn("start-build", "start-move");
        assertThat(scene.refusal(0, "play start-build")).isEqualTo("NOR-6.7");
        scene.play(0, "play start-move", "stop");
        assertThat(scene.unitsIn("START.s")).isEqualTo(3);
    }

    @Test
    @Rule("NOR-6.8")
    void waiting_putsACardAwayWithoutEffect() {
        Scene scene = turn("start-recruit").play(0, "wait start-recruit");
        assertThat(scene.view(1).areas().get(0).active()).containsExactly(new NorthgardView.Active("start-recruit",
                false));
        assertThat(scene.unitsIn("START.s")).isEqualTo(3);
    }

    @Test
    @Rule({"NOR-6.9", "NOR-6.10", "NOR-4.5"})
    void exchangingAndRemoving_costLoreAndDrawCards() {
        Scene poor = turn("start-recruit");
        assertThat(poor.refusal(0, "exchange start-recruit")).isEqualTo("NOR-6.9");
        assertThat(poor.refusal(0, "remove start-recruit")).isEqualTo("NOR-6.10");
        Scene exchange = turn("start-recruit").stock(0, 0, 0, 2);
        assertThat(exchange.playOne(0, "exchange start-recruit")).isEqualTo(Disclosure.REVEAL);
        assertThat(exchange.lore(0)).isEqualTo(1);
        assertThat(exchange.position.decks.hand.size(0)).isEqualTo(1);
        Scene remove = turn("start-recruit").stock(0, 0, 0, 2).play(0, "remove start-recruit");
        assertThat(remove.lore(0)).isZero();
        assertThat(remove.position.decks.hand.size(0)).isEqualTo(2);
        assertThat(remove.view(1).areas().get(0).removed()).containsExactly("start-recruit");
    }

    @Test
    @Rule("NOR-6.11")
    void anUpgrade_costsThreeLoreAndACard() {
        Scene scene = turn("start-recruit", "unrest").stock(0, 0, 0, 3);
        scene.play(0, "upgrade boar-lay");
        assertThat(scene.options()).containsExactly("spend start-recruit", "remove start-recruit", "spend unrest");
        scene.play(0, "spend start-recruit");
        assertThat(scene.lore(0)).isZero();
        assertThat(scene.decides()).isEqualTo(1);
        assertThat(scene.view(1).areas().get(0).hand()).containsExactly("boar-lay");
        assertThat(scene.view(1).areas().get(0).upgrades()).containsExactly("boar-osmosis");
        Scene again = turn("start-recruit").stock(0, 0, 0, 3);
        again.play(0, "upgrade boar-osmosis", "remove start-recruit");
        assertThat(again.view(0).areas().get(0).removed()).containsExactly("start-recruit");
    }

    @Test
    @Rule({"NOR-6.15", "NOR-15.4"})
    void unrest_isNeitherPlayedNorRemoved_butWaitsAndIsExchanged() {
        Scene scene = turn("unrest", "start-move").stock(0, 0, 0, 5);
        assertThat(scene.refusal(0, "play unrest")).isEqualTo("NOR-6.15");
        assertThat(scene.refusal(0, "remove unrest")).isEqualTo("NOR-6.15");
        assertThat(scene.options()).contains("wait unrest", "exchange unrest");
        scene.play(0, "upgrade boar-lay");
        assertThat(scene.refusal(0, "remove unrest")).isEqualTo("NOR-6.15");
        scene.play(0, "spend unrest");
        assertThat(Scoring.extra(scene.position, 0)).isEqualTo(-5);
    }

    @Test
    @Rule({"NOR-4.2", "NOR-4.4"})
    void theDiscardPile_isShuffledOnlyWhenACardMustBeDrawn() {
        Scene scene = Scene.of(2).pile(0, "spy", "fishing").discard(0, "scouts");
        Decks decks = scene.position.decks;
        SplitMix random = new SplitMix(1);
        assertThat(decks.drawOne(0, random)).isTrue();
        assertThat(decks.drawOne(0, random)).isTrue();
        assertThat(decks.discard.size(0)).isEqualTo(1);
        assertThat(decks.drawOne(0, random)).isTrue();
        assertThat(decks.drawOne(0, random)).isFalse();
        assertThat(decks.hand.size(0)).isEqualTo(3);
    }

    @Test
    @Rule({"NOR-7.1", "NOR-7.2"})
    void aFeast_isOneOfFourActions() {
        Scene scene = turn("start-feast", "unrest").stock(0, 0, 1, 0).play(0, "play start-feast");
        assertThat(scene.options()).containsExactly("as recruit", "as move", "as explore", "as build");
        scene.play(0, "as recruit", "recruit START.s");
        assertThat(scene.unitsIn("START.s")).isEqualTo(4);
        assertThat(scene.asked()).isEqualTo(Question.TURN);
    }

    @Test
    @Rule("NOR-7.3")
    void severalActionsOfACard_comeInTheirOrder() {
        Scene scene = Scene.of(2, Clan.STAG).smallMap().units("START.s", 0, 2).units("T06.w", 0, 2)
                .start("stag-clan");
        assertThat(scene.asked()).isEqualTo(Question.RECRUIT);
        scene.play(0, "recruit START.s");
        assertThat(scene.asked()).isEqualTo(Question.PULL);
    }

    @Test
    void whatACardOnTheTableDoes_canBeTakenBackUntilSomebodyLearnsSomething() {
        assertThat(turn("start-recruit", "unrest").play(0, "play start-recruit").playOne(0, "recruit START.s"))
                .isEqualTo(Disclosure.NOTHING);
        assertThat(turn("start-feast", "unrest").play(0, "play start-feast").playOne(0, "as explore"))
                .isEqualTo(Disclosure.REVEAL);
    }
}
