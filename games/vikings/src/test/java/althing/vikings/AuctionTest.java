package althing.vikings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;

import althing.engine.Disclosure;
import althing.engine.Phrase;
import althing.engine.Setup;
import althing.testkit.RandomGame;
import althing.testkit.Rule;
import althing.vikings.box.Viking;
import althing.vikings.table.Count;
import althing.vikings.table.Moves;
import althing.vikings.view.VikingsView;

/** VIK-14: auction and viking placement of the advanced version. */
class AuctionTest {

    private static final String FOUR = "vikings(seats=4,advanced=true)";

    private static Situation auction(int startSeat) {
        Situation situation = Situation.in(FOUR).startSeat(startSeat).auction(null, null, 0, 1, 2, 3)
                .open("boat", "coins5", "noble1", "food3");
        for (int seat = 0; seat < 4; seat++) {
            situation.gold(seat, 20);
        }
        return situation.drawn("fisherman", 4).drawn("goldsmith", 2).drawn("scout", 2).drawn("noble", 2)
                .drawn("warrior", 1).drawn("boatman", 2);
    }

    private static Table opened(int startSeat) {
        return Table.of(auction(startSeat), startSeat + " bid");
    }

    @Test
    @Rule("VIK-14.1")
    void allRulesOfTheBasicGame_holdElse() {
        VikingsPosition basic = (VikingsPosition) Setup.parse("vikings(seats=3)").seeded(4).start();
        VikingsPosition advanced = (VikingsPosition) Setup.parse("vikings(seats=3,advanced=true,auction=false)")
                .seeded(4)
                .start();
        Table one = Table.of(basic);
        Table other = Table.of(advanced);
        assertThat(one.gold(0)).isEqualTo(other.gold(0));
        assertThat(other.moves()).allMatch(move -> move.startsWith("buy "));
        assertThat(other.forbids("pass")).isEqualTo("VIK-4.1");
    }

    @Test
    @Rule("VIK-14.2")
    void thirteenVikingsAreDrawn_andNoTileIsTurnedUp() {
        VikingsPosition position = (VikingsPosition) Setup.parse(FOUR).seeded(3).start();
        VikingsView view = position.view(0);
        assertThat(view.drawn().values().stream().mapToInt(count -> count).sum()).isEqualTo(13);
        assertThat(view.wheel()).allMatch(place -> place.tile() == null && place.viking() == null);
        assertThat(view.stacks().values().stream().mapToInt(count -> count).sum()).isEqualTo(72);
        assertThat(view.stage()).isEqualTo(VikingsView.Stage.AUCTION);
    }

    @Test
    @Rule("VIK-14.3")
    void theStartPlayerOpens_andBiddingGoesClockwise() {
        Table table = opened(2);
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            order.add(table.seat());
            table.play("bid " + i);
        }
        assertThat(order).containsExactly(2, 3, 0, 1);
        assertThat(table.seat()).as("round and round").isEqualTo(2);
    }

    @Test
    @Rule("VIK-14.4")
    void bidsRise_andWhoPassesIsOut() {
        Table table = opened(0).play("bid 0");
        assertThat(table.forbids("bid 0")).isEqualTo("VIK-14.4");
        assertThat(table.moves()).startsWith("bid 1", "bid 2").endsWith("bid 20", "pass");
        table.play("bid 3", "pass", "bid 4", "bid 5", "bid 7", "pass");
        assertThat(table.seat()).as("seat 2 has passed, seat 3 too").isZero();
        table.play("pass");
        assertThat(table.seat()).as("seat 1 has won").isEqualTo(1);
        assertThat(table.gold(1)).isEqualTo(13);

        Table laterZero = opened(0).play("pass");
        assertThat(laterZero.forbids("bid 0")).as("only the opener may bid nothing").isEqualTo("VIK-14.4");
        laterZero.play("pass", "pass");
        assertThat(laterZero.moves()).as("the last has not bid yet").contains("bid 1", "pass");
    }

    @Test
    @Rule("VIK-14.5")
    void theHighestBid_isGoldAndPointsTogether() {
        Table table = Table.of(auction(0).gold(0, 3).points(0, 4), "0 bid");
        assertThat(table.moves()).contains("bid 7").doesNotContain("bid 8");
        assertThat(table.forbids("bid 8")).isEqualTo("VIK-14.5");
        table.play("bid 5", "pass", "pass", "pass");
        assertThat(table.gold(0)).isZero();
        assertThat(table.points(0)).isEqualTo(2);
        Table poor = Table.of(auction(0).gold(1, 2), "0 bid").play("bid 2");
        assertThat(poor.seat()).as("seat 1 cannot raise and passes").isEqualTo(2);
    }

    @Test
    @Rule("VIK-14.6")
    void onlyTheHighestBidder_pays() {
        Table table = opened(0).play("bid 2", "bid 3", "bid 6", "pass", "pass", "pass");
        assertThat(table.gold(0)).isEqualTo(20);
        assertThat(table.gold(1)).isEqualTo(20);
        assertThat(table.gold(2)).isEqualTo(14);
    }

    @Test
    @Rule("VIK-14.7")
    void ifNobodyBidsMoreThanNothing_theStartPlayerWinsForFree() {
        for (String opening : List.of("bid 0", "pass")) {
            Table table = opened(2).play(opening, "pass", "pass", "pass");
            assertThat(table.position.startSeat).isEqualTo(2);
            assertThat(table.seat()).isEqualTo(2);
            assertThat(table.gold(2)).isEqualTo(20);
        }
    }

    @Test
    @Rule("VIK-14.8")
    void theWinner_isStartPlayerOfThisRound() {
        Table table = opened(2).play("pass", "bid 1", "pass", "pass");
        assertThat(table.position.startSeat).isEqualTo(3);
    }

    @Test
    @Rule("VIK-14.9")
    void theWinner_sendsOneVikingOutOfTheGame() {
        Table table = opened(0).play("bid 0", "pass", "pass", "pass");
        assertThat(table.view().stage()).isEqualTo(VikingsView.Stage.REMOVING);
        assertThat(table.view().wheel()).as("without seeing the tiles").allMatch(place -> place.tile() == null);
        table.play("remove boatman");
        assertThat(Count.vikings(table.position, Viking.BOATMAN.ordinal())).isEqualTo(12);
        Table none = Table.of(auction(0).drawn("warrior", 0).drawn("scout", 3).auction(null, null), "0 remove");
        assertThat(none.forbids("remove warrior")).isEqualTo("VIK-14.9");
    }

    private static Table grouping() {
        return opened(0).play("bid 0", "pass", "pass", "pass", "remove boatman");
    }

    @Test
    @Rule("VIK-14.10")
    void thenTheTiles_areLaidAsInTheBasicGame() {
        List<VikingsView.Place> wheel = grouping().view().wheel();
        assertThat(wheel).allMatch(place -> place.tile() != null && place.viking() == null);
        List<Boolean> ships = wheel.stream().map(place -> place.tile() != null && place.tile().isShip()).toList();
        assertThat(ships).isSorted();
    }

    @Test
    @Rule({"VIK-14.11", "VIK-14.12"})
    void coloursArePlaced_fromTheHighestFreePriceDown_byOneSeatAfterTheOther() {
        Table table = grouping();
        List<Integer> choosers = new ArrayList<>();
        for (String viking : List.of("goldsmith", "fisherman", "scout", "noble", "warrior")) {
            choosers.add(table.seat());
            assertThat(table.forbids("group " + viking)).isEmpty();
            table.play("group " + viking);
        }
        assertThat(choosers).containsExactly(0, 1, 2, 3, 0);
        List<Viking> vikings = new ArrayList<>();
        table.view().wheel().forEach(place -> vikings.add(place.viking()));
        assertThat(vikings).as("the last colour needs no choice").containsExactly(Viking.BOATMAN, Viking.WARRIOR,
                Viking.NOBLE, Viking.NOBLE, Viking.SCOUT, Viking.SCOUT, Viking.FISHERMAN, Viking.FISHERMAN,
                Viking.FISHERMAN, Viking.FISHERMAN, Viking.GOLDSMITH, Viking.GOLDSMITH);
        assertThat(grouping().play("group scout").forbids("group scout")).isEqualTo("VIK-14.12");
    }

    @Test
    @Rule("VIK-14.13")
    void thenTheWinner_beginsToBuy() {
        Table table = opened(2).play("pass", "bid 1", "pass", "pass", "remove boatman", "group goldsmith",
                "group fisherman", "group scout", "group noble", "group warrior");
        assertThat(table.seat()).isEqualTo(3);
        assertThat(table.moves()).contains("buy 0", "buy 11");
    }

    @Test
    @Rule("VIK-14.14")
    void withoutAuction_theOfferIsThatOfTheBasicGame() {
        VikingsPosition position = (VikingsPosition) Setup.parse("vikings(seats=4,advanced=true,auction=false)")
                .seeded(9)
                .start();
        List<Viking> vikings = new ArrayList<>();
        position.view(0).wheel().forEach(place -> vikings.add(place.viking()));
        assertThat(vikings).doesNotContainNull().isSorted();
        assertThat(position.view(0).specials()).hasSize(4);
    }

    @Test
    @Rule("VIK-14.15")
    void withAuctions_allVikingsAreDrawn_andSixAreRemoved() {
        int[] removed = new int[1];
        RandomGame game = new RandomGame(Setup.parse(FOUR), 21);
        game.position().listener((_, phrase) -> removed[0] += phrase.key().equals("log.removed") ? 1 : 0);
        game.play();
        assertThat(removed[0]).isEqualTo(6);
        assertThat(((VikingsPosition) game.position()).supply.inBag()).isZero();
    }

    @Test
    void theFigurePassesLeftOfTheLastWinner() {
        Table table = Table.of(Situation.in(FOUR).startSeat(1).open("boat", "coins5").lastSet("red-ship/boatman")
                .buying(0)).play("buy 0", "moor 1");
        assertThat(table.position.startSeat).isEqualTo(2);
        assertThat(table.seat()).isEqualTo(2);
    }

    @Test
    @Rule("VIK-14.4")
    void whoCanJustBidMore_isAsked_andTheOthersPassUnasked() {
        Situation poor = auction(0).gold(1, 4).gold(2, 3);
        Table table = Table.of(poor, "0 bid").play("bid 3");
        assertThat(table.moves()).containsExactly("bid 4", "pass");
        table.play("pass");
        assertThat(table.seat()).as("seat 2 cannot bid more than 3").isEqualTo(3);
    }

    @Test
    @Rule("VIK-14.4")
    void aRefusedBid_tellsWhatWasTooLittle() {
        Table table = opened(0).play("pass");
        assertThat(reason(table, "bid 0")).isEqualTo(Phrase.of("refusal.bid-nothing"));
        table.play("bid 5");
        assertThat(reason(table, "bid 5")).isEqualTo(Phrase.of("refusal.bid-low", "bid", 5));
        assertThat(reason(table, "bid 21")).isEqualTo(Phrase.of("refusal.bid-high", "most", 20));
    }

    private static Phrase reason(Table table, String code) {
        return table.position.why(table.seat(), Moves.named(code)).orElseThrow().reason();
    }

    @Test
    void drawingAndTurningUp_revealWhatNobodyKnew() {
        Table bidding = opened(0);
        assertThat(bidding.position.play(0, Moves.named("bid 1"))).isEqualTo(Disclosure.TURN);
        Table winner = opened(0).play("bid 1", "pass", "pass", "pass");
        assertThat(winner.position.play(0, Moves.named("remove noble"))).isEqualTo(Disclosure.REVEAL);
        Table last = Table.of(Situation.advanced().lastSet("red-ship/boatman").buying(1)).play("buy 0");
        assertThat(last.position.play(1, Moves.named("moor 1"))).as("thirteen vikings are drawn")
                .isEqualTo(Disclosure.REVEAL);
    }
}
