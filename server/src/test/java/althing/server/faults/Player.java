package althing.server.faults;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;

import tools.jackson.databind.JsonNode;

import althing.server.Guest;
import althing.server.storage.Event;
import althing.server.storage.Store;

import static org.assertj.core.api.Assertions.assertThat;

/** A person who plays against a bot at any node that answers, and remembers what was sent and what was acknowledged. */
final class Player implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofSeconds(2);
    /** After so many turns, on average, a person comes in by another door. */
    private static final int WANDERLUST = 20;

    /** A move, with its seat, that a node has acknowledged. */
    private record Acknowledged(String table, int seq, String move) {}

    private final Guest first;
    private final String companion;
    private Guest guest;
    private int door;
    private final Map<Integer, Guest> guests = new HashMap<>();
    private final Doors doors;
    private final List<Acknowledged> acknowledged = new ArrayList<>();
    private final Map<String, Map<String, Integer>> sent = new LinkedHashMap<>();
    private String table = "";
    private volatile long lastAcknowledged = System.nanoTime();
    private volatile String lately = "has not come in yet";

    /** A person whose companion is a bot, or sits at the same screen. */
    Player(Doors doors, boolean againstABot) {
        this.doors = doors;
        this.companion = againstABot ? "bot" : "screen";
        this.door = doors.any();
        this.first = new Guest(door);
        this.guest = first;
    }

    /** Plays until the doors close. */
    void play() {
        while (doors.areOpen()) {
            try {
                turn();
                if (ThreadLocalRandom.current().nextInt(WANDERLUST) == 0) {
                    goTo(doors.any());
                }
            } catch (IllegalStateException e) {
                lately = "was sent away from port " + door + ", table '" + table + "': " + e.getMessage();
                goTo(doors.otherThan(door));
                LockSupport.parkNanos(Duration.ofMillis(50).toNanos());
            }
        }
    }

    /** When the last move was acknowledged, by {@link System#nanoTime}. */
    long lastAcknowledged() {
        return lastAcknowledged;
    }

    /** How this person fares: for who wonders why nothing is acknowledged any more. */
    String lately() {
        return lately;
    }

    int moves() {
        return acknowledged.size();
    }

    private void turn() {
        if (table.isEmpty()) {
            table = answered("",
                    "{\"setup\":\"vikings(seats=2)#1\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"" + companion
                            + "\"}]}")
                    .json().path("id").asString();
        }
        JsonNode state = answered(guest.request("/api/tables/" + table)).json();
        if (state.path("over").asBoolean()) {
            table = "";
        } else if (state.path("acting").isNull()) {
            lately = "waits for a bot at port " + door + ", event " + state.path("seq") + " of table " + table
                    + ", trouble "
                    + state.path("trouble");
            LockSupport.parkNanos(Duration.ofMillis(20).toNanos());
        } else {
            move(state.path("acting").asInt(), state);
        }
    }

    private void move(int seat, JsonNode state) {
        String move = state.path("options").path(0).path("move").asString();
        sent.computeIfAbsent(table, _ -> new HashMap<>()).merge(seat + " " + move, 1, Integer::sum);
        lately = "plays at port " + door + ", event " + state.path("seq") + " of table " + table;
        Guest.Reply reply = answered("/" + table + "/moves",
                "{\"seat\":" + seat + ",\"move\":\"" + move + "\",\"after\":"
                        + state.path("seq").asInt() + "}");
        if (reply.status() == 200) {
            acknowledged.add(new Acknowledged(table, reply.json().path("seq").asInt(), seat + " " + move));
            lastAcknowledged = System.nanoTime();
        }
    }

    private Guest.Reply answered(String path, String body) {
        return answered(guest.request("/api/tables" + path).header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
    }

    /** An answer that says how the table stands, or that somebody was faster; others are no answers. */
    private Guest.Reply answered(HttpRequest.Builder call) {
        Guest.Reply reply = guest.send(call.timeout(PATIENCE));
        if (reply.status() >= 400 && reply.status() != 409) {
            throw new IllegalStateException(reply.text());
        }
        return reply;
    }

    private void goTo(int port) {
        door = port;
        guest = guests.computeIfAbsent(port, first::at);
    }

    /** Every acknowledged move is stored where it was said to be, and none that was sent once is stored twice. */
    void compareWith(Store store) {
        Map<String, List<Event>> stored = new HashMap<>();
        sent.keySet().forEach(each -> stored.put(each, store.events(each)));
        for (Acknowledged each : acknowledged) {
            assertThat(said(stored.getOrDefault(each.table(), List.of()).get(each.seq() - 1))).isEqualTo(each.move());
        }
        sent.forEach((where, moves) -> assertThat(own(stored.getOrDefault(where, List.of())))
                .allSatisfy(
                        (move, times) -> assertThat(times).as(move).isLessThanOrEqualTo(moves.getOrDefault(move, 0))));
    }

    private Map<String, Integer> own(List<Event> events) {
        Map<String, Integer> moves = new HashMap<>();
        events.stream().filter(event -> event.seat() == 0 || companion.equals("screen"))
                .forEach(each -> moves.merge(said(each), 1, Integer::sum));
        return moves;
    }

    private static String said(Event event) {
        return event.seat() + " " + event.payload();
    }

    @Override
    public void close() {
        first.close();
        guests.values().forEach(Guest::close);
    }
}
