package althing.vikings;

import static althing.engine.Phrase.seat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.engine.Phrase;
import althing.vikings.box.Names;
import althing.vikings.box.Row;
import althing.vikings.box.Special;
import althing.vikings.box.Tile;
import althing.vikings.box.Viking;
import althing.vikings.table.Moves;

/** How each question is put, and what its answers are called. */
class QuestionsTest {

    private static Phrase asked(Table table) {
        return table.position.prompt(table.seat());
    }

    private static Phrase answer(Table table, String code) {
        return table.position.option(table.seat(), Moves.named(code));
    }

    private static Phrase.NameFact tile(Tile tile) {
        return Names.tile(tile.ordinal());
    }

    @Test
    void bidding_tellsTheHighestBid_andWhatABidTakesInPoints() {
        Table table = Table.of(Situation.advanced().gold(0, 4).gold(1, 5).points(1, 2).auction(null, null, 0, 1)
                .drawn("noble", 7).drawn("scout", 6), "0 bid");
        assertThat(asked(table)).isEqualTo(Phrase.of("prompt.bid-first"));
        assertThat(answer(table, "bid 3")).isEqualTo(Phrase.of("move.bid", "gold", 3, "points", 0));
        assertThat(answer(table, "pass")).isEqualTo(Phrase.of("move.pass"));
        table.play("bid 4");
        assertThat(asked(table)).isEqualTo(Phrase.of("prompt.bid", "bid", 4, "bidder", seat(0)));
        assertThat(answer(table, "bid 7")).isEqualTo(Phrase.of("move.bid", "gold", 7, "points", 2));
    }

    @Test
    void removingAndGrouping_nameTheTradesThatWereDrawn() {
        Table table = Table.of(Situation.advanced().drawn("noble", 7).drawn("scout", 6), "0 remove");
        assertThat(asked(table)).isEqualTo(Phrase.of("prompt.remove"));
        assertThat(answer(table, "remove noble"))
                .isEqualTo(Phrase.of("move.remove", "viking", Names.viking(Viking.NOBLE)));
        table.play("remove noble");
        assertThat(asked(table)).isEqualTo(Phrase.of("prompt.group", "price", 11));
        assertThat(answer(table, "group scout"))
                .isEqualTo(Phrase.of("move.group", "viking", Names.viking(Viking.SCOUT), "count", 6));
    }

    @Test
    void buying_tellsTheSet_andWhatItTakesInPoints() {
        Table table = Table.of(Situation.basic().gold(0, 1).points(0, 4)
                .wheel("left/noble", "farm/scout", "-", "blue-ship/boatman").buying(0));
        assertThat(asked(table)).isEqualTo(Phrase.of("prompt.buy", "gold", 1));
        assertThat(answer(table, "buy 3")).isEqualTo(Phrase.of("move.buy", "tile", tile(Tile.BLUE_SHIP), "viking",
                Names.viking(Viking.BOATMAN), "price", 3, "points", 2, "column", 0));
        assertThat(answer(table, "buy 1")).isEqualTo(Phrase.of("move.buy", "tile", tile(Tile.FARM), "viking",
                Names.viking(Viking.SCOUT), "price", 1, "points", 0, "column", 0));
    }

    @Test
    void buyingAShip_tellsTheColumn_whereItCanGoToOneOnly() {
        Table table = Table.of(Situation.basic().gold(0, 5).ships(0, "red-ship green-ship")
                .wheel("left/noble", "farm/scout", "-", "blue-ship/boatman").buying(0));
        assertThat(answer(table, "buy 3")).isEqualTo(Phrase.of("move.buy", "tile", tile(Tile.BLUE_SHIP), "viking",
                Names.viking(Viking.BOATMAN), "price", 3, "points", 0, "column", 3));
        assertThat(answer(table, "buy 1")).isEqualTo(Phrase.of("move.buy", "tile", tile(Tile.FARM), "viking",
                Names.viking(Viking.SCOUT), "price", 1, "points", 0, "column", 0));
    }

    @Test
    void laying_tellsWhichTilesAreToBeLaid() {
        Table both = Table.of(Situation.basic().startTile(0).wheel("left/noble").laying(0, "red-ship", "noble"));
        assertThat(asked(both)).isEqualTo(Phrase.of("prompt.lay-both", "tile", tile(Tile.RED_SHIP)));
        assertThat(answer(both, "start scout")).isEqualTo(Phrase.of("move.start", "row", Names.row(Row.SCOUT)));
        assertThat(answer(both, "moor 2"))
                .isEqualTo(Phrase.of("move.moor", "tile", tile(Tile.RED_SHIP), "column", 2));
        assertThat(asked(both.play("moor 2"))).isEqualTo(Phrase.of("prompt.lay-start"));
        Table one = Table.of(Situation.basic().row(0, "scout", "left").wheel("left/noble").laying(0, "farm", "noble"));
        assertThat(asked(one)).isEqualTo(Phrase.of("prompt.lay", "tile", tile(Tile.FARM)));
        assertThat(answer(one, "place noble 2")).isEqualTo(Phrase.of("move.place", "tile", tile(Tile.FARM), "row",
                Names.row(Row.NOBLE), "column", 2));
    }

    @Test
    void settling_tellsWhoMovesInWhere() {
        Table table = Table.of(Situation.basic().row(0, "noble", "left").wheel("left/noble")
                .laying(0, "right", "noble")).play("place noble 2");
        Phrase.NameFact noble = Names.viking(Viking.NOBLE);
        assertThat(asked(table)).isEqualTo(Phrase.of("prompt.settle", "viking", noble));
        assertThat(answer(table, "settle")).isEqualTo(
                Phrase.of("move.settle", "viking", noble, "row", Names.row(Row.NOBLE), "column", 2));
        assertThat(answer(table, "wait")).isEqualTo(Phrase.of("move.wait", "viking", noble));
    }

    @Test
    void specialTiles_areNamed() {
        Table table = Table.of(Situation.advanced().open("farm").row(0, "noble", "left farm farm").wheel("left/noble"),
                "0 take");
        assertThat(asked(table)).isEqualTo(Phrase.of("prompt.take"));
        assertThat(answer(table, "take farm"))
                .isEqualTo(Phrase.of("move.take", "special", Names.special(Special.FARM)));
        assertThat(answer(table, "leave")).isEqualTo(Phrase.of("move.leave"));
        table.play("take farm");
        assertThat(asked(table)).isEqualTo(Phrase.of("prompt.swap", "special", Names.special(Special.FARM)));
        assertThat(answer(table, "swap noble 3"))
                .isEqualTo(Phrase.of("move.swap", "row", Names.row(Row.NOBLE), "column", 3));
    }

    private static Table boatmen(int round) {
        return Table.of(Situation.basic().round(round).base(0, "boatman", 2).base(0, "scout", 2).base(0, "noble", 1)
                .row(0, "scout", "left farm right").row(0, "noble", "left farm right"), "0 boatmen");
    }

    @Test
    void boatmen_areOfferedOrDemanded() {
        Table table = boatmen(2);
        assertThat(asked(table)).isEqualTo(Phrase.of("prompt.boatmen", "boatmen", 2));
        assertThat(asked(boatmen(6))).isEqualTo(Phrase.of("prompt.boatmen-must", "boatmen", 2));
        assertThat(answer(table, "ferry scout"))
                .isEqualTo(Phrase.of("move.ferry", "viking", Names.viking(Viking.SCOUT)));
        assertThat(answer(table, "ferry each")).isEqualTo(Phrase.of("move.ferry-each"));
        assertThat(answer(table, "stop")).isEqualTo(Phrase.of("move.stop"));
    }

    @Test
    void trips_tellWhomTheyCarry() {
        Table one = boatmen(2).play("ferry scout");
        assertThat(asked(one)).isEqualTo(Phrase.of("prompt.trip", "viking", Names.viking(Viking.SCOUT)));
        assertThat(answer(one, "land scout 2")).isEqualTo(Phrase.of("move.land", "viking",
                Names.viking(Viking.SCOUT), "row", Names.row(Row.SCOUT), "column", 2));
        assertThat(answer(one.play("land scout 2"), "done")).isEqualTo(Phrase.of("move.done"));
        assertThat(asked(boatmen(2).play("ferry each"))).isEqualTo(Phrase.of("prompt.trip-each"));
    }
}
