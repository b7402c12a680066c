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
 * The wire between a hall and its database, which can be spoilt. It knows the commit of an event from the hall's
 * other commits by the statement before it, so whoever connects says {@code prepareThreshold=0}: statements go in full.
 */
public final class BadWire implements AutoCloseable {

    /** What happens to what the database says. */
    public enum State {
        WHOLE,
        /** Nothing gets through, and nobody is told. */
        SILENT,
        /** The answer to the next commit of an event is lost with its connection; then the wire is whole again. */
        LOSES_A_COMMIT,
        /** The same, and then the database cannot be reached. */
        BREAKS_AT_A_COMMIT,
        BROKEN
    }

    private static final String STORING = "INSERT INTO table_event";
    private static final String COMMITTED = "COMMIT\0";

    private final ServerSocket hall = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final int database;
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
                        storing.compareAndSet(false, said.contains(STORING));
                        return true;
                    }));
                    Thread.ofVirtual().start(() -> pass(far, near,
                            said -> !said.contains(COMMITTED) || !storing.getAndSet(false) || getsThrough()));
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

    /** Whether the answer to the commit of an event arrives. */
    private synchronized boolean getsThrough() {
        switch (state) {
            case LOSES_A_COMMIT -> state = State.WHOLE;
            case BREAKS_AT_A_COMMIT -> {
                state = State.BROKEN;
                cutAll();
            }
            case WHOLE, SILENT, BROKEN -> {
                return true;
            }
        }
        return false;
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
