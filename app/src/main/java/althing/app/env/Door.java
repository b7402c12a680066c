package althing.app.env;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.util.function.Consumer;

/** A port of this machine, and of it alone, at which programs call one after another. */
public final class Door implements AutoCloseable {

    private final ServerSocket socket;

    private Door(ServerSocket socket) {
        this.socket = socket;
    }

    /** What happens with one caller. */
    @FunctionalInterface
    public interface Visit {

        void talk(InputStream in, OutputStream out) throws IOException;
    }

    /** Opens one at a port; 0 takes a free one. */
    public static Door open(int port) throws IOException {
        return new Door(new ServerSocket(port, 1, InetAddress.getLoopbackAddress()));
    }

    public int port() {
        return socket.getLocalPort();
    }

    /** Lets in one program after another until the door is closed; one that goes in the middle is told, and the next one comes. */
    public void serve(Visit visit, Consumer<String> told) throws IOException {
        try {
            while (true) {
                try (Socket caller = socket.accept()) {
                    receive(caller, visit, told);
                }
            }
        } catch (SocketException e) {
            if (!socket.isClosed()) {
                throw e;
            }
        }
    }

    private static void receive(Socket caller, Visit visit, Consumer<String> told) {
        try {
            caller.setTcpNoDelay(true);
            visit.talk(caller.getInputStream(), caller.getOutputStream());
        } catch (EOFException e) {
            told.accept("A program hung up in the middle of a call.");
        } catch (IOException e) {
            told.accept("A program hung up, or could not be followed: " + e.getMessage());
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
