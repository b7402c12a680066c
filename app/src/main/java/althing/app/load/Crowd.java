package althing.app.load;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Everybody of a plan, each on a thread of their own, and somebody who asks again and again whether the hall is well. */
public final class Crowd implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Crowd.class);
    private static final long ASK_EVERY_MILLIS = 50;

    private final ExecutorService people = Executors.newVirtualThreadPerTaskExecutor();
    private final Tally tally = new Tally();
    private final Plan plan;

    public Crowd(Plan plan) {
        this.plan = plan;
    }

    /** Something that a person does until the time is over. */
    @FunctionalInterface
    private interface Errand {

        void run() throws IOException, InterruptedException;
    }

    /** Opens all tables and lets everybody begin. */
    public void enter() throws IOException {
        List<Party> parties = new ArrayList<>();
        List<String> tables = new ArrayList<>();
        for (int number = 0; number < plan.tables(); number++) {
            parties.add(new Party(plan, tally, number));
            tables.add(parties.getLast().open());
        }
        for (int number = 0; number < plan.tables(); number++) {
            seat(parties.get(number), tables.get(number), number);
        }
        send(this::askHealth);
    }

    /** Opens tables at which nobody looks; their ids. */
    public List<String> open(List<Lonely> kinds) throws IOException, InterruptedException {
        List<String> tables = new ArrayList<>();
        for (int kind = 0; kind < kinds.size(); kind++) {
            for (int number = 0; number < kinds.get(kind).count(); number++) {
                tables.add(open(kinds.get(kind), kind, number));
            }
        }
        return tables;
    }

    private String open(Lonely lonely, int kind, int number) throws IOException, InterruptedException {
        String seats = String.join(",", Collections.nCopies(lonely.seats(), Party.bot(lonely.level())));
        try (Visitor opener = new Visitor(plan.node(number), plan.lonelyFrom(kind, number),
                plan.opener(kind, number))) {
            return Party.id(Party.untilLetIn(() -> opener.post("/api/tables",
                    "{\"setup\":\"" + lonely.setup() + "\",\"seats\":[" + seats + "]}")));
        }
    }

    /** Lets them play for the time of the plan; what was measured after they had warmed up. */
    public Tally play(Runnable measuring) throws InterruptedException {
        sleep(plan.warmUp());
        tally.clear();
        measuring.run();
        sleep(plan.measured());
        return tally;
    }

    @Override
    public void close() {
        people.shutdownNow();
    }

    /** Lets people play at a table, and at the next one when it is over: otherwise the load would fall unseen. */
    private void seat(Party party, String table, int number) {
        List<Player> players = party.players(table);
        send(() -> {
            players.getFirst().play();
            seat(party, party.openNext(), number);
        });
        players.stream().skip(1).forEach(player -> send(player::play));
        for (int watcher = 0; watcher < plan.watchers(); watcher++) {
            int who = watcher;
            send(() -> watch(table, number, who));
        }
    }

    private void watch(String table, int number, int watcher) throws IOException {
        try (Visitor visitor = new Visitor(plan.node(number, watcher), plan.from(number, watcher),
                plan.watcher(number, watcher))) {
            visitor.listen("/api/tables/" + table + "/events");
            for (String line = visitor.line(); !Player.isOver(line); line = visitor.line()) {
                if (line.startsWith("id: ")) {
                    tally.told(table, Integer.parseInt(line.substring(4)));
                }
            }
        }
    }

    private void askHealth() throws IOException, InterruptedException {
        try (Visitor visitor = new Visitor(plan.node(0), plan.from(0), plan.watcher(0, 99))) {
            while (true) {
                long began = System.nanoTime();
                visitor.get("/api/health");
                tally.wasHealthy(System.nanoTime() - began);
                Thread.sleep(ASK_EVERY_MILLIS);
            }
        }
    }

    private void send(Errand errand) {
        people.execute(() -> {
            try {
                errand.run();
            } catch (IOException e) {
                if (!people.isShutdown()) {
                    LOG.debug("A line broke.", e);
                    tally.lost(String.valueOf(e.getMessage()));
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    private static void sleep(Duration time) throws InterruptedException {
        Thread.sleep(time);
    }
}
