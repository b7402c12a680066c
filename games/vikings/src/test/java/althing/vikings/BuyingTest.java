package althing.vikings;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.engine.Setup;
import althing.testkit.RandomGame;
import althing.testkit.Rule;
import althing.vikings.area.Area;
import althing.vikings.box.Names;
import althing.vikings.table.Moves;

/** VIK-4: acquiring a set. */
class BuyingTest {

    private static final String[] OFFER = {"left/fisherman", "farm/fisherman", "right/fisherman", "left/goldsmith",
            "right/goldsmith", "farm/noble", "right/noble", "left/warrior", "farm/warrior", "right/boatman",
            "green-ship/boatman", "blue-ship/boatman"};

    private static Table buyer(int gold, int points, String... wheel) {
        return Table.of(Situation.basic().gold(0, gold).points(0, points).wheel(wheel).buying(0));
    }

    @Test
    @Rule("VIK-4.1")
    void aSeatMustBuy_andCannotPass() {
        Table table = buyer(20, 0, OFFER);
        assertThat(table.moves()).allMatch(move -> move.startsWith("buy "));
        assertThat(table.forbids("pass")).isEqualTo("VIK-4.1");
        assertThat(buyer(20, 0, "left/noble", "left/noble").forbids("buy 7")).isEqualTo("VIK-4.1");
    }

    @Test
    @Rule("VIK-4.2")
    void thePrice_isPaidInGold() {
        assertThat(buyer(20, 3, OFFER).play("buy 7").gold(0)).isEqualTo(13);
        assertThat(buyer(20, 3, OFFER).play("buy 7").points(0)).isEqualTo(3);
    }

    @Test
    @Rule("VIK-4.3")
    void aSetAtZero_isClosedWhileItsColourIsOnTheWheel() {
        assertThat(buyer(20, 0, OFFER).forbids("buy 0")).isEqualTo("VIK-4.3");
        String[] last = OFFER.clone();
        last[1] = "-";
        assertThat(buyer(20, 0, last).forbids("buy 0")).isEqualTo("VIK-4.3");
        last[2] = "-";
        assertThat(buyer(20, 0, last).forbids("buy 0")).isEmpty();
    }

    @Test
    @Rule("VIK-4.4")
    void anyOtherSet_isOpenToWhoCanPay() {
        assertThat(buyer(5, 0, OFFER).moves()).containsExactly("buy 1", "buy 2", "buy 3", "buy 4", "buy 5");
    }

    @Test
    @Rule("VIK-4.5")
    void whoCannotPayTheCheapestOther_mayTakeTheSetAtZero() {
        assertThat(buyer(0, 0, OFFER).moves()).containsExactly("buy 0");
        assertThat(buyer(1, 0, OFFER).moves()).containsExactly("buy 1");
        assertThat(buyer(4, 0, "left/noble", "-", "-", "-", "-", "left/noble").moves()).containsExactly("buy 0");
    }

    @Test
    @Rule("VIK-4.6")
    void pointsTurnIntoGold_oneForOne() {
        Table table = buyer(4, 5, OFFER).play("buy 7");
        assertThat(table.gold(0)).isZero();
        assertThat(table.points(0)).isEqualTo(2);
        assertThat(table.scored("converted", "points", 0)).isEqualTo(-3);
        assertThat(buyer(4, 5, OFFER).forbids("buy 10")).isEqualTo("VIK-4.8");
    }

    @Test
    @Rule({"VIK-4.7", "VIK-4.8"})
    void pointsDoNotCloseTheSetAtZero_butOpenOthers() {
        assertThat(buyer(0, 3, OFFER).moves()).containsExactly("buy 0", "buy 1", "buy 2", "buy 3");
        assertThat(buyer(1, 3, OFFER).moves()).containsExactly("buy 1", "buy 2", "buy 3", "buy 4");
    }

    @Test
    @Rule("VIK-4.9")
    void onlyWhatIsMissing_isPaidInPoints() {
        Table exact = buyer(7, 5, OFFER).play("buy 7");
        assertThat(exact.points(0)).isEqualTo(5);
        Table missing = buyer(6, 5, OFFER).play("buy 7");
        assertThat(missing.gold(0)).isZero();
        assertThat(missing.points(0)).isEqualTo(4);
    }

    @Test
    @Rule("VIK-4.10")
    void neitherGoldNorPoints_everBecomeNegative() {
        for (int seed = 0; seed < 30; seed++) {
            new RandomGame(Setup.parse("vikings(seats=3,points=10)"), seed).play((position, _, _) -> {
                for (int seat = 0; seat < 3; seat++) {
                    Area area = ((VikingsPosition) position).area(seat);
                    assertThat(area.gold()).isNotNegative();
                    assertThat(area.points()).isNotNegative();
                }
            });
        }
    }

    @Test
    void aRefusal_tellsTheFacts() {
        var refusal = buyer(20, 0, OFFER).position.why(0, Moves.named("buy 0")).orElseThrow();
        assertThat(refusal.reason().args()).containsEntry("left", 2).containsEntry("viking", Names.viking(0));
    }
}
