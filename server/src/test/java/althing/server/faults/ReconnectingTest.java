package althing.server.faults;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import althing.server.Guest;

import static org.assertj.core.api.Assertions.assertThat;

/** Everybody's line breaks at once, and everybody dials again at once; {@code ./check --faults} runs this. */
@Tag("slow")
@EnabledIfSystemProperty(named = "althing.faults", matches = ".*")
@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
class ReconnectingTest {

    private static final int LINES = 2_000;
    private static final int TABLES = 20;
    private static final Duration MOST = Duration.ofMinutes(2);

    @TempDir
    private Path directory;

    @Test
    void twoThousandLinesOfAKilledNode_areTakenUpByTheOther_andTellEverything()
            throws IOException, InterruptedException {
        Doors doors = new Doors();
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start();
                Node east = Node.start(postgres.getJdbcUrl("postgres", "postgres"), directory);
                Node west = Node.start(postgres.getJdbcUrl("postgres", "postgres"), directory);
                Guest ingrid = new Guest(west.port())) {
            List<String> tables = new ArrayList<>();
            for (int i = 0; i < TABLES; i++) {
                tables.add(ingrid.open("vikings(seats=2)#1", "me", "screen"));
            }
            doors.add(east.port());
            try (Listeners listeners = new Listeners(doors, tables, LINES)) {
                say("2,000 lines open", listeners.awaitSeq(0, MOST), east.cpu());
                doors.add(west.port());
                doors.remove(east.port());
                listeners.forget();
                east.kill();
                Duration before = west.cpu();
                say("2,000 lines open again after kill -9", listeners.awaitSeq(0, MOST), west.cpu().minus(before));
                Duration then = west.cpu();
                long began = System.nanoTime();
                tables.forEach(table -> play(ingrid, table));
                listeners.awaitSeq(1, MOST);
                say("a move at each of 20 tables is told to all", Duration.ofNanos(System.nanoTime() - began),
                        west.cpu().minus(then));
                System.out.println("measured: " + listeners.dialled() + " dials in all");
            }
        }
    }

    private static void play(Guest person, String table) {
        JsonNode state = person.state(table);
        assertThat(person.play(table, state.path("acting").asInt(),
                state.path("options").path(0).path("move").asString()).status()).isEqualTo(200);
    }

    private static void say(String what, Duration took, Duration cpu) {
        System.out.printf("measured: %s within %.1f s, for which the node computed %.1f s%n", what,
                took.toMillis() / 1000.0, cpu.toMillis() / 1000.0);
    }
}
