package althing.server;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;

import althing.server.Guest.Reply;
import althing.server.calling.CallSettings;
import althing.server.calling.MailBox;

import static org.assertj.core.api.Assertions.assertThat;

/** A mail address as a key: who reads what is sent there is that person, once, for ten minutes; nobody else learns anything. */
@Timeout(120)
class MailKeyTest extends HallTest {

    private static final URI PUBLIC = URI.create("http://hall.example.org");
    private static final String HERS = "Ingrid@example.org";

    private final MailBox mail = new MailBox();

    @Override
    protected HallServer start() {
        return start(0);
    }

    private HallServer start(int port) {
        return HallServer.start(new HallOptions(port, "127.0.0.1", data, Optional.empty(), Duration.ZERO,
                Optional.of(PUBLIC)).calling(settings(mail.address())), bots());
    }

    static CallSettings settings(URI smtp) {
        return new CallSettings(Set.of(), Optional.of(PUBLIC), Optional.of(smtp), "hall@example.org", Set.of());
    }

    @AfterEach
    void closeTheMail() throws IOException {
        mail.close();
    }

    @Test
    void anAddress_isAKey_andItsLinkBringsThePersonToAnotherBrowser_onceAndWithWhatItHad() {
        String table = ingrid.open("runes(seats=2,hand=3)#1", "me", "bot");
        String his = olaf.open("runes(seats=2,hand=3)#2", "me", "bot");
        JsonNode key = mailKey(add(ingrid, HERS));
        assertThat(key.path("label").asString()).isEqualTo(HERS);
        assertThat(ingrid.get("/api/me/export").json().path("me").toString()).contains(HERS);
        String word = ask(olaf, "ingrid@EXAMPLE.org");
        int port = server.port();
        server.close();
        server = start(port);
        assertThat(enter(olaf, word).json().path("keys")).hasSize(3);
        assertThat(olaf.state(table).path("acting").asInt()).isZero();
        assertThat(ingrid.get("/api/tables").json().toString()).contains(his, table);
        assertThat(enter(olaf, word).problem()).isEqualTo("no-such-link");
        assertThat(enter(olaf, ask(olaf, HERS)).status()).as("who is that person already").isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({"en, type this code, open this link", "pl, wpisz ten kod, otwórz ten link",
            "hu, írd be ezt a kódot, ezt a linket", "tlh, type this code, open this link"})
    void letters_areInTheLanguageOfThePage(String language, String aboutCode, String aboutLink) {
        assertThat(ingrid.post("/api/me/mails", body(HERS, language)).status()).isEqualTo(202);
        String letter = mail.next();
        assertThat(letter).contains("To: <" + HERS + ">", "From: <hall@example.org>");
        assertThat(MailBox.text(letter)).contains(aboutCode);
        confirm(ingrid, code(letter));
        olaf.post("/api/me/mails/link", body(HERS, language));
        assertThat(MailBox.text(mail.next())).contains(aboutLink, PUBLIC + "/me/mail#");
    }

    @Test
    void whoAsksForAnAddressThatNobodyHas_hearsTheSame_andNothingIsSent() {
        add(ingrid, HERS);
        Reply unknown = olaf.post("/api/me/mails/link", body("nobody.here@example.org", "en"));
        Reply known = olaf.post("/api/me/mails/link", body(HERS, "en"));
        assertThat(unknown.status()).isEqualTo(known.status()).isEqualTo(202);
        assertThat(unknown.text()).isEqualTo(known.text());
        assertThat(mail.next()).as("the first letter that goes out").contains("To: <" + HERS + ">");
    }

    @Test
    void anAddressOfAnother_isToldOnlyToWhoReadsItsMail() {
        add(ingrid, HERS);
        Reply offered = olaf.post("/api/me/mails", body(HERS, "en"));
        assertThat(offered.status()).isEqualTo(202);
        assertThat(confirm(olaf, code(mail.next())).problem()).isEqualTo("mail-known");
        assertThat(olaf.get("/api/me").json().path("keys").toString()).doesNotContain(HERS);
    }

    @Test
    void aCode_isForWhoAskedForIt_once_andNotTooLate() {
        ingrid.post("/api/me/mails", body(HERS, "en"));
        String code = code(mail.next());
        assertThat(confirm(olaf, code).problem()).isEqualTo("wrong-code");
        assertThat(confirm(ingrid, code.toUpperCase(Locale.ROOT).replace("-", " ")).status()).isEqualTo(201);
        assertThat(confirm(ingrid, code).problem()).isEqualTo("wrong-code");
        olaf.post("/api/me/mails", body("olaf@example.org", "en"));
        String late = code(mail.next());
        Tampering.execute(data, "UPDATE mail_ticket SET until = 1");
        assertThat(confirm(olaf, late).problem()).isEqualTo("wrong-code");
    }

    @Test
    void aLinkThatIsOver_opensNothing() {
        add(ingrid, HERS);
        String late = ask(olaf, HERS);
        Tampering.execute(data, "UPDATE mail_ticket SET until = 1");
        assertThat(enter(olaf, late).problem()).isEqualTo("no-such-link");
        assertThat(olaf.get("/api/me").json().path("handle").isNull()).isTrue();
    }

    /** Machines that read mail follow links; what opens stands behind the #, and only the button of the page names it. */
    @Test
    void whoFollowsTheLinkWithoutAPerson_usesNothingUp() {
        add(ingrid, HERS);
        String word = ask(olaf, HERS);
        try (Guest scanner = new Guest(server.port())) {
            scanner.get("/me/mail");
            assertThat(scanner.get("/api/me/mails/enter").problem()).isEqualTo("no-such-call");
        }
        assertThat(enter(olaf, word).status()).isEqualTo(200);
    }

    @Test
    void neitherCodesNorLinks_canBeReadInTheDatabase() throws IOException {
        ingrid.post("/api/me/mails", body(HERS, "en"));
        String code = code(mail.next());
        assertThat(isStored(code)).isFalse();
        confirm(ingrid, code);
        String word = ask(olaf, HERS);
        assertThat(isStored(word)).isFalse();
        assertThat(isStored(HERS)).as("what is stored can be found this way").isTrue();
    }

    @Test
    void aLinkThatSomebodyElseHasAskedFor_takesNothingFromWhoHasASeat() {
        add(ingrid, HERS);
        String word = ask(ingrid, HERS);
        String his = olaf.open("runes(seats=2,hand=3)#2", "me", "bot");
        assertThat(enter(olaf, word).problem()).isEqualTo("other-browser");
        assertThat(ingrid.get("/api/tables").json().toString()).doesNotContain(his);
        try (Guest phone = new Guest(server.port())) {
            assertThat(enter(phone, word).status()).as("who has nothing yet").isEqualTo(200);
        }
    }

    @Test
    void twoWhoSitAtOneTable_stayTwo_andTheLinkStaysGood() {
        add(ingrid, HERS);
        String table = ingrid.open("runes(seats=2,hand=3)#1", "me", "friend");
        String invite = ingrid.state(table).path("seats").path(1).path("invite").asString();
        olaf.post("/api/tables/" + table + "/join", "{\"invite\":\"" + invite + "\"}");
        String word = ask(olaf, HERS);
        assertThat(enter(olaf, word).problem()).isEqualTo("both-sit");
        assertThat(enter(ingrid, word).status()).isEqualTo(200);
    }

    @Test
    void anAddressThatWasEnded_opensNothing_leavesNothing_andCanBeAKeyAgain() throws SQLException {
        String id = mailKey(add(ingrid, HERS)).path("id").asString();
        String word = ask(olaf, HERS);
        assertThat(olaf.delete("/api/me/keys/" + id).problem()).isEqualTo("no-such-key");
        assertThat(ingrid.delete("/api/me/keys/" + id).status()).isEqualTo(204);
        assertThat(enter(olaf, word).problem()).isEqualTo("no-such-link");
        assertThat(count("person_key WHERE kind = 'mail'")).isZero();
        assertThat(mailKey(add(olaf, HERS)).path("label").asString()).isEqualTo(HERS);
    }

    @Test
    void whoGoes_takesTheirAddressesAlong() throws SQLException {
        add(ingrid, HERS);
        String word = ask(olaf, HERS);
        ingrid.post("/api/me/mails", body("second@example.org", "en"));
        mail.next();
        assertThat(ingrid.delete("/api/me").status()).isEqualTo(204);
        assertThat(enter(olaf, word).problem()).isEqualTo("no-such-link");
        assertThat(count("person_key WHERE kind = 'mail'")).isZero();
        assertThat(count("mail_ticket")).isZero();
    }

    @Test
    void nobodyFillsAMailbox_norGuesses() {
        for (int letters = 0; letters < 4; letters++) {
            try (Guest stranger = new Guest(server.port())) {
                assertThat(stranger.post("/api/me/mails/link", body(HERS, "en")).status()).isEqualTo(202);
            }
        }
        assertThat(olaf.post("/api/me/mails/link", body(HERS, "en")).problem()).as("a new name is no new chance")
                .isEqualTo("too-many");
        for (int letters = 0; letters < 3; letters++) {
            olaf.post("/api/me/mails/link", body("olaf" + letters + "@example.org", "en"));
        }
        assertThat(olaf.post("/api/me/mails/link", body("olaf@example.org", "en")).problem()).isEqualTo("too-many");
        for (int tries = 0; tries < 10; tries++) {
            assertThat(enter(ingrid, "guess" + tries).problem()).isEqualTo("no-such-link");
        }
        assertThat(enter(ingrid, "guess").problem()).isEqualTo("too-many");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "ingrid", "ingrid@example", "a@b.c\\r\\nBcc: d@e.f", "<a@b.cd>", "ą@example.org"})
    void whatIsNoAddress_isRefused(String address) {
        assertThat(ingrid.post("/api/me/mails", body(address, "en")).problem()).isEqualTo("bad-mail");
        assertThat(ingrid.post("/api/me/mails/link", body(address, "en")).problem()).isEqualTo("bad-mail");
    }

    @Test
    void noMoreThanFive() {
        for (int each = 0; each < 3; each++) {
            add(ingrid, "ingrid" + each + "@example.org");
        }
        int port = server.port();
        server.close();
        server = start(port);
        for (int each = 3; each < 5; each++) {
            add(ingrid, "ingrid" + each + "@example.org");
        }
        ingrid.post("/api/me/mails", body(HERS, "en"));
        assertThat(confirm(ingrid, code(mail.next())).problem()).isEqualTo("mails-spent");
    }

    @Test
    void aHallWithoutMail_offersNone() {
        try (HallServer plain = HallServer.start(options(data.resolve("plain")), bots());
                Guest guest = new Guest(plain.port())) {
            assertThat(guest.get("/api/me").json().path("mail").asBoolean()).isFalse();
            assertThat(guest.post("/api/me/mails", body(HERS, "en")).problem()).isEqualTo("no-mail");
            assertThat(guest.post("/api/me/mails/link", body(HERS, "en")).problem()).isEqualTo("no-mail");
            assertThat(enter(guest, "word").problem()).isEqualTo("no-mail");
        }
        assertThat(ingrid.get("/api/me").json().path("mail").asBoolean()).isTrue();
    }

    @Test
    void whoWasInvited_comesBackByMail_whereOthersMayNotAct() {
        add(ingrid, HERS);
        olaf.post("/api/host/session", "{\"key\":\"" + server.newHostKey() + "\"}");
        String code = olaf.post("/api/host/invitations", "{}").json().path("code").asString();
        ingrid.post("/api/invitation", "{\"code\":\"" + code + "\"}");
        olaf.post("/api/host/rules", "{\"door\":\"invited\",\"notice\":\"\"}");
        try (Guest phone = new Guest(server.port())) {
            assertThat(phone.post("/api/me/mails", body("x@example.org", "en")).problem()).isEqualTo("invited-only");
            assertThat(enter(phone, ask(phone, HERS)).status()).isEqualTo(200);
            assertThat(phone.post("/api/me", "{\"name\":\"Una\"}").status()).isEqualTo(200);
        }
    }

    @Test
    void noLogNamesAnAddress_orWhatOpens() throws IOException {
        Logger root = (Logger) LoggerFactory.getLogger("althing");
        ListAppender<ILoggingEvent> log = new ListAppender<>();
        log.start();
        root.addAppender(log);
        root.setLevel(Level.DEBUG);
        add(ingrid, HERS);
        String word = ask(olaf, HERS);
        enter(olaf, word);
        mail.close();
        olaf.post("/api/me/mails/link", body(HERS, "en"));
        while (log.list.stream().noneMatch(event -> event.getFormattedMessage().contains("letter was not taken"))) {
            Thread.onSpinWait();
        }
        root.setLevel(null);
        root.detachAppender(log);
        assertThat(log.list).noneMatch(event -> {
            String line = event.getFormattedMessage().toLowerCase(Locale.ROOT);
            return line.contains("ingrid@") || line.contains(word.toLowerCase(Locale.ROOT));
        });
    }

    private JsonNode add(Guest guest, String address) {
        Reply offered = guest.post("/api/me/mails", body(address, "en"));
        assertThat(offered.status()).as(offered.text()).isEqualTo(202);
        Reply confirmed = confirm(guest, code(mail.next()));
        assertThat(confirmed.status()).as(confirmed.text()).isEqualTo(201);
        return confirmed.json();
    }

    /** Asks for a link; the word in it. */
    private String ask(Guest guest, String address) {
        assertThat(guest.post("/api/me/mails/link", body(address, "en")).status()).isEqualTo(202);
        return word(mail.next());
    }

    static String word(String letter) {
        return MailBox.text(letter).replaceAll("(?s).*/me/mail#(\\S+)\n.*", "$1");
    }

    static String code(String letter) {
        return MailBox.text(letter).replaceAll("(?s).*: ([a-z2-9]{4}-[a-z2-9]{4})\n.*", "$1");
    }

    static String body(String address, String language) {
        return "{\"address\":\"" + address + "\",\"language\":\"" + language + "\"}";
    }

    static Reply confirm(Guest guest, String code) {
        return guest.post("/api/me/mails/confirm", "{\"code\":\"" + code + "\"}");
    }

    static Reply enter(Guest guest, String word) {
        return guest.post("/api/me/mails/enter", "{\"word\":\"" + word + "\"}");
    }

    private static JsonNode mailKey(JsonNode me) {
        return me.path("keys").valueStream().filter(key -> key.path("kind").asString().equals("mail")).findFirst()
                .orElseThrow();
    }

    private boolean isStored(String text) throws IOException {
        try (Stream<Path> files = Files.list(data)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                if (new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).contains(text)) {
                    return true;
                }
            }
            return false;
        }
    }

    private int count(String rows) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("hall.db"));
                Statement statement = connection.createStatement();
                ResultSet count = statement.executeQuery("SELECT COUNT(*) FROM " + rows)) {
            return count.getInt(1);
        }
    }
}
