package althing.graenaland;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.engine.MoveList;
import althing.engine.SplitMix;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Resource;
import althing.graenaland.box.Terrain;
import althing.graenaland.table.Question;

/** What a seat imagines agrees with what it has seen. */
class ImaginingTest {

    private static final int WORLDS = 60;

    @Test
    void cardsThatWereSeenToEnterAHand_areInEveryImaginedHand() {
        Scene scene = Scene.basic(3).village(0, "H1").villages(1, "H1", 2).cards("H1", "wood", "wood")
                .hand(1, "hills-ore", "hills-ore").share().play(1, "propose H1", "give 1", "give 1").play(1, "vote for")
                .play(0, "vote for");
        int ores = 0;
        for (int world = 0; world < WORLDS; world++) {
            GraenalandPosition imagined = imagined(scene, 2, world);
            assertThat(Cards.showing(imagined.hands[1], Resource.WOOD.ordinal())).isGreaterThanOrEqualTo(2);
            assertThat(Cards.ofTerrain(imagined.hands[1], Terrain.HILLS.ordinal())).isEqualTo(4);
            ores += Cards.showing(imagined.hands[1], Resource.ORE.ordinal());
        }
        assertThat(ores).as("the hidden cards vary").isBetween(1, 2 * WORLDS - 1);
    }

    @Test
    void aTollCardIsKnownToTheTwo_andOnlyItsBackToTheOthers() {
        Scene scene = Scene.basic(4).village(0, "H1").village(1, "P1").work("rampart", "P1")
                .hand(0, "livestock", "livestock", "wood", "wood", "mountains-gold", "plains-ore").build()
                .play(0, "village P1", "pay", "toll mountains-gold");
        int golds = 0;
        for (int world = 0; world < WORLDS; world++) {
            assertThat(Cards.showing(imagined(scene, 0, world).hands[1], Resource.GOLD.ordinal())).isEqualTo(1);
            GraenalandPosition stranger = imagined(scene, 2, world);
            assertThat(Cards.ofTerrain(stranger.hands[1], Terrain.MOUNTAINS.ordinal())).isEqualTo(1);
            golds += Cards.showing(stranger.hands[1], Resource.GOLD.ordinal());
        }
        assertThat(golds).isBetween(1, WORLDS - 1);
    }

    @Test
    void whoPays_hasEnoughInEveryImaginedHand() {
        Scene scene = Scene.basic(4).village(0, "H1").village(1, "P1")
                .hand(0, "livestock", "livestock", "wood", "wood", "mountains-gold", "plains-ore").build()
                .play(0, "village P1");
        for (int world = 0; world < WORLDS; world++) {
            GraenalandPosition imagined = imagined(scene, 1, world);
            MoveList ways = new MoveList();
            imagined.moves(0, ways);
            assertThat(ways.size()).as("ways to pay in world %d", world).isPositive();
        }
    }

    @Test
    void aCompositionIsNotGuessed_andSealedOrdersVary() {
        Scene composing = Scene.basic(3).village(1, "H1").village(2, "H1").cards("H1", "wood", "ore").share()
                .play(1, "propose H1", "give 2");
        assertThat(imagined(composing, 0, 1).asked).isEqualTo(Question.PROPOSE);
        assertThat(imagined(composing, 1, 1).asked).isEqualTo(Question.ASSIGN);
        Scene sealed = Scene.basic(3).hero(1, "warlord", "H1").hero(2, "warlord", "P1").orders().play(1,
                "order warlord e");
        assertThat(java.util.stream.IntStream.range(0, WORLDS).map(world -> imagined(sealed, 2, world).heroes.orders[1])
                .distinct().count()).isGreaterThan(3);
    }

    private static GraenalandPosition imagined(Scene scene, int seat, int world) {
        GraenalandPosition copy = scene.position.copy();
        copy.imagine(seat, new SplitMix(world));
        Conservation.check(copy);
        return copy;
    }
}
