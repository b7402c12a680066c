package althing.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import althing.server.api.HallJson;
import althing.server.calling.CallSettings;
import althing.server.calling.MailBox;
import althing.server.oidc.OwnProvider;
import althing.server.storage.StoredWay.WayKind;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What nobody may do with what is Ingrid's: every call that {@code /openapi.json} describes, by everybody who is not her. A call
 * on none of the lists is one whose right nobody has decided.
 */
class RightsTest extends HallTest {

    private static final URI PUBLIC = URI.create("https://hall.example.org");
    private static final Set<String> SECRETS = Set.of("ingrid-note", "ingrid-hook", "ingrid-choice", "ingrid-token",
            "ingrid-name", "ingrid-passkey", "ingrid-mail");

    /**
     * What somebody is told who has nothing to do with what is Ingrid's: {@code ok} where everybody may call, for themselves or
     * because it is for all to see; else the code of the refusal. A call that is not here has no decided right.
     */
    private static final Map<String, String> RIGHTS = table("""
            GET /api/calls ok
            GET /api/calls/asked ok
            POST /api/calls/kinds ok
            POST /api/calls/stop ok
            POST /api/calls/ways ok
            POST /api/calls/ways/{id} no-such-way
            DELETE /api/calls/ways/{id} no-such-way
            POST /api/calls/ways/{id}/confirm wrong-code
            GET /api/companions ok
            GET /api/contests ok
            POST /api/contests contest-size
            GET /api/contests/{id} ok
            DELETE /api/contests/{id} not-opener
            POST /api/contests/{id}/enter ok
            POST /api/contests/{id}/leave not-entered
            POST /api/contests/{id}/start not-opener
            GET /api/daily ok
            POST /api/daily ok
            GET /api/events event-stream
            GET /api/games/{id}/components ok
            GET /api/games/{id}/lessons/{name} not-found
            GET /api/games/{id}/puzzles ok
            POST /api/games/{id}/puzzles/{n}/answer no-such-puzzle
            POST /api/games/{id}/puzzles/{n}/table no-such-puzzle
            GET /api/games/{id}/ratings ok
            GET /api/games/{id}/texts/{lang} not-found
            GET /api/hall ok
            GET /api/health ok
            GET /api/host not-the-host
            POST /api/host/bans not-the-host
            DELETE /api/host/bans/{id} not-the-host
            POST /api/host/invitations not-the-host
            POST /api/host/limits not-the-host
            POST /api/host/names not-the-host
            POST /api/host/reports/{id}/ban not-the-host
            POST /api/host/reports/{id}/settle not-the-host
            POST /api/host/rules not-the-host
            POST /api/host/session wrong-key
            DELETE /api/host/session not-the-host
            POST /api/host/tables/{id}/end not-the-host
            POST /api/invitation no-such-code
            POST /api/lessons bad-input
            GET /api/lobby ok
            GET /api/me ok
            POST /api/me ok
            DELETE /api/me ok
            GET /api/me/blocks ok
            POST /api/me/blocks ok
            DELETE /api/me/blocks/{id} no-such-block
            GET /api/me/claim ok
            POST /api/me/claim no-such-code
            POST /api/me/enter bad-passkey
            POST /api/me/enter/challenge ok
            GET /api/me/export ok
            POST /api/me/keys/{id} no-such-key
            DELETE /api/me/keys/{id} no-such-key
            GET /api/me/link ok
            POST /api/me/link ok
            DELETE /api/me/link ok
            POST /api/me/link/confirm nothing-to-confirm
            POST /api/me/mails ok
            POST /api/me/mails/confirm wrong-code
            POST /api/me/mails/enter no-such-link
            POST /api/me/mails/link ok
            POST /api/me/passkeys bad-passkey
            POST /api/me/passkeys/challenge ok
            GET /api/me/profile ok
            POST /api/me/profile ok
            POST /api/me/provider ok
            POST /api/me/provider/enter challenge-over
            POST /api/me/recover no-such-code
            POST /api/me/recovery ok
            POST /api/me/tokens ok
            GET /api/persons/{handle} no-such-person
            GET /api/programs/stream no-such-table
            POST /api/records bad-input
            POST /api/sandboxes bad-input
            GET /api/tables ok
            POST /api/tables not-rated
            GET /api/tables/{id} ok
            GET /api/tables/{id}/chat ok
            POST /api/tables/{id}/chat no-seat
            POST /api/tables/{id}/decline not-invited
            POST /api/tables/{id}/end no-seat
            GET /api/tables/{id}/events event-stream
            POST /api/tables/{id}/fill not-opener
            POST /api/tables/{id}/go-on no-seat
            POST /api/tables/{id}/hints not-your-seat
            POST /api/tables/{id}/holiday no-seat
            POST /api/tables/{id}/join invitation-used
            POST /api/tables/{id}/leave no-seat
            POST /api/tables/{id}/lesson no-seat
            POST /api/tables/{id}/lot no-lot
            POST /api/tables/{id}/moves not-your-seat
            GET /api/tables/{id}/notes ok
            POST /api/tables/{id}/notes ok
            POST /api/tables/{id}/orders not-your-seat
            POST /api/tables/{id}/pause no-seat
            GET /api/tables/{id}/position/{n} not-over
            GET /api/tables/{id}/profiles ok
            GET /api/tables/{id}/record not-over
            GET /api/tables/{id}/replay/{n} ok
            POST /api/tables/{id}/reports no-such-line
            POST /api/tables/{id}/return no-seat
            GET /api/tables/{id}/review not-over
            POST /api/tables/{id}/review not-over
            POST /api/tables/{id}/seal no-lot
            POST /api/tables/{id}/stand-in no-seat
            POST /api/tables/{id}/time no-seat
            POST /api/tables/{id}/undo not-your-seat
            GET /api/tables/{id}/why not-your-seat
            GET /health/live ok
            GET /health/ready ok
            GET /openapi.json ok
            """);

    /** What the host's ban does not touch, beside the host's desk: to go for good, to be let in, to be left in peace. */
    private static final Set<String> FOR_THE_BANNED = Set.of("DELETE /api/me", "POST /api/invitation",
            "POST /api/calls/stop");
    private static final Set<String> PEOPLE_ONLY = Set.of("POST /api/daily", "POST /api/contests",
            "POST /api/contests/{id}/enter");
    /** Refusals that Ingrid herself never meets. */
    private static final Set<String> OF_OTHERS = Set.of("not-your-seat", "no-seat", "not-opener", "no-such-block",
            "no-such-key", "no-such-way");

    /** Who calls. */
    private enum Caller {
        STRANGER, OTHER, ENDED, BANNED, READER, OTHERS_PROGRAM, FALSE_HOST
    }

    private final HttpClient client = HttpClient.newHttpClient();
    private final Map<Caller, Map<String, String>> headers = new HashMap<>();
    private final Map<String, String> things = new HashMap<>();
    private int addresses;
    private String table = "";
    private String token = "";
    private String invite = "";

    private final MailBox mail = new MailBox();
    private final OwnProvider provider = new OwnProvider();

    /** A hall that offers all that one can. */
    @Override
    protected HallServer start() {
        return HallServer.start(everythingOffered(data, PUBLIC, mail, provider), bots());
    }

    /** How a hall is opened that people reach at an https name, that sends mail, and takes accounts of a provider. */
    static HallOptions everythingOffered(Path data, URI address, MailBox mail, OwnProvider provider) {
        return new HallOptions(0, "127.0.0.1", data, Optional.empty(), Duration.ZERO, Optional.of(address))
                .calling(new CallSettings(EnumSet.of(WayKind.WEBHOOK, WayKind.MAIL), Optional.of(address),
                        Optional.of(mail.address()), "hall@example.org", Set.of()))
                .vouchedForBy(provider.settings(address));
    }

    @BeforeEach
    void everybodyComes() throws IOException, InterruptedException {
        ingridHasEverything();
        othersCome();
        assertThat(things.values()).doesNotContain("");
    }

    private void ingridHasEverything() {
        table = ingrid.open("runes(seats=2,hand=3)#1", "me", "friend");
        invite = ingrid.state(table).path("seats").path(1).path("invite").asString();
        olaf.post("/api/tables/" + table + "/join", "{\"invite\":\"" + invite + "\",\"name\":\"Olaf\"}");
        ingrid.post("/api/tables/" + table + "/notes", "{\"text\":\"ingrid-note\"}");
        ingrid.post("/api/tables/" + table + "/chat", "{\"text\":\"Hail\"}");
        things.put("person",
                ingrid.post("/api/me", "{\"name\":\"ingrid-name\",\"preferences\":{\"x\":\"ingrid-choice\"}}")
                        .json().path("handle").asString());
        token = ingrid.post("/api/me/tokens", "{\"label\":\"ingrid-token\",\"scope\":\"read\"}").json().path("code")
                .asString();
        things.put("keys", passkeyAndMail());
        things.put("blocks", ingrid.post("/api/me/blocks", "{\"table\":\"" + table + "\",\"seat\":1}").json().path(0)
                .path("id").asString());
        things.put("ways", ingrid.post("/api/calls/ways", "{\"kind\":\"webhook\",\"address\":"
                + "\"https://example.org/ingrid-hook\",\"language\":\"en\"}").json().path("ways").path(0).path("id")
                .asString());
        things.put("contests", ingrid.post("/api/contests", "{\"name\":\"Cup\",\"setup\":\"runes(seats=2)\",\"form\":"
                + "\"league\",\"rounds\":1,\"size\":4,\"pace\":\"days 2\",\"listed\":true}").json().path("head")
                .path("id").asString());
    }

    /** Ingrid has a passkey, and a mail address for a key; the id of the passkey. */
    private String passkeyAndMail() {
        Authenticator hers = new Authenticator(PUBLIC.toString());
        hers.site = PUBLIC.getHost();
        ingrid.post("/api/me/passkeys", hers.make(ingrid.post("/api/me/passkeys/challenge", "{}").json()));
        ingrid.post("/api/me/mails", MailKeyTest.body("ingrid-mail@example.org", "en"));
        JsonNode keys = MailKeyTest.confirm(ingrid, MailKeyTest.code(mail.next())).json().path("keys");
        assertThat(keys.valueStream().map(key -> key.path("kind").asString())).contains("passkey", "mail", "token");
        String id = keys.valueStream().filter(key -> key.path("kind").asString().equals("passkey")).findFirst()
                .orElseThrow().path("id").asString();
        ingrid.post("/api/me/keys/" + id, "{\"label\":\"ingrid-passkey\"}");
        return id;
    }

    private void othersCome() throws IOException, InterruptedException {
        headers.put(Caller.STRANGER, Map.of());
        headers.put(Caller.ENDED, cookie(ended()));
        headers.put(Caller.BANNED, cookie(banned()));
        headers.put(Caller.READER, Map.of("Authorization", "Bearer " + token));
        try (Guest una = new Guest(server.port())) {
            headers.put(Caller.OTHERS_PROGRAM, Map.of("Authorization", "Bearer " + una.token("play")));
        }
    }

    @AfterEach
    void hangUp() throws IOException {
        client.shutdownNow();
        provider.close();
        mail.close();
    }

    private static Map<String, String> cookie(String key) {
        return Map.of("Cookie", "althing_person=" + key);
    }

    /** The cookie of a newcomer. */
    private String newcomer() throws IOException, InterruptedException {
        return send("GET", "/api/hall", Map.of(), "").headers().firstValue("set-cookie").orElseThrow()
                .replaceAll("^althing_person=([^;]*);.*", "$1");
    }

    /** The cookie of a browser that was Ingrid's until she ended it. */
    private String ended() throws IOException, InterruptedException {
        String key = newcomer();
        String code = ingrid.post("/api/me/link", "{}").json().path("code").asString();
        send("POST", "/api/me/claim", cookie(key), "{\"code\":\"" + code + "\"}");
        ingrid.post("/api/me/link/confirm", "{}");
        JsonNode keys = ingrid.get("/api/me").json().path("keys");
        String id = keys.valueStream().filter(each -> !each.path("current").asBoolean()
                && each.path("kind").asString().equals("browser")).findFirst().orElseThrow().path("id").asString();
        assertThat(ingrid.delete("/api/me/keys/" + id).status()).isEqualTo(204);
        return key;
    }

    /** The cookie of somebody whom the host has banned; what the host has at the desk stays there. */
    private String banned() throws IOException, InterruptedException {
        String key = newcomer();
        String there = HallJson.MAPPER
                .readTree(send("POST", "/api/tables", cookie(key), "{\"setup\":\"runes(seats=2)#1\","
                        + "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"screen\"}]}").body())
                .path("id").asString();
        try (Guest host = new Guest(server.port())) {
            host.post("/api/host/session", "{\"key\":\"" + server.freshHostKey().orElseThrow() + "\"}");
            olaf.post("/api/tables/" + table + "/reports", "{\"line\":0}");
            JsonNode state = host.post("/api/host/bans", "{\"table\":\"" + there + "\",\"seat\":0}").json();
            things.put("bans", state.path("banned").path(0).path("id").asString());
            things.put("reports", state.path("reports").path(0).path("id").asString());
        }
        return key;
    }

    private HttpResponse<String> send(String method, String path, Map<String, String> headers, String body)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                .header("X-Forwarded-For", "192.0." + (addresses >> 8) + "." + (addresses++ & 255))
                .method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
        headers.forEach(request::header);
        return client.send((body.isEmpty()
                ? request
                : request.header("Content-Type", body.startsWith("{")
                        ? "application/json"
                        : "text/plain"))
                .build(), BodyHandlers.ofString());
    }

    /** The headers of a caller; whoever goes on living after a call is somebody new each time. */
    private Map<String, String> of(Caller caller) throws IOException, InterruptedException {
        if (caller == Caller.OTHER || caller == Caller.FALSE_HOST) {
            String key = newcomer();
            send("POST", "/api/me", cookie(key), "{\"name\":\"Una\"}");
            return caller == Caller.OTHER
                    ? cookie(key)
                    : Map.of("Cookie", "althing_person=" + key + "; althing_host=9999999999." + "A".repeat(43));
        }
        return headers.getOrDefault(caller, Map.of());
    }

    private String address(DescribedCall call) {
        String room = call.path().replaceAll("/api/(?:me/|calls/|host/)?(\\w+).*", "$1");
        String id = switch (room) {
            case "tables" -> table;
            case "games" -> "runes";
            default -> things.getOrDefault(room, "x");
        };
        String path = call.with(Map.of("id", id, "n", "0", "lang", "en", "name", "x", "handle",
                things.getOrDefault("person", "")));
        return path + switch (call.path()) {
            case "/api/programs/stream", "/api/events" -> "?table=nowhere";
            case "/api/tables/{id}/why" -> "?seat=0&move=choose+1";
            case "/api/tables/{id}/chat" -> call.isSafe() ? "?before=10" : "";
            default -> "";
        };
    }

    private String body(DescribedCall call) {
        return call.sample().map(sample -> {
            JsonNode body = sample.deepCopy();
            if (body instanceof ObjectNode object && object.has("table")) {
                object.put("table", table);
            }
            if (body instanceof ObjectNode object && object.has("seat")) {
                object.put("seat", 0);
            }
            if (body instanceof ObjectNode object && object.has("name")) {
                object.put("name", "N" + addresses);
            }
            if (body instanceof ObjectNode object && object.has("address") && object.has("kind")) {
                object.put("kind", "webhook");
            } else if (body instanceof ObjectNode object && object.has("address")) {
                object.put("address", "n" + addresses + "@example.org");
            }
            if (body instanceof ObjectNode object && object.has("phrase")) {
                object.remove("phrase");
            }
            return HallJson.write(body);
        }).orElse(call.mediaType().isPresent() ? "no record" : call.isSafe() ? "" : "{}");
    }

    /** The code of what a caller is told. */
    private String outcome(DescribedCall call, Caller caller) throws IOException, InterruptedException {
        HttpResponse<String> response = send(call.method(), address(call), of(caller), body(call));
        assertThat(SECRETS).as("%s by %s", call.name(), caller).noneMatch(response.body()::contains);
        return response.statusCode() < 400 ? "ok" : HallJson.MAPPER.readTree(response.body()).path("code").asString();
    }

    private static Map<String, String> table(String text) {
        Map<String, String> table = new TreeMap<>();
        text.lines().forEach(line -> table.put(line.substring(0, line.lastIndexOf(' ')),
                line.substring(line.lastIndexOf(' ') + 1)));
        return table;
    }

    /** What a caller shall be told, by the table and what is true of all calls. */
    private static String expected(DescribedCall call, Caller caller) {
        String told = RIGHTS.getOrDefault(call.name(), "undecided");
        boolean own = call.path().startsWith("/api/me");
        boolean hosts = call.path().startsWith("/api/host");
        return switch (caller) {
            case STRANGER, OTHER, ENDED, FALSE_HOST -> told;
            case BANNED -> call.isSafe() || hosts || FOR_THE_BANNED.contains(call.name()) ? told : "banned";
            case READER -> own || !call.isSafe() ? "scope" : told;
            case OTHERS_PROGRAM -> own ? "scope" : PEOPLE_ONLY.contains(call.name()) ? "people-only" : told;
        };
    }

    @Test
    void everyCall_isAnsweredToEachOther_asWasDecided() throws IOException, InterruptedException {
        List<String> wrong = new ArrayList<>();
        for (DescribedCall call : described()) {
            for (Caller caller : Caller.values()) {
                String outcome = outcome(call, caller);
                if (!outcome.equals(expected(call, caller))) {
                    wrong.add(call.name() + " by " + caller + ": " + outcome + " instead of " + expected(call, caller));
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    void theTable_hasEveryCall_andNoOther() {
        assertThat(described().stream().map(DescribedCall::name).toList())
                .containsExactlyInAnyOrderElementsOf(RIGHTS.keySet());
    }

    /** Else the refusals above might have other reasons, such as a name of nothing. */
    @Test
    void ingrid_meetsNoRefusalThatIsForOthers() {
        for (DescribedCall call : described()) {
            String refusal = RIGHTS.getOrDefault(call.name(), "ok");
            if (OF_OTHERS.contains(refusal)) {
                Guest.Reply reply = ingrid.send(ingrid.request(address(call)).header("Content-Type", "application/json")
                        .method(call.method(), BodyPublishers.ofString(body(call))));
                assertThat(reply.problem()).as(call.name()).isNotEqualTo(refusal);
            }
        }
    }

    private List<DescribedCall> described() {
        return DescribedCall.all(ingrid.get("/openapi.json").json());
    }

    /** Where codes are named that somebody might guess; the names in a path do not matter. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            /api/me/claim                | {"code":"abcd-efgh"}
            /api/me/recover              | {"code":"abcd-efgh"}
            /api/invitation              | {"code":"abcd-efgh"}
            /api/host/session            | {"key":"abcd-efgh"}
            /api/calls/stop              | {"word":"abcd-efgh"}
            /api/calls/ways/x/confirm    | {"code":"abcd-efgh"}
            /api/me/mails/confirm        | {"code":"abcd-efgh"}
            /api/me/mails/enter          | {"word":"abcd-efgh"}
            /api/me/enter                | {"id":"YQ","clientData":"YQ","authenticator":"YQ","signature":"YQ"}
            /api/me/provider/enter       | {"code":"abcd-efgh","state":"abcd-efgh"}
            /api/tables/TABLE/join       | {"invite":"abcd-efgh","name":"N"}
            """)
    void aGuess_isOneOfTenInAMinute_whoeverGuesses(String path, String body) throws IOException, InterruptedException {
        String last = "";
        for (int guess = 0; guess <= 10; guess++) {
            addresses = 0;
            last = told(send("POST", path.replace("TABLE", table), cookie("A".repeat(30) + (10 + guess)), body));
            if (guess < 10) {
                assertThat(last).isNotEqualTo("too-many");
            }
        }
        assertThat(last).isEqualTo("too-many");
    }

    /** Only what is wrong counts, and then whoever comes from there, by whatever they name. */
    @Test
    void aTokenOrInvitation_isRefusedWhereManyFalseOnesCameFrom_andGoesOnWhereItIsAtWork() throws Exception {
        String working = ingrid.token("play");
        for (int call = 0; call < 30; call++) {
            assertThat(program(working)).isEqualTo("ok");
        }
        String fresh = ingrid.token("play");
        for (int guess = 0; guess < 10; guess++) {
            assertThat(program("althing_" + "A".repeat(22) + guess)).isEqualTo("bad-token");
        }
        assertThat(program("althing_" + "A".repeat(24))).isEqualTo("too-many");
        assertThat(program(fresh)).as("a guess that is right").isEqualTo("too-many");
        assertThat(program(working)).as("a program that has called before").isEqualTo("ok");
        addresses = 0;
        assertThat(told(send("POST", "/api/tables/" + table + "/join", Map.of(),
                "{\"invite\":\"" + invite + "\",\"name\":\"N\"}"))).isEqualTo("too-many");
    }

    /** What a program is told that calls from the first address. */
    private String program(String name) throws IOException, InterruptedException {
        addresses = 0;
        return told(send("GET", "/api/lobby", Map.of("Authorization", "Bearer " + name), ""));
    }

    private static String told(HttpResponse<String> response) {
        return response.statusCode() < 400
                ? "ok"
                : HallJson.MAPPER.readTree(response.body()).path("code").asString();
    }

    /** How long a comparison takes that stops at the first difference tells how much of a secret was right. */
    @Test
    void noSecret_isComparedLetterByLetter() throws IOException {
        Pattern comparison = Pattern
                .compile("(?i)\\b\\w*(invite|secret|code|pass|token|guess|shown)(\\(\\))?\\.equals\\("
                        + "|\\.equals\\([\\w.]*(invite|secret|code|pass|token|guess|shown)(\\(\\))?\\)");
        try (Stream<Path> files = Files.walk(Path.of("src", "main", "java"))) {
            for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
                assertThat(comparison.matcher(Files.readString(file)).find())
                        .as("%s compares a secret; Keys.same does so in constant time", file).isFalse();
            }
        }
    }
}
