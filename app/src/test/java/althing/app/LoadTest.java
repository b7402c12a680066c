package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import althing.server.HallOptions;
import althing.server.HallServer;
import althing.server.calling.CallSettings;

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
            assertThat(answer.path("answers").path("count").asInt()).isPositive();
            assertThat(answer.path("failed").asInt()).isZero();
        }
    }

    @Test
    void besideACrowd_itIsMeasuredTwice() {
        try (HallServer hall = HallServer.start(
                new HallOptions(0, "127.0.0.1", data, Optional.empty(), Duration.ZERO))) {
            Call call = Call.of("load", "--url", "http://127.0.0.1:" + hall.port(), "--tables", "1",
                    "vikings(seats=2)", "--bots", "1", "--level", "1", "--think", "1", "--warm-up", "0",
                    "--seconds", "2", "--crowd", "1*2", "--crowd", "hnefatafl 2*1");
            assertThat(call.out()).contains("Beside them 3 tables of bots", "health without the crowd",
                    "a bot’s answer without the crowd");
            assertThat(Call.of("check-tables", "--data", data.toString()).out()).contains("hnefatafl");
        }
    }

    @Test
    void withAllOn_peopleOfTheirOwnPlayForRatings_andTalk() {
        CallSettings calls = new CallSettings(CallSettings.kinds("webhook"),
                Optional.of(URI.create("https://hall.example.org")), Optional.empty(), "", Set.of("127.0.0.1:9"));
        try (HallServer hall = HallServer.start(
                new HallOptions(0, "127.0.0.1", data, Optional.empty(), Duration.ZERO).calling(calls))) {
            JsonNode answer = Call.of("load", "--url", "http://127.0.0.1:" + hall.port(), "--tables", "2",
                    "vikings(seats=3)", "--think", "1", "--watchers", "0", "--warm-up", "0", "--seconds", "3",
                    "--all-on", "--json").json();
            assertThat(answer.path("acknowledged").path("count").asInt()).isPositive();
            assertThat(answer.path("seen").path("count").asInt()).isPositive();
            assertThat(answer.path("lostLines").isEmpty()).as(answer.toString()).isTrue();
        }
    }

    @Test
    void withAllOn_aHallThatCallsNobody_isNoMeasure() {
        try (HallServer hall = HallServer.start(
                new HallOptions(0, "127.0.0.1", data, Optional.empty(), Duration.ZERO))) {
            Call call = Call.of("load", "--url", "http://127.0.0.1:" + hall.port(), "--tables", "1",
                    "vikings(seats=2)", "--all-on");
            assertThat(call.code()).isNotZero();
            assertThat(call.err()).contains("This hall does not call by webhook");
        }
    }

    @Test
    void aHallThatWasKilled_answersAgain() {
        JsonNode answer = Call.of("load", "vikings(seats=2)", "--crowd", "1*3", "--restart", "--seconds", "1", "--json")
                .json();
        assertThat(answer.path("tables").asInt()).isEqualTo(3);
        assertThat(answer.path("health").path("count").asInt()).isPositive();
    }

    @Test
    void whatCannotBe_isRefusedWithASentence() {
        refused("--think is a number of milliseconds", "--think", "long");
        refused("the shorter time", "--think", "6-2");
        refused("--tables is a number from 1 to 10000", "--tables", "0");
        refused("at most 600 together", "--seconds", "700");
        refused("has no person who plays", "--bots", "4");
        refused("--crowd is a level and a number of tables", "--crowd", "many");
        refused("bots of the levels 1 to 5", "--crowd", "6*3");
        refused("--restart is for a hall of its own", "--restart");
        refused("--all-on is for people on two seats", "--all-on", "--bots", "3");
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
