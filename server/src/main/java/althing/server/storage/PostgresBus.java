package althing.server.storage;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The bus of nodes that share a PostgreSQL: its LISTEN and NOTIFY. A NOTIFY takes a lock of the whole database at its
 * commit, so notices wait a moment for each other and go together, outside of any move's transaction.
 */
final class PostgresBus implements Bus {

    private static final Logger LOG = LoggerFactory.getLogger(PostgresBus.class);
    private static final String CHANNEL = "althing_hall";
    private static final long TOGETHER_MILLIS = 10;
    private static final int MOST_WAITING = 20_000;
    /** PostgreSQL takes up to 8,000 bytes. */
    private static final int LONGEST = 7_000;
    private static final int LISTENING_MILLIS = 1_000;
    private static final long RECONNECT_MILLIS = 500;
    /** A word that tells when a message was sent has the form of one that tells of a table: nodes of before find no such table. */
    private static final String STAMP = "@";
    private static final String STAMPED = ":0:0";

    private final BlockingQueue<Notice> waiting = new LinkedBlockingQueue<>(MOST_WAITING);
    private final String url;
    private final Jdbi jdbi;
    private final String node;
    private volatile boolean closed;
    private volatile Consumer<Duration> lag = _ -> {};

    /** A bus that speaks by the connections of a pool and listens by one of its own. */
    PostgresBus(String url, Jdbi jdbi, String node) {
        this.url = url;
        this.jdbi = jdbi;
        this.node = node;
        Thread.ofPlatform().name("notices-out").daemon().start(this::speak);
    }

    @Override
    public void tell(Notice notice) {
        if (!waiting.offer(notice)) {
            LOG.debug("Too many notices wait; the other nodes will look for themselves.");
        }
    }

    @Override
    public void listen(Consumer<Notice> hearer, Runnable deaf) {
        Thread.ofPlatform().name("notices-in").daemon().start(() -> hear(hearer, deaf));
    }

    @Override
    public void bindTo(MeterRegistry meters) {
        lag = Timer.builder("althing.bus.lag").description("From a notice being sent until it is taken up")
                .publishPercentileHistogram().minimumExpectedValue(Duration.ofMillis(1))
                .maximumExpectedValue(Duration.ofSeconds(10)).register(meters)::record;
    }

    @Override
    public void close() {
        closed = true;
    }

    private void speak() {
        try {
            while (!closed) {
                Notice first = waiting.poll(1, TimeUnit.SECONDS);
                if (first != null) {
                    Thread.sleep(TOGETHER_MILLIS);
                    List<Notice> together = new ArrayList<>(List.of(first));
                    waiting.drainTo(together);
                    send(together);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void send(List<Notice> together) {
        Map<String, String> latest = new LinkedHashMap<>();
        together.forEach(notice -> latest.put(notice.table(), notice.word()));
        try {
            String stamp = STAMP + System.currentTimeMillis() + STAMPED;
            jdbi.useHandle(handle -> messages(node, stamp, latest.values()).forEach(message -> handle
                    .select("SELECT pg_notify(?, ?)", CHANNEL, message).mapTo(String.class).findFirst()));
        } catch (JdbiException e) {
            LOG.debug("{} notices are lost; the other nodes will look for themselves.", latest.size(), e);
        }
    }

    /** The words as few messages, each of which begins with the node and its stamp. */
    static List<String> messages(String node, String stamp, Iterable<String> words) {
        List<String> messages = new ArrayList<>();
        StringBuilder message = new StringBuilder(node).append(' ').append(stamp);
        for (String word : words) {
            if (message.length() + word.length() >= LONGEST) {
                messages.add(message.toString());
                message = new StringBuilder(node).append(' ').append(stamp);
            }
            message.append(' ').append(word);
        }
        messages.add(message.toString());
        return messages;
    }

    private void hear(Consumer<Notice> hearer, Runnable deaf) {
        while (!closed) {
            try (Connection line = DriverManager.getConnection(url, Postgres.patience());
                    Statement statement = line.createStatement()) {
                statement.execute("LISTEN " + CHANNEL);
                deaf.run();
                hear(line, hearer);
            } catch (SQLException e) {
                LOG.debug("The line for notices broke; it is taken up again.", e);
                rest();
            }
        }
    }

    /** Hears until the line breaks. Whether it still stands is asked when it was silent for a while. */
    private void hear(Connection line, Consumer<Notice> hearer) throws SQLException {
        PGConnection ears = line.unwrap(PGConnection.class);
        while (!closed) {
            PGNotification[] heard = ears.getNotifications(LISTENING_MILLIS);
            if (heard == null || heard.length == 0) {
                if (!line.isValid(2)) {
                    return;
                }
            } else {
                for (PGNotification each : heard) {
                    pass(each.getParameter(), hearer);
                }
            }
        }
    }

    private void pass(String message, Consumer<Notice> hearer) {
        String[] words = message.split(" ", -1);
        if (words[0].equals(node)) {
            return;
        }
        try {
            for (int i = 1; i < words.length; i++) {
                if (words[i].startsWith(STAMP)) {
                    lag.accept(since(words[i]));
                } else {
                    hearer.accept(Notice.of(words[0], words[i]));
                }
            }
        } catch (RuntimeException e) {
            LOG.warn("A notice could not be followed: {}", e.toString());
        }
    }

    /** How long ago a stamp was made, by the clocks of the two machines. */
    private static Duration since(String stamp) {
        long made = Long.parseLong(stamp.substring(STAMP.length()).replaceAll(":.*", ""));
        return Duration.ofMillis(Math.max(0, System.currentTimeMillis() - made));
    }

    private static void rest() {
        try {
            Thread.sleep(RECONNECT_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
