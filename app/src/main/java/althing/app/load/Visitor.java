package althing.app.load;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.zip.GZIPInputStream;

/**
 * One connection of one person to a hall: as little HTTP as will do, so that who measures takes little of the machine that
 * is measured. Not thread safe.
 */
final class Visitor implements AutoCloseable {

    private final String host;
    private final String cookie;
    private final Socket socket = new Socket();
    private InputStream in;
    private final byte[] buffer = new byte[1 << 13];
    private int from;
    private int to;

    /** Connects from an address of this machine, as the person of a cookie. */
    Visitor(URI hall, InetAddress from, String cookie) throws IOException {
        this.host = hall.getAuthority();
        this.cookie = cookie;
        socket.bind(new InetSocketAddress(from, 0));
        socket.connect(new InetSocketAddress(hall.getHost(), hall.getPort()), 30_000);
        if (socket.getLocalSocketAddress().equals(socket.getRemoteSocketAddress())) {
            socket.close();
            throw new ConnectException("Nobody listens there: the line has met its own other end.");
        }
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(60_000);
        in = socket.getInputStream();
    }

    /** An answer. */
    record Reply(int status, String body) {}

    Reply get(String path) throws IOException {
        write("GET " + path + " HTTP/1.1\r\n" + headers() + "\r\n");
        return reply();
    }

    Reply post(String path, String json) throws IOException {
        byte[] body = json.getBytes(StandardCharsets.UTF_8);
        write("POST " + path + " HTTP/1.1\r\n" + headers() + "Content-Type: application/json\r\nContent-Length: "
                + body.length + "\r\n\r\n" + json);
        return reply();
    }

    /**
     * Asks for a stream, packed as browsers do; {@link #line} then reads what it sends. The older HTTP cuts it into no chunks.
     */
    void listen(String path) throws IOException {
        write("GET " + path + " HTTP/1.0\r\n" + headers()
                + "Accept: text/event-stream\r\nAccept-Encoding: gzip\r\n\r\n");
        String status = line();
        if (!status.contains(" 200")) {
            throw new IOException("The hall does not send its stream: " + status);
        }
        boolean packed = false;
        for (String header = line(); !header.isEmpty(); header = line()) {
            packed |= header.equalsIgnoreCase("Content-Encoding: gzip");
        }
        if (packed) {
            unpack();
        }
    }

    private void unpack() throws IOException {
        InputStream begun = new ByteArrayInputStream(Arrays.copyOfRange(buffer, from, to));
        from = to;
        in = new GZIPInputStream(new SequenceInputStream(begun, in), buffer.length);
    }

    /** The next line, without its end. */
    String line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream(128);
        while (true) {
            fill();
            int end = from;
            while (end < to && buffer[end] != '\n') {
                end++;
            }
            line.write(buffer, from, end - from);
            from = Math.min(to, end + 1);
            if (end < to) {
                return line.toString(StandardCharsets.UTF_8).stripTrailing();
            }
        }
    }

    private void fill() throws IOException {
        if (from == to) {
            from = 0;
            to = Math.max(0, in.read(buffer));
            if (to == 0) {
                throw new IOException("The hall has hung up.");
            }
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }

    private String headers() {
        return "Host: " + host + "\r\nCookie: althing_person=" + cookie + "\r\n";
    }

    private void write(String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
    }

    private Reply reply() throws IOException {
        int status = Integer.parseInt(line().substring(9, 12));
        int length = 0;
        boolean chunked = false;
        for (String header = line(); !header.isEmpty(); header = line()) {
            String low = header.toLowerCase(Locale.ROOT);
            if (low.startsWith("content-length:")) {
                length = Integer.parseInt(low.substring("content-length:".length()).strip());
            }
            chunked |= low.startsWith("transfer-encoding:");
        }
        return new Reply(status, chunked ? chunks() : text(length));
    }

    private String text(int length) throws IOException {
        byte[] text = new byte[length];
        for (int done = 0; done < length;) {
            fill();
            int part = Math.min(length - done, to - from);
            System.arraycopy(buffer, from, text, done, part);
            from += part;
            done += part;
        }
        return new String(text, StandardCharsets.UTF_8);
    }

    private String chunks() throws IOException {
        StringBuilder all = new StringBuilder();
        for (int size = chunk(); size > 0; size = chunk()) {
            all.append(text(size));
            line();
        }
        line();
        return all.toString();
    }

    private int chunk() throws IOException {
        return Integer.parseInt(line().strip(), 16);
    }
}
