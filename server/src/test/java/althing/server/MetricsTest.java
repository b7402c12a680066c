package althing.server;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

import org.junit.jupiter.api.Test;

import althing.engine.BadInput;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** What Prometheus reads. */
class MetricsTest extends HallTest {

    @Override
    protected HallServer start() {
        return HallServer.start(
                options(data).measuredAt(Optional.of(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))),
                bots());
    }

    @Test
    void whatHappensAtTheTables_isCounted() throws IOException {
        String table = ingrid.open("runes(seats=2)#1", "me", "screen");
        for (int seat = 0; seat < 2; seat++) {
            ingrid.play(table, seat, ingrid.state(table).path("options").path(0).path("move").asString());
        }
        ingrid.post("/api/tables/" + table + "/chat", "{\"text\":\"Hail, it is Ingrid\"}");
        ingrid.play(table, 0, "carve 1", 0);
        try (Guest.Line line = olaf.listen(table)) {
            line.next();
            assertThat(readings()).contains("althing_streams 1.0", "althing_tables_loaded 1.0");
        }
        /* The fifth change is the key of the host, which the hall makes at its first start. */
        assertThat(readings()).contains("althing_events_total{kind=\"move\"} 2.0",
                "althing_events_total{kind=\"chat\"} 1.0", "althing_problems_total{code=\"moved-on\"} 1.0",
                "althing_conflicts_total 0.0", "althing_writer_changes_total 5.0", "althing_bots_waiting{",
                "althing_jobs_waiting{kind=\"calls\"} 0.0", "althing_jobs_oldest_seconds{kind=\"results\"} 0.0");
    }

    @Test
    void calls_areTimedByTheirRoute_andAddressesThatNobodyKnowsMakeNoRows() throws IOException {
        String table = ingrid.open("runes(seats=2)#1", "me", "screen");
        ingrid.state(table);
        ingrid.get("/api/made-up/" + table);
        ingrid.get("/made-up/" + table + ".js");
        String readings = readings();
        assertThat(readings).contains(
                "http_server_requests_seconds_bucket{method=\"GET\",route=\"/api/tables/{id}\",status=\"200\",le=\"0.15\"}",
                "http_server_requests_seconds_count{method=\"POST\",route=\"/api/tables\",status=\"201\"} 1",
                "jvm_memory_used_bytes{", "hikaricp_connections_active{pool=\"hall\"}");
        assertThat(readings).doesNotContain("made-up").doesNotContain(table);
    }

    @Test
    void howLongAPushLags_isMeasured() throws IOException {
        String table = ingrid.open("runes(seats=2)#1", "me", "screen");
        try (Guest.Line line = olaf.listen(table)) {
            line.next();
            ingrid.post("/api/tables/" + table + "/chat", "{\"text\":\"Hail\"}");
            line.next();
            ingrid.post("/api/tables/" + table + "/chat", "{\"text\":\"again\"}");
            line.next();
        }
        assertThat(readings()).containsPattern("althing_push_lag_seconds_count [12]\\b");
    }

    @Test
    void theHallsOwnPort_tellsNothingOfIt() {
        assertThat(ingrid.get("/metrics").text()).doesNotContain("althing_events_total");
    }

    @Test
    void aTakenPort_isSaid_andNothingIsLeftRunning() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            HallOptions options = options(data.resolve("other")).measuredAt(
                    Optional.of(new InetSocketAddress(taken.getInetAddress(), taken.getLocalPort())));
            assertThatThrownBy(() -> HallServer.start(options)).isInstanceOf(BadInput.class)
                    .hasMessageContaining("cannot show its metrics at ")
                    .hasMessageContaining(" port " + taken.getLocalPort());
        }
    }

    private String readings() throws IOException {
        URI door = URI.create("http://127.0.0.1:" + server.metricsPort().getAsInt() + "/metrics");
        try (InputStream text = door.toURL().openStream()) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
