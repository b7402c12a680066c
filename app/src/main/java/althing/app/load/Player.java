package althing.app.load;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A person at one table after another: listens to its stream, thinks, and plays any legal move, until the time is over. */
final class Player {

    private static final int TOO_MANY = 429;
    private static final Duration PATIENCE = Duration.ofSeconds(1);
    private static final Pattern ACTING = Pattern.compile("\"acting\":(\\d+)");
    private static final Pattern SEQ = Pattern.compile("\"seq\":(\\d+)");
    /** Options write their codes as text, lines of the log the numbers of their moves. */
    private static final Pattern MOVE = Pattern.compile("\\{\"move\":\"((?:[^\"\\\\]|\\\\.)*)\"");
    private static final Pattern ID = Pattern.compile("\"id\":\"(\\w+)\"");

    private final Plan plan;
    private final Tally tally;
    private final int number;

    Player(Plan plan, Tally tally, int number) {
        this.plan = plan;
        this.tally = tally;
        this.number = number;
    }

    /** Opens a table; its id. */
    String open() throws IOException {
        try (Visitor visitor = visitor()) {
            return id(ask(visitor));
        }
    }

    /** Opens the next table when the hall lets this person open one; its id. */
    String openNext() throws IOException, InterruptedException {
        try (Visitor visitor = visitor()) {
            Visitor.Reply reply = ask(visitor);
            while (reply.status() == TOO_MANY) {
                Thread.sleep(PATIENCE);
                reply = ask(visitor);
            }
            return id(reply);
        }
    }

    private Visitor.Reply ask(Visitor visitor) throws IOException {
        String seats = Stream.concat(
                Stream.generate(() -> "{\"kind\":\"me\"}").limit(plan.seats() - plan.bots()),
                Stream.generate(() -> "{\"kind\":\"bot\",\"level\":" + plan.level() + "}").limit(plan.bots()))
                .collect(Collectors.joining(","));
        return visitor.post("/api/tables", "{\"setup\":\"" + plan.setup() + "\",\"seats\":[" + seats + "]}");
    }

    private static String id(Visitor.Reply reply) throws IOException {
        Matcher id = ID.matcher(reply.body());
        if (!id.find()) {
            throw new IOException("The hall opens no table: " + reply.body());
        }
        return id.group(1);
    }

    /** Plays at a table to the end of its game. */
    void play(String table) throws IOException, InterruptedException {
        String path = "/api/tables/" + table;
        try (Visitor stream = visitor(); Visitor hand = visitor()) {
            stream.listen(path + "/events");
            int played = 0;
            for (String state = next(stream); !isOver(state); state = next(stream)) {
                Matcher acting = ACTING.matcher(state);
                if (seq(state) >= played && acting.find()) {
                    think();
                    played = move(hand, path, table, acting.group(1), state);
                }
            }
        }
    }

    /** Plays, and gives the number of the event: what is told of the time before it is old. */
    private int move(Visitor hand, String path, String table, String seat, String state) throws IOException {
        int seq = seq(state);
        String body = "{\"seat\":" + seat + ",\"move\":\"" + anyOf(state) + "\",\"after\":" + seq + "}";
        tally.sent(table, seq + 1);
        long began = System.nanoTime();
        Visitor.Reply reply = hand.post(path + "/moves", body);
        tally.answered(reply.status(), System.nanoTime() - began);
        return reply.status() == 200 ? seq + 1 : seq;
    }

    private void think() throws InterruptedException {
        long least = plan.leastThink().toMillis();
        Thread.sleep(ThreadLocalRandom.current().nextLong(least, plan.mostThink().toMillis() + 1));
    }

    private static String next(Visitor stream) throws IOException {
        String line = stream.line();
        while (!line.startsWith("data:")) {
            line = stream.line();
        }
        return line;
    }

    /** Whether a line tells the end of a game. */
    static boolean isOver(String state) {
        return state.contains("\"over\":true");
    }

    private static int seq(String state) {
        Matcher seq = SEQ.matcher(state);
        return seq.find() ? Integer.parseInt(seq.group(1)) : 0;
    }

    private static String anyOf(String state) {
        List<String> moves = new ArrayList<>();
        for (Matcher move = MOVE.matcher(state); move.find();) {
            moves.add(move.group(1));
        }
        return moves.get(ThreadLocalRandom.current().nextInt(moves.size()));
    }

    private Visitor visitor() throws IOException {
        return new Visitor(plan.node(number), plan.from(number), plan.person(number));
    }
}
