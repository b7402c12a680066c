package althing.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.regex.Pattern;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.JsonNode;

import althing.engine.SplitMix;
import althing.server.Guest.Reply;
import althing.server.api.HallJson;
import althing.server.calling.MailBox;
import althing.server.oidc.OwnProvider;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Every call that {@code /openapi.json} describes, spoilt in its path and its body: the hall does what it is told, or answers
 * with a sentence, and goes on. {@code -Dalthing.fuzz=100000} tries so many cases.
 */
@Tag("slow")
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class CallFuzzTest extends HallTest {

    private static final int CASES = Integer.getInteger("althing.fuzz", 800);
    private static final int FIRST = Integer.getInteger("althing.fuzz.from", 0);
    /** One person may not do more in a minute. */
    private static final int CASES_OF_A_PERSON = 20;
    private static final List<String> STEPS = List.of("..", ".", "%00", "%ff", "%2F", "%2e%2e", "-1", "0", "1",
            "9".repeat(30), "%C3%A9", "a".repeat(300), "%25", "nowhere", "*", ";x=1", "'", "runes", "en");
    private static final Pattern PROGRAM = Pattern.compile(
            "Exception|\tat |\\bjava\\b|jackson|jetty|javalin|althing\\.[a-z]+\\.|\\$[A-Z0-9]|@[0-9a-f]{5}",
            Pattern.CASE_INSENSITIVE);
    private static final String HOSTS = "/api/host";

    private static final URI PUBLIC = URI.create("https://hall.example.org");

    private final MailBox mail = new MailBox();
    private final OwnProvider provider = new OwnProvider();
    private String table = "";
    private Guest caller;

    @BeforeEach
    void somebodyComes() {
        caller = new Guest(server.port());
    }

    @AfterEach
    void theLastOneGoes() throws IOException {
        caller.close();
        provider.close();
        mail.close();
    }

    /** Behind a proxy, each case comes from an address of its own, and none is refused for what others have tried. */
    @Override
    protected HallServer start() {
        return HallServer.start(RightsTest.everythingOffered(data, PUBLIC, mail, provider), bots());
    }

    @Test
    void aSpoiltCall_isAnsweredWithASentence() {
        List<DescribedCall> calls = calls(call -> !call.path().startsWith(HOSTS));
        for (int number = FIRST; number < FIRST + CASES; number++) {
            if ((number - FIRST) % CASES_OF_A_PERSON == 0) {
                somebodyElseComes(number);
            }
            attempt(number, calls.get(number % calls.size()), SplitMix.stream(number, 1));
        }
        theHallGoesOn();
    }

    @Test
    void aSpoiltCallOfTheHost_isAnsweredWithASentence() {
        String key = server.freshHostKey().orElseThrow();
        List<DescribedCall> calls = calls(call -> call.path().startsWith(HOSTS));
        somebodyElseComes(FIRST);
        for (int number = FIRST; number < FIRST + CASES / 4; number++) {
            Reply pass = caller.send(from(number, "/api/host/session").header("Content-Type", "application/json")
                    .POST(BodyPublishers.ofString("{\"key\":\"" + key + "\"}")));
            assertThat(pass.status()).as(pass.text()).isEqualTo(200);
            attempt(number, calls.get(number % calls.size()), SplitMix.stream(number, 2));
        }
        assertThat(ingrid.get("/api/health").status()).isEqualTo(200);
    }

    /** What a key answers fits the question of the hall, until it is spoilt. */
    @Test
    void theSpoiltAnswerOfAKey_isAnsweredWithASentence() {
        for (int number = FIRST; number < FIRST + CASES / 4; number++) {
            if ((number - FIRST) % CASES_OF_A_PERSON == 0) {
                somebodyElseComes(number);
            }
            SplitMix random = SplitMix.stream(number, 3);
            Errand errand = Errand.values()[number % Errand.values().length];
            byte[] body = Spoiling.of(errandBody(number, errand), table, random);
            answered(number, errand + " " + new String(body, StandardCharsets.UTF_8),
                    post(number, errand.path, body));
        }
        theHallGoesOn();
    }

    /** What somebody does with a key that the hall has asked for. */
    private enum Errand {
        MAKE("/api/me/passkeys"), SHOW("/api/me/enter"), COME("/api/me/provider/enter"),
        CONFIRM("/api/me/mails/confirm");

        private final String path;

        Errand(String path) {
            this.path = path;
        }
    }

    private JsonNode errandBody(int number, Errand errand) {
        Authenticator key = new Authenticator(PUBLIC.toString());
        key.site = PUBLIC.getHost();
        return HallJson.MAPPER.readTree(switch (errand) {
            case MAKE -> key.make(asked(number, "/api/me/passkeys/challenge", "{}"));
            case SHOW -> {
                Reply made = post(number, "/api/me/passkeys",
                        key.make(asked(number, "/api/me/passkeys/challenge", "{}")).getBytes(StandardCharsets.UTF_8));
                assertThat(made.status()).as(made.text()).isIn(201, 409);
                yield key.show(asked(number, "/api/me/enter/challenge", "{}"));
            }
            case COME -> {
                provider.subject = "subject " + number;
                yield VouchingTest.body(provider.visit(
                        asked(number, "/api/me/provider", "{\"errand\":\"enter\"}").path("address").asString()));
            }
            case CONFIRM -> {
                Reply asked = post(number, "/api/me/mails", MailKeyTest.body("n" + number + "@example.org", "en")
                        .getBytes(StandardCharsets.UTF_8));
                assertThat(asked.status()).as(asked.text()).isIn(202, 429);
                yield "{\"code\":\"" + (asked.status() == 202 ? MailKeyTest.code(mail.next()) : "none") + "\"}";
            }
        });
    }

    /** What the hall asks. */
    private JsonNode asked(int number, String path, String body) {
        Reply reply = post(number, path, body.getBytes(StandardCharsets.UTF_8));
        assertThat(reply.status()).as(reply.text()).isEqualTo(201);
        return reply.json();
    }

    private Reply post(int number, String path, byte[] body) {
        return caller.send(from(number, path).header("Content-Type", "application/json")
                .POST(BodyPublishers.ofByteArray(body)));
    }

    private List<DescribedCall> calls(Predicate<DescribedCall> which) {
        return DescribedCall.all(ingrid.get("/openapi.json").json()).stream().filter(which).toList();
    }

    private void somebodyElseComes(int number) {
        caller.close();
        caller = new Guest(server.port());
        Reply opened = caller.send(from(number, "/api/tables").header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"setup\":\"runes(seats=2,hand=12)#1\",\"seats\":[{\"kind\":\"me\"},"
                        + "{\"kind\":\"friend\"}]}")));
        assertThat(opened.status()).as(opened.text()).isEqualTo(201);
        table = opened.json().path("id").asString();
    }

    private void attempt(int number, DescribedCall call, SplitMix random) {
        String address = call.with(places(call, random)) + query(call, random);
        byte[] body = call.sample().map(sample -> Spoiling.of(sample, table, random))
                .orElseGet(() -> call.mediaType().isPresent() ? Spoiling.ofText(random) : new byte[0]);
        HttpRequest.Builder request;
        try {
            request = from(number, address);
        } catch (IllegalArgumentException e) {
            return;
        }
        String type = Spoiling.mediaType(call.mediaType().orElse("application/json"), random);
        Reply reply = caller.send((type.isEmpty() ? request : request.header("Content-Type", type)).method(
                call.method(), body.length == 0 ? BodyPublishers.noBody() : BodyPublishers.ofByteArray(body)));
        answered(number, call.method() + " " + address + " " + new String(body, 0, Math.min(body.length, 2000),
                StandardCharsets.UTF_8), reply);
    }

    private HttpRequest.Builder from(int number, String address) {
        return caller.request(address).header("X-Forwarded-For",
                "192.0." + (number >> 8 & 255) + "." + (number & 255));
    }

    private Map<String, String> places(DescribedCall call, SplitMix random) {
        String id = call.path().contains("/tables/") ? table : call.path().contains("/games/") ? "runes" : "x";
        return Map.of("id", sometimes(id, random), "n", sometimes("0", random), "lang", sometimes("en", random),
                "name", sometimes("x", random), "handle", sometimes("x", random));
    }

    private static String sometimes(String usual, SplitMix random) {
        return random.nextInt(3) == 0 ? STEPS.get(random.nextInt(STEPS.size())) : usual;
    }

    /** A stream that is in order does not end: its tables are none. */
    private static String query(DescribedCall call, SplitMix random) {
        StringBuilder query = new StringBuilder();
        for (String name : call.queries()) {
            if (name.equals("table") || random.nextInt(4) > 0) {
                query.append(query.isEmpty() ? "?" : "&").append(name).append('=')
                        .append(name.equals("table")
                                ? STEPS.get(random.nextInt(STEPS.size()))
                                : sometimes("0", random));
            }
        }
        return query.toString();
    }

    private static void answered(int number, String what, Reply reply) {
        assertThat(reply.status()).as("case %d, %s: %s", number, what, reply.text()).isBetween(200, 499);
        if (reply.status() >= 400) {
            assertThat(PROGRAM.matcher(reply.text()).find()).as("case %d, %s: %s", number, what, reply.text())
                    .isFalse();
            assertThat(reply.header("content-type")).as("case %d, %s: %s", number, what, reply.text())
                    .startsWith("application/problem+json");
            JsonNode problem = reply.json();
            assertThat(problem.path("detail").asString()).as("case %d, %s", number, what).endsWith(".");
            assertThat(problem.path("status").asInt()).as("case %d, %s", number, what).isEqualTo(reply.status());
        }
    }

    private void theHallGoesOn() {
        somebodyElseComes(FIRST + CASES);
        assertThat(caller.get("/api/tables/" + table).json().path("trouble").isNull()).isTrue();
    }
}
