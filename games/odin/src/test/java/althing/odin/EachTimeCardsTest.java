package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.testkit.Rule;
import althing.odin.actions.Choosing;
import althing.odin.actions.Doing;
import althing.odin.actions.Steps;
import althing.odin.box.Program;
import althing.odin.course.Moves;
import althing.odin.course.OdinMove;
import althing.odin.course.Phase;
import althing.odin.course.Rounds;
import althing.odin.view.Viewing;

/** FFO-O: occupations that act each time something happens, or change a rule. */
class EachTimeCardsTest {

    private static Scene played(String card) {
        return Scene.cards("odin(seats=2)").played(card).strips(7);
    }

    /** The card, what seat 0 has, the moves, what it has then. */
    @ParameterizedTest
    @Rule({"FFO-13.7", "FFO-13.11", "FFO-O.1A", "FFO-O.3A", "FFO-O.36A", "FFO-O.37A", "FFO-O.113a", "FFO-O.117A",
            "FFO-O.122A", "FFO-O.149A", "FFO-O.152A", "FFO-O.154a", "FFO-O.164A", "FFO-O.170a", "FFO-O.174a",
            "FFO-O.98A", "FFO-O.147A"})
    @CsvSource(delimiter = ';', value = {"1A;'';go LM1A;2stockfish", "1A;2silver;go LM2B;cattle+milk",
            "3A;'';go WM1;beans+silver+snare", "3A;'';go PR2;2mead+2silver",
            "36A;knarr+silver+salt-meat;go SA1A,upgrade salt-meat,flip linen;knarr+silk",
            "37A;knarr+silver+mead;go SA2A,upgrade mead,flip oil;knarr+rune-stone",
            "113a;flax;go CR1A,dig M1 1;linen+wood", "113a;flax;go CR1A,done;linen",
            "117A;2wood+peas;go BS2,upgrade peas;knarr+mead", "122A;'';go MT1A,dig M1 2;2wood",
            "122A;'';go MT2B,dig M1 3;2wood+stone+mead", "149A;knarr+silver;go SA1A,flip oil;knarr+rune-stone",
            "152A;3flax;go MT2C,raise flax,upgrade flax,upgrade flax;hide+2stockfish",
            "154a;'';go MT1A,dig M1 2;2wood+silver", "154a;'';go MT1A,dig M1 1;wood",
            "170a;knarr;go EO2A,emigrate knarr;emigrated-knarr", "174a;6silver;go LM2B,choose 1;cattle+milk+silk",
            "174a;7silver;go LM2B,choose 2;cattle+milk+spices", "174a;5silver;go LM2B;cattle+milk+2silver",
            "98A;grain+2silver+long-house;place grain long-house-1,lay 0 4 0,choose 1;silk+long-house",
            "147A;2knarr;go SA4;2knarr+silver-hoard"})
    void aCard_actsOnItsAction(String card, String given, String moves, String expected) {
        Scene scene = played(card).give(given).play(moves.split(","));
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map(expected));
    }

    @Test
    @Rule("FFO-O.164A")
    void theArmedFighter_takesStoneOrOreOnly() {
        assertThat(played("164A").play("go CR4").all()).as("wood lies first")
                .containsExactlyInAnyOrderEntriesOf(Scene.map("4silver"));
        Scene scene = played("164A");
        scene.position.strips[0] = 5;
        assertThat(scene.play("go CR4", "dig M1 1").all())
                .containsExactlyInAnyOrderEntriesOf(Scene.map("4silver+stone"));
    }

    @Test
    @Rule("FFO-O.12A")
    void theHelmsman_drawsForEachUseOfALongship() {
        Scene scene = played("12A").give("2longship").play("go SA4");
        assertThat(scene.count("bow") + scene.count("snare") + scene.count("spear") + scene.count("sword"))
                .isEqualTo(1);
    }

    @ParameterizedTest
    @Rule({"FFO-O.126A", "FFO-O.128A", "FFO-O.140A", "FFO-O.145a", "FFO-O.163a", "FFO-O.134A", "FFO-O.135A"})
    @CsvSource(delimiter = ';', value = {"126A;wood;8;1;go HU2B,pay 0;fur+snare+silver",
            "128A;wood;8;1;go HU2B,pay 0,dig M1 1;fur+snare+wood",
            "140A;wood+whaling-boat;12;2;go HU4,pay 0;2oil+skin-and-bones+whale-meat+whaling-boat",
            "145a;wood;8;1;go HU1A,done,pay 0;hide+game-meat", "145a;'';8;1;go HU1A,dig M1 1,pay 0;hide+game-meat",
            "163a;wood;8;1;go HU2A,pay 0;2hide+game-meat+silver", "163a;wood;8;1;go HU1A,pay 0;hide+game-meat",
            "134A;longship;8;1;go SA1B,fail;longship+stone+sword+mead",
            "135A;longship+sword;8;5;go SA1B,take rune-stone;longship+rune-stone+sword",
            "135A;longship+2sword;8;4;go SA1B,take rune-stone;longship+rune-stone"})
    void aCard_actsOnDice(String card, String given, int sides, int roll, String moves, String expected) {
        Scene scene = played(card).give(given).rolls(sides, roll).play(moves.split(","));
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map(expected));
    }

    @Test
    @Rule("FFO-O.89a")
    void theCatapulter_countsEachStoneTwice() {
        Scene scene = played("89a").give("longship+2stone").rolls(8, 4).play("go SA1B");
        assertThat(scene.can("take chest")).as("4 and twice 2 make 8").isTrue();
        scene.play("take rune-stone");
        assertThat(scene.count("stone")).isEqualTo(1);
    }

    @Test
    @Rule("FFO-O.137a")
    void theMeleeFighter_spendsSpearsAsSwords() {
        Scene scene = played("137a").give("longship+spear+sword").rolls(8, 4).play("go SA1B", "take rune-stone");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("longship+rune-stone"));
    }

    @Test
    @Rule({"FFO-O.153a", "FFO-11.2"})
    void theProficientHunter_rollsFourTimes() {
        Scene scene = played("153a").give("2wood").rolls(8, 8, 7, 6, 2).play("go HU1A", "roll", "roll", "roll");
        assertThat(scene.refusal("roll")).isEqualTo("FFO-11.2");
        assertThat(scene.play("pay 0").count("hide")).isEqualTo(1);
    }

    @ParameterizedTest
    @Rule({"FFO-O.94A", "FFO-O.95A", "FFO-O.96A", "FFO-O.171A"})
    @CsvSource(delimiter = ';', value = {"94A;3;2oil;choose 1;spices", "95A;3;'';dig M1 2;2wood",
            "96A;3;game-meat;choose 1;whale-meat", "96A;5;whale-meat;choose 2;2game-meat",
            "96A;3;game-meat;done;game-meat",
            "171A;2;'';choose 1;peas+beans+2grain+silver"})
    void aCard_actsInTheHarvestPhase(String card, int round, String given, String moves, String expected) {
        Scene scene = played(card).give(given).round(round).phase(Phase.HARVEST);
        Rounds.harvest(scene.position);
        while (scene.position.isAsked(Steps.CardActing.FRAME)) {
            int program = scene.position.due(Steps.CardActing.PROGRAM);
            scene.position.agenda.pop();
            Choosing.begin(scene.position, 0, Program.get(program));
            if (scene.position.isAsked(Doing.FRAME)) {
                scene.position.decision().settles(scene.position, 0);
            }
        }
        OdinMove move = Moves.named(moves);
        scene.position.decision().play(scene.position, 0, move);
        while (scene.position.isAsked(Doing.FRAME)) {
            scene.position.decision().settles(scene.position, 0);
        }
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map(expected));
    }

    @Test
    @Rule("FFO-O.38A")
    void thePeacemaker_takesAResourceInsteadOfAWeapon() {
        Scene scene = played("38A").phase(Phase.WEAPON);
        scene.position.advance();
        scene.play("choose 4");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("ore"));
        assertThat(Viewing.items(scene.position, 1)).hasSize(1);
    }

    @ParameterizedTest
    @Rule({"FFO-O.8a", "FFO-O.9A"})
    @CsvSource(delimiter = ';', value = {"8a;CR3A+CR2B;;wool+oil", "8a;CR3A;;wool",
            "9A;'';place ore home,lay 0 0 0;wool+longship"})
    void aCard_actsBeforeIncome(String card, String spaces, String moves, String expected) {
        Scene scene = played(card).give(card.equals("9A") ? "wool+longship" : "wool");
        scene.standing(spaces.isEmpty() ? new String[0] : spaces.split("\\+"));
        scene.phase(Phase.START_PLAYER);
        scene.position.advance();
        if (moves != null) {
            scene.play(moves.split(","));
        }
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map(expected));
    }

    /** A Feast of seat 0 in round 1 with these moves. */
    @ParameterizedTest
    @Rule({"FFO-O.7A", "FFO-O.160a", "FFO-O.165A", "FFO-O.186A"})
    @CsvSource(delimiter = ';', value = {"7A;grain+6silver;coin,coin,coin,coin,coin,coin;grain+silver",
            "7A;3grain+6silver;coin,coin,coin,coin,coin,coin;3grain+2silver",
            "7A;wool+6silver;coin,coin,coin,coin,coin,coin;wool",
            "160a;6silver;coin,coin,coin,coin,coin,coin;silver",
            "160a;wool+mead+4silver;serve mead flat,coin,coin,coin,coin;wool",
            "165A;clothing+4silver;coin,coin,coin,coin,coin,coin;clothing",
            "186A;wool+2peas+2silver;serve peas flat,coin,serve peas flat,coin;wool"})
    void aCard_actsAtTheFeast(String card, String given, String moves, String expected) {
        Scene scene = played(card).give(given).phase(Phase.FEAST);
        scene.position.advance();
        scene.play(moves.split(","));
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map(expected));
    }

    @Test
    @Rule("FFO-O.158A")
    void theBarbarian_drawsForMeat() {
        Scene scene = played("158A").give("game-meat+whale-meat+silver+1silver").phase(Phase.FEAST);
        scene.position.advance();
        scene.play("serve whale-meat", "coin", "serve game-meat");
        assertThat(scene.count("bow") + scene.count("snare") + scene.count("spear") + scene.count("sword"))
                .isEqualTo(6);
    }

    @Test
    @Rule("FFO-O.41a")
    void theSlowpoke_exchangesAfterTheBonus() {
        Scene scene = played("41a").give("mead").phase(Phase.BONUS);
        scene.position.advance();
        scene.play("choose 2");
        assertThat(scene.count("oil")).isEqualTo(1);
    }
}
