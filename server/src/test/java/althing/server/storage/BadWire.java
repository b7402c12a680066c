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

/** The wire between a hall and its database, which can be spoilt. */
public final class BadWire implements AutoCloseable {

    /** What happens to what the database says. */
    public enum State {
        WHOLE,
        /** Nothing gets through, and nobody is told. */
        SILENT,
        /** The answer to the next commit is lost with its connection; then the wire is whole again. */
        LOSES_A_COMMIT,
        /** The same, and then the database cannot be reached. */
        BREAKS_AT_A_COMMIT,
        BROKEN
    }

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
                    Thread.ofVirtual().start(() -> pass(near, far, false));
                    Thread.ofVirtual().start(() -> pass(far, near, true));
                }
            } catch (IOException e) {
                // The wire is closed, or the database went away: the next one who connects will see.
            }
        }
    }

    private void pass(Socket from, Socket to, boolean answers) {
        byte[] piece = new byte[8192];
        try (from; to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int size = in.read(piece); size > 0; size = in.read(piece)) {
                if (answers && isLost(new String(piece, 0, size, StandardCharsets.ISO_8859_1))) {
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

    private synchronized boolean isLost(String answer) throws IOException {
        boolean commit = answer.contains(COMMITTED);
        if (commit && state == State.LOSES_A_COMMIT) {
            state = State.WHOLE;
            return true;
        }
        if (commit && state == State.BREAKS_AT_A_COMMIT) {
            state = State.BROKEN;
            cutAll();
            return true;
        }
        return false;
    }

    private void cutAll() throws IOException {
        for (Socket socket : open) {
            socket.close();
        }
    }
}
