package althing.graenaland;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import althing.engine.Game;
import althing.engine.Setup;
import althing.graenaland.box.Components;
import althing.graenaland.table.GraenalandMove;
import althing.graenaland.table.Moves;
import althing.testkit.ReasonsContract;

/** What Graenaland says about a move that is refused is true. */
class GraenalandReasonsTest extends ReasonsContract {

    @Override
    protected Game game() {
        return new GraenalandGame();
    }

    @Override
    protected List<Setup> setups() {
        return Setup.all(game()).stream().filter(GraenalandContractTest::isTelling).toList();
    }

    @Override
    protected Map<String, Reason> reasons() {
        return Reasons.together(List.of(IslandReasons.all(), BuildingReasons.all(), PaymentReasons.all()));
    }

    @Override
    protected Stream<Told> scenes() {
        List<Told> told = new ArrayList<>();
        add(told, Scene.basic(4).village(0, "P1").army(0, Components.ARMY_MOST).build(), 0, "army");
        add(told, Scene.basic(4).village(0, "P1", "F1").work("road", "F1", "H1", "F2", "M1", "H3", "M2").build(), 0,
                "road P1", "joint road P1");
        add(told, Scene.basic(4).village(0, "M1").build(), 0, "fort M1", "permit 1");
        GraenalandPosition founding = GraenalandPosition
                .start(Setup.parse("graenaland(seats=4,variant=advanced)").seeded(1));
        add(told, founding, founding.start, "found M1");
        add(told, Scene.basic(4).villages(0, "P1", 13).build(), 0, "village P1", "fort P1");
        add(told, Scene.basic(4).waiting(1, "priest", "P1").waiting(1, "skald", "P1").hero(0, "warlord", "H1")
                .hero(1, "warlord", "H1").hero(2, "warlord", "H1").hero(3, "warlord", "H1").orders()
                .play(1, "stay").play(2, "stay").play(3, "stay"), 1, "enter warlord");
        add(told, Scene.of("graenaland(seats=5,permission=true)").village(0, "P1").build(), 0, "permit 0");
        add(told, Scene.of("graenaland(seats=5,permission=true)").village(0, "P1").finalBuilding(1, 0), 0, "permit 1",
                "take S01");
        add(told, Scene.basic(4).village(0, "P1").work("market", "P1").supply(0, "S06")
                .hand(0, "livestock", "livestock", "wood", "wood", "grain", "grain").build().play(0, "village P1"), 0,
                "trade wood wood", "trade S06 livestock", "trade ore wood", "trade S01 wood", "gold grain",
                "gold wood");
        Scene first = Scene.of("graenaland(seats=4,rules=1)").village(0, "P1").village(1, "P1").hand(0, "grain")
                .hand(1, "ore", "gold").build();
        add(told, first.play(0, "joint market P1", "call"), 1, "pledge gold ore", "withdraw ore");
        add(told, first.play(1, "ready"), 0, "call");
        return told.stream();
    }

    private static void add(List<Told> into, Scene scene, int seat, String... codes) {
        add(into, scene.position.copy(), seat, codes);
    }

    private static void add(List<Told> into, GraenalandPosition position, int seat, String... codes) {
        for (String code : codes) {
            GraenalandMove move = Moves.named(code);
            into.add(new Told(position, seat, move, position.why(seat, move)
                    .orElseThrow(() -> new AssertionError(code + " is legal"))));
        }
    }
}
