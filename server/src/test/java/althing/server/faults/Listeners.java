package althing.server.faults;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Many open lines to a few tables, each of which dials again at once, anywhere, when it breaks. */
final class Listeners implements AutoCloseable {

    private static final Pattern SEQ = Pattern.compile("\"seq\":(\\d+)");
    /** A person, and an address, may have only so many lines. */
    private static final int OF_A_PERSON = 25;
    private static final int OF_AN_ADDRESS = 400;

    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final AtomicIntegerArray seen;
    private final AtomicLong dialled = new AtomicLong();
    private final Doors doors;
    private final List<String> tables;

    Listeners(Doors doors, List<String> tables, int count) {
        this.doors = doors;
        this.tables = tables;
        this.seen = new AtomicIntegerArray(count);
        forget();
        for (int i = 0; i < count; i++) {
            int number = i;
            threads.execute(() -> listen(number));
        }
    }

    /** How often a line was dialled. */
    long dialled() {
        return dialled.get();
    }

    /** Forgets what was seen, so that everybody has to be told anew. */
    void forget() {
        for (int i = 0; i < seen.length(); i++) {
            seen.set(i, -1);
        }
    }

    /** Waits until all lines have told of an event of a number or a later one; how long that took. */
    Duration awaitSeq(int seq, Duration most) throws InterruptedException {
        long since = System.nanoTime();
        while (behind(seq) > 0) {
            if (System.nanoTime() - since > most.toNanos()) {
                throw new AssertionError(behind(seq) + " lines have not told of event " + seq);
            }
            TimeUnit.MILLISECONDS.sleep(10);
        }
        return Duration.ofNanos(System.nanoTime() - since);
    }

    private long behind(int seq) {
        long behind = 0;
        for (int i = 0; i < seen.length(); i++) {
            behind += seen.get(i) < seq ? 1 : 0;
        }
        return behind;
    }

    private void listen(int number) {
        while (doors.areOpen()) {
            try (Socket socket = new Socket()) {
                dialled.incrementAndGet();
                read(socket, number);
            } catch (IOException e) {
                pause();
            }
        }
    }

    private void read(Socket socket, int number) throws IOException {
        socket.bind(new InetSocketAddress(InetAddress.ofLiteral("127.0.0." + (2 + number / OF_AN_ADDRESS)), 0));
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), doors.any()), 10_000);
        socket.setSoTimeout(60_000);
        socket.getOutputStream().write(("GET /api/tables/" + tables.get(number % tables.size())
                + "/events HTTP/1.0\r\nHost: 127.0.0.1\r\nAccept: text/event-stream\r\nCookie: althing_person="
                + String.format("%032x", 1 + number / OF_A_PERSON) + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8), 1 << 12)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                Matcher seq = SEQ.matcher(line.startsWith("data:") ? line : "");
                if (seq.find()) {
                    seen.set(number, Integer.parseInt(seq.group(1)));
                }
            }
        }
        throw new IOException("the line has ended");
    }

    private static void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(100);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        doors.close();
        threads.shutdownNow();
    }
}
