package althing.server.storage;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A process is killed while several tables are written to. {@code -Dalthing.kill.after=90} lets it live 90 seconds
 * first: some databases lose nothing at first and something later, when they begin to use their space again.
 */
@Tag("slow")
class KilledStoreTest {

    private static final Duration LIFE = Duration.ofSeconds(Integer.getInteger("althing.kill.after", 3));
    private static final int WRITERS = 4;

    @Test
    void everyEventThatWasAcknowledged_isThere(@TempDir Path data) throws IOException, InterruptedException {
        Map<String, Integer> acknowledged = writeAndKill(data);
        assertThat(acknowledged).hasSize(WRITERS);
        try (Store store = Store.inDirectory(data)) {
            acknowledged.forEach((table, last) -> assertThat(store.events(table).stream().map(Event::seq).toList())
                    .startsWith(1).hasSizeGreaterThanOrEqualTo(last).hasSizeLessThanOrEqualTo(last + 1));
        }
    }

    /** The last event of each table that the process told of. */
    private static Map<String, Integer> writeAndKill(Path data) throws IOException, InterruptedException {
        Process child = new ProcessBuilder(ProcessHandle.current().info().command().orElseThrow(), "-Xmx256m",
                "-XX:+UseSerialGC", "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                ChildStore.class.getName(), data.toString(), Integer.toString(WRITERS))
                .redirectError(ProcessBuilder.Redirect.DISCARD).start();
        Map<String, Integer> acknowledged = new HashMap<>();
        try (BufferedReader lines = child.inputReader()) {
            Instant end = null;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                end = end == null ? Instant.now().plus(LIFE) : end;
                if (Instant.now().isAfter(end)) {
                    child.toHandle().destroyForcibly();
                }
                if (line.startsWith("table")) {
                    String[] words = line.split(" ", -1);
                    acknowledged.put(words[0], Integer.parseInt(words[1]));
                }
            }
        } finally {
            child.destroyForcibly().waitFor();
        }
        return acknowledged;
    }
}
