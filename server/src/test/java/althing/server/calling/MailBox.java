package althing.server.calling;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;

/** A mail server on this machine, which keeps what it is given. */
public final class MailBox implements AutoCloseable {

    private final ServerSocket door;
    final List<String> said = new CopyOnWriteArrayList<>();
    final List<String> messages = new CopyOnWriteArrayList<>();
    private final BlockingQueue<String> arrived = new LinkedBlockingQueue<>();

    public MailBox() {
        try {
            door = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.startVirtualThread(this::work);
    }

    public URI address() {
        return URI.create("smtp://hall:secret@localhost:" + door.getLocalPort());
    }

    /** The words of a message. */
    public static String text(String message) {
        return new String(Base64.getMimeDecoder().decode(message.substring(message.indexOf("\n\n"))),
                StandardCharsets.UTF_8);
    }

    /** The next message; waits for it. */
    public String next() {
        try {
            return arrived.take();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
    }

    private void work() {
        while (!door.isClosed()) {
            try (Socket line = door.accept();
                    BufferedReader in = new BufferedReader(
                            new InputStreamReader(line.getInputStream(), StandardCharsets.UTF_8));
                    PrintStream out = new PrintStream(line.getOutputStream(), true, StandardCharsets.UTF_8)) {
                out.print("220 mail\r\n");
                String next = in.readLine();
                while (next != null && !next.equals("QUIT")) {
                    said.add(next);
                    out.print(answer(next, in, out) + "\r\n");
                    next = in.readLine();
                }
            } catch (IOException e) {
                said.add(e.toString());
            }
        }
    }

    private String answer(String line, BufferedReader in, PrintStream out) throws IOException {
        if (line.startsWith("EHLO")) {
            return "250-mail\r\n250 AUTH PLAIN";
        }
        if (line.startsWith("AUTH")) {
            return "235 welcome";
        }
        if (line.startsWith("RCPT TO:<nobody@")) {
            return "550 there is nobody";
        }
        if (line.equals("DATA")) {
            out.print("354 go on\r\n");
            StringBuilder message = new StringBuilder();
            for (String next = in.readLine(); !next.equals("."); next = in.readLine()) {
                message.append(next).append('\n');
            }
            messages.add(message.toString());
            arrived.add(message.toString());
        }
        return "250 yes";
    }
}
