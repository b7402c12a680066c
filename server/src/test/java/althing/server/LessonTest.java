package althing.server;

import java.util.List;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** A lesson at a table of its own. */
class LessonTest extends HallTest {

    private static final String GAME = "hnefatafl";
    private static final int YOU = 1;

    @Test
    void theHall_tellsItsLessons_andWhatIsInOne() {
        JsonNode game = ingrid.get("/api/hall").json().path("games").valueStream()
                .filter(each -> each.path("id").asString().equals(GAME)).findFirst().orElseThrow();
        assertThat(game.path("lessons").path(0).path("name").asString()).isEqualTo("first");
        assertThat(game.path("lessons").path(0).path("title").path("key").asString()).isEqualTo("lesson.first.title");
        assertThat(game.path("lessons").path(0).path("minutes").asInt()).isBetween(1, 6);
        JsonNode plan = ingrid.get("/api/games/hnefatafl/lessons/first").json();
        assertThat(plan.path("you").asInt()).isEqualTo(YOU);
        assertThat(plan.path("stages")).hasSize(7);
        assertThat(plan.path("stages").path(1).toString()).isEqualTo("{\"texts\":[{\"text\":{\"key\":"
                + "\"lesson.first.step\",\"args\":{}},\"points\":[\"d5\",\"b5\"]}],\"act\":\"ask\","
                + "\"moves\":[\"move d5 b5\"]}");
        assertThat(ingrid.get("/api/games/hnefatafl/lessons/saga").detail())
                .contains("There is no lesson 'saga' of hnefatafl");
    }

    @Test
    void aMoveThatWasNotAskedFor_isAnswered_andNotPlayed() {
        String table = begun();
        assertThat(said(table, "move d5 c5")).isEqualTo("lesson.first.step-far");
        assertThat(said(table, "move d3 c3")).isEqualTo("lesson.first.step-other");
        assertThat(ingrid.state(table).path("moves").asInt()).isEqualTo(1);
        assertThat(ingrid.play(table, YOU, "move d5 d7").problem()).isEqualTo("rule");
    }

    @Test
    void aLesson_goesItsWay_andThenTheBotsPlay() {
        String table = begun();
        assertThat(ingrid.play(table, YOU, "move d5 b5").json().path("said").isNull()).isTrue();
        assertThat(after(table, 3).path("lesson").toString()).isEqualTo("{\"name\":\"first\",\"stage\":3}");
        ingrid.play(table, YOU, "move d3 b3");
        goOn(table);
        ingrid.play(table, YOU, "move d4 d5");
        assertThat(after(table, 7).path("lesson").path("stage").asInt()).isEqualTo(7);
        assertThat(ingrid.play(table, YOU, "move d5 d4").json().path("said").isNull()).isTrue();
    }

    @Test
    void beforeItsOwnMove_aLessonWaitsForItsReader() {
        String table = opened();
        assertThat(ingrid.state(table).path("lesson").path("stage").asInt()).isZero();
        assertThat(ingrid.state(table).path("acting").isNull()).isTrue();
        assertThat(olaf.post("/api/tables/" + table + "/lesson", "{\"after\":1}").problem()).isEqualTo("no-seat");
        assertThat(goOn(table).status()).isEqualTo(200);
        assertThat(ingrid.state(table).path("lesson").path("stage").asInt()).isEqualTo(1);
        assertThat(ingrid.post("/api/tables/" + table + "/lesson", "{\"after\":1}").problem()).isEqualTo("moved-on");
    }

    @Test
    void aLessonAboutALaterMoment_beginsThere() {
        String table = open("vikings", "ships").json().path("id").asString();
        JsonNode state = ingrid.state(table);
        assertThat(state.path("lesson").path("stage").asInt()).isEqualTo(12);
        assertThat(state.path("moves").asInt()).isEqualTo(12);
        assertThat(state.path("acting").asInt()).isZero();
    }

    @Test
    void whoDoesNotFindTheMove_canHaveItMade() {
        String table = begun();
        assertThat(goOn(table).status()).isEqualTo(200);
        assertThat(after(table, 3).path("lesson").path("stage").asInt()).isEqualTo(3);
    }

    @Test
    void whatALessonMade_isNotTakenBack() {
        String table = begun();
        assertThat(ingrid.state(table).path("undo").asBoolean()).isFalse();
        assertThat(ingrid.undo(table, YOU).problem()).isEqualTo("nothing-to-undo");
    }

    @Test
    void afterARestart_theLessonIsWhereItWas() {
        String table = begun();
        ingrid.play(table, YOU, "move d5 b5");
        JsonNode before = after(table, 3);
        restart();
        assertThat(ingrid.state(table)).isEqualTo(before);
        assertThat(said(table, "move d4 d5")).isEqualTo("lesson.first.trap-other");
    }

    @Test
    void aLessonThatIsNone_isRefused() {
        assertThat(List.of(open(GAME, "saga").problem(), open("chess", "first").problem()))
                .containsOnly("bad-input");
    }

    private String said(String table, String move) {
        return ingrid.play(table, YOU, move).json().path("said").path("key").asString();
    }

    private Guest.Reply open(String game, String lesson) {
        return ingrid.post("/api/lessons", "{\"game\":\"" + game + "\",\"lesson\":\"" + lesson + "\"}");
    }

    private String opened() {
        return open(GAME, "first").json().path("id").asString();
    }

    /** A lesson whose first move, that of the other seat, is made. */
    private String begun() {
        String table = opened();
        goOn(table);
        return table;
    }

    private Guest.Reply goOn(String table) {
        return ingrid.post("/api/tables/" + table + "/lesson",
                "{\"after\":" + ingrid.state(table).path("seq").asInt() + "}");
    }

    /** The state once so many moves were made; those of the lesson come by themselves. */
    private JsonNode after(String table, int moves) {
        JsonNode state = ingrid.state(table);
        while (state.path("moves").asInt() < moves) {
            Thread.onSpinWait();
            state = ingrid.state(table);
        }
        return state;
    }
}
