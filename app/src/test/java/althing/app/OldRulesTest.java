package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

import althing.engine.Game;
import althing.engine.GameRecord;
import althing.engine.Games;

/** Games that follow earlier rules, on the command line. */
class OldRulesTest {

    private static final Path RECORDS = Path.of("..", "records");

    @TempDir
    private Path directory = Path.of("");

    /** One stored record of the first rules of each game. */
    static List<Path> oldRecords() {
        return Games.all().stream().filter(game -> game.rulesVersion() > 1).map(OldRulesTest::oldRecord).toList();
    }

    private static Path oldRecord(Game game) {
        try (Stream<Path> files = Files.list(RECORDS.resolve(game.id()))) {
            return files.filter(file -> file.toString().endsWith(".v1.althing")).sorted().findFirst().orElseThrow();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("oldRecords")
    void anOldRecord_isTold_withItsVersionAndWhatHasChangedSince(Path file) {
        JsonNode answer = Call.of("replay", file.toString(), "--json").json();
        Game game = Games.named(answer.get("setup").stringValue().replaceAll("\\(.*", ""));
        assertThat(answer.get("rulesVersion").intValue()).isEqualTo(1);
        assertThat(answer.get("newestRulesVersion").intValue()).isEqualTo(game.rulesVersion());
        assertThat(answer.get("changedSince").size()).isEqualTo(game.rulings().size());
        assertThat(answer.get("verified").booleanValue()).isTrue();
        for (String language : List.of("en", "pl", "hu")) {
            assertThat(Call.of("replay", file.toString(), "--lang", language).out()).contains("rules=1",
                    Words.in(language).say("rules.older", "version", 1, "newest", game.rulesVersion()),
                    game.rulings().getFirst().rule());
        }
    }

    @Test
    void aRecordOfTheNewestRules_saysThatTheyAre() throws IOException {
        Path file = Files.writeString(directory.resolve("new.althing"), RecordsTest.randomGame().text());
        assertThat(Call.of("replay", file.toString()).out()).contains(", the newest.").doesNotContain("rules=");
        assertThat(Call.of("replay", file.toString(), "--json").json().get("changedSince")).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("oldRecords")
    void aMomentOfAnOldRecord_isAPositionOfItsRules(Path file) throws IOException {
        JsonNode answer = Call.of("position", file.toString(), "--at", "5", "--json").json();
        assertThat(answer.get("rulesVersion").intValue()).isEqualTo(1);
        assertThat(answer.get("setup").stringValue()).contains("rules=1");
        assertThat(Call.of("position", file.toString(), "--at", "5").out()).contains("rules version 1; the newest is");
        Path notation = Files.writeString(directory.resolve("moment.json"), answer.get("notation").toString());
        assertThat(Call.of("position", notation.toString(), "--json").json()).isEqualTo(answer);
        GameRecord record = GameRecord.parse(Files.readString(file));
        String next = record.moves().get(5).seat() + " " + record.moves().get(5).move().code();
        assertThat(Call.of("position", notation.toString(), "--play", next, "--json").json())
                .isEqualTo(Call.of("position", file.toString(), "--at", "6", "--json").json());
    }

    @Test
    void anUnfinishedRecordOfOldRules_isPlayedOnUnderThem() throws IOException {
        GameRecord whole = GameRecord.parse(Files.readString(oldRecord(Games.named("vikings"))));
        GameRecord half = new GameRecord(whole.setup(), whole.names(), whole.moves().subList(0, 10));
        Path file = Files.writeString(directory.resolve("half.althing"), half.text());
        Call call = Call.answering("q\n", "play", "--resume", file.toString(), "--seat", "0,1", "--record",
                directory.toString());
        assertThat(call.code()).as(call.err()).isZero();
        assertThat(call.out()).contains("rules version 1; the newest is");
        Path kept = directory.resolve("vikings-" + whole.setup().seed().orElseThrow() + ".althing");
        assertThat(GameRecord.parse(Files.readString(kept)).setup()).isEqualTo(whole.setup());
    }

    @Test
    void experiments_canFollowOldRules() throws IOException {
        String setup = "vikings(seats=2,rules=1)";
        JsonNode report = Call.of("sim", setup, "--games", "3", "--json", "--record", directory.toString()).json();
        assertThat(report.get("setup").stringValue()).isEqualTo(setup);
        String record = Files.readString(directory.resolve("vikings-000000.althing"));
        assertThat(record).contains("\nrules 1\n");
        assertThat(Call.of("arena", setup, "--bots", "random,greedy", "--games", "2").out()).startsWith(setup);
        JsonNode notation = Call.of("new", "vikings(seats=2,rules=1)#1").json();
        assertThat(notation.get("setup").stringValue()).isEqualTo(setup);
    }

    @Test
    void rulesThatAreNotKnown_areRefused() {
        for (String command : new String[]{"new", "sim", "arena", "speed", "play"}) {
            Call call = Call.of(command, "vikings(rules=97)");
            assertThat(call.code()).isEqualTo(2);
            assertThat(call.err()).contains("rules version 97 of vikings is not known here",
                    "a newer Althing is needed.");
        }
    }
}
