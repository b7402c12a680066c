package althing.server.calling;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

import javax.net.ssl.SSLSocket;

import org.jspecify.annotations.Nullable;

/**
 * A conversation with the mail server of the host (RFC 5321): encrypted from the beginning ({@code smtps}), or as soon as the
 * server offers it. A password is told to nobody over a line that others can read, but on this machine.
 */
final class Smtp implements AutoCloseable {

    private static final int MILLIS = 15_000;

    private final String host;
    private Socket socket;
    private BufferedReader in;
    private OutputStream out;

    private Smtp(String host, Socket socket) throws IOException {
        this.host = host;
        this.socket = socket;
        this.in = reader(socket);
        this.out = socket.getOutputStream();
    }

    static Smtp dial(URI server) throws IOException {
        boolean encrypted = server.getScheme().equals("smtps");
        Socket line = new Socket();
        try {
            line.connect(new InetSocketAddress(server.getHost(), port(server, encrypted)), MILLIS);
            line.setSoTimeout(MILLIS);
            Smtp smtp = new Smtp(server.getHost(), encrypted ? Encrypted.line(line, server.getHost()) : line);
            smtp.begin(server.getUserInfo());
            return smtp;
        } catch (IOException | RuntimeException e) {
            line.close();
            throw e;
        }
    }

    private void begin(@Nullable String account) throws IOException {
        hear(220);
        List<String> offered = say("EHLO localhost", 250);
        if (!(socket instanceof SSLSocket) && offered.contains("STARTTLS")) {
            say("STARTTLS", 220);
            socket = Encrypted.line(socket, host);
            in = reader(socket);
            out = socket.getOutputStream();
            say("EHLO localhost", 250);
        }
        if (account != null) {
            logIn(account);
        }
    }

    private void logIn(String account) throws IOException {
        if (!(socket instanceof SSLSocket) && !socket.getInetAddress().isLoopbackAddress()) {
            throw new IOException("The mail server does not encrypt, so it is not told the password.");
        }
        int colon = account.indexOf(':');
        String words = "\0" + (colon < 0 ? account : account.substring(0, colon)) + "\0"
                + (colon < 0 ? "" : account.substring(colon + 1));
        say("AUTH PLAIN " + Base64.getEncoder().encodeToString(words.getBytes(StandardCharsets.UTF_8)), 235);
    }

    /** Hands a message over; {@link Carrier.Gone} if nobody has the address. */
    void send(String from, String to, String message) throws IOException, Carrier.Gone {
        say("MAIL FROM:<" + from + ">", 250);
        try {
            say("RCPT TO:<" + to + ">", 250);
        } catch (Refused e) {
            if (e.code == 550 || e.code == 553) {
                throw new Carrier.Gone();
            }
            throw e;
        }
        say("DATA", 354);
        say(message.replaceAll("(?m)^\\.", "..") + "\r\n.", 250);
    }

    @Override
    public void close() throws IOException {
        try (Socket _ = socket) {
            out.write("QUIT\r\n".getBytes(StandardCharsets.US_ASCII));
            out.flush();
        }
    }

    /** The server said something else than was expected. */
    private static final class Refused extends IOException {

        private static final long serialVersionUID = 1L;
        private final int code;

        Refused(int code) {
            super("The mail server answered " + code + ".");
            this.code = code;
        }
    }

    private List<String> say(String line, int expected) throws IOException {
        out.write((line + "\r\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
        return hear(expected);
    }

    /** The words of an answer, line by line. */
    private List<String> hear(int expected) throws IOException {
        List<String> words = new ArrayList<>();
        while (true) {
            String line = in.readLine();
            if (line == null || !line.matches("\\d{3}([ -].*)?")) {
                throw new IOException("The mail server does not speak SMTP.");
            }
            words.add(line.length() < 4 ? "" : line.substring(4));
            if (line.length() < 4 || line.charAt(3) == ' ') {
                int code = Integer.parseInt(line.substring(0, 3));
                if (code != expected) {
                    throw new Refused(code);
                }
                return words;
            }
        }
    }

    private static int port(URI server, boolean encrypted) {
        return server.getPort() >= 0 ? server.getPort() : encrypted ? 465 : 587;
    }

    private static BufferedReader reader(Socket socket) throws IOException {
        return new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
    }
}
