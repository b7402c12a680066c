package althing.app.env;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import althing.bots.Bots;
import althing.engine.Setup;
import althing.formats.Json;
import althing.lab.env.Environment;

/** What goes over the line to a program outside, byte by byte. */
class LineTest {

    private static final String SETUP = "vikings(seats=2)";

    private final Environment environment = new Environment(Setup.parse(SETUP), 2, List.of("me"), 1);

    @Test
    void theGreeting_tellsWhatFollows() throws IOException {
        Answers answers = told();
        assertThat(answers.greeting.get("protocol").asInt()).isEqualTo(1);
        assertThat(answers.greeting.get("setup").asString()).isEqualTo(SETUP);
        assertThat(answers.greeting.get("games").asInt()).isEqualTo(2);
        assertThat(answers.greeting.get("seats").asInt()).isEqualTo(2);
        assertThat(answers.greeting.get("actions").size()).isEqualTo(environment.actions().size());
    }

    @Test
    void aBatch_isColumnsOfFourBytes() throws IOException {
        Answers answers = told();
        ByteBuffer batch = answers.frame(Line.BATCH);
        int observed = answers.greeting.get("observations").size();
        int legal = environment.legalCount(0) + environment.legalCount(1);
        assertThat(batch.remaining()).isEqualTo(4 * (2 + 2 * 4 + 2 * observed + 3 + legal));
        assertThat(batch.getInt()).isEqualTo(environment.seat(0));
        assertThat(batch.getInt()).isEqualTo(environment.seat(1));
        batch.position(4 * (2 + 8 + 2 * observed));
        assertThat(batch.getInt()).isZero();
        assertThat(batch.getInt()).isEqualTo(environment.legalCount(0));
        assertThat(batch.getInt()).isEqualTo(legal);
        assertThat(batch.getInt()).isEqualTo(environment.legal(0)[0]);
    }

    @Test
    void aStep_answersWithTheNextBatch_andAnIllegalOneWithASentence() throws IOException {
        int[] legal = {environment.legal(0)[0], environment.legal(1)[0]};
        Answers answers = told(Line.STEP, legal[0], legal[1], Line.STEP, -5, -5, Line.PLAY, 7, 0);
        answers.frame(Line.BATCH);
        answers.frame(Line.BATCH);
        assertThat(answers.text(Line.PROBLEM)).contains("Move -5 is not legal in game 0");
        assertThat(answers.text(Line.PROBLEM)).contains("no game 7");
        assertThat(environment.position(0).notation()).isNotEqualTo(
                new Environment(Setup.parse(SETUP), 2, List.of("me"), 1).position(0).notation());
    }

    @Test
    void aLook_showsWhatTheSeatMaySee_inWords() throws IOException {
        Answers answers = told(Line.LOOK, 1);
        answers.frame(Line.BATCH);
        JsonNode glance = Json.STRICT.readTree(answers.text(Line.TEXT));
        assertThat(glance.get("seat").asInt()).isEqualTo(environment.seat(1));
        assertThat(glance.get("moves").size()).isEqualTo(environment.legalCount(1));
        assertThat(glance.get("view").isObject()).isTrue();
    }

    @Test
    void aLookAhead_hasARowForEachLegalMove() throws IOException {
        Answers answers = told(Line.AHEAD);
        int observed = answers.greeting.get("observations").size();
        answers.frame(Line.BATCH);
        int rows = environment.legalCount(0) + environment.legalCount(1);
        assertThat(answers.frame(Line.BATCH).remaining()).isEqualTo(4 * rows * (3 + observed));
    }

    @Test
    void anySeat_isShownWhatItSees() throws IOException {
        int other = 1 - environment.seat(0);
        Answers answers = told(Line.OBSERVE, 0, other, Line.OBSERVE, 0, 2);
        answers.frame(Line.BATCH);
        ByteBuffer seen = answers.frame(Line.BATCH);
        assertThat(seen.remaining()).isEqualTo(4 * environment.names().size());
        for (int i = 0; i < environment.names().size(); i++) {
            assertThat(seen.getFloat()).isEqualTo(environment.observe(0, other)[i]);
        }
        assertThat(answers.text(Line.PROBLEM)).contains("no seat 2 among 2");
    }

    @Test
    void aTeacher_namesALegalMoveOfEachGame() throws IOException {
        Answers answers = told(Line.ADVISE);
        answers.frame(Line.BATCH);
        ByteBuffer advice = answers.frame(Line.BATCH);
        assertThat(environment.legal(0)).contains(advice.getInt());
        assertThat(environment.legal(1)).contains(advice.getInt());
    }

    @Test
    void aLineThatIsOutOfStep_ends() {
        assertThatThrownBy(() -> told(99)).isInstanceOf(IOException.class).hasMessageContaining("no call 99");
    }

    /** All that is told to who makes these calls and hangs up. */
    private Answers told(int... calls) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(calls.length * Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        for (int call : calls) {
            bytes.putInt(call);
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new Line(environment, Bots.named("greedy"), new ByteArrayInputStream(bytes.array()), out).talk();
        return new Answers(out.toByteArray());
    }

    private static final class Answers {

        private final ByteBuffer bytes;
        private final JsonNode greeting;

        Answers(byte[] all) {
            String text = new String(all, StandardCharsets.ISO_8859_1);
            int end = text.indexOf('\n');
            greeting = Json.STRICT.readTree(new String(all, 0, end, StandardCharsets.UTF_8));
            bytes = ByteBuffer.wrap(all).order(ByteOrder.LITTLE_ENDIAN).position(end + 1);
        }

        /** The next frame, which must be of a kind. */
        ByteBuffer frame(int kind) {
            assertThat(bytes.getInt()).isEqualTo(kind);
            int length = bytes.getInt();
            ByteBuffer frame = bytes.slice(bytes.position(), length).order(ByteOrder.LITTLE_ENDIAN);
            bytes.position(bytes.position() + length);
            return frame;
        }

        String text(int kind) {
            return StandardCharsets.UTF_8.decode(frame(kind)).toString();
        }
    }
}
