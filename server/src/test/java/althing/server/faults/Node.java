package althing.server.faults;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

import althing.server.ChildHall;

/** A node in a process of its own, which can be killed, frozen and thawed. */
final class Node implements AutoCloseable {

    private final Process process;
    private final int port;

    private Node(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /** Starts a node on a database. It writes into a file of its own: a test must not share its streams with it. */
    static Node start(String url, Path directory) throws IOException, InterruptedException {
        Path output = Files.createTempFile(directory, "node", ".txt");
        Process process = new ProcessBuilder(ProcessHandle.current().info().command().orElseThrow(), "-Xmx512m",
                "-XX:+UseSerialGC", "--enable-native-access=ALL-UNNAMED", "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                ChildHall.class.getName(), directory.toString(), "0", url)
                .redirectErrorStream(true).redirectOutput(output.toFile()).start();
        process.getOutputStream().close();
        return new Node(process, port(process, output));
    }

    int port() {
        return port;
    }

    /** The time that all of its threads have computed. */
    Duration cpu() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /** Ends it without a word, as {@code kill -9} does. */
    void kill() {
        try {
            process.destroyForcibly().waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Stops all of its threads where they are. */
    void freeze() {
        signal("STOP");
    }

    void thaw() {
        signal("CONT");
    }

    @Override
    public void close() {
        kill();
    }

    private void signal(String name) {
        run(List.of("kill", "-" + name, Long.toString(process.pid())));
    }

    /** Runs a command to its end. */
    static void run(List<String> command) {
        try {
            Process process = new ProcessBuilder(command).redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
            if (process.waitFor() != 0) {
                throw new IllegalStateException(command + " ended with " + process.exitValue());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static int port(Process child, Path output) throws IOException, InterruptedException {
        while (child.isAlive()) {
            for (String line : Files.readAllLines(output)) {
                if (line.startsWith("port ")) {
                    return Integer.parseInt(line.substring("port ".length()));
                }
            }
            TimeUnit.MILLISECONDS.sleep(50);
        }
        throw new IllegalStateException(Files.readString(output));
    }
}
