package althing.server;

import java.net.URI;
import java.net.http.HttpRequest.BodyPublishers;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

import althing.engine.Games;
import althing.server.Guest.Reply;
import althing.server.calling.CallSettings;
import althing.server.contest.Calendar;
import althing.server.storage.StoredWay.WayKind;

import static org.assertj.core.api.Assertions.assertThat;

/** Whoever goes leaves nothing of themselves in any text of the database, but what docs/hosting.md says. */
class LeavingTest extends HallTest {

    private static final URI PUBLIC = URI.create("http://hall.example.org");
    private static final String NAME = "Tryggvason";
    private static final String WORDS = "Nidaros";
    private static final String NAMED = "{\"name\":\"Olaf " + NAME + "\"}";
    private static final String SAID = "{\"text\":\"I live in " + WORDS + "\"}";
    /** The columns where something stands of a person who has done everything here. A new column goes here, or below. */
    private static final Set<String> PERSONAL = Set.of("call_job.words", "call_person.person", "call_way.address",
            "call_way.person", "contest.name", "contest.opened_by", "contest_entry.name", "contest_entry.person",
            "daily_attempt.person", "hall_ban.name", "hall_ban.person", "hall_guest.person", "hall_table.opened_by",
            "host_audit.about", "host_audit.person", "key_challenge.browser", "mail_ticket.address",
            "mail_ticket.browser", "mail_ticket.person", "person.id", "person.name",
            "person.preferences", "person_block.blocked", "person_block.name", "person_block.person",
            "person_key.hash", "person_key.label", "person_key.person", "person_link.claimed", "person_link.person",
            "rated_person.person", "review_job.person", "table_event.payload", "table_note.person", "table_note.text",
            "table_seat.kept_for", "table_seat.name", "table_seat.person", "talk_report.by_whom", "talk_report.name",
            "talk_report.person", "talk_report.said");
    /** The columns in which nobody can leave anything of themselves. */
    private static final Set<String> IMPERSONAL = Set.of("call_due.table_id", "call_job.id", "call_job.way",
            "call_person.language", "call_person.silent",
            "call_way.code", "call_way.id", "call_way.kind", "call_way.word", "contest.form", "contest.id",
            "contest.pace", "contest.setup", "contest.stage", "contest_entry.contest", "contest_table.contest",
            "contest_table.how", "contest_table.players", "contest_table.ranks", "contest_table.table_id",
            "daily_attempt.day", "daily_attempt.game", "daily_attempt.table_id", "game_review.hash",
            "game_review.review", "hall_ban.id", "hall_invitation.hash", "hall_node.id", "hall_rule.name",
            "hall_rule.value", "hall_secret.name", "hall_secret.value", "hall_table.deal", "hall_table.id",
            "hall_table.keeper", "hall_table.language", "hall_table.pace", "hall_table.setup", "host_audit.id",
            "host_audit.what", "key_challenge.data", "key_challenge.hash", "key_challenge.purpose", "mail_ticket.hash",
            "mail_ticket.mailbox", "mail_ticket.purpose", "person.handle",
            "person.languages", "person_block.id", "person_key.data", "person_key.id", "person_key.kind",
            "person_link.hash", "person_link.label", "person_link.word", "review_job.hash", "review_job.node",
            "review_job.record", "review_job.stage", "standing_order.table_id", "standing_order.word",
            "table_closing.table_id", "table_event.kind", "table_event.table_id", "table_note.table_id",
            "table_result.game",
            "table_result.table_id", "table_result.way", "table_seat.invite", "table_seat.kind",
            "table_seat.table_id", "table_start.notation", "table_start.table_id", "talk_report.id",
            "talk_report.table_id");

    private static final String TEXTS_OF_A_FILE = "SELECT m.name || '.' || c.name FROM sqlite_master m, "
            + "pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' "
            + "AND m.name <> 'hall_schema' AND (c.type LIKE 'VARCHAR%' OR c.type = 'TEXT')";
    private static final String TEXTS_OF_POSTGRES = "SELECT table_name || '.' || column_name "
            + "FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'hall_schema' "
            + "AND data_type IN ('character varying', 'text')";

    private Guest host;

    @Override
    protected HallServer start() {
        HallOptions options = new HallOptions(0, "127.0.0.1", data, database(), Duration.ZERO,
                Optional.of(PUBLIC)).calling(
                        new CallSettings(EnumSet.of(WayKind.WEBHOOK), Optional.of(PUBLIC),
                                Optional.empty(), "", Set.of()));
        return HallServer.start(options, bots(), new Calendar(InstantSource.system(), List.of(Games.named("runes"))));
    }

    @BeforeEach
    void theHostComes() {
        host = new Guest(server.port());
        done(host.post("/api/host/session", "{\"key\":\"" + server.freshHostKey().orElseThrow() + "\"}"));
    }

    @AfterEach
    void theHostGoes() {
        host.close();
    }

    private static JsonNode done(Reply reply) {
        assertThat(reply.status()).as(reply.text()).isLessThan(300);
        return reply.text().isEmpty() ? MissingNode.getInstance() : reply.json();
    }

    /** What Olaf leaves at tables of Ingrid's, where they block and report each other; the table. */
    private String meet() {
        String table = ingrid.open("runes(seats=2,hand=3)#1", "me", "friend");
        String invite = ingrid.state(table).path("seats").path(1).path("invite").asString();
        done(olaf.post("/api/tables/" + table + "/join", "{\"invite\":\"" + invite + "\"," + NAMED.substring(1)));
        done(olaf.post("/api/tables/" + table + "/chat", SAID));
        done(ingrid.post("/api/tables/" + table + "/chat", "{\"text\":\"And I do not\"}"));
        done(olaf.post("/api/tables/" + table + "/notes", SAID));
        done(ingrid.post("/api/tables/" + table + "/reports", "{\"line\":0}"));
        done(olaf.post("/api/tables/" + table + "/reports", "{\"line\":1}"));
        tamper("INSERT INTO standing_order (table_id, seat, word, scope, is_over) VALUES ('" + table
                + "', 1, 'no-carving', 0, 0)");
        done(ingrid.post("/api/tables", "{\"setup\":\"runes(seats=2)\",\"seats\":[{\"kind\":\"me\"},{\"kind\":"
                + "\"friend\",\"again\":{\"table\":\"" + table + "\",\"seat\":1}}]}"));
        String declined = done(ingrid.post("/api/tables", "{\"setup\":\"runes(seats=2)\",\"seal\":\"" + "0".repeat(64)
                + "\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"friend\",\"again\":{\"table\":\"" + table
                + "\",\"seat\":1}}]}")).path("id").asString();
        done(olaf.post("/api/tables/" + declined + "/decline", "{}"));
        assertThat(ingrid.get("/api/tables/" + declined).text()).contains(NAME);
        return table;
    }

    /** What Olaf and his program leave at tables that are open to all, where he gives up his seat again. */
    private void comeAndGo() {
        String open = done(ingrid.post("/api/tables", "{\"setup\":\"runes(seats=3)\",\"listed\":true,\"seal\":\""
                + "0".repeat(64) + "\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"friend\"},{\"kind\":\"friend\"}]}"))
                .path("id").asString();
        done(olaf.post("/api/tables/" + open + "/join", NAMED));
        done(olaf.post("/api/tables/" + open + "/chat", SAID));
        done(olaf.post("/api/tables/" + open + "/leave", "{}"));
        assertThat(ingrid.get("/api/tables/" + open).text()).doesNotContain(NAME).doesNotContain(WORDS);
        String token = done(olaf.post("/api/me/tokens", "{\"label\":\"" + NAME + "\",\"scope\":\"play\"}"))
                .path("code").asString();
        done(olaf.postBy(token, "/api/tables/" + open + "/join", NAMED));
        done(olaf.postBy(token, "/api/tables/" + open + "/chat", SAID));
        done(olaf.postBy(token, "/api/tables/" + open + "/notes", SAID));
    }

    /** What Olaf opens, has finished, brings along, and is asked about it. */
    private String play() {
        String own = done(olaf.post("/api/tables", "{\"setup\":\"runes(seats=2,hand=3)#2\",\"seats\":[{\"kind\":\"me\","
                + NAMED.substring(1) + ",{\"kind\":\"screen\"," + NAMED.substring(1) + "]}")).path("id").asString();
        olaf.playToTheEnd(own);
        done(olaf.send(olaf.request("/api/records").header("Content-Type", "text/plain")
                .POST(BodyPublishers.ofString(olaf.get("/api/tables/" + own + "/record").text()))));
        done(olaf.post("/api/daily", NAMED));
        done(olaf.post("/api/contests", "{\"name\":\"" + NAME + " cup\",\"setup\":\"runes(seats=2)\",\"form\":"
                + "\"league\",\"rounds\":1,\"size\":4,\"pace\":\"days 2\",\"listed\":true,\"enter\":\"" + NAME
                + "\"}"));
        return own;
    }

    /** What the hall keeps of Olaf himself. */
    private void beKnown() {
        done(olaf.post("/api/me",
                "{\"name\":\"Olaf " + NAME + "\",\"languages\":[\"en\"],\"preferences\":{\"x\":\"" + WORDS
                        + "\"}}"));
        done(olaf.post("/api/me/profile", "{\"shown\":true}"));
        done(olaf.post("/api/me/link", "{}"));
        done(olaf.post("/api/me/recovery", "{}"));
        String code = done(ingrid.post("/api/me/link", "{}")).path("code").asString();
        done(olaf.post("/api/me/claim", "{\"code\":\"" + code + "\"}"));
        String way = done(
                olaf.post("/api/calls/ways", "{\"kind\":\"webhook\",\"address\":\"https://example.org/" + WORDS
                        + "\",\"language\":\"en\"}"))
                .path("ways").path(0).path("id").asString();
        tamper("INSERT INTO call_job (id, way, words, made, due, tries) VALUES ('j', '" + way + "', '"
                + WORDS + "', 1, 9999999999999, 0)");
        tamper("INSERT INTO review_job (hash, record, person, asked, stage, done, tries) VALUES "
                + "('h', '', '" + idOfOlaf() + "', 1, 'done', 0, 1)");
        tamper("INSERT INTO key_challenge (hash, browser, purpose, data, until) VALUES ('h', '"
                + idOfOlaf() + "', 'enter', '{}', 9999999999999)");
        tamper(
                "INSERT INTO mail_ticket (hash, purpose, mailbox, address, person, browser, until) VALUES "
                        + "('h', 'add', 'm', '" + WORDS + "@example.org', '" + idOfOlaf() + "', '" + idOfOlaf()
                        + "', 9999999999999)");
    }

    /** What the host and others note about Olaf, who is banned and pardoned. */
    private void beJudged(String met, String own) {
        String code = done(host.post("/api/host/invitations", "{}")).path("code").asString();
        done(olaf.post("/api/invitation", "{\"code\":\"" + code + "\"}"));
        done(host.post("/api/host/names", "{\"table\":\"" + own + "\",\"seat\":0,\"name\":\"Somebody\"}"));
        block(ingrid, met, 1);
        block(olaf, met, 0);
    }

    private static void block(Guest who, String table, int seat) {
        assertThat(who.post("/api/me/blocks", "{\"table\":\"" + table + "\",\"seat\":" + seat + "}").status())
                .isEqualTo(201);
    }

    private String ban(String table) {
        return done(host.post("/api/host/bans", "{\"table\":\"" + table + "\",\"seat\":1}")).path("banned").path(0)
                .path("id").asString();
    }

    private String idOfOlaf() {
        return rows("SELECT person FROM person_key WHERE kind = 'recovery'").getFirst();
    }

    private List<String> rows(String sql) {
        List<String> rows = new ArrayList<>();
        try (Connection connection = DriverManager.getConnection(stored());
                Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery(sql)) {
            while (found.next()) {
                rows.add(String.valueOf(found.getString(1)));
            }
        } catch (SQLException e) {
            throw new IllegalStateException(sql, e);
        }
        return rows;
    }

    /** All columns that can hold a text. */
    private Set<String> columns() {
        return new TreeSet<>(rows(database().isPresent() ? TEXTS_OF_POSTGRES : TEXTS_OF_A_FILE));
    }

    /** The columns where one of some texts stands. */
    private Set<String> columnsWith(List<String> texts) {
        Set<String> found = new TreeSet<>();
        for (String column : columns()) {
            int dot = column.indexOf('.');
            for (String cell : rows("SELECT " + column.substring(dot + 1) + " FROM " + column.substring(0, dot))) {
                if (texts.stream().anyMatch(cell::contains)) {
                    found.add(column);
                }
            }
        }
        return found;
    }

    @Test
    void whoGoes_isFoundInNoTextOfTheDatabase() {
        String met = meet();
        comeAndGo();
        String own = play();
        beKnown();
        beJudged(met, own);
        String ban = ban(met);
        String id = idOfOlaf();
        String program = rows("SELECT person FROM table_seat WHERE kind = 'program'").getFirst();
        List<String> traces = List.of(NAME, WORDS, id, program);
        assertThat(columnsWith(traces)).isEqualTo(new TreeSet<>(PERSONAL));
        done(host.delete("/api/host/bans/" + ban));
        done(olaf.delete("/api/me"));
        assertThat(columnsWith(traces)).as("the fingerprint of a key that opens nothing any more")
                .containsExactly("person_key.hash");
        assertThat(rows("SELECT word FROM standing_order")).isEmpty();
        assertThat(rows("SELECT COUNT(*) FROM person_key WHERE person = '" + id + "'")).containsExactly("0");
        assertThat(rows("SELECT id FROM call_job")).isEmpty();
        assertThat(ingrid.get("/api/tables/" + met).text()).doesNotContain(NAME).doesNotContain(WORDS);
    }

    /** Every text of the schema is known here, so that nobody adds one and forgets who may go. */
    @Test
    void everyText_isOnOneOfTheLists() {
        Set<String> known = new TreeSet<>(PERSONAL);
        known.addAll(IMPERSONAL);
        assertThat(columns()).isEqualTo(known);
    }

    @Test
    void aBan_outlivesTheName_inEachBrowser() {
        String met = meet();
        beKnown();
        try (Guest phone = new Guest(server.port())) {
            String code = done(olaf.post("/api/me/link", "{}")).path("code").asString();
            done(phone.post("/api/me/claim", "{\"code\":\"" + code + "\"}"));
            done(olaf.post("/api/me/link/confirm", "{}"));
            ban(met);
            String token = rows("SELECT COUNT(*) FROM person_key WHERE kind = 'token'").getFirst();
            assertThat(token).isEqualTo("0");
            done(phone.delete("/api/me"));
            assertThat(columnsWith(List.of(NAME, WORDS))).isEmpty();
            for (Guest browser : List.of(olaf, phone)) {
                assertThat(browser.post("/api/me", NAMED).problem()).isEqualTo("banned");
            }
            restart();
            for (Guest browser : List.of(olaf, phone)) {
                assertThat(browser.post("/api/me", NAMED).problem()).isEqualTo("banned");
                assertThat(browser.get("/api/tables").json()).isEmpty();
            }
        }
    }

    @Test
    void aTokenOfWhoHasGone_opensNothing() {
        String token = olaf.token("play");
        assertThat(olaf.getBy(token, "/api/tables").status()).isEqualTo(200);
        done(olaf.delete("/api/me"));
        assertThat(olaf.getBy(token, "/api/tables").problem()).isEqualTo("bad-token");
    }

    @Test
    void everythingThatIsKept_canBeTakenAlong() {
        String met = meet();
        comeAndGo();
        play();
        beKnown();
        ban(met);
        JsonNode taken = done(olaf.get("/api/me/export"));
        JsonNode table = taken.path("tables").valueStream().filter(each -> each.path("id").asString().equals(met))
                .findFirst().orElseThrow();
        assertThat(table.path("notes").asString()).contains(WORDS);
        assertThat(table.path("said").toString()).contains(WORDS);
        assertThat(table.path("orders").toString()).isEqualTo("[\"no-carving\"]");
        assertThat(taken.path("tables").valueStream().filter(each -> each.path("program").asString("").equals(NAME)))
                .singleElement().matches(each -> each.path("notes").asString().contains(WORDS)
                        && each.path("said").toString().contains(WORDS));
        assertThat(taken.path("calls").path(0).path("address").asString()).endsWith(WORDS);
        assertThat(taken.path("reports")).singleElement()
                .matches(report -> report.path("said").asString().equals("And I do not"));
        assertThat(taken.path("days").path(0).path("game").asString()).isEqualTo("runes");
        assertThat(taken.path("contests")).hasSize(1);
        assertThat(taken.path("profile").path("shown").asBoolean()).isTrue();
        assertThat(taken.path("banned").isNull()).isFalse();
        assertThat(taken.path("guest").isNull()).isTrue();
        assertThat(taken.toString()).as("nothing of others but their names at the tables").doesNotContain("invite");
    }
}
