package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import althing.engine.Game;
import althing.engine.GameRecord;
import althing.engine.Games;
import althing.engine.Position;
import althing.engine.Setup;

/** {@code althing play}, answered by a pipe instead of a person. */
class PlayTest {

    private static final String SETUP = "vikings(seats=2)#1";
    private static final int MORE_THAN_ENOUGH = 2000;

    @TempDir
    private Path directory = Path.of("");

    @Test
    void aWholeGame_isPlayed_andLeavesARecordThatReplays() throws IOException {
        Call call = play("1\n".repeat(MORE_THAN_ENOUGH), SETUP, "--bots", "random", "--name", "Ingrid");
        assertThat(call.code()).isZero();
        assertThat(call.out()).contains("Your move:", "The game is over.", "Ingrid", "The record is in ");
        GameRecord record = onlyRecord();
        assertThat(record.names()).containsExactly("Ingrid", "random (1)");
        assertThat(record.replay().isOver()).isTrue();
    }

    @Test
    void leaving_savesTheGame_andItCanBeResumed() throws IOException {
        Call left = play("1\n1\n1\nq\n", SETUP, "--bots", "random");
        assertThat(left.code()).isZero();
        assertThat(onlyRecord().replay().isOver()).isFalse();
        String file = records().getFirst().toString();
        Call resumed = play("1\n".repeat(MORE_THAN_ENOUGH), "--resume", file, "--bots", "random");
        assertThat(resumed.out()).contains("The game is over.");
        assertThat(records()).hasSize(2);
    }

    @Test
    void whoSaysNothing_leaves() throws IOException {
        assertThat(play("", SETUP, "--bots", "random").code()).isZero();
        assertThat(records().size()).isLessThanOrEqualTo(1);
    }

    @Test
    void wrongAnswers_getASentence_andTheQuestionAgain() {
        Call call = play("99999\n0\nsing\nstop\nh\ns\nv\nu\nq\n", SETUP, "--bots", "random");
        assertThat(call.out()).contains("The moves have the numbers 1 to ", "‘sing’ is no move here", "VIK-",
                "--resume FILE", "cannot be taken back");
        assertThat(call.out().split("Your move:", -1)).hasSize(10);
    }

    /** Buying a set reveals nothing and the same seat goes on to place it, so it can be taken back and done otherwise. */
    @Test
    void aMoveThatRevealedNothing_isTakenBack() throws IOException {
        Call call = play("buy 1\nu\nbuy 2\nq\n", SETUP, "--bots", "random", "--seat", "0,1");
        assertThat(call.out()).contains("Taken back.");
        assertThat(onlyRecord().moves()).singleElement()
                .satisfies(played -> assertThat(played.move().code()).isEqualTo("buy 2"));
    }

    @Test
    void severalPeople_mayShareTheScreen() throws IOException {
        Call call = play("1\n".repeat(MORE_THAN_ENOUGH), SETUP, "--seat", "0,1", "--name", "Ingrid");
        assertThat(call.out()).contains("Ingrid 0: ", "Ingrid 1: ");
        assertThat(onlyRecord().names()).containsExactly("Ingrid 0", "Ingrid 1");
    }

    @Test
    void json_keepsTheTalkApartFromTheAnswer() throws IOException {
        Call call = play("1\n".repeat(MORE_THAN_ENOUGH), SETUP, "--bots", "random", "--json");
        assertThat(call.err()).contains("Your move:");
        assertThat(call.json().propertyNames()).containsExactly("record", "over", "points", "ranks");
        assertThat(call.json().get("points").get(0).intValue()).isEqualTo(onlyRecord().replay().points(0));
    }

    @Test
    void aGame_speaksPolishToo() {
        Call call = play("h\nq\n", SETUP, "--bots", "random", "--lang", "pl");
        assertThat(call.out()).contains("Twój ruch:", "Numer albo słowa z nawiasu");
    }

    /** A person sees words, never the names of fields in a record. */
    @ParameterizedTest
    @MethodSource("games")
    void whatASeatSees_isShownInItsLanguage(Game game) {
        Setup setup = firstSetup(game);
        String seats = IntStream.range(0, setup.seats()).mapToObj(String::valueOf).collect(Collectors.joining(","));
        Call call = play("v\nq\n", setup.line(), "--seat", seats, "--name", "Ingrid", "--lang", "hu");
        Narrator narrator = new Narrator(setup, "hu", seat -> setup.seats() == 1 ? "Ingrid" : "Ingrid " + seat);
        Position position = setup.start();
        int seat = position.nextSeat();
        List<String> sketch = SketchText.of(position.view(seat).sketch(seat), narrator);
        assertThat(sketch).hasSizeGreaterThan(10).allMatch(line -> line.length() <= TextWidth.SCREEN)
                .noneMatch(line -> line.contains("\u00ad"));
        String shown = String.join(System.lineSeparator(), sketch) + System.lineSeparator();
        assertThat(call.out().split(Pattern.quote(shown), -1)).as(shown).hasSize(3);
    }

    private static Stream<Game> games() {
        return Games.all().stream();
    }

    private static Setup firstSetup(Game game) {
        return Setup.parse(game.id() + "(seats=" + game.minSeats() + ")#7");
    }

    @Test
    void wrongArguments_areRefused() {
        refused("There is no seat 5; seats are 0 to 1.", SETUP, "--seat", "5");
        refused("'wizard'", SETUP, "--bots", "wizard");
        refused("one of the two");
        refused("one of the two", SETUP, "--resume", "x");
        refused("There is no file x", "--resume", "x");
        refused("There is no game", "kubb");
    }

    private void refused(String words, String... args) {
        Call call = play("q\n", args);
        assertThat(call.code()).isEqualTo(2);
        assertThat(call.err()).contains(words).doesNotContain("\tat ");
    }

    private Call play(String answers, String... args) {
        String[] all = Stream.of(Stream.of("play"), Stream.of(args), Stream.of("--record", directory.toString()))
                .flatMap(each -> each).toArray(String[]::new);
        return Call.answering(answers, all);
    }

    private List<Path> records() throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.sorted().toList();
        }
    }

    private GameRecord onlyRecord() throws IOException {
        assertThat(records()).hasSize(1);
        return GameRecord.parse(Files.readString(records().getFirst()));
    }
}
