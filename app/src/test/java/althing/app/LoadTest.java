package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import althing.server.HallOptions;
import althing.server.HallServer;

/** {@code althing load}. */
class LoadTest {

    @TempDir
    private Path data = Path.of("");

    @Test
    void peopleAndBotsPlay_andWatchersSeeIt() {
        try (HallServer hall = HallServer.start(
                new HallOptions(0, "127.0.0.1", data, Optional.empty(), Duration.ZERO))) {
            JsonNode answer = Call.of("load", "--url", "http://127.0.0.1:" + hall.port(), "--tables", "3",
                    "vikings(seats=2)", "--bots", "1", "--level", "1", "--think", "1-5", "--warm-up", "1",
                    "--seconds", "2", "--json").json();
            assertThat(answer.path("acknowledged").path("count").asInt()).isPositive();
            assertThat(answer.path("seen").path("count").asInt()).isPositive();
            assertThat(answer.path("health").path("count").asInt()).isPositive();
            assertThat(answer.path("failed").asInt()).isZero();
        }
    }

    @Test
    void whatCannotBe_isRefusedWithASentence() {
        refused("--think is a number of milliseconds", "--think", "long");
        refused("the shorter time", "--think", "6-2");
        refused("--tables is a number from 1 to 10000", "--tables", "0");
        refused("at most 600 together", "--seconds", "700");
        refused("has no person who plays", "--bots", "4");
        refused("is another machine", "--url", "http://192.0.2.1:8080");
    }

    private static void refused(String words, String... args) {
        List<String> all = new ArrayList<>(List.of("load", "vikings(seats=4)"));
        if (!args[0].equals("--url")) {
            all.addAll(List.of("--url", "http://127.0.0.1:1"));
        }
        all.addAll(List.of(args));
        Call call = Call.of(all.toArray(String[]::new));
        assertThat(call.code()).as(call.err()).isEqualTo(2);
        assertThat(call.err()).contains(words).doesNotContain("\tat ");
    }
}
