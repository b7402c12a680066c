package althing.server;

import java.time.Duration;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** A seat leaves an order for dull questions; nobody else learns of it, and it ends with a reason. */
class OrdersTest extends HallTest {

    private static final String WORD = "no-carving";
    private String table;
    /** Who carves first, and who does not. */
    private Guest carver;
    private Guest other;

    @BeforeEach
    void playUntilSomebodyCarves() {
        table = ingrid.open("runes(seats=2,hand=3)#1", "me", "friend");
        String invite = ingrid.state(table).path("seats").path(1).path("invite").asString();
        assertThat(olaf.post("/api/tables/" + table + "/join", "{\"invite\":\"" + invite + "\"}").status())
                .isEqualTo(200);
        chooseBoth(true);
        carver = isAsked(ingrid) ? ingrid : olaf;
        other = carver == ingrid ? olaf : ingrid;
    }

    @Test
    void anOrder_answersWhoLeavesIt_andWheneverItIsAskedAgain_untilTheSituationChanges() {
        assertThat(carver.state(table).path("orders").path("offered").path(0).path("order").asString()).isEqualTo(WORD);
        int moves = moves();
        assertThat(order(carver, WORD, true).status()).isEqualTo(200);
        assertThat(moves()).as("answered").isEqualTo(moves + 1);
        assertThat(left(carver).path("over").isNull()).isTrue();
        chooseBoth(false);
        assertThat(moves()).as("and again").isEqualTo(moves + 4);
        restart();
        chooseBoth(false);
        assertThat(moves()).as("the last time it is asked").isEqualTo(moves + 6);
        assertThat(isAsked(carver)).isTrue();
        assertThat(left(carver).path("over").path("key").asString()).isEqualTo("order.no-carving.over");
        assertThat(order(carver, WORD, false).status()).isEqualTo(200);
        assertThat(carver.state(table).path("orders").path("left").isEmpty()).as("read").isTrue();
    }

    /** An answer that takes no time would tell the others that nobody has thought about it. */
    @Test
    void whenItIsAskedAgain_anOrderWaitsAsAPersonWould_whoeverLooksMeanwhile() {
        reopen(Duration.ofHours(1));
        int moves = moves();
        order(carver, WORD, true);
        assertThat(moves()).as("who leaves it has looked at the question").isEqualTo(moves + 1);
        chooseBoth(false);
        assertThat(moves()).as("it is not answered yet").isEqualTo(moves + 3);
        carver.post("/api/tables/" + table + "/chat", "{\"text\":\"hail\"}");
        assertThat(moves()).isEqualTo(moves + 3);
        assertThat(isAsked(carver)).as("who comes first may answer, or take the order back").isTrue();
        reopen(Duration.ZERO);
        other.state(table);
        assertThat(moves()).as("when it is time, and somebody comes").isEqualTo(moves + 4);
    }

    /** The same hall, with bots and orders that take their time. */
    private void reopen(Duration pace) {
        int port = server.port();
        server.close();
        server = HallServer.start(new HallOptions(port, "127.0.0.1", data, Optional.empty(), pace), bots());
    }

    @Test
    void nobodyElse_learnsOfAnOrder() {
        int seq = other.state(table).path("seq").asInt();
        order(carver, WORD, true);
        JsonNode seen = other.state(table);
        assertThat(seen.path("seq").asInt()).as("a move, and no more").isEqualTo(seq + 1);
        assertThat(seen.path("orders").toString()).isEqualTo("{\"offered\":[],\"left\":[]}");
        assertThat(seen.toString()).doesNotContain(WORD);
        try (Guest stranger = new Guest(server.port())) {
            assertThat(stranger.get("/api/tables/" + table).text()).doesNotContain(WORD);
        }
    }

    @Test
    void atASharedScreen_anOrderIsShownToItsSeatOnly() {
        String shared = ingrid.open("runes(seats=2,hand=3)#1", "me", "screen");
        for (int choice = 0; choice < 2; choice++) {
            JsonNode state = ingrid.state(shared);
            ingrid.play(shared, state.path("acting").asInt(), state.path("options").path(0).path("move").asString());
        }
        JsonNode asked = ingrid.state(shared);
        int first = asked.path("acting").asInt();
        assertThat(ingrid.post("/api/tables/" + shared + "/orders", body(first, WORD, true, asked.path("seq").asInt()))
                .status()).isEqualTo(200);
        for (int choice = 0; choice < 2; choice++) {
            JsonNode state = ingrid.state(shared);
            boolean own = state.path("acting").asInt() == first;
            assertThat(state.path("orders").path("left").isEmpty()).isEqualTo(!own);
            ingrid.play(shared, state.path("acting").asInt(), state.path("options").path(0).path("move").asString());
        }
    }

    @Test
    void nobodyElse_leavesOrTakesBackAnOrder() {
        int seat = seatOf(carver);
        String call = "/api/tables/" + table + "/orders";
        assertThat(other.post(call, body(seat, WORD, true, 99)).problem()).isEqualTo("not-your-seat");
        order(carver, WORD, true);
        assertThat(other.post(call, body(seat, WORD, false, 0)).problem()).isEqualTo("not-your-seat");
        assertThat(left(carver).path("order").asString()).isEqualTo(WORD);
    }

    @Test
    void whatIsNotOffered_orNotAsked_isNoOrder() {
        assertThat(order(carver, "always-win", true).problem()).isEqualTo("no-such-order");
        assertThat(order(carver, "\\u0000", false).status()).isEqualTo(200);
        assertThat(order(other, WORD, true).problem()).isEqualTo("not-asked");
        assertThat(carver.post("/api/tables/" + table + "/orders", "{\"seat\":0}").problem()).isEqualTo("bad-request");
        assertThat(carver.post("/api/tables/" + table + "/orders", body(seatOf(carver), WORD, true, 0)).problem())
                .isEqualTo("moved-on");
    }

    @Test
    void whoTakesItBack_isAskedAgain() {
        order(carver, WORD, true);
        order(carver, WORD, false);
        int moves = moves();
        chooseBoth(false);
        assertThat(moves()).isEqualTo(moves + 2);
        assertThat(isAsked(carver)).isTrue();
    }

    /** Both choose: who shall carve the highest stone, the other one the lowest; at first both the highest they have. */
    private void chooseBoth(boolean first) {
        for (Guest guest : new Guest[]{ingrid, olaf}) {
            JsonNode state = guest.state(table);
            JsonNode options = state.path("options");
            int which = first || guest == carver ? options.size() - 1 : 0;
            assertThat(guest.play(table, state.path("acting").asInt(), options.path(which).path("move").asString())
                    .status()).isEqualTo(200);
        }
    }

    private boolean isAsked(Guest guest) {
        return !guest.state(table).path("acting").isNull();
    }

    private int moves() {
        return ingrid.state(table).path("moves").asInt();
    }

    private int seatOf(Guest guest) {
        return guest == ingrid ? 0 : 1;
    }

    private JsonNode left(Guest guest) {
        return guest.state(table).path("orders").path("left").path(0);
    }

    private Guest.Reply order(Guest guest, String word, boolean stands) {
        return guest.post("/api/tables/" + table + "/orders",
                body(seatOf(guest), word, stands, guest.state(table).path("seq").asInt()));
    }

    private static String body(int seat, String word, boolean stands, int after) {
        return "{\"seat\":" + seat + ",\"order\":\"" + word + "\",\"stands\":" + stands + ",\"after\":" + after + "}";
    }
}
