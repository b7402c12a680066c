package althing.server.storage;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;

/**
 * The wire between a hall and its database, which can be spoilt. It knows the commit that it minds, that of an event as a
 * rule, from the hall's other commits by the statement before it, so whoever connects says {@code prepareThreshold=0}:
 * statements go in full.
 */
public final class BadWire implements AutoCloseable {

    /** What happens to what the database says. */
    public enum State {
        WHOLE,
        /** Nothing gets through, and nobody is told. */
        SILENT,
        /** The next commit that it minds does not arrive, and its connection is lost; then the wire is whole again. */
        STOPS_A_COMMIT,
        /** The answer to the next commit that it minds is lost with its connection; then the wire is whole again. */
        LOSES_A_COMMIT,
        /** The same, and when what was to be stored once more is taken back, the database cannot be reached. */
        LOSES_A_COMMIT_AND_BREAKS,
        BREAKS_AT_A_ROLLBACK,
        /** The answer to the next commit that it minds is lost, and then the database cannot be reached. */
        BREAKS_AT_A_COMMIT,
        BROKEN
    }

    private static final String COMMIT = "COMMIT\0";
    private static final String ROLLBACK = "ROLLBACK\0";

    private final ServerSocket hall = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final int database;
    private volatile String minded = "INSERT INTO table_event";
    private volatile State state = State.WHOLE;

    public BadWire(int database) throws IOException {
        this.database = database;
        Thread.ofVirtual().start(this::connect);
    }

    public int port() {
        return hall.getLocalPort();
    }

    public void turn(State next) {
        state = next;
    }

    /** Minds the commits of another statement, which begins so, from now on. */
    void mind(String statement) {
        minded = statement;
    }

    @Override
    public void close() throws IOException {
        hall.close();
        cutAll();
    }

    private void connect() {
        while (!hall.isClosed()) {
            try {
                Socket near = hall.accept();
                if (state == State.BROKEN) {
                    near.close();
                } else {
                    Socket far = new Socket(InetAddress.getLoopbackAddress(), database);
                    open.add(near);
                    open.add(far);
                    AtomicBoolean storing = new AtomicBoolean();
                    Thread.ofVirtual().start(() -> pass(near, far, said -> {
                        storing.compareAndSet(false, said.contains(minded));
                        return !(said.contains(COMMIT) && storing.get() && stops());
                    }));
                    Thread.ofVirtual().start(() -> pass(far, near, said -> getsThrough(said, storing)));
                }
            } catch (IOException e) {
                // The wire is closed, or the database went away: the next one who connects will see.
            }
        }
    }

    private void pass(Socket from, Socket to, Predicate<String> isPassed) {
        byte[] piece = new byte[8192];
        try (from; to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int size = in.read(piece); size > 0; size = in.read(piece)) {
                if (!isPassed.test(new String(piece, 0, size, StandardCharsets.ISO_8859_1))) {
                    return;
                }
                if (state != State.SILENT) {
                    out.write(piece, 0, size);
                }
            }
        } catch (IOException e) {
            // Cut by one side or by the test.
        } finally {
            open.remove(from);
            open.remove(to);
        }
    }

    /** Whether a commit does not arrive. */
    private synchronized boolean stops() {
        boolean stopped = state == State.STOPS_A_COMMIT;
        state = stopped ? State.WHOLE : state;
        return stopped;
    }

    /** Whether what the database says arrives. */
    private boolean getsThrough(String said, AtomicBoolean storing) {
        if (said.contains(ROLLBACK) && storing.getAndSet(false)) {
            return !breaksAt(State.BREAKS_AT_A_ROLLBACK);
        }
        return !said.contains(COMMIT) || !storing.getAndSet(false) || isAnswered();
    }

    /** Whether the answer to a commit that it minds arrives. */
    private synchronized boolean isAnswered() {
        return switch (state) {
            case LOSES_A_COMMIT -> turned(State.WHOLE);
            case LOSES_A_COMMIT_AND_BREAKS -> turned(State.BREAKS_AT_A_ROLLBACK);
            default -> !breaksAt(State.BREAKS_AT_A_COMMIT);
        };
    }

    private boolean turned(State next) {
        state = next;
        return false;
    }

    /** Breaks for good, if it was to do so now. */
    private synchronized boolean breaksAt(State moment) {
        boolean breaks = state == moment;
        if (breaks) {
            state = State.BROKEN;
            cutAll();
        }
        return breaks;
    }

    private void cutAll() {
        for (Socket socket : open) {
            try {
                socket.close();
            } catch (IOException e) {
                // It is cut already.
            }
        }
    }
}
