package althing.northgard;

import java.util.List;

import org.junit.jupiter.api.Test;

import althing.engine.Seed;
import althing.northgard.box.Building;
import althing.northgard.box.Clan;
import althing.northgard.state.Fight;
import althing.northgard.state.Question;
import althing.northgard.view.NorthgardView.Raid;
import althing.testkit.Rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

/** The chances that are told before units enter an enemy's land (NOR-13). */
class OddsTest {

    private static final int GAMES = 4000;

    private static Scene scene(int attackers, int defenders) {
        return Scene.of(2, Clan.BOAR, Clan.GOAT).smallMap().units("START.s", 0, attackers).units("T06.e", 1, defenders);
    }

    private static List<Raid> raids(Scene scene) {
        return scene.view(1).raids();
    }

    @Test
    @Rule("NOR-13.8")
    void oneAgainstOne_isCountedFaceByFace() {
        Raid raid = raids(scene(1, 1).start("start-move")).getFirst();
        assertThat(raid.move()).isEqualTo("move START.s T06.e");
        assertThat(raid.won() + raid.nobody() + raid.lost()).isEqualTo(100);
        // Whoever may choose takes the casualty that ends a lone unit, so four faces of six end it, and two only count points.
        assertThat(raid.nobody()).isEqualTo(Math.round(16 * 100 / 36f));
        // The attacker wins with a casualty against points (8 of 36), and with 3 points against 2 (1 of 36).
        assertThat(raid.won()).isEqualTo(Math.round(9 * 100 / 36f));
        assertThat(raid.losses()).isEqualTo(Math.round(24 * 10 / 36f));
    }

    @Test
    @Rule({"NOR-13.3", "NOR-13.5"})
    void everyCompany_isToldOf_andWhatFoodCouldAdd() {
        Scene scene = scene(4, 2).stock(0, 1, 0, 0).stock(1, 9, 0, 0).start("start-move").play(0, "move START.s T06.e");
        assertThat(scene.asked()).isEqualTo(Question.SEND);
        List<Raid> raids = raids(scene);
        assertThat(raids).extracting(Raid::move).containsExactly("send 1", "send 2", "send 3", "send 4");
        assertThat(raids).extracting(Raid::won).isSorted();
        assertThat(raids).allSatisfy(raid -> {
            assertThat(raid.food()).isEqualTo(1);
            assertThat(raid.theirFood()).isEqualTo(2);
        });
    }

    @Test
    @Rule("NOR-13.4")
    void aTower_makesItDearer() {
        int open = raids(scene(3, 1).start("start-move")).getFirst().losses();
        int guarded = raids(scene(3, 1).build("T33.m", Building.DEFENSE_TOWER).start("start-move")).getFirst().losses();
        assertThat(guarded).isGreaterThan(open);
    }

    @Test
    @Rule("NOR-10.2")
    void toEmptyLand_nothingIsTold() {
        Scene scene = Scene.of(2).smallMap().units("START.s", 0, 3).units("T33.n", 1, 1).start("start-move");
        assertThat(raids(scene)).noneMatch(raid -> raid.move().equals("move START.s T06.s"));
        assertThat(raids(scene(3, 1))).isEmpty();
    }

    /** What is told must be what the rules do: the same combat, played with many rolls. */
    @Test
    @Rule({"NOR-13.6", "NOR-13.8", "NOR-13.9", "NOR-13.13"})
    void theChances_areThoseOfTheRules() {
        Raid told = raids(scene(3, 2).start("start-move").play(0, "move START.s T06.e")).getLast();
        int won = 0;
        int losses = 0;
        for (int game = 0; game < GAMES; game++) {
            Scene scene = scene(3, 2).start("start-move");
            scene.position.random.seed(Seed.of(game));
            scene.play(0, "move START.s T06.e", "send 3");
            if (scene.asked() == Question.MOVE) {
                scene.play(0, "stop");
            }
            while (scene.asked() == Question.DIE) {
                scene.play(scene.decides(), best(scene));
            }
            won += scene.position.fight.winner == Fight.ATTACKER ? 1 : 0;
            losses += Math.min(scene.position.fight.suffers[Fight.ATTACKER], 3);
        }
        assertThat(won * 100.0 / GAMES).isCloseTo(told.won(), within(3.0));
        assertThat(losses * 10.0 / GAMES).isCloseTo(told.losses(), within(0.7));
    }

    /** Three against two: the defender chooses by what the attacker rolled, the attacker takes the point, which wins more often. */
    private static String best(Scene scene) {
        Fight fight = scene.position.fight;
        if (scene.decides() == 0) {
            return "point";
        }
        boolean down = fight.inflicts[Fight.ATTACKER] >= 2;
        boolean pointHolds = fight.total(Fight.DEFENDER) + 1 >= fight.total(Fight.ATTACKER);
        return !down && pointHolds ? "point" : "casualty";
    }
}
