package althing.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

import althing.engine.BadInput;
import althing.engine.Game;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.formats.Json;
import althing.formats.NotationJson;
import althing.formats.notation.NotationGuide;
import althing.formats.notation.NotationSchema;

/**
 * A game's notation is described field by field, and its descriptions are true.
 *
 * <p>The document {@code docs/notation/<game>.md} is made from the game; run the tests with {@code -Dalthing.docs=write}
 * to write it anew.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class NotationContract {

    private static final int STRIDE = Extent.stride(11);
    private static final int LONG_STRIDE = Extent.stride(20);

    private Schema schema;

    protected abstract Game game();

    @BeforeAll
    void makeSchema() {
        schema = new Schema(NotationSchema.of(game()));
    }

    /** The document, seen from the game's module. */
    protected Path document() {
        return Path.of("..", "..", "docs", "notation", game().id() + ".md");
    }

    protected Stream<Setup> setups() {
        return Setup.all(game()).stream();
    }

    @Test
    void everyField_saysWhatItMeansAndWhatMayStandThere() {
        assertThat(NotationGuide.gaps(game())).isEmpty();
    }

    @Test
    void theDocument_isWhatTheGameSays() throws IOException {
        String guide = NotationGuide.of(game());
        if ("write".equals(System.getProperty("althing.docs"))) {
            Files.createDirectories(document().toAbsolutePath().getParent());
            Files.writeString(document(), guide);
        }
        assertThat(document()).as("-Dalthing.docs=write writes it").exists().hasContent(guide);
    }

    @ParameterizedTest
    @MethodSource("setups")
    void everyPosition_satisfiesTheSchema(Setup setup) {
        int[] decision = {0};
        RandomGame random = new RandomGame(setup, setup.line().hashCode());
        random.play((position, _, _) -> {
            if (decision[0]++ % STRIDE == 0) {
                assertThat(schema.problem(NotationJson.tree(position))).isEmpty();
            }
        });
        assertThat(schema.problem(NotationJson.tree(random.position()))).isEmpty();
    }

    /** The schema is no stricter than the reader: whoever writes what it allows may still be told that parts do not fit. */
    @ParameterizedTest
    @MethodSource("setups")
    void whatTheSchemaRefuses_isRefused(Setup setup) {
        SplitMix random = new SplitMix(setup.line().hashCode());
        int[] decision = {0};
        new RandomGame(setup, setup.line().hashCode()).play((position, _, _) -> {
            if (decision[0]++ % LONG_STRIDE == 0) {
                Mutation mutation = NotationMutator.inOnePlace(NotationJson.write(position), random);
                if (!isSound(mutation.text())) {
                    refused(mutation.text(), ".");
                }
            }
        });
    }

    private boolean isSound(String text) {
        try {
            return schema.problem(Json.STRICT.readTree(text)).isEmpty();
        } catch (JacksonException e) {
            return false;
        }
    }

    @Test
    void theSetup_tellsTheRulesAndNoSeed() {
        Setup setup = Setup.all(game()).getLast();
        Position position = setup.seeded(3).start();
        JsonNode line = NotationJson.tree(position).get("setup");
        assertThat(line.stringValue()).isEqualTo(setup.lineWithRules());
        String text = NotationJson.write(position);
        refused(text.replace(setup.lineWithRules(), setup.seeded(3).lineWithRules()), "Line 2, setup: ", "seed");
        refused(text.replaceFirst("rules=\\d+", "rules=99"), "Line 2, setup: ", "rules version 99");
        Position newest = NotationJson.read(text.replace(setup.lineWithRules(), setup.lineWithoutRules()));
        assertThat(newest.setup()).isEqualTo(setup);
    }

    private static void refused(String text, String... words) {
        assertThatThrownBy(() -> NotationJson.read(text)).as(text).isInstanceOf(BadInput.class).message()
                .contains(words);
    }
}
