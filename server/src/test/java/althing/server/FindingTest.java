package althing.server;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import althing.engine.Deal.Lot;

import static org.assertj.core.api.Assertions.assertThat;

/** How people find a table, and how it gets its players. */
class FindingTest extends HallTest {

    private static final String HERS = "00112233445566778899aabbccddeeff";
    private static final String HIS = "ffeeddccbbaa99887766554433221100";

    private Guest freya;

    @BeforeEach
    void freyaComes() {
        freya = new Guest(server.port());
    }

    @AfterEach
    void freyaGoes() {
        freya.close();
    }

    private static String wish(String setup, String more, String... kinds) {
        StringBuilder seats = new StringBuilder();
        for (String kind : kinds) {
            seats.append(seats.isEmpty() ? "" : ",").append("{\"kind\":\"").append(kind).append("\"}");
        }
        return "{\"setup\":\"" + setup + "\",\"seats\":[" + seats + "]" + more + "}";
    }

    private static String open(Guest person, String setup, String more, String... kinds) {
        Guest.Reply reply = person.post("/api/tables", wish(setup, more, kinds));
        assertThat(reply.status()).as(reply.text()).isEqualTo(201);
        return reply.json().path("id").asString();
    }

    private static Guest.Reply at(Guest person, String table, String call, String body) {
        return person.post("/api/tables/" + table + "/" + call, body);
    }

    private static String sealed(String lot) {
        return ",\"seal\":\"" + Lot.seal(lot) + "\"";
    }

    private static int asked(Guest person) {
        return person.get("/api/calls/asked").json().path("tables").asInt();
    }

    private String listed() {
        return open(ingrid, "runes(seats=3)", ",\"listed\":true,\"language\":\"pl\",\"pace\":\"live 15 10\""
                + sealed(HERS), "me", "friend", "friend");
    }

    @Test
    void aListedTable_isFoundByStrangers_andTellsNoSecret() {
        String table = listed();
        open(ingrid, "runes(seats=2)", "", "me", "friend");
        open(ingrid, "runes(seats=2)", ",\"listed\":true", "me", "bot");
        Guest.Reply found = olaf.get("/api/lobby");
        assertThat(found.json()).hasSize(1);
        JsonNode one = found.json().path(0);
        assertThat(one.path("id").asString()).isEqualTo(table);
        assertThat(one.path("setup").asString()).isEqualTo("runes(seats=3)");
        assertThat(one.path("terms").toString())
                .isEqualTo("{\"listed\":true,\"language\":\"pl\",\"pace\":\"live 15 10\",\"rated\":false}");
        assertThat(one.path("mine").asBoolean()).isFalse();
        assertThat(ingrid.get("/api/lobby").json().path(0).path("mine").asBoolean()).isTrue();
        String invite = ingrid.state(table).path("seats").path(1).path("invite").asString();
        assertThat(invite).isNotEmpty();
        assertThat(found.text()).doesNotContain(invite).doesNotContain("person\":\"").doesNotContain("secret");
    }

    @Test
    void whoComes_takesASeatWithAClick_andTheGameBeginsWhenAllAreThere() {
        String table = listed();
        assertThat(at(olaf, table, "join", "{\"name\":\"Olaf\"" + sealed(HIS) + "}").json().path("seat").asInt())
                .isEqualTo(1);
        assertThat(at(olaf, table, "join", "{\"name\":\"Olaf\"}").problem()).isEqualTo("seated");
        assertThat(freya.get("/api/lobby").json()).hasSize(1);
        assertThat(at(freya, table, "join", "{\"name\":\"Freya\"}").json().path("seat").asInt()).isEqualTo(2);
        assertThat(freya.get("/api/lobby").json()).isEmpty();
        try (Guest late = new Guest(server.port())) {
            assertThat(at(late, table, "join", "{\"name\":\"Late\"}").problem()).isEqualTo("no-free-seat");
        }
        at(olaf, table, "lot", "{\"lot\":\"" + HIS + "\"}");
        at(ingrid, table, "lot", "{\"lot\":\"" + HERS + "\"}");
        JsonNode begun = ingrid.state(table);
        assertThat(begun.path("deal").path("waiting").asBoolean()).isFalse();
        assertThat(begun.path("clock").path("times").path(begun.path("pending").path(0).asInt()).path("until").isNull())
                .as("the clock runs from the deal on").isFalse();
        restart();
        assertThat(ingrid.state(table)).isEqualTo(begun);
    }

    @Test
    void anUnlistedTable_isForWhoHasTheLink() {
        String table = open(ingrid, "runes(seats=2)", "", "me", "friend");
        assertThat(at(olaf, table, "join", "{\"name\":\"Olaf\"}").problem()).isEqualTo("no-invitation");
        assertThat(at(olaf, table, "join", "{\"invite\":\"guess\"}").problem()).isEqualTo("invitation-used");
    }

    @Test
    void theOpener_letsBotsTakeFreeSeats_andTheDealStaysFair() {
        String table = listed();
        String commitment = olaf.state(table).path("deal").path("commitment").asString();
        at(olaf, table, "join", "{\"name\":\"Olaf\"" + sealed(HIS) + "}");
        assertThat(at(olaf, table, "fill", "{}").problem()).isEqualTo("not-opener");
        assertThat(at(freya, table, "fill", "{}").problem()).isEqualTo("not-opener");
        assertThat(at(ingrid, table, "fill", "{\"level\":9}").problem()).isEqualTo("level");
        assertThat(at(ingrid, table, "fill", "{\"level\":1}").status()).isEqualTo(200);
        JsonNode filled = ingrid.state(table);
        assertThat(filled.path("seats").path(2).path("kind").asString()).isEqualTo("bot");
        assertThat(filled.path("pending").toString()).as("a bot puts in no lot").isEqualTo("[0,1]");
        assertThat(filled.path("deal").path("commitment").asString()).isEqualTo(commitment);
        restart();
        assertThat(ingrid.state(table)).isEqualTo(filled);
        at(olaf, table, "lot", "{\"lot\":\"" + HIS + "\"}");
        at(ingrid, table, "lot", "{\"lot\":\"" + HERS + "\"}");
        assertThat(ingrid.state(table).path("deal").path("waiting").asBoolean()).isFalse();
        restart();
        assertThat(ingrid.state(table).path("deal").path("seals")).hasSize(2);
    }

    @Test
    void whoLeavesBeforeTheDeal_opensTheSeat_andTakesTheLotAlong() {
        String table = listed();
        String invite = ingrid.state(table).path("seats").path(1).path("invite").asString();
        at(olaf, table, "join", "{\"name\":\"Olaf\"" + sealed(HIS) + "}");
        assertThat(at(freya, table, "leave", "{}").problem()).isEqualTo("no-seat");
        assertThat(at(ingrid, table, "leave", "{}").problem()).isEqualTo("opener-stays");
        assertThat(at(olaf, table, "leave", "{}").status()).isEqualTo(200);
        JsonNode left = ingrid.state(table);
        assertThat(left.path("seats").path(1).path("kind").asString()).isEqualTo("open");
        assertThat(left.path("seats").path(1).path("invite").asString()).isNotEqualTo(invite);
        assertThat(left.path("deal").path("seals")).hasSize(1);
        restart();
        assertThat(ingrid.state(table)).isEqualTo(left);
        at(olaf, table, "join", "{\"name\":\"Olaf\"" + sealed(HIS) + "}");
        at(ingrid, table, "fill", "{}");
        at(olaf, table, "lot", "{\"lot\":\"" + HIS + "\"}");
        assertThat(at(olaf, table, "leave", "{}").problem()).as("his lot is open").isEqualTo("lots-opened");
    }

    @Test
    void theOpener_endsATableToWhichNobodyComes() {
        String table = listed();
        assertThat(at(olaf, table, "end", "{\"wish\":true}").problem()).isEqualTo("no-seat");
        assertThat(at(ingrid, table, "end", "{\"wish\":true}").status()).isEqualTo(200);
        assertThat(olaf.get("/api/lobby").json()).isEmpty();
        assertThat(at(olaf, table, "join", "{\"name\":\"Olaf\"}").problem()).isEqualTo("ended");
        restart();
        assertThat(ingrid.state(table).path("accord").path("ended").asString()).isEqualTo("agreed");
        assertThat(ingrid.get("/api/tables").json().path(0).path("over").asBoolean()).isTrue();
    }

    @Test
    void aSeat_isKeptForSomebodyWithWhomOneHasPlayed() {
        String first = open(ingrid, "runes(seats=2)", ",\"listed\":true", "me", "friend");
        at(olaf, first, "join", "{\"name\":\"Olaf\"}");
        assertThat(ingrid.get("/api/companions").text())
                .isEqualTo("[{\"name\":\"Olaf\",\"table\":\"" + first + "\",\"seat\":1,\"games\":1,\"handle\":null}]");
        assertThat(freya.get("/api/companions").json()).isEmpty();
        String again = "{\"kind\":\"friend\",\"again\":{\"table\":\"" + first + "\",\"seat\":1}}";
        String wish = "{\"setup\":\"runes(seats=2)\",\"seats\":[{\"kind\":\"me\"}," + again + "]}";
        assertThat(freya.post("/api/tables", wish).problem()).as("she has not sat there").isEqualTo("no-companion");
        int before = asked(olaf);
        String second = ingrid.post("/api/tables", wish).json().path("id").asString();
        JsonNode asked = olaf.get("/api/tables").json().path(0);
        assertThat(asked.path("id").asString()).isEqualTo(second);
        assertThat(asked.path("invited").asBoolean()).isTrue();
        assertThat(asked(olaf)).as("he counts it").isEqualTo(before + 1);
        assertThat(ingrid.state(second).path("seats").path(1).path("kept").asBoolean()).isTrue();
        assertThat(ingrid.state(second).path("seats").path(1).path("name").asString()).isEqualTo("Olaf");
        assertThat(olaf.state(second).path("seats").path(1).path("forMe").asBoolean()).isTrue();
        assertThat(freya.state(second).path("seats").path(1).path("forMe").asBoolean()).isFalse();
        assertThat(at(freya, second, "join", "{\"name\":\"Freya\"}").problem()).isEqualTo("no-invitation");
        assertThat(at(olaf, second, "join", "{\"name\":\"Olaf\"}").status()).isEqualTo(200);
        assertThat(olaf.get("/api/tables").json().path(0).path("invited").asBoolean()).isFalse();
    }

    @Test
    void whoDeclines_leavesTheSeatToOthers_andTheOpenerReadsIt() {
        String first = open(ingrid, "runes(seats=2)", ",\"listed\":true", "me", "friend");
        at(olaf, first, "join", "{\"name\":\"Olaf\"}");
        int before = asked(olaf);
        String second = ingrid.post("/api/tables", "{\"setup\":\"runes(seats=2)\",\"listed\":true,\"seats\":["
                + "{\"kind\":\"me\"},{\"kind\":\"friend\",\"again\":{\"table\":\"" + first + "\",\"seat\":1}}]"
                + sealed(HERS) + "}").json().path("id").asString();
        assertThat(freya.get("/api/lobby").json()).as("it is kept").isEmpty();
        assertThat(at(freya, second, "decline", "{}").problem()).isEqualTo("not-invited");
        assertThat(at(olaf, second, "decline", "{}").status()).isEqualTo(200);
        assertThat(at(olaf, second, "decline", "{}").problem()).isEqualTo("not-invited");
        assertThat(asked(olaf)).isEqualTo(before);
        JsonNode declined = ingrid.state(second);
        assertThat(declined.path("accord").path("declined").toString()).isEqualTo("[\"Olaf\"]");
        assertThat(declined.path("seats").path(1).path("kept").asBoolean()).isFalse();
        restart();
        assertThat(ingrid.state(second)).isEqualTo(declined);
        assertThat(at(freya, second, "join", "{\"name\":\"Freya\"" + sealed(HIS) + "}").status()).isEqualTo(200);
        assertThat(ingrid.state(second).path("accord").path("declined")).isEmpty();
    }

    @Test
    void aBotInPlaceOfAGuest_doesNotTakeTheirName() {
        String first = open(ingrid, "runes(seats=2)", ",\"listed\":true", "me", "friend");
        at(olaf, first, "join", "{\"name\":\"Olaf\"}");
        String second = ingrid.post("/api/tables", "{\"setup\":\"runes(seats=2)\",\"seats\":[{\"kind\":\"me\"},"
                + "{\"kind\":\"friend\",\"again\":{\"table\":\"" + first + "\",\"seat\":1}}]}").json().path("id")
                .asString();
        at(ingrid, second, "fill", "{\"level\":1}");
        assertThat(ingrid.state(second).path("seats").path(1).path("name").asString()).isNotEqualTo("Olaf");
        assertThat(olaf.get("/api/tables").text()).doesNotContain(second);
    }

    @Test
    void notes_areReadByWhoWroteThem_andNobodyElse() {
        String table = listed();
        assertThat(at(ingrid, table, "notes", "{\"text\":\"Mind the wolf\\nand the ford\"}").status()).isEqualTo(200);
        String seq = ingrid.state(table).path("seq").toString();
        restart();
        assertThat(ingrid.get("/api/tables/" + table + "/notes").json().path("text").asString())
                .isEqualTo("Mind the wolf\nand the ford");
        for (Guest other : new Guest[]{olaf, freya}) {
            assertThat(other.get("/api/tables/" + table + "/notes").json().path("text").asString()).isEmpty();
        }
        assertThat(ingrid.state(table).path("seq").toString()).as("nobody is told").isEqualTo(seq);
        assertThat(at(ingrid, table, "notes", "{\"text\":\"" + "y".repeat(2001) + "\"}").problem())
                .isEqualTo("notes-too-long");
        assertThat(at(ingrid, "nowhere", "notes", "{\"text\":\"\"}").problem()).isEqualTo("no-such-table");
    }

    @Test
    void termsThatCannotBe_areRefused() {
        assertThat(ingrid.post("/api/tables", wish("runes(seats=2)#1", ",\"listed\":true", "me", "friend")).problem())
                .isEqualTo("listed-practice");
        assertThat(ingrid.post("/api/tables", wish("runes(seats=2)", ",\"language\":\"de\"", "me", "bot")).problem())
                .isEqualTo("language");
        assertThat(ingrid.post("/api/tables", wish("runes(seats=2)", ",\"pace\":\"fast\"", "me", "bot")).problem())
                .isEqualTo("bad-input");
    }
}
