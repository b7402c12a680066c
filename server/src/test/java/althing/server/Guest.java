package althing.server;

import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.CookieManager;
import java.net.HttpCookie;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import javax.net.ssl.SSLContext;

import tools.jackson.databind.JsonNode;

import althing.server.api.HallJson;

/** A person with a browser of their own: HTTP with cookies. */
public final class Guest implements AutoCloseable {

    private final CookieManager cookies;
    private final HttpClient client;
    private final String hall;

    public Guest(int port) {
        this(port, new BehindProxy());
    }

    /** The line is that of a proxy to the hall: the browser before it speaks https, and sends what is for such lines only. */
    private static final class BehindProxy extends CookieManager {

        @Override
        public Map<String, List<String>> get(URI uri, Map<String, List<String>> headers) throws IOException {
            return super.get(URI.create(uri.toString().replaceFirst("^http:", "https:")), headers);
        }
    }

    private Guest(int port, CookieManager cookies) {
        this(URI.create("http://127.0.0.1:" + port), cookies, HttpClient.newBuilder());
    }

    private Guest(URI hall, CookieManager cookies, HttpClient.Builder client) {
        this.cookies = cookies;
        this.client = client.cookieHandler(cookies).version(HttpClient.Version.HTTP_1_1).build();
        this.hall = hall.toString();
    }

    /** A person who comes by an encrypted line, from an address of this machine. */
    public static Guest from(String address, URI hall, SSLContext trust) {
        return new Guest(hall, new CookieManager(),
                HttpClient.newBuilder().sslContext(trust).localAddress(InetAddress.ofLiteral(address)));
    }

    /** The same person at another node of the hall. */
    public Guest at(int port) {
        return new Guest(port, cookies);
    }

    /** A reply: its status, its headers and its body. */
    public record Reply(int status, HttpResponse<String> response) {

        public String text() {
            return response.body();
        }

        public JsonNode json() {
            return HallJson.MAPPER.readTree(response.body());
        }

        public String header(String name) {
            return response.headers().firstValue(name).orElse("");
        }

        /** The code of the problem, or the status of an answer that is none. */
        public String problem() {
            return status < 400 ? "status " + status : json().path("code").asString();
        }

        public String detail() {
            return json().path("detail").asString();
        }
    }

    public Reply get(String path) {
        return send(request(path).GET());
    }

    public Reply post(String path, String json) {
        return send(request(path).header("Content-Type", "application/json").POST(BodyPublishers.ofString(json)));
    }

    public Reply delete(String path) {
        return send(request(path).DELETE());
    }

    /** A token for a program of this person. */
    public String token(String scope) {
        return post("/api/me/tokens", "{\"label\":\"example\",\"scope\":\"" + scope + "\"}").json().path("code")
                .asString();
    }

    /** What a program is told that comes by a token. */
    public Reply getBy(String token, String path) {
        return send(request(path).header("Authorization", "Bearer " + token).GET());
    }

    /** What a program does that comes by a token. */
    public Reply postBy(String token, String path, String json) {
        return send(request(path).header("Authorization", "Bearer " + token).header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(json)));
    }

    /** A hall that has just been opened again at the same port may meet the end of an old line: who did not come in tries once more. */
    private HttpResponse<String> sent(HttpRequest request) throws IOException, InterruptedException {
        try {
            return client.send(request, BodyHandlers.ofString());
        } catch (ConnectException e) {
            return client.send(request, BodyHandlers.ofString());
        }
    }

    public Reply send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> response = sent(request.build());
            return new Reply(response.statusCode(), response);
        } catch (IOException e) {
            throw new IllegalStateException("The hall does not answer " + request.build().uri(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    public HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(hall + path));
    }

    /** A line to a table on a bare socket, which is cut the moment it is closed, once the hall has answered. */
    public Socket cord(String table) throws IOException {
        URI address = URI.create(hall);
        Socket socket = new Socket(address.getHost(), address.getPort());
        String cookie = cookies.getCookieStore().getCookies().stream().map(HttpCookie::toString)
                .collect(Collectors.joining("; "));
        socket.getOutputStream().write(("GET /api/tables/" + table + "/events HTTP/1.1\r\nHost: "
                + address.getAuthority() + "\r\nAccept: text/event-stream\r\nCookie: " + cookie + "\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII));
        if (socket.getInputStream().read() < 0) {
            throw new IllegalStateException("The hall has hung up.");
        }
        return socket;
    }

    /** Opens a table; its id. */
    public String open(String setup, String... seats) {
        StringBuilder wishes = new StringBuilder();
        for (String seat : seats) {
            wishes.append(wishes.isEmpty() ? "" : ",").append("{\"kind\":\"").append(seat).append("\"}");
        }
        Reply reply = post("/api/tables", "{\"setup\":\"" + setup + "\",\"seats\":[" + wishes + "]}");
        if (reply.status() != 201) {
            throw new IllegalStateException(reply.text());
        }
        return reply.json().path("id").asString();
    }

    public JsonNode state(String table) {
        Reply reply = get("/api/tables/" + table);
        if (reply.status() != 200) {
            throw new IllegalStateException(reply.text());
        }
        return reply.json();
    }

    public Reply play(String table, int seat, String move) {
        return play(table, seat, move, state(table).path("seq").asInt());
    }

    public Reply play(String table, int seat, String move, int after) {
        return post("/api/tables/" + table + "/moves",
                "{\"seat\":" + seat + ",\"move\":\"" + move + "\",\"after\":" + after + "}");
    }

    /** Plays, and has the bots wait. */
    public Reply playAndHold(String table, int seat, String move) {
        return post("/api/tables/" + table + "/moves", "{\"seat\":" + seat + ",\"move\":\"" + move + "\",\"after\":"
                + state(table).path("seq").asInt() + ",\"hold\":true}");
    }

    public Reply goOn(String table) {
        return post("/api/tables/" + table + "/go-on", "{}");
    }

    public Reply undo(String table, int seat) {
        return post("/api/tables/" + table + "/undo",
                "{\"seat\":" + seat + ",\"after\":" + state(table).path("seq").asInt() + "}");
    }

    /** Plays the first option that is no crash of the rules for every seat of this guest until the game is over. */
    public void playToTheEnd(String table) {
        JsonNode state = state(table);
        while (!state.path("over").asBoolean()) {
            if (!state.path("trouble").isNull()) {
                throw new IllegalStateException("The table stands still: " + state.path("trouble"));
            }
            if (state.path("acting").isNull()) {
                Thread.onSpinWait();
            } else {
                String move = state.path("options").valueStream().map(option -> option.path("move").asString())
                        .filter(code -> !code.startsWith("carve")).findFirst().orElseThrow();
                play(table, state.path("acting").asInt(), move, state.path("seq").asInt());
            }
            state = state(table);
        }
    }

    /** The open line to a table, read event by event. */
    public Line listen(String table) {
        return new Line(stream(eventsOf(table)));
    }

    /** The open line again, after it broke behind an event. */
    public Line listen(String table, String lastEvent) {
        return new Line(stream(eventsOf(table).header("Last-Event-ID", lastEvent)));
    }

    /** The open line of a reader who names the encodings that it understands. */
    public Line listenIn(String table, String encodings) {
        return new Line(stream(eventsOf(table).header("Accept-Encoding", encodings)));
    }

    /** One line to several tables. */
    public Line listenToAll(String... tables) {
        return new Line(stream(request("/api/events?table=" + String.join("&table=", tables))
                .header("Accept", "text/event-stream")));
    }

    /** The open line of a program. */
    public Line listenBy(String token, String path) {
        return new Line(stream(request(path).header("Authorization", "Bearer " + token)));
    }

    /** The reply of an address that sends events, when it refuses. */
    public Reply events(String path) {
        return send(request(path).header("Accept", "text/event-stream"));
    }

    private HttpRequest.Builder eventsOf(String table) {
        return request("/api/tables/" + table + "/events").header("Accept", "text/event-stream");
    }

    private HttpResponse<InputStream> stream(HttpRequest.Builder request) {
        try {
            return client.send(request.build(), BodyHandlers.ofInputStream());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        client.shutdownNow();
    }

    /** Server-sent events as they come. */
    public static final class Line implements AutoCloseable {

        private final InputStream in;
        private final boolean packed;
        private final java.util.Iterator<String> lines;

        private Line(HttpResponse<InputStream> response) {
            packed = response.headers().firstValue("Content-Encoding").isPresent();
            in = packed ? unpacked(response.body()) : response.body();
            Stream<String> text = new java.io.BufferedReader(
                    new java.io.InputStreamReader(in, StandardCharsets.UTF_8)).lines();
            lines = text.iterator();
        }

        /** Says that nothing waits, because it cannot know: a reader who believes otherwise waits for the next event. */
        private static InputStream unpacked(InputStream in) {
            try {
                return new java.util.zip.GZIPInputStream(in) {

                    @Override
                    public int available() {
                        return 0;
                    }
                };
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }

        public boolean isPacked() {
            return packed;
        }

        /** The next state; waits for it, and passes over signs of life. */
        public JsonNode next() {
            while (true) {
                String line = lines.next();
                if (line.startsWith("data:") && !line.equals("data: {}")) {
                    return HallJson.MAPPER.readTree(line.substring("data:".length()));
                }
            }
        }

        /** The next line of JSON; waits for it, and passes over signs of life. */
        public JsonNode nextLine() {
            String line = lines.next();
            while (line.isEmpty()) {
                line = lines.next();
            }
            return HallJson.MAPPER.readTree(line);
        }

        /** The next raw line. */
        public String rawLine() {
            return lines.next();
        }

        /** Whether nothing comes any more; waits for the end, or for a line that should not come. */
        public boolean isAtItsEnd() {
            try {
                while (lines.hasNext()) {
                    if (lines.next().startsWith("data:")) {
                        return false;
                    }
                }
                return true;
            } catch (java.io.UncheckedIOException e) {
                return true;
            }
        }

        @Override
        public void close() {
            try {
                in.close();
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
