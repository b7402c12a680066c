package althing.app.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A person at a table: listens to its stream, thinks, and plays any legal move, until the game is over. */
final class Player {

    /** Who talks says something with each so many moves. */
    private static final int MOVES_FOR_A_WORD = 20;
    private static final Pattern ACTING = Pattern.compile("\"acting\":(\\d+)");
    private static final Pattern SEQ = Pattern.compile("\"seq\":(\\d+)");
    /** Options write their codes as text, lines of the log the numbers of their moves. */
    private static final Pattern MOVE = Pattern.compile("\\{\"move\":\"((?:[^\"\\\\]|\\\\.)*)\"");

    private final Plan plan;
    private final Tally tally;
    private final int number;
    private final int player;
    private final String table;
    private int moves;
    private int played;
    /** When a move was sent that nobody has answered yet; 0 if there is none. */
    private long unanswered;

    Player(Plan plan, Tally tally, int number, int player, String table) {
        this.plan = plan;
        this.tally = tally;
        this.number = number;
        this.player = player;
        this.table = table;
    }

    /** Plays to the end of the game. */
    void play() throws IOException, InterruptedException {
        try (Visitor stream = visitor(); Visitor hand = visitor()) {
            stream.listen(path() + "/events");
            for (String state = next(stream); !isOver(state); state = next(stream)) {
                hear(seq(state));
                Matcher acting = ACTING.matcher(state);
                if (seq(state) >= played && acting.find()) {
                    think();
                    move(hand, acting.group(1), state);
                }
            }
        }
    }

    /** What comes after the own move somebody else has done. */
    private void hear(int seq) {
        if (seq <= played) {
            return;
        }
        if (plan.company().isApart()) {
            tally.told(table, seq);
        } else if (unanswered != 0) {
            tally.botAnswered(System.nanoTime() - unanswered);
        }
        unanswered = 0;
    }

    /** Plays, and remembers the number of the event: what is told of the time before it is old. */
    private void move(Visitor hand, String seat, String state) throws IOException {
        int seq = seq(state);
        String body = "{\"seat\":" + seat + ",\"move\":\"" + anyOf(state) + "\",\"after\":" + seq + "}";
        tally.sent(table, seq + 1);
        long began = System.nanoTime();
        Visitor.Reply reply = hand.post(path() + "/moves", body);
        tally.answered(reply.status(), System.nanoTime() - began);
        boolean taken = reply.status() == 200;
        played = taken ? seq + 1 : seq;
        unanswered = taken ? began : 0;
        if (plan.company().isApart() && ++moves % MOVES_FOR_A_WORD == 0) {
            hand.post(path() + "/chat", "{\"text\":\"Well played!\"}");
        }
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

    private String path() {
        return "/api/tables/" + table;
    }

    private Visitor visitor() throws IOException {
        return new Visitor(plan.node(number), plan.from(number), plan.person(number, player));
    }
}
