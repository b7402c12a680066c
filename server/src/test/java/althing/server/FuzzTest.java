package althing.server;

import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.SplitMix;
import althing.server.Guest.Reply;
import althing.server.runes.Runes;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Whatever a path, a move or a record says (for bodies see {@link CallFuzzTest}), the hall does it or answers with a sentence, and goes on. Every case has a number and is the same
 * on every machine; {@code -Dalthing.fuzz=100000} tries so many of them instead of a few.
 */
@Tag("slow")
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class FuzzTest extends HallTest {

    private static final int CASES = Integer.getInteger("althing.fuzz", 500);
    /** One person may not bring more in a minute. */
    private static final int RECORDS = 28;
    private static final Pattern TOKEN = Pattern.compile("\"[^\"]*\"|-?\\d+|[{}\\[\\]:,]");
    private static final List<String> TOKENS = List.of("null", "-1", "0", "1", "99999999999", "2147483648", "1.5",
            "true",
            "\"\"", "\"x\"", "\"\\u0000\"", "\"\\ud800\"", "[]", "{}", "[[[[[[", "\"" + "y".repeat(600) + "\"", ",",
            "]", "}",
            "\"seat\":0", "\"runes\"", "\"me\"", "\u0007", "é");
    private static final List<String> STEPS = List.of("", "..", ".", "%00", "%ff", "%2F", "%2e%2e", "-1", "0",
            "9".repeat(30),
            "moves", "record", "replay", "why", "%C3%A9", "a".repeat(300), "%25", "nowhere", "*", ";x=1", "'");
    private static final Pattern PROGRAM = Pattern.compile(
            "Exception|\tat |\\bjava\\b|jackson|jetty|javalin|althing\\.[a-z]+\\.|\\$[A-Z0-9]|@[0-9a-f]{5}",
            Pattern.CASE_INSENSITIVE);

    private String table;

    @BeforeEach
    void openATable() {
        table = "/api/tables/" + ingrid.open("runes(seats=2,hand=12)#1", "me", "friend");
    }

    /** What does not begin with /api is a page of the browser's, which this server does not have. */
    @Test
    void aSpoiltPath_isAnsweredWithASentence() {
        List<String> paths = DescribedCall.all(ingrid.get("/openapi.json").json()).stream()
                .filter(call -> call.isSafe() && !call.path().endsWith("/stream"))
                .map(call -> call.path().replace("/api/tables/{id}", table).replaceAll("\\{\\w+}", "runes")).toList();
        for (int number = 0; number < CASES; number++) {
            SplitMix random = SplitMix.stream(number, 2);
            String path = otherPath(paths.get(random.nextInt(paths.size())), random);
            if (path.startsWith("/api/")) {
                answered(number, path, random.nextInt(4) == 0 ? ingrid.post(path, "{}") : ingrid.get(path));
            }
        }
        theHallGoesOn();
    }

    /** Runes are left out: their rules break on purpose. */
    @Test
    void aSpoiltMoveOfAnyGame_isAnsweredWithASentence() {
        for (Game game : Games.all()) {
            if (game instanceof Runes) {
                continue;
            }
            String seats = "me,".repeat(game.minSeats());
            String id = ingrid.open(game.id(), seats.split(","));
            for (int number = 0; number < CASES / 5; number++) {
                SplitMix random = SplitMix.stream(number, 3);
                var state = ingrid.state(id);
                var options = state.path("options");
                String move = options.path(random.nextInt(options.size())).path("move").asString();
                String wrong = random.nextInt(3) == 0 ? move : otherMove(move, random);
                answered(number, game.id() + ": " + wrong,
                        ingrid.play(id, state.path("acting").asInt(), wrong, state.path("seq").asInt()));
            }
        }
        theHallGoesOn();
    }

    @Test
    void aSpoiltRecord_isAnsweredWithASentence() {
        String id = ingrid.open("runes(seats=2)#1", "me", "me");
        ingrid.playToTheEnd(id);
        String text = ingrid.get("/api/tables/" + id + "/record").text();
        for (int number = 0; number < RECORDS; number++) {
            SplitMix random = SplitMix.stream(number, 4);
            List<String> lines = new ArrayList<>(text.lines().toList());
            lines.set(random.nextInt(lines.size()),
                    new String(spoilt(lines.get(random.nextInt(lines.size())), random), StandardCharsets.UTF_8));
            String spoilt = String.join("\n", lines);
            answered(number, spoilt, ingrid.send(ingrid.request("/api/records").header("Content-Type", "text/plain")
                    .POST(BodyPublishers.ofString(spoilt))));
        }
        theHallGoesOn();
    }

    private static void answered(int number, String what, Reply reply) {
        assertThat(reply.status()).as("case %d, %s: %s", number, what, reply.text()).isBetween(200, 499);
        assertThat(PROGRAM.matcher(reply.text()).find()).as("case %d, %s: %s", number, what, reply.text()).isFalse();
        if (reply.status() >= 400) {
            assertThat(reply.header("content-type")).as("case %d, %s: %s", number, what, reply.text())
                    .startsWith("application/problem+json");
            assertThat(reply.detail()).as("case %d, %s", number, what).endsWith(".");
        }
    }

    private void theHallGoesOn() {
        assertThat(olaf.get("/api/health").json().path("status").asString()).isEqualTo("ok");
        assertThat(ingrid.get(table).json().path("trouble").isNull()).isTrue();
    }

    private static byte[] spoilt(String text, SplitMix random) {
        List<MatchResult> tokens = TOKEN.matcher(text).results().toList();
        String other = TOKENS.get(random.nextInt(TOKENS.size()));
        MatchResult token = tokens.isEmpty() ? null : tokens.get(random.nextInt(tokens.size()));
        int start = token == null ? 0 : token.start();
        int end = token == null ? 0 : token.end();
        String changed = switch (random.nextInt(5)) {
            case 0 -> text.substring(0, random.nextInt(text.length() + 1));
            case 1 -> text.substring(0, end) + other + text.substring(end);
            case 2 -> text.substring(0, start) + text.substring(end);
            default -> text.substring(0, start) + other + text.substring(end);
        };
        byte[] bytes = changed.getBytes(StandardCharsets.UTF_8);
        if (bytes.length > 0 && random.nextInt(8) == 0) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        }
        return bytes;
    }

    private static String otherPath(String path, SplitMix random) {
        String[] steps = path.split("(?<=[/?=&])|(?=[/?=&])");
        steps[random.nextInt(steps.length)] = STEPS.get(random.nextInt(STEPS.size()));
        String other = String.join("", steps);
        return other.startsWith("/") ? other : "/" + other;
    }

    private static String otherMove(String move, SplitMix random) {
        String[] words = move.split(" ", -1);
        words[random.nextInt(words.length)] = switch (random.nextInt(6)) {
            case 0 -> "";
            case 1 -> "99999999999";
            case 2 -> "-1";
            case 3 -> "é";
            case 4 -> "0 0";
            default -> Integer.toString(random.nextInt(20));
        };
        return String.join(" ", words);
    }
}
