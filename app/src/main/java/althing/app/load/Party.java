package althing.app.load;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The people of one table, who open it, and the next one when its game is over. */
final class Party {

    private static final int TOO_MANY = 429;
    private static final Duration PATIENCE = Duration.ofSeconds(1);
    private static final Pattern ID = Pattern.compile("\"id\":\"(\\w+)\"");
    private static final Pattern INVITE = Pattern.compile("\"invite\":\"([^\"]+)\"");
    /** Where people are called who take part in everything; nobody listens there. */
    private static final String CALLED_AT = "http://" + Plan.TRUSTED + "/called";

    private final Plan plan;
    private final Tally tally;
    private final int number;

    Party(Plan plan, Tally tally, int number) {
        this.plan = plan;
        this.tally = tally;
        this.number = number;
    }

    /** Opens the first table, and takes all seats; its id. */
    String open() throws IOException {
        if (plan.company() == Company.RATED && plan.isFirstOf(number)) {
            agree();
        }
        try (Visitor opener = visitor(0)) {
            return gather(opener, ask(opener));
        }
    }

    /** Opens the next table when the hall lets these people open one, and takes all seats; its id. */
    String openNext() throws IOException, InterruptedException {
        try (Visitor opener = visitor(0)) {
            return gather(opener, untilLetIn(() -> ask(opener)));
        }
    }

    /** Those who play there. */
    List<Player> players(String table) {
        return IntStream.range(0, plan.players()).mapToObj(player -> new Player(plan, tally, number, player, table))
                .toList();
    }

    /** Asks again until the hall does not say any more that it is too much. */
    static Visitor.Reply untilLetIn(Request request) throws IOException, InterruptedException {
        Visitor.Reply reply = request.send();
        while (reply.status() == TOO_MANY) {
            Thread.sleep(PATIENCE);
            reply = request.send();
        }
        return reply;
    }

    /** Something that is asked of a hall. */
    @FunctionalInterface
    interface Request {

        Visitor.Reply send() throws IOException;
    }

    /** The id of a table that was opened. */
    static String id(Visitor.Reply reply) throws IOException {
        return found(ID, reply, "The hall opens no table: ").getFirst();
    }

    /** A seat of a bot. */
    static String bot(int level) {
        return "{\"kind\":\"bot\",\"level\":" + level + "}";
    }

    private Visitor.Reply ask(Visitor opener) throws IOException {
        String seats = IntStream.range(0, plan.seats()).mapToObj(this::seat).collect(Collectors.joining(","));
        return opener.post("/api/tables", "{\"setup\":\"" + plan.setup() + "\",\"seats\":[" + seats + "]"
                + (plan.company() == Company.RATED ? ",\"rated\":true,\"pace\":\"live 15 10\"" : "") + "}");
    }

    private String seat(int seat) {
        return seat >= plan.people()
                ? bot(plan.level())
                : seat < plan.people() - plan.players() + 1
                        ? "{\"kind\":\"me\"}"
                        : "{\"kind\":\"friend\"}";
    }

    private String gather(Visitor opener, Visitor.Reply opened) throws IOException {
        String table = id(opened);
        if (plan.players() > 1) {
            List<String> invites = found(INVITE, opener.get("/api/tables/" + table), "The hall invites nobody: ");
            for (int player = 1; player < plan.players(); player++) {
                join(table, player, invites.get(player - 1));
            }
        }
        return table;
    }

    private void join(String table, int player, String invite) throws IOException {
        try (Visitor visitor = visitor(player)) {
            succeed(visitor.post("/api/tables/" + table + "/join",
                    "{\"invite\":\"" + invite + "\",\"name\":\"Guest " + player + "\"}"));
        }
    }

    /** Agrees to be rated, and to be called. */
    private void agree() throws IOException {
        for (int player = 0; player < plan.players(); player++) {
            try (Visitor visitor = visitor(player)) {
                succeed(visitor.post("/api/me/profile", "{\"shown\":true}"));
                succeed(visitor.post("/api/calls/ways",
                        "{\"kind\":\"webhook\",\"address\":\"" + CALLED_AT + "\"}"));
            }
        }
    }

    private static void succeed(Visitor.Reply reply) throws IOException {
        if (reply.status() >= 300) {
            throw new IOException("The hall does not agree: " + reply.body());
        }
    }

    private static List<String> found(Pattern pattern, Visitor.Reply reply, String otherwise) throws IOException {
        List<String> found = new ArrayList<>();
        for (Matcher next = pattern.matcher(reply.body()); next.find();) {
            found.add(next.group(1));
        }
        return Optional.of(found).filter(each -> !each.isEmpty())
                .orElseThrow(() -> new IOException(otherwise + reply.body()));
    }

    private Visitor visitor(int player) throws IOException {
        return new Visitor(plan.node(number), plan.from(number), plan.person(number, player));
    }
}
