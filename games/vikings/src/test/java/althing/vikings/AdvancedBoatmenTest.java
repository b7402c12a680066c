package althing.vikings;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.testkit.Rule;
import althing.vikings.box.Special;
import althing.vikings.box.Viking;

/** VIK-15: boatmen of the advanced version. */
class AdvancedBoatmenTest {

    private static Situation waiting(int round) {
        return Situation.advanced().round(round).startSeat(1).base(0, "noble", 2).base(0, "scout", 1)
                .base(0, "boatman", 2)
                .row(0, "noble", "left farm right").row(0, "scout", "left");
    }

    @Test
    @Rule("VIK-15.1")
    void oneBoatman_carriesOneViking() {
        Table table = Table.of(waiting(2), "0 boatmen");
        assertThat(table.moves()).containsExactly("land noble 1", "land noble 2", "land noble 3", "land scout 1",
                "stop");
        assertThat(table.forbids("ferry noble")).isEqualTo("VIK-15.1");
        table.play("land noble 2");
        assertThat(table.waiting(0, Viking.BOATMAN)).isEqualTo(1);
        table.play("land scout 1");
        assertThat(table.laid(0).base()).containsOnlyKeys("noble");
        assertThat(table.position.round).as("no boatman is left to use").isEqualTo(3);
    }

    @Test
    @Rule("VIK-15.2")
    void afterTheLastRound_boatmenMustBeUsed_withOrWithoutBoats() {
        Table table = Table.of(waiting(6).specials(0, "boat"), "0 boatmen");
        assertThat(table.forbids("stop")).isEqualTo("VIK-10.3a");
        assertThat(table.moves()).contains("ferry noble", "ferry each", "land scout 1");
        table.play("land scout 1");
        assertThat(table.area(0).specials(Special.BOAT.ordinal())).as("a boat is not needed").isEqualTo(1);
        assertThat(table.forbids("stop")).isEqualTo("VIK-10.3a");
        table.play("ferry noble", "land noble 1", "land noble 3");
        assertThat(table.area(0).specials(Special.BOAT.ordinal())).isZero();
        assertThat(table.position.isOver()).isTrue();
    }

    @Test
    @Rule("VIK-15.1")
    void withoutABoatman_nobodyGoesAshore() {
        Table table = Table.of(Situation.advanced().round(2).startSeat(1).base(0, "noble", 1).row(0, "noble", "left"),
                "0 boatmen");
        assertThat(table.moves()).containsExactly("stop");
        assertThat(table.forbids("land noble 1")).isEqualTo("VIK-15.1");
        assertThat(table.forbids("ferry noble")).isEqualTo("VIK-10.2");
    }

    private static Situation lastTwo(String... specials) {
        return Situation.advanced().round(6).startSeat(1).base(0, "boatman", 3).base(0, "noble", 1)
                .base(0, "scout", 1).row(0, "noble", "left").row(0, "scout", "left").specials(0, specials);
    }

    @Test
    @Rule("VIK-15.2")
    void afterTheLastRound_theOnlyWayAshoreIsTakenUnasked() {
        Table table = Table.of(lastTwo(), "0 boatmen").play("land scout 1");
        assertThat(table.position.isOver()).as("the noble has gone ashore by himself").isTrue();
        assertThat(table.laid(0).rows().get("noble")).containsExactly("left*");
        assertThat(table.waiting(0, Viking.BOATMAN)).isEqualTo(1);
    }

    @Test
    @Rule("VIK-15.2")
    void afterTheLastRound_whoHasABoatOrTwoTiles_isAsked() {
        assertThat(Table.of(lastTwo("boat"), "0 boatmen").play("land scout 1").moves())
                .containsExactly("land noble 1", "ferry noble", "ferry each");
        assertThat(Table.of(lastTwo().row(0, "noble", "left right"), "0 boatmen").play("land scout 1").moves())
                .containsExactly("land noble 1", "land noble 2");
    }
}
