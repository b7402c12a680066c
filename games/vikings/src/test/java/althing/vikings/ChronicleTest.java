package althing.vikings;

import static althing.engine.Phrase.seat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

import althing.engine.Phrase;
import althing.vikings.box.Names;
import althing.vikings.box.Row;
import althing.vikings.box.Special;
import althing.vikings.box.Tile;
import althing.vikings.box.Viking;

/** What the log tells of a game, fact by fact. */
class ChronicleTest {

    private static Phrase told(String event, Object... facts) {
        return Phrase.of("log." + event, facts);
    }

    private static Phrase.NameFact tile(Tile tile) {
        return Names.tile(tile.ordinal());
    }

    @Test
    void anAuction_isToldFromTheFirstBidToTheWheel() {
        Table table = Table.of(Situation.advanced().gold(0, 2).points(0, 1).gold(1, 5).auction(null, null, 0, 1)
                .drawn("noble", 12).drawn("warrior", 1), "0 bid").play("bid 3", "pass", "remove warrior");
        assertThat(table.log).containsExactly(told("bid", "seat", seat(0), "gold", 3), told("pass", "seat", seat(1)),
                told("won-auction", "seat", seat(0), "gold", 3, "points", 1),
                told("removed", "seat", seat(0), "viking", Names.viking(Viking.WARRIOR)), told("turned-up"),
                told("grouped", "seat", seat(0), "viking", Names.viking(Viking.NOBLE), "count", 12));
    }

    @Test
    void aTurn_isToldFromTheWheelToTheIslands() {
        Table table = Table.of(Situation.advanced().points(0, 1).open("farm").row(0, "noble", "left farm farm")
                .wheel("left/noble", "right/scout").buying(0)).play("buy 1", "place noble 4", "take farm",
                        "swap noble 2");
        assertThat(table.log).containsExactly(
                told("bought", "seat", seat(0), "tile", tile(Tile.RIGHT), "viking", Names.viking(Viking.SCOUT),
                        "price", 1, "points", 1),
                told("laid", "seat", seat(0), "tile", tile(Tile.RIGHT), "row", Names.row(Row.NOBLE), "column", 4),
                told("waits", "seat", seat(0), "viking", Names.viking(Viking.SCOUT)),
                told("took", "seat", seat(0), "special", Names.special(Special.FARM)),
                told("swapped", "seat", seat(0), "special", Names.special(Special.FARM), "row",
                        Names.row(Row.NOBLE), "column", 2));
    }

    @Test
    void startTilesShipsAndSettlers_areTold() {
        Table ship = Table.of(Situation.basic().startTile(0).wheel("left/noble").laying(0, "blue-ship", "noble"))
                .play("start scout", "moor 2");
        assertThat(ship.log).containsExactly(told("laid-start", "seat", seat(0), "row", Names.row(Row.SCOUT)),
                told("moored", "seat", seat(0), "tile", tile(Tile.BLUE_SHIP), "column", 2),
                told("waits", "seat", seat(0), "viking", Names.viking(Viking.NOBLE)));
        Table settler = Table.of(Situation.basic().row(0, "noble", "left").wheel("left/noble")
                .laying(0, "right", "noble")).play("place noble 2", "settle");
        assertThat(settler.log).endsWith(
                told("settled", "seat", seat(0), "viking", Names.viking(Viking.NOBLE), "column", 2));
        Table left = Table.of(Situation.advanced().open("boat").wheel("left/noble"), "0 take").play("leave");
        assertThat(left.log).containsExactly(told("left", "seat", seat(0)));
    }

    @Test
    void boatmen_areToldWithThoseTheyCarry() {
        Situation waiting = Situation.basic().round(2).startSeat(1).base(0, "boatman", 3).base(0, "scout", 2)
                .base(0, "noble", 1).row(0, "scout", "left farm right").row(0, "noble", "left farm right");
        Table table = Table.of(waiting, "0 boatmen").play("ferry scout", "land scout 2", "done", "ferry each",
                "land noble 3", "done", "stop");
        assertThat(table.log).startsWith(told("ferried", "seat", seat(0), "viking", Names.viking(Viking.SCOUT)),
                told("landed", "seat", seat(0), "viking", Names.viking(Viking.SCOUT), "column", 2),
                told("ferried-each", "seat", seat(0)),
                told("landed", "seat", seat(0), "viking", Names.viking(Viking.NOBLE), "column", 3),
                told("stopped", "seat", seat(0)),
                told("scored", "seat", seat(0), "reason", Phrase.of("score.nobles"), "amount", 2, "unit", "points"),
                told("scored", "seat", seat(0), "reason", Phrase.of("score.scouts"), "amount", 1, "unit", "points"),
                told("round", "round", 3, "seat", seat(0)), told("turned-up"));
    }

    @Test
    void aRound_isToldWithAllThatIsLaidOut() {
        Table table = Table.of(Situation.advanced().nextSpecials("food3", "boat", "noble1", "boat")
                .row(0, "goldsmith", "left*").lastSet("red-ship/boatman").buying(1)).play("buy 0", "moor 1");
        List<Object> drawn = table.view().drawn().entrySet().stream().filter(entry -> entry.getValue() > 0)
                .map(entry -> (Object) Phrase.of("board.drawn", "count", entry.getValue(), "viking",
                        Names.viking(entry.getKey())))
                .toList();
        assertThat(table.log).containsSubsequence(told("small", "round", 1),
                told("scored", "seat", seat(0), "reason", Phrase.of("score.goldsmiths"), "amount", 3, "unit", "gold"),
                told("round", "round", 2, "seat", seat(1)),
                told("opened", "specials", List.of(Names.special(Special.BOAT), Names.special(Special.BOAT),
                        Names.special(Special.NOBLE1), Names.special(Special.FOOD3))),
                told("drew", "vikings", drawn));
    }

    @Test
    void theEnd_isToldWithTheWinners() {
        Table table = Table.of(Situation.basic().round(6).points(0, 7).points(1, 7), "1 boatmen").play("stop");
        assertThat(table.log).containsSubsequence(told("stopped", "seat", seat(1)), told("final"),
                told("over", "winners", List.of(seat(0), seat(1)), "count", 2, "points", 7));
        Table raided = Table.of(Situation.basic().round(6).gold(0, 9).points(1, 50).ships(0, "red-ship"), "1 boatmen")
                .play("stop");
        assertThat(raided.log).contains(
                told("scored", "seat", seat(0), "reason", Phrase.of("score.raids"), "amount", -3, "unit", "gold"))
                .endsWith(told("over", "winners", List.of(seat(1)), "count", 1, "points", 50));
    }
}
