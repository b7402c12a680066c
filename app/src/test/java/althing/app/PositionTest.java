package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.formats.NotationJson;

/** {@code althing new} and {@code althing position}. */
class PositionTest {

    private static final String SETUP = "vikings(seats=3)#1";

    @TempDir
    private Path directory = Path.of("");
    private String file = "";

    @BeforeEach
    void writeTheStart() throws IOException {
        file = Files.writeString(directory.resolve("start.json"), Call.of("new", SETUP).out()).toString();
    }

    @Test
    void aNewPosition_isTheStartOfItsSetup() {
        assertThat(Call.of("new", SETUP).out()).isEqualTo(NotationJson.write(Setup.parse(SETUP).start()));
    }

    @Test
    void aNewPositionWithoutASeed_tellsTheSeedItDrew() {
        Call call = Call.of("new", "vikings(seats=3)");
        assertThat(call.err()).startsWith("vikings(seats=3)#");
        assertThat(Call.of("new", call.err().strip()).out()).isEqualTo(call.out());
    }

    @Test
    void aPosition_isShownAsText_withWhatIsAsked() {
        Call call = Call.of("position", file);
        assertThat(call.code()).isZero();
        assertThat(call.out()).contains("setup: vikings(seats=3,rules=", "Seat ").doesNotContain("{", "\"");
    }

    @Test
    void aPosition_comesAlsoFromTheStandardInput() throws IOException {
        Call call = Call.answering(Files.readString(Path.of(file)), "position", "-");
        assertThat(call).isEqualTo(Call.of("position", file));
    }

    @Test
    void moves_areListedWithTheirTexts_inEveryLanguage() {
        JsonNode english = moves("en");
        JsonNode polish = moves("pl");
        assertThat(english.size()).isPositive().isEqualTo(polish.size());
        for (int i = 0; i < english.size(); i++) {
            assertThat(english.get(i).get("move")).isEqualTo(polish.get(i).get("move"));
            assertThat(english.get(i).get("text")).isNotEqualTo(polish.get(i).get("text"));
        }
        String first = english.get(0).get("text").stringValue();
        assertThat(Call.of("position", file, "--moves").out()).contains(first);
    }

    @Test
    void playing_printsTheNewNotation() {
        String move = moves("en").get(0).get("move").stringValue();
        Call played = Call.of("position", file, "--play", move);
        assertThat(played.code()).isZero();
        assertThat(NotationJson.write(NotationJson.read(played.out()))).isEqualTo(played.out());
        assertThat(played.out()).isNotEqualTo(Call.of("new", SETUP).out());
        String next = Call.answering(played.out(), "position", "-", "--json", "--moves").json()
                .get("moves").get(0).get("move").stringValue();
        assertThat(Call.of("position", file, "--play", move, "--play", next))
                .isEqualTo(Call.answering(played.out(), "position", "-", "--play", next));
    }

    @Test
    void anIllegalMove_isRefusedWithItsRule_andNothingIsPrinted() {
        Call call = Call.of("position", file, "--play", "stop");
        assertThat(call.code()).isEqualTo(2);
        assertThat(call.out()).isEmpty();
        assertThat(call.err()).containsPattern("'stop' cannot be played here\\. VIK-\\S+: ");
    }

    @Test
    void why_saysTheRule_orThatTheMoveIsLegal() {
        String legal = moves("en").get(0).get("move").stringValue();
        assertThat(Call.of("position", file, "--why", "stop").out()).startsWith("VIK-");
        assertThat(Call.of("position", file, "--why", legal).out()).contains("may play", legal);
        JsonNode why = Call.of("position", file, "--json", "--why", "stop", "--why", legal).json().get("why");
        assertThat(why.get(0).get("legal").booleanValue()).isFalse();
        assertThat(why.get(0).get("refusal").get("rule").stringValue()).startsWith("VIK-");
        assertThat(why.get(1).get("legal").booleanValue()).isTrue();
        assertThat(why.get(1).get("refusal").isNull()).isTrue();
    }

    @Test
    void wordsThatAreNoMove_getTheirOwnAnswer_andTheOthersStand() {
        String[] questions = {"position", file, "--why", "stop", "--why", "sing loudly", "--why", "9 buy 3", "--why",
                "buy 12"};
        Call call = Call.of(questions);
        assertThat(call.code()).isZero();
        assertThat(call.err()).isEmpty();
        assertThat(call.out().lines()).satisfiesExactly(
                line -> assertThat(line).startsWith("VIK-"),
                line -> assertThat(line).startsWith("'sing loudly' is no move of Vikings"),
                line -> assertThat(line).isEqualTo("There is no seat 9; seats are 0 to 2."),
                line -> assertThat(line).startsWith("VIK-4.1: "));
        JsonNode why = Call.of(Stream.concat(Stream.of(questions), Stream.of("--json")).toArray(String[]::new)).json()
                .get("why");
        assertThat(why.get(0).has("problem")).isFalse();
        assertThat(why.get(1).get("problem").stringValue()).startsWith("'sing loudly' is no move of Vikings");
        assertThat(why.get(1).get("legal").booleanValue()).isFalse();
        assertThat(why.get(1).has("seat")).isFalse();
        assertThat(why.get(3).get("refusal").get("rule").stringValue()).isEqualTo("VIK-4.1");
    }

    /** Whatever is asked about, the other questions are answered, in every game. */
    @ParameterizedTest
    @MethodSource("games")
    void inEveryGame_noQuestionDropsAnother(String game) {
        String notation = Call.of("new", game + "(seats=" + Math.min(3, Games.named(game).maxSeats()) + ")#1").out();
        String legal = Call.answering(notation, "position", "-", "--moves", "--json").json().get("moves").get(0)
                .get("move").stringValue();
        Call call = Call.answering(notation, "position", "-", "--why", "sing", "--why", "", "--why", legal + " 99",
                "--why", legal);
        assertThat(call.code()).isZero();
        assertThat(call.out().lines()).hasSize(4).doesNotContain("").last().asString().contains(legal);
    }

    @Test
    void aMove_mayNameItsSeat() {
        int seat = Call.of("position", file, "--json").json().get("pending").get(0).intValue();
        String legal = moves("en").get(0).get("move").stringValue();
        assertThat(Call.of("position", file, "--play", seat + " " + legal))
                .isEqualTo(Call.of("position", file, "--play", legal));
        assertThat(Call.of("position", file, "--play", (seat + 1) % 3 + " " + legal).code()).isEqualTo(2);
        assertThat(Call.of("position", file, "--play", "7 " + legal).err())
                .isEqualToIgnoringNewLines("There is no seat 7; seats are 0 to 2.");
    }

    @Test
    void aMoveThatIsNone_isSaidToBeNone() {
        for (String nonsense : new String[]{"sing loudly", "", "buy", "buy x", "buy 99999999999", "place noble 0"}) {
            Call call = Call.of("position", file, "--play", nonsense);
            assertThat(call.code()).as(nonsense).isEqualTo(2);
            assertThat(call.err()).as(nonsense).isNotBlank().doesNotContain("\tat ").doesNotContain("fault of Althing");
        }
    }

    @Test
    void theScoreSheet_hasAColumnForEachSeat() {
        assertThat(Call.of("position", file, "--score").out()).contains("Seat 0", "Seat 1", "Seat 2", "points");
        JsonNode sheet = Call.of("position", file, "--score", "--json").json().get("scoreSheet");
        assertThat(sheet.get("total").size()).isEqualTo(3);
    }

    @Test
    void json_holdsWhatWasAskedFor_andAlwaysTheNotation() {
        assertThat(Call.of("position", file, "--json").json().propertyNames())
                .containsExactly("setup", "rulesVersion", "over", "pending", "points", "ranks", "notation");
        assertThat(Call.of("position", file, "--json", "--moves", "--score", "--why", "stop").json().propertyNames())
                .contains("moves", "why", "scoreSheet");
    }

    private static Stream<String> games() {
        return Games.all().stream().map(Game::id);
    }

    private JsonNode moves(String language) {
        return Call.of("position", file, "--moves", "--json", "--lang", language).json().get("moves");
    }
}
