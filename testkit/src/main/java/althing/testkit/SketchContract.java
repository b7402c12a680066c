package althing.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import althing.engine.Game;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.Sketch;
import althing.engine.Sketch.Drawing;
import althing.engine.Sketch.Line;
import althing.engine.Sketch.Part;
import althing.engine.Sketch.Table;
import althing.formats.Texts;

/** Every game can be played in a terminal: what a viewer sees is drawn in words of every language. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class SketchContract {

    private static final int GAMES = Extent.of(3);
    private static final int STRIDE = 3;
    private static final int SCREEN = 100;

    protected abstract Game game();

    protected Stream<Setup> setups() {
        return Setup.all(game()).stream();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void whatAViewerSees_isDrawnInWordsOfEveryLanguage(Setup setup) {
        Set<Object> said = new LinkedHashSet<>();
        for (int seed = 0; seed < GAMES; seed++) {
            int[] decision = {seed};
            RandomGame random = new RandomGame(setup, setup.line().hashCode() + 17L * seed);
            random.play((position, _, _) -> {
                if (decision[0]++ % STRIDE == 0) {
                    collect(position, said);
                }
            });
            collect(random.position(), said);
        }
        for (String language : Texts.LANGUAGES) {
            Texts texts = Texts.of(game(), language);
            said.forEach(fact -> assertThat(texts.fact(fact, seat -> "Seat " + seat)).as("%s in %s", fact, language)
                    .isNotBlank().doesNotContain("{"));
        }
    }

    private void collect(Position position, Set<Object> said) {
        collect(position, Position.ONLOOKER, said);
        for (int seat = 0; seat < position.seats(); seat++) {
            collect(position, seat, said);
        }
    }

    private void collect(Position position, int viewer, Set<Object> said) {
        Sketch sketch = position.view(viewer).sketch(viewer);
        assertThat(sketch.parts()).as("the sketch for %d", viewer).isNotEmpty();
        for (Part part : sketch.parts()) {
            switch (part) {
                case Line line -> said.add(line.phrase());
                case Table table -> collect(table, said);
                case Drawing drawing -> {
                    said.add(drawing.title());
                    assertThat(drawing.rows()).isNotEmpty().allMatch(row -> row.length() <= SCREEN, "fits a screen");
                }
            }
        }
    }

    private static void collect(Table table, Set<Object> said) {
        assertThat(table.rows()).isNotEmpty().allSatisfy(row -> {
            assertThat(row).as("a row below %s", table.heads()).hasSameSizeAs(table.heads());
            assertThat(row).as("a row below %s", table.heads()).anyMatch(SketchContract::hasWords);
        });
        Stream.concat(Stream.of(table.heads()), table.rows().stream()).flatMap(List::stream)
                .filter(SketchContract::hasWords).forEach(said::add);
    }

    private static boolean hasWords(Object cell) {
        return !cell.equals("") && !cell.equals(List.of());
    }
}
