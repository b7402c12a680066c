package althing.server.calling;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Sends something to an address outside. The machine that is called is the one that was looked at: a client which looks the
 * name up again could be led elsewhere. It follows nobody who sends it on, and reads no more than whether it was taken.
 */
final class Outlet {

    private static final int MILLIS = 10_000;
    private static final int LONGEST_ANSWER = 200;
    private static final Pattern STATUS = Pattern.compile("HTTP/1\\.[01] (\\d{3})(?:\\D.*)?");

    private final Walls walls;

    Outlet(Walls walls) {
        this.walls = walls;
    }

    /** Posts a body; the status of the answer. */
    int post(URI address, Map<String, String> headers, byte[] body) throws IOException {
        InetAddress machine = walls.pass(address);
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(MILLIS);
        try (Socket line = new Socket()) {
            line.connect(new InetSocketAddress(machine, Walls.port(address)), MILLIS / 2);
            line.setSoTimeout(MILLIS);
            try (Socket socket = address.getScheme().equals("https") ? Encrypted.line(line, address.getHost()) : line) {
                OutputStream out = socket.getOutputStream();
                out.write(head(address, headers, body.length).getBytes(StandardCharsets.US_ASCII));
                out.write(body);
                out.flush();
                return status(socket, end);
            }
        }
    }

    private static String head(URI address, Map<String, String> headers, int length) {
        String path = address.getRawPath().isEmpty() ? "/" : address.getRawPath();
        StringBuilder head = new StringBuilder("POST " + path
                + (address.getRawQuery() == null ? "" : "?" + address.getRawQuery()) + " HTTP/1.1\r\nHost: "
                + address.getRawAuthority() + "\r\nContent-Length: " + length + "\r\nConnection: close\r\n");
        headers.forEach((name, value) -> head.append(name).append(": ").append(value).append("\r\n"));
        return head.append("\r\n").toString();
    }

    private static int status(Socket socket, long end) throws IOException {
        InputStream in = socket.getInputStream();
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next >= 0 && next != '\n' && line.length() < LONGEST_ANSWER; next = in.read()) {
            line.append((char) next);
            long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
            if (left <= 0) {
                throw new SocketTimeoutException("The answer takes too long.");
            }
            socket.setSoTimeout((int) left);
        }
        Matcher status = STATUS.matcher(line.toString().strip());
        if (!status.matches()) {
            throw new IOException("The answer is not one of the web.");
        }
        return Integer.parseInt(status.group(1));
    }
}
