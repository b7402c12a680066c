package althing.northgard;

import org.junit.jupiter.api.Test;

import althing.engine.Disclosure;
import althing.northgard.box.Cards;
import althing.northgard.box.Clan;
import althing.northgard.state.Question;
import althing.testkit.Rule;

import static org.assertj.core.api.Assertions.assertThat;

/** NOR-12: Draw and Special actions; NOR-27: the cards that deal with cards. */
class CardsTest {

    private static Scene scene() {
        return Scene.of(2, Clan.BOAR, Clan.STAG).smallMap().units("START.s", 0, 2).units("T06.e", 1, 2);
    }

    @Test
    @Rule({"NOR-12.1", "NOR-12.2", "NOR-12.3"})
    void drawnCards_areDividedAsTheCardSays() {
        Scene scene = scene().pile(0, "spy", "fishing", "scouts").start("trading-post");
        assertThat(scene.options()).containsExactly("discard spy", "discard fishing", "discard scouts");
        assertThat(scene.refusal(0, "discard unrest")).isEqualTo("NOR-12.2");
        assertThat(scene.playOne(0, "discard fishing")).isEqualTo(Disclosure.REVEAL);
        assertThat(scene.options()).containsExactly("top spy", "top scouts");
        assertThat(scene.playOne(0, "top spy")).isEqualTo(Disclosure.NOTHING);
        assertThat(scene.view(0).areas().get(0).hand()).containsExactly("unrest", "scouts");
        assertThat(scene.view(0).areas().get(0).drawTop()).containsExactly("spy");
        assertThat(scene.view(1).areas().get(0).drawTop()).isEmpty();
        assertThat(scene.view(1).areas().get(0).discard()).containsExactly("fishing");
    }

    @Test
    @Rule({"NOR-12.5", "NOR-12.6"})
    void aDrawActionThatCannotDrawAll_isNotPlayed() {
        Scene scene = scene().pile(0, "spy").discard(0, "fishing").hand(0, "merchant", "market-place").go();
        assertThat(scene.refusal(0, "play merchant")).isEqualTo("NOR-6.7");
        scene.play(0, "play market-place");
        assertThat(scene.view(0).areas().get(0).hand()).contains("spy", "fishing");
    }

    @Test
    void resourcefulPeople_mayPayForAnotherCard() {
        Scene scene = Scene.of(2, Clan.GOAT).smallMap().units("START.s", 0, 1).stock(0, 2, 1, 0)
                .pile(0, "spy", "fishing", "scouts").start("goat-resourceful");
        assertThat(scene.asked()).isEqualTo(Question.PAY_MORE);
        scene.play(0, "pay food", "pay food", "pay wood");
        assertThat(scene.view(0).areas().get(0).hand()).contains("scouts");
    }

    @Test
    @Rule("NOR-27.17")
    void captureAndRaids_needAnEnemyUnit() {
        Scene scene = scene().start("capture").play(0, "strike T06.e", "add START.s");
        assertThat(scene.unitsIn("T06.e")).isEqualTo(1);
        assertThat(scene.unitsIn("START.s")).isEqualTo(3);
        Scene raid = Scene.of(2, Clan.RAVEN).smallMap().units("START.n", 0, 1).units("T06.w", 1, 2)
                .hand(0, "capture").start("raven-raid");
        raid.play(0, "strike T06.w");
        assertThat(raid.wood(0)).isEqualTo(1);
        assertThat(raid.refusal(0, "play capture")).isEqualTo("NOR-6.7");
    }

    @Test
    @Rule("NOR-27.18")
    void effectsAreCopied_butNotThoseOfCopiersOrIdleCards() {
        Scene scene = scene().active(1, "fishing").active(1, "legendary-heroes");
        scene.position.decks.addActive(1, Scene.card("wood-monopoly"), false);
        scene.start("enemy-secrets");
        assertThat(scene.options()).containsExactly("copy fishing");
        scene.play(0, "copy fishing");
        assertThat(scene.food(0)).isEqualTo(3);
        Scene own = scene().active(0, "wood-monopoly").start("legendary-heroes").play(0, "copy wood-monopoly");
        assertThat(own.wood(0)).isEqualTo(3);
    }

    private static Scene stolenLore(String rules, String enemyAt) {
        return Scene.with(rules, 2, Clan.SNAKE).smallMap().units("START.s", 0, 1).units(enemyAt, 1, 1)
                .active(1, "lore-mastery").hand(0, "snake-stolen", "unrest");
    }

    @Test
    @Rule({"NOR-18.6a", "NOR-27.18"})
    void stolenLore_copiesWhereTheTokenLies() {
        Scene stolen = stolenLore("rules=2", "T33.n");
        stolen.position.scorchedAt = stolen.territory("T33.n");
        stolen.go().play(0, "play snake-stolen", "decline", "copy lore-mastery");
        assertThat(stolen.lore(0)).isEqualTo(2);
    }

    @Test
    @Rule({"NOR-18.6a", "NOR-6.7"})
    void stolenLore_isPlayedWhereTheTokenCanFirstBeLaid() {
        Scene stolen = stolenLore("rules=2", "T06.e").go().play(0, "play snake-stolen", "scorch T06.e");
        assertThat(stolen.options()).containsExactly("copy lore-mastery");
        Scene declined = stolenLore("rules=2", "T06.e").go().play(0, "play snake-stolen", "decline");
        assertThat(declined.asked()).isEqualTo(Question.TURN);
        assertThat(stolenLore("rules=2", "T33.n").go().refusal(0, "play snake-stolen")).isEqualTo("NOR-6.7");
    }

    @Test
    @Rule("NOR-18.6a")
    void underTheFirstRules_stolenLoreNeedsTheTokenWhereItLies() {
        assertThat(stolenLore("rules=1", "T06.e").go().refusal(0, "play snake-stolen")).isEqualTo("NOR-6.7");
    }

    @Test
    @Rule("NOR-27.19")
    void defensiveStrategy_answersACard() {
        Scene scene = scene().hand(1, "defensive-strategy").start("start-recruit");
        assertThat(scene.asked()).isEqualTo(Question.COUNTER);
        assertThat(scene.decides()).isEqualTo(1);
        scene.play(1, "counter");
        assertThat(scene.unitsIn("START.s")).isEqualTo(2);
        assertThat(scene.view(0).areas().get(0).discard()).containsExactly("start-recruit");
        assertThat(scene.view(0).areas().get(1).active()).hasSize(1);
        assertThat(scene.decides()).isZero();
        assertThat(scene.options()).contains("wait unrest");
        Scene own = scene().hand(0, "defensive-strategy").go();
        assertThat(own.refusal(0, "play defensive-strategy")).isEqualTo("NOR-27.19");
        Scene allowed = scene().hand(1, "defensive-strategy").start("fishing").play(1, "allow");
        assertThat(allowed.food(0)).isEqualTo(3);
    }

    @Test
    @Rule("NOR-27.20")
    void futureSight_takesTheCardOfTheYearAtOnce() {
        Scene scene = scene().hand(0, "legendary-heroes").start("future-sight");
        String card = scene.view(0).offer().getFirst();
        scene.play(0, "take " + card);
        assertThat(scene.view(1).areas().get(0).drawTop()).containsExactly(card);
        assertThat(scene.refusal(0, "play legendary-heroes")).isEqualTo("NOR-6.7");
        scene.play(0, "end").play(1, "pass " + scene.view(1).offer().getFirst());
        assertThat(scene.refusal(0, "pass scouts")).isEqualTo("NOR-27.20");
        scene.play(0, "pass");
        assertThat(scene.log().stream().filter("log.pass"::equals)).hasSize(2);
        assertThat(scene.log().stream().filter("log.take"::equals)).hasSize(2);
    }

    @Test
    @Rule("NOR-27.21")
    void negotiationSpyAndCurse_doWhatIsPossible() {
        Scene fetch = scene().discard(0, "fishing").start("negociation").play(0, "take fishing");
        assertThat(fetch.view(1).areas().get(0).hand()).containsExactly("fishing");
        Scene spy = scene().hand(1, "scouts", "militia").pile(0, "fishing").start("spy");
        assertThat(spy.view(0).areas().get(1).hand()).containsExactly("scouts", "militia");
        spy.play(0, "pick militia");
        assertThat(spy.view(0).areas().get(1).discard()).containsExactly("militia");
        assertThat(spy.view(0).areas().get(0).hand()).contains("fishing");
        Scene idle = scene().pile(0, "fishing").start("spy");
        assertThat(idle.view(0).areas().get(0).hand()).contains("fishing");
        Scene curse = Scene.of(3).smallMap().hand(1, "scouts").pile(0, "fishing").start("ancestral-curse");
        assertThat(curse.asked()).isEqualTo(Question.DISCARD);
        curse.play(1, "discard scouts");
        assertThat(curse.view(0).areas().get(1).discard()).containsExactly("scouts");
        assertThat(curse.view(0).areas().get(0).hand()).contains("fishing");
    }

    @Test
    @Rule("NOR-27.22")
    void rapaciousExploitation_costsACardOrTwoResources() {
        Scene poor = Scene.of(2, Clan.SNAKE).smallMap().hand(1, "scouts").stock(1, 1, 0, 0).start("snake-rapacious")
                .play(0, "pick scouts");
        assertThat(poor.view(0).areas().get(1).discard()).containsExactly("scouts");
        Scene rich = Scene.of(2, Clan.SNAKE).smallMap().hand(1, "scouts").stock(1, 1, 1, 0).start("snake-rapacious")
                .play(0, "pick scouts").play(1, "buy off", "pay food", "pay wood");
        assertThat(rich.food(0)).isEqualTo(1);
        assertThat(rich.wood(0)).isEqualTo(1);
        assertThat(rich.position.decks.hand.size(1)).isEqualTo(1);
    }

    @Test
    @Rule("NOR-27.34")
    void veiledThreats_needACardInHand() {
        Scene none = scene().pile(0, "fishing").start("veiled-threats");
        assertThat(none.view(0).areas().get(0).hand()).contains("fishing");
        Scene scene = scene().hand(1, "scouts").start("veiled-threats");
        assertThat(scene.options()).containsExactly("target 1", "draw");
        scene.play(0, "target 1");
        assertThat(scene.view(0).areas().get(1).discard()).containsExactly("scouts");
    }

    @Test
    @Rule("NOR-27.32")
    void teamwork_doesTwoDifferentActions() {
        Scene scene = Scene.of(2, Clan.GOAT).smallMap().units("START.s", 0, 1).start("goat-teamwork")
                .play(0, "as recruit", "recruit START.s");
        assertThat(scene.options()).containsExactly("as move");
        scene.play(0, "as move", "stop");
        assertThat(scene.asked()).isEqualTo(Question.TURN);
    }

    @Test
    void everyCard_isInTheTable() {
        assertThat(Cards.ALL).hasSize(86);
        assertThat(Cards.EARLY).hasSize(16);
        assertThat(Cards.ADVANCED).hasSize(36);
        assertThat(Cards.INITIAL).hasSize(7);
        assertThat(Cards.UPGRADES).hasSize(14);
        assertThat(Cards.ACHIEVEMENTS).hasSize(7);
    }
}
