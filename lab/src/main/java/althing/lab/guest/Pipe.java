package althing.lab.guest;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Lines to a process and from it, each way on a thread of its own: who neither reads nor writes keeps nobody waiting longer
 * than they want to.
 */
final class Pipe {

    /** Who says more than that unasked waits. */
    private static final int LINES = 64;
    private static final int LONGEST_LINE = 1 << 16;

    /** A line, or none at the end. */
    private final BlockingQueue<Optional<String>> out = new LinkedBlockingQueue<>();
    private final BlockingQueue<Optional<String>> in = new ArrayBlockingQueue<>(LINES);
    private boolean over;

    Pipe(Process process) {
        Thread.ofPlatform().daemon().name("to a guest").start(() -> writeAll(process));
        Thread.ofPlatform().daemon().name("from a guest").start(() -> readAll(process));
    }

    void write(String line) {
        out.add(Optional.of(line));
    }

    void closeWriting() {
        out.add(Optional.empty());
    }

    /** The next line, if one comes in time. */
    Optional<String> read(long nanos) {
        if (over) {
            return Optional.empty();
        }
        try {
            Optional<String> line = in.poll(nanos, TimeUnit.NANOSECONDS);
            if (line == null) {
                return Optional.empty();
            }
            over = line.isEmpty();
            return line;
        } catch (InterruptedException e) {
            throw Program.interrupted();
        }
    }

    /** Whether no further line will come. */
    boolean isOver() {
        return over;
    }

    private void writeAll(Process process) {
        try (BufferedWriter writer = process.outputWriter(StandardCharsets.UTF_8)) {
            for (Optional<String> line = out.take(); line.isPresent(); line = out.take()) {
                writer.write(line.get());
                writer.write('\n');
                if (out.isEmpty()) {
                    writer.flush();
                }
            }
        } catch (IOException e) {
            // It reads no more; whoever waits for its answer learns that from its silence.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void readAll(Process process) {
        try (BufferedReader reader = process.inputReader(StandardCharsets.UTF_8)) {
            Optional<String> line;
            do {
                line = line(reader);
                in.put(line);
            } while (line.isPresent());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException e) {
            // Its end was put already, or nobody waits for it any more.
        }
    }

    /** A line, which is cut where it is endless; none at the end, and where the stream was closed on our side. */
    private static Optional<String> line(BufferedReader reader) {
        StringBuilder line = new StringBuilder();
        try {
            int each = reader.read();
            while (each >= 0 && each != '\n' && line.length() < LONGEST_LINE) {
                line.append((char) each);
                each = reader.read();
            }
            return each < 0 ? Optional.empty() : Optional.of(line.toString());
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
