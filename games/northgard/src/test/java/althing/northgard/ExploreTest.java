package althing.northgard;

import org.junit.jupiter.api.Test;

import althing.northgard.box.Building;
import althing.northgard.box.Clan;
import althing.northgard.box.Tiles;
import althing.northgard.state.Question;
import althing.northgard.view.NorthgardView;
import althing.testkit.Rule;

import static org.assertj.core.api.Assertions.assertThat;

/** NOR-11: Explore, and the cards that explore. */
class ExploreTest {

    private static Scene scene(Clan clan) {
        return Scene.of(2, clan).map("T09 1 0 0", "T24 1 1 0").units("T09.s", 0, 3).units("START.n", 1, 1);
    }

    @Test
    @Rule({"NOR-11.1", "NOR-11.2", "NOR-11.3", "NOR-11.6"})
    void oneExploresFromAnOpenTerritory_orthogonally() {
        Scene scene = scene(Clan.WOLF).top("T02").start("start-explore");
        assertThat(scene.asked()).isEqualTo(Question.EXPLORE);
        assertThat(scene.options()).allMatch(code -> code.startsWith("place T02 0,1 ")
                || code.startsWith("place T02 2,1 ") || code.startsWith("place T02 1,2 ")
                || code.startsWith("place T02 1,-1 "));
        assertThat(scene.refusal(0, "place T02 -1,0 0")).isEqualTo("NOR-11.2");
        assertThat(scene.refusal(0, "place T02 5,5 0")).isEqualTo("NOR-11.3");
        assertThat(scene.refusal(0, "place T03 0,1 0")).isEqualTo("NOR-11.1");
        Scene empty = scene(Clan.WOLF);
        empty.position.piles.stackSize = 0;
        assertThat(empty.hand(0, "start-explore").go().refusal(0, "play start-explore")).isEqualTo("NOR-6.7");
        Scene closed = Scene.of(2).smallMap().units("START.s", 0, 3).hand(0, "start-explore").go();
        assertThat(closed.refusal(0, "play start-explore")).isEqualTo("NOR-6.7");
    }

    @Test
    @Rule({"NOR-11.4", "NOR-27.23"})
    void aTileThatFitsNowhere_goesUnderTheStack_andScoutsMayDrawAnother() {
        Scene scene = Scene.of(2).map("T03 0 -1 0", "T28 -1 -1 3", "T31 0 1 0", "T29 -1 1 3").units("T28.n", 0, 3)
                .units("START.w", 1, 3).top("T05", "T13").start("scout-camp");
        assertThat(scene.view(1).drawn()).containsExactly("T05");
        assertThat(scene.options()).contains("redraw");
        scene.play(0, "redraw");
        assertThat(scene.view(1).drawn()).containsExactly("T13");
        assertThat(scene.options().contains("redraw")).isFalse();
        assertThat(scene.view(1).stackBottom()).containsExactly("T05");
    }

    @Test
    @Rule({"NOR-11.5", "NOR-27.24"})
    void ofSeveralTilesOneIsPlaced_theOthersGoUnder() {
        Scene scene = scene(Clan.BOAR).top("T02", "T13", "T20").start("boar-lay");
        assertThat(scene.view(1).drawn()).containsExactly("T02", "T13", "T20");
        String place = scene.options().stream().filter(code -> code.startsWith("place T20 ")).findFirst().orElseThrow();
        int lore = scene.lore(0);
        scene.play(0, place);
        assertThat(scene.food(0)).isEqualTo(1);
        assertThat(scene.lore(0)).isGreaterThan(lore);
        scene.play(0, "under T02");
        assertThat(scene.view(0).stackBottom()).containsExactly("T02", "T13");
        assertThat(scene.land.isPlaced(Tiles.named("T20"))).isTrue();
    }

    @Test
    @Rule({"NOR-11.7", "NOR-9.5"})
    void joinedTerritories_keepTheirBuildings() {
        Scene scene = Scene.of(2).map("T02 0 1 0", "T10 1 0 3").units("T02.s", 0, 2).units("T10.n", 0, 1)
                .build("T02.s", Building.FOOD_SILO).build("T10.n", Building.FOOD_SILO);
        scene.map("T13 1 1 0");
        int joined = scene.territory("T13.a");
        assertThat(scene.land.of(Tiles.regionNamed("T02.s"))).isEqualTo(joined);
        assertThat(scene.land.estate.count(joined, Building.FOOD_SILO.ordinal())).isGreaterThanOrEqualTo(1);
        assertThat(scene.land.units(joined)).isPositive();
    }

    @Test
    @Rule({"NOR-11.8", "NOR-19.9"})
    void rivalsAndPartners_areNotJoined() {
        Scene scene = Scene.with("teams=true", 4).map("T09 1 0 0", "T24 1 1 0").units("T09.s", 0, 3)
                .units("START.s", 2, 3).units("T09.e", 0, 1).top("T13").start("start-explore");
        assertThat(scene.refusal(0, "place T13 0,1 0")).isEqualTo("NOR-11.8");
    }

    @Test
    @Rule({"NOR-11.9", "NOR-11.10"})
    void onlyTheExplorersOwnTerritories_bringGlory() {
        Scene scene = scene(Clan.WOLF).top("T02").start("start-explore");
        NorthgardView.Placement closing = scene.view(0).placements().stream()
                .filter(placement -> placement.x() == 0 && placement.y() == 1 && placement.rotation() == 1).findFirst()
                .orElseThrow();
        assertThat(closing.glory()).isEqualTo(3);
        assertThat(closing.closes().getFirst().size()).isEqualTo(3);
        scene.play(0, "place T02 0,1 1");
        assertThat(scene.glory(0)).isEqualTo(3);
        Scene others = scene(Clan.WOLF).units("START.s", 1, 1);
        assertThat(others.glory(1)).isZero();
    }

    @Test
    @Rule({"NOR-18.3", "NOR-18.5", "NOR-18.7"})
    void clansProfitFromClosing_orNot() {
        Scene stag = scene(Clan.STAG).top("T02").start("start-explore").play(0, "place T02 0,1 1");
        assertThat(stag.glory(0)).isEqualTo(4);
        Scene raven = scene(Clan.RAVEN).build("T09.s", Building.MENHIR).top("T02").start("start-explore")
                .play(0, "place T02 0,1 1");
        assertThat(raven.lore(0)).isEqualTo(1);
        Scene boar = scene(Clan.BOAR).units("T09.e", 0, 1).top("T08").start("start-explore");
        String open = boar.view(0).placements().stream().filter(placement -> placement.closes().isEmpty())
                .map(placement -> "place T08 " + placement.x() + "," + placement.y() + " " + placement.rotation())
                .findFirst().orElseThrow();
        boar.play(0, open);
        assertThat(boar.lore(0)).isEqualTo(1);
        Scene closes = scene(Clan.BOAR).top("T02").start("start-explore").play(0, "place T02 0,1 1");
        assertThat(closes.lore(0)).isZero();
    }

    @Test
    @Rule("NOR-11.11")
    void gloryComesBeforeTheCreature() {
        Scene scene = Scene.with("creatures=creatures", 2, Clan.WOLF).map("T09 1 0 0", "T24 1 1 0").units("T09.s", 0, 1)
                .creatureTop("draugr-beige").top("T17").start("start-explore");
        String closing = scene.view(0).placements().stream().filter(placement -> placement.glory() > 0)
                .map(placement -> "place T17 " + placement.x() + "," + placement.y() + " " + placement.rotation())
                .findFirst().orElseThrow();
        scene.play(0, closing);
        assertThat(scene.log().indexOf("log.closed")).isLessThan(scene.log().indexOf("log.appear"));
        assertThat(scene.glory(0)).isPositive();
    }

    @Test
    @Rule({"NOR-27.25", "NOR-27.26", "NOR-27.32"})
    void ravensFlyAnywhere_rangersExploreTwice_annexationIsOptional() {
        Scene huginn = Scene.of(2).smallMap().units("START.s", 0, 1).top("T13").start("huginn-muninn");
        assertThat(huginn.options()).contains("place T13 -1,0 0", "place T13 0,2 0");
        Scene rangers = scene(Clan.BOAR).top("T08", "T12").start("rangers");
        rangers.play(0, rangers.options().getFirst());
        assertThat(rangers.asked()).isEqualTo(Question.EXPLORE_MORE);
        rangers.play(0, "as explore");
        assertThat(rangers.asked()).isEqualTo(Question.EXPLORE);
        Scene annex = scene(Clan.STAG).start("stag-annex");
        assertThat(annex.options()).containsExactly("as move", "as explore");
        annex.play(0, "as move", "stop", "decline");
        assertThat(annex.asked()).isEqualTo(Question.TURN);
    }
}
