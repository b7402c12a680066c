package althing.server;

import java.time.Duration;
import java.time.Instant;
import java.util.function.Predicate;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import althing.engine.GameRecord;

import static org.assertj.core.api.Assertions.assertThat;

/** What happens when somebody does not come back: nothing by itself, and then what the others wish. */
class AbsenceTest extends HallTest {

    private Guest freya;
    private String table;

    @BeforeEach
    void twoPlay() {
        freya = new Guest(server.port());
        table = ingrid.post("/api/tables", "{\"setup\":\"runes(seats=2,hand=12)\",\"seats\":[{\"kind\":\"me\"},"
                + "{\"kind\":\"friend\"}],\"listed\":true,\"pace\":\"live 5 0\"}").json().path("id").asString();
        at(olaf, "join", "{\"name\":\"Olaf\"}");
        playFirst(ingrid);
    }

    @AfterEach
    void freyaGoes() {
        freya.close();
    }

    private Guest.Reply at(Guest person, String call, String body) {
        return person.post("/api/tables/" + table + "/" + call, body);
    }

    private void playFirst(Guest person) {
        JsonNode state = person.state(table);
        if (!state.path("acting").isNull()) {
            person.play(table, state.path("acting").asInt(), state.path("options").valueStream()
                    .map(option -> option.path("move").asString()).filter(code -> !code.startsWith("carve")).findFirst()
                    .orElseThrow());
        }
    }

    /** The seat that is asked now, and the one that waits. */
    private int asked() {
        return ingrid.state(table).path("pending").path(0).asInt();
    }

    private Guest who(int seat) {
        return seat == 0 ? ingrid : olaf;
    }

    private void passes(Duration time) {
        Tampering.execute(data, "UPDATE table_event SET at = at - " + time.toMillis());
        Tampering.execute(data, "UPDATE hall_table SET changed = changed - " + time.toMillis() + ", opened = opened - "
                + time.toMillis());
        restart();
    }

    private void until(Predicate<JsonNode> isSo) {
        while (!isSo.test(ingrid.state(table))) {
            Thread.onSpinWait();
        }
    }

    @Test
    void atTimeZero_nothingHappens_untilTheOthersWishSo() {
        int asked = asked();
        Guest waiting = who(1 - asked);
        String standIn = "{\"seat\":" + asked + ",\"level\":1}";
        assertThat(at(waiting, "stand-in", standIn).problem()).isEqualTo("time-left");
        passes(Duration.ofMinutes(6));
        JsonNode late = ingrid.state(table);
        assertThat(late.path("pending").toString()).isEqualTo("[" + asked + "]");
        assertThat(at(freya, "stand-in", standIn).problem()).as("an onlooker").isEqualTo("no-seat");
        assertThat(at(waiting, "stand-in", standIn).status()).isEqualTo(200);
        until(state -> state.path("pending").path(0).asInt() != asked || state.path("over").asBoolean());
        JsonNode played = who(asked).state(table);
        assertThat(played.path("seats").path(asked).path("standIn").asInt()).isEqualTo(1);
        assertThat(played.path("seats").path(asked).path("kind").asString()).isEqualTo("person");
        assertThat(played.path("log").toString()).contains("hall.standIn");
        assertThat(played.path("moves").asInt()).isGreaterThan(late.path("moves").asInt());
    }

    @Test
    void whoIsAway_decidesNothing_untilTheyReturn() {
        int asked = asked();
        Guest away = who(asked);
        assertThat(at(away, "stand-in", "{\"seat\":" + asked + ",\"level\":1}").status()).as("honestly").isEqualTo(200);
        assertThat(away.play(table, asked, "choose 1").problem()).isIn("stood-in", "moved-on", "no-such-move");
        assertThat(away.state(table).path("acting").isNull()).isTrue();
        assertThat(away.get("/api/calls/asked").json().path("tables").asInt()).as("nobody is called for a bot")
                .isZero();
        assertThat(at(freya, "return", "{}").problem()).isEqualTo("no-seat");
        until(state -> state.path("pending").path(0).asInt() == 1 - asked || state.path("over").asBoolean());
        assertThat(at(away, "return", "{}").status()).isEqualTo(200);
        restart();
        JsonNode back = away.state(table);
        assertThat(back.path("seats").path(asked).path("standIn").isNull()).isTrue();
        assertThat(back.path("log").toString()).contains("hall.return");
        playFirst(who(1 - asked));
        assertThat(away.state(table).path("acting").asInt()).isEqualTo(asked);
    }

    @Test
    void aRestart_changesNothing_andTheBotGoesOn() {
        int asked = asked();
        at(who(asked), "stand-in", "{\"seat\":" + asked + ",\"level\":1}");
        restart();
        until(state -> state.path("pending").path(0).asInt() == 1 - asked || state.path("over").asBoolean());
    }

    @Test
    void theRecord_saysForWhomABotHasPlayed_andReplays() {
        at(olaf, "stand-in", "{\"seat\":1,\"level\":1}");
        at(ingrid, "stand-in", "{\"seat\":0,\"level\":1}");
        until(state -> state.path("over").asBoolean());
        String record = freya.get("/api/tables/" + table + "/record").text();
        assertThat(record).contains("seat 1 Olaf (level 1 from move 2)");
        assertThat(GameRecord.parse(record).replay().isOver()).isTrue();
    }

    @Test
    void timeIsGiven_byOthersOnly() {
        int asked = asked();
        passes(Duration.ofMinutes(6));
        Guest waiting = who(1 - asked);
        assertThat(at(who(asked), "time", "{\"seat\":" + asked + ",\"minutes\":5}").problem()).isEqualTo("own-time");
        assertThat(at(freya, "time", "{\"seat\":" + asked + ",\"minutes\":5}").problem()).isEqualTo("no-seat");
        assertThat(at(waiting, "time", "{\"seat\":" + asked + ",\"minutes\":0}").problem()).isEqualTo("bad-time");
        assertThat(at(waiting, "time", "{\"seat\":" + asked + ",\"minutes\":5}").status()).isEqualTo(200);
        assertThat(at(waiting, "stand-in", "{\"seat\":" + asked + "}").problem()).isEqualTo("time-left");
        assertThat(ingrid.state(table).path("log").toString()).contains("hall.gift");
        assertThat(at(who(asked), "holiday", "{\"days\":2}").problem()).isEqualTo("not-by-days");
    }

    @Test
    void holidays_stopOnesOwnClock_andAreFourteenDaysInAll() {
        table = ingrid.post("/api/tables", "{\"setup\":\"runes(seats=2,hand=12)\",\"seats\":[{\"kind\":\"me\"},"
                + "{\"kind\":\"friend\"}],\"listed\":true,\"pace\":\"days 2\"}").json().path("id").asString();
        at(olaf, "join", "{\"name\":\"Olaf\"}");
        playFirst(ingrid);
        int asked = asked();
        Guest away = who(asked);
        Instant before = deadline(asked);
        assertThat(at(freya, "holiday", "{\"days\":1}").problem()).isEqualTo("no-seat");
        for (int days : new int[]{-1, 0, 15}) {
            assertThat(at(away, "holiday", "{\"days\":" + days + "}").problem()).isEqualTo("bad-time");
        }
        assertThat(at(away, "holiday", "{\"days\":5}").status()).isEqualTo(200);
        assertThat(deadline(asked)).isEqualTo(before.plus(Duration.ofDays(5)));
        assertThat(ingrid.state(table).path("log").toString()).contains("hall.holiday");
        passes(Duration.ofDays(6));
        assertThat(at(who(1 - asked), "stand-in", "{\"seat\":" + asked + "}").problem()).isEqualTo("time-left");
        assertThat(at(away, "holiday", "{\"days\":10}").problem()).as("five are gone").isEqualTo("bad-time");
        assertThat(at(away, "holiday", "{\"days\":9}").status()).isEqualTo(200);
        Guest.Reply spent = at(away, "holiday", "{\"days\":1}");
        assertThat(spent.problem()).isEqualTo("bad-time");
        assertThat(spent.detail()).isEqualTo("You have 0 days of holiday left at this table.");
        assertThat(at(who(1 - asked), "holiday", "{\"days\":14}").status()).as("everybody has their own")
                .isEqualTo(200);
    }

    private Instant deadline(int seat) {
        return Instant.parse(ingrid.state(table).path("clock").path("times").path(seat).path("until").asString());
    }

    @Test
    void allRest_whenAllWishTo_andAMoveEndsIt() {
        assertThat(at(freya, "pause", "{\"wish\":true}").problem()).isEqualTo("no-seat");
        at(ingrid, "pause", "{\"wish\":true}");
        assertThat(olaf.state(table).path("accord").path("pause").toString()).isEqualTo("[0]");
        assertThat(olaf.state(table).path("clock").path("paused").asBoolean()).isFalse();
        at(ingrid, "pause", "{\"wish\":false}");
        assertThat(olaf.state(table).path("accord").path("pause")).isEmpty();
        at(ingrid, "pause", "{\"wish\":true}");
        at(olaf, "pause", "{\"wish\":true}");
        assertThat(olaf.state(table).path("clock").path("paused").asBoolean()).isTrue();
        passes(Duration.ofDays(2));
        int asked = asked();
        assertThat(at(who(1 - asked), "stand-in", "{\"seat\":" + asked + "}").problem()).isEqualTo("time-left");
        playFirst(who(asked));
        assertThat(olaf.state(table).path("clock").path("paused").asBoolean()).isFalse();
    }

    @Test
    void theGameEnds_whenAllWishTo() {
        at(ingrid, "end", "{\"wish\":true}");
        assertThat(olaf.state(table).path("accord").path("end").toString()).isEqualTo("[0]");
        assertThat(olaf.state(table).path("pending")).isNotEmpty();
        assertThat(olaf.get("/api/tables/" + table + "/record").problem()).isEqualTo("not-over");
        at(olaf, "end", "{\"wish\":true}");
        JsonNode ended = olaf.state(table);
        assertThat(ended.path("accord").path("ended").asString()).isEqualTo("agreed");
        assertThat(ended.path("pending")).isEmpty();
        assertThat(ended.path("options")).isEmpty();
        assertThat(ingrid.play(table, 0, "choose 1").problem()).isIn("ended", "no-such-move");
        assertThat(at(ingrid, "end", "{\"wish\":false}").problem()).isEqualTo("ended");
        restart();
        assertThat(olaf.state(table)).isEqualTo(ended);
        assertThat(GameRecord.parse(olaf.get("/api/tables/" + table + "/record").text()).moves()).hasSize(1);
    }

    @Test
    void whoseTimeIsUp_isNotAskedWhetherTheGameEnds() {
        int asked = asked();
        passes(Duration.ofMinutes(6));
        at(who(1 - asked), "end", "{\"wish\":true}");
        assertThat(ingrid.state(table).path("accord").path("ended").asString()).isEqualTo("agreed");
    }
}
