package althing.server;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

import althing.engine.Deal;
import althing.engine.Deal.Lot;
import althing.engine.Game;
import althing.engine.GameRecord;
import althing.engine.Games;
import althing.engine.Setup;

import static org.assertj.core.api.Assertions.assertThat;

/** A deal that nobody chooses: a secret of the hall and everybody's lots, all fixed before any is opened. */
class TogetherTest extends HallTest {

    private static final String HERS = "0123456789abcdef0123456789abcdef";
    private static final String OTHER = "00112233445566778899aabbccddeeff";
    private static final String HIS = "fedcba9876543210fedcba9876543210";

    /** Opens a table with a sealed lot; the reply. */
    private static Guest.Reply opened(Guest opener, String setup, String lot, String... kinds) {
        String seats = String.join(",", List.of(kinds).stream().map(kind -> "{\"kind\":\"" + kind + "\"}").toList());
        return opener.post("/api/tables", "{\"setup\":\"" + setup + "\",\"seats\":[" + seats + "],\"seal\":\""
                + Lot.seal(lot) + "\"}");
    }

    private static String open(Guest opener, String setup, String... kinds) {
        return opened(opener, setup, HERS, kinds).json().path("id").asString();
    }

    private static Guest.Reply openLot(Guest person, String table, String lot) {
        return person.post("/api/tables/" + table + "/lot", "{\"lot\":\"" + lot + "\"}");
    }

    private Guest.Reply join(Guest friend, String table, int seat, String seal) {
        String invite = ingrid.state(table).path("seats").path(seat).path("invite").asString();
        return friend.post("/api/tables/" + table + "/join",
                "{\"invite\":\"" + invite + "\",\"name\":\"Olaf\"" + seal + "}");
    }

    private static String sealed(String lot) {
        return ",\"seal\":\"" + Lot.seal(lot) + "\"";
    }

    private static Deal dealOf(JsonNode state) {
        JsonNode told = state.path("deal").path("opened");
        return new Deal(told.path("table").asString(), told.path("secret").asString(), told.path("lots").valueStream()
                .map(lot -> new Lot(lot.path("seat").asInt(), lot.path("digits").asString())).toList());
    }

    @Test
    void alone_againstBots_theGameBeginsWithTheOwnLot() {
        Guest.Reply reply = opened(ingrid, "runes(seats=2)", HERS, "bot", "me");
        String table = reply.json().path("id").asString();
        JsonNode waiting = ingrid.state(table);
        assertThat(waiting.path("deal").path("waiting").asBoolean()).isTrue();
        assertThat(waiting.path("deal").path("commitment")).isEqualTo(reply.json().path("commitment"));
        assertThat(waiting.path("view").isNull()).isTrue();
        assertThat(waiting.path("pending").toString()).isEqualTo("[1]");
        assertThat(waiting.path("options")).isEmpty();
        assertThat(openLot(ingrid, table, HERS).json().path("seq").asInt()).isEqualTo(2);
        JsonNode begun = ingrid.state(table);
        assertThat(begun.path("deal").path("waiting").asBoolean()).isFalse();
        assertThat(begun.path("deal").path("kind").asString()).isEqualTo("together");
        assertThat(begun.path("deal").path("opened").isNull()).isTrue();
        assertThat(begun.path("options")).isNotEmpty();
    }

    @Test
    void whatTheEndTells_leadsFromTheFirstFingerprints_toTheSeed() {
        String table = open(ingrid, "runes(seats=2)", "me", "friend");
        JsonNode first = ingrid.state(table).path("deal");
        join(olaf, table, 1, sealed(HIS));
        openLot(olaf, table, HIS);
        openLot(ingrid, table, HERS);
        while (!ingrid.state(table).path("over").asBoolean()) {
            playFirst(ingrid, table);
            playFirst(olaf, table);
        }
        JsonNode end = olaf.state(table);
        Deal deal = dealOf(end);
        Setup setup = Setup.parse(end.path("seededSetup").asString());
        assertThat(deal.lots()).containsExactly(new Lot(0, HERS), new Lot(1, HIS));
        assertThat(deal.commitment(setup)).isEqualTo(first.path("commitment").asString());
        assertThat(deal.explains(setup)).isTrue();
        GameRecord record = GameRecord.parse(olaf.get("/api/tables/" + table + "/record").text());
        assertThat(record.deal()).contains(deal);
        String again = olaf.send(olaf.request("/api/records").header("Content-Type", "text/plain")
                .POST(java.net.http.HttpRequest.BodyPublishers.ofString(record.text()))).json().path("id").asString();
        assertThat(olaf.state(again).path("deal")).isEqualTo(end.path("deal"));
    }

    private static void playFirst(Guest person, String table) {
        JsonNode state = person.state(table);
        if (!state.path("acting").isNull()) {
            person.play(table, state.path("acting").asInt(), state.path("options").valueStream()
                    .map(option -> option.path("move").asString()).filter(code -> !code.startsWith("carve")).findFirst()
                    .orElseThrow());
        }
    }

    @Test
    void lots_areOpened_whenEverybodyHasCome() {
        String table = open(ingrid, "runes(seats=3)", "me", "friend", "friend");
        assertThat(openLot(ingrid, table, HERS).problem()).isEqualTo("not-all-here");
        join(olaf, table, 2, sealed(HIS));
        assertThat(openLot(olaf, table, HIS).problem()).isEqualTo("not-all-here");
        assertThat(ingrid.state(table).path("pending").toString()).isEqualTo("[1]");
        try (Guest freya = new Guest(server.port())) {
            assertThat(openLot(freya, table, HERS).problem()).isEqualTo("no-lot");
            assertThat(join(freya, table, 1, "").status()).isEqualTo(200);
            assertThat(openLot(freya, table, HERS).problem()).as("she has added nothing").isEqualTo("no-lot");
        }
        assertThat(ingrid.state(table).path("pending").toString()).isEqualTo("[0,2]");
        assertThat(openLot(olaf, table, HIS).status()).isEqualTo(200);
        assertThat(ingrid.state(table).path("deal").path("seals").toString()).contains("\"opened\":true",
                "\"opened\":false").doesNotContain(HIS);
        assertThat(openLot(ingrid, table, HERS).status()).isEqualTo(200);
        assertThat(ingrid.state(table).path("deal").path("waiting").asBoolean()).isFalse();
    }

    @Test
    void aLot_isTheOneThatWasSealed_andIsOpenedOnce() {
        String table = open(ingrid, "runes(seats=2)", "me", "friend");
        join(olaf, table, 1, sealed(HIS));
        for (String other : List.of(HIS, HERS.toUpperCase(java.util.Locale.ROOT), HERS + "0", "", "x")) {
            assertThat(openLot(ingrid, table, other).problem()).isEqualTo("bad-lot");
        }
        int seq = openLot(ingrid, table, HERS).json().path("seq").asInt();
        assertThat(openLot(ingrid, table, HERS).json().path("seq").asInt()).as("said twice").isEqualTo(seq);
        openLot(olaf, table, HIS);
        assertThat(openLot(ingrid, table, HERS).status()).isEqualTo(200);
        assertThat(openLot(ingrid, table, HIS).problem()).isEqualTo("bad-lot");
        assertThat(ingrid.post("/api/tables/" + table + "/lot", "{}").problem()).isEqualTo("bad-request");
    }

    private static Guest.Reply sealAnew(Guest person, String table, String lot) {
        return person.post("/api/tables/" + table + "/seal", "{\"seal\":\"" + Lot.seal(lot) + "\"}");
    }

    @Test
    void whoHasLostALot_putsInAnother_andItCounts() {
        String table = open(ingrid, "runes(seats=2)", "me", "friend");
        assertThat(sealAnew(ingrid, table, OTHER).status()).isEqualTo(200);
        join(olaf, table, 1, sealed(HIS));
        assertThat(sealAnew(olaf, table, HERS).status()).as("a guest, and what nobody has put in any more")
                .isEqualTo(200);
        restart();
        JsonNode seals = ingrid.state(table).path("deal").path("seals");
        assertThat(seals.valueStream().map(each -> each.path("seal").asString())).containsExactly(Lot.seal(OTHER),
                Lot.seal(HERS));
        assertThat(openLot(ingrid, table, HERS).problem()).isEqualTo("bad-lot");
        openLot(ingrid, table, OTHER);
        openLot(olaf, table, HERS);
        JsonNode begun = ingrid.state(table);
        assertThat(begun.path("deal").path("waiting").asBoolean()).isFalse();
        restart();
        assertThat(ingrid.state(table)).isEqualTo(begun);
    }

    @Test
    void onceALotIsOpen_noOtherIsReplaced_forItCouldAnswerTheOpenOne() {
        String table = open(ingrid, "runes(seats=2)", "me", "friend");
        join(olaf, table, 1, sealed(HIS));
        openLot(olaf, table, HIS);
        assertThat(sealAnew(ingrid, table, OTHER).problem()).isEqualTo("lots-opened");
        assertThat(sealAnew(olaf, table, OTHER).problem()).isEqualTo("lots-opened");
        assertThat(sealAnew(ingrid, table, HERS).status()).as("her own once more").isEqualTo(200);
        openLot(ingrid, table, HERS);
        assertThat(sealAnew(ingrid, table, OTHER).problem()).as("the game has begun").isEqualTo("lots-opened");
    }

    @Test
    void whatIsPutInAnew_isALotOfTheOwn() {
        String table = open(ingrid, "runes(seats=3)", "me", "friend", "friend");
        join(olaf, table, 1, sealed(HIS));
        assertThat(sealAnew(ingrid, table, HIS).problem()).isEqualTo("lot-given");
        try (Guest freya = new Guest(server.port())) {
            assertThat(sealAnew(freya, table, OTHER).problem()).isEqualTo("no-lot");
        }
        int seq = ingrid.state(table).path("seq").asInt();
        assertThat(sealAnew(ingrid, table, HERS).json().path("seq").asInt()).as("the same once more").isEqualTo(seq);
        assertThat(ingrid.post("/api/tables/" + table + "/seal", "{\"seal\":\"abc\"}").problem())
                .isEqualTo("bad-lot");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "abc", "0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF"})
    void aSeal_has64Digits(String seal) {
        assertThat(ingrid.post("/api/tables", "{\"setup\":\"runes(seats=2)\",\"seats\":[{\"kind\":\"me\"},"
                + "{\"kind\":\"bot\"}],\"seal\":\"" + seal + "\"}").problem()).isEqualTo("bad-lot");
        String table = open(ingrid, "runes(seats=2)", "me", "friend");
        assertThat(join(olaf, table, 1, ",\"seal\":\"" + seal + "\"").problem()).isEqualTo("bad-lot");
        assertThat(ingrid.state(table).path("seats").path(1).path("kind").asString()).isEqualTo("open");
    }

    @Test
    void everybodyPutsInOneLot_ofTheirOwn() {
        String table = open(ingrid, "runes(seats=3)", "me", "friend", "friend");
        assertThat(join(olaf, table, 1, sealed(HERS)).problem()).as("hers").isEqualTo("lot-given");
        assertThat(join(ingrid, table, 1, sealed(HIS)).problem()).as("a second one").isEqualTo("lot-given");
        assertThat(join(ingrid, table, 1, sealed(HERS)).status()).as("a second seat").isEqualTo(200);
        assertThat(ingrid.state(table).path("deal").path("seals")).hasSize(1);
    }

    @Test
    void aRestart_betweenTheLots_changesNothing() {
        String table = open(ingrid, "runes(seats=2)", "me", "friend");
        JsonNode before = ingrid.state(table);
        restart();
        assertThat(ingrid.state(table)).isEqualTo(before);
        join(olaf, table, 1, sealed(HIS));
        openLot(olaf, table, HIS);
        restart();
        assertThat(ingrid.state(table).path("pending").toString()).isEqualTo("[0]");
        openLot(ingrid, table, HERS);
        JsonNode begun = ingrid.state(table);
        assertThat(begun.path("options")).isNotEmpty();
        restart();
        assertThat(ingrid.state(table)).isEqualTo(begun);
    }

    @Test
    void whoComesFirstWithoutALot_doesNotChangeTheDeal_whenItIsRelived() {
        String table = opened(ingrid, "runes(seats=2)", HERS, "friend", "friend").json().path("id").asString();
        try (Guest freya = new Guest(server.port())) {
            join(freya, table, 0, "");
            join(olaf, table, 1, sealed(HIS));
            openLot(olaf, table, HIS);
            JsonNode begun = olaf.state(table);
            assertThat(begun.path("deal").path("seals")).hasSize(1);
            restart();
            assertThat(olaf.state(table).path("view")).isEqualTo(begun.path("view"));
            assertThat(olaf.state(table).path("commitment")).isEqualTo(begun.path("commitment"));
        }
    }

    @Test
    void whileTheDealWaits_thereIsNothingToPlay_butPeopleTalk() {
        String table = open(ingrid, "runes(seats=2)", "me", "friend");
        assertThat(ingrid.play(table, 0, "choose 1").problem()).isIn("not-dealt", "no-such-move");
        assertThat(ingrid.undo(table, 0).problem()).isEqualTo("not-dealt");
        for (String call : List.of("replay/0", "record", "review")) {
            assertThat(ingrid.get("/api/tables/" + table + "/" + call).problem()).as(call).isEqualTo("not-dealt");
        }
        assertThat(ingrid.goOn(table).status()).isEqualTo(200);
        assertThat(ingrid.post("/api/tables/" + table + "/chat", "{\"text\":\"Come!\"}").status()).isEqualTo(200);
        assertThat(ingrid.get("/api/tables").json().path(0).path("over").asBoolean()).isFalse();
    }

    @Test
    void withoutALot_theHallDealsAlone_andSaysSo() {
        String table = ingrid.open("runes(seats=2)", "me", "friend");
        JsonNode state = olaf.state(table);
        assertThat(state.path("deal").path("kind").asString()).isEqualTo("hall");
        assertThat(state.path("deal").path("waiting").asBoolean()).isFalse();
        assertThat(state.path("deal").path("commitment").asString()).hasSize(64);
        assertThat(join(olaf, table, 1, sealed(HIS)).status()).as("nobody waits for it").isEqualTo(200);
        assertThat(open(ingrid, "runes(seats=2)", "bot", "bot")).satisfies(bots -> assertThat(
                ingrid.state(bots).path("deal").path("kind").asString()).isEqualTo("hall"));
    }

    @Test
    void aChosenSeed_isPractice_forEverybodyFromTheFirstMoment() {
        for (String table : List.of(ingrid.open("runes(seats=2)#1", "me", "bot"),
                open(ingrid, "runes(seats=2)#1", "me", "bot"))) {
            JsonNode deal = olaf.state(table).path("deal");
            assertThat(deal.path("kind").asString()).isEqualTo("practice");
            assertThat(deal.path("waiting").asBoolean()).isFalse();
            assertThat(deal.path("commitment").isNull()).isTrue();
        }
    }

    @Test
    void aGameWithoutChance_beginsAtOnce() {
        Game game = Games.all().stream().filter(each -> !each.knowsChance()).findFirst().orElseThrow();
        String table = open(ingrid, game.id() + "(seats=2)", "me", "friend");
        JsonNode state = ingrid.state(table);
        assertThat(state.path("deal").path("kind").asString()).isEqualTo("none");
        assertThat(state.path("deal").path("waiting").asBoolean()).isFalse();
        assertThat(state.path("view").isNull()).isFalse();
    }

    @Test
    void aTableFromBefore_doesNotSayWhoDealt() {
        String table = ingrid.open("runes(seats=2)#1", "me", "bot");
        Tampering.execute(data, "UPDATE hall_table SET deal = NULL");
        restart();
        assertThat(ingrid.state(table).path("deal").path("kind").asString()).isEqualTo("untold");
    }

    @Test
    void aHallThatSwapsItsSecret_isFoundOut() {
        String table = open(ingrid, "runes(seats=2)", "me", "bot");
        String before = ingrid.state(table).path("deal").path("commitment").asString();
        Tampering.execute(data, "UPDATE hall_table SET deal = 'together " + "a".repeat(64) + "'");
        restart();
        openLot(ingrid, table, HERS);
        ingrid.playToTheEnd(table);
        JsonNode end = ingrid.state(table);
        assertThat(dealOf(end).commitment(Setup.parse(end.path("seededSetup").asString()))).isNotEqualTo(before);
    }
}
