package althing.graenaland;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.graenaland.advice.Outlook;
import althing.graenaland.box.Board;
import althing.testkit.RandomGame;

/** What a position remembers of the way to victory is what it would find out anew. */
class OutlookTest {

    @ParameterizedTest
    @ValueSource(strings = {"graenaland(seats=3)", "graenaland(seats=5,permission=true)",
            "graenaland(seats=4,variant=advanced)"})
    void theRememberedOutlook_isTheOutlook(String line) {
        for (int seed = 0; seed < 3; seed++) {
            SplitMix random = new SplitMix(seed);
            new RandomGame(Setup.parse(line), seed).play((position, seat, _) -> {
                check(position);
                Position imagined = position.copy();
                check(imagined);
                imagined.imagine(seat, random);
                check(imagined);
            });
        }
    }

    private static void check(Position position) {
        GraenalandPosition graenaland = (GraenalandPosition) position;
        for (int seat = 0; seat < position.seats() && !graenaland.isBeforePlay(); seat++) {
            double anew = Outlook.cost(graenaland, seat, graenaland.opening.victory[seat], Board.NOWHERE, 0, 0);
            assertThat(Outlook.cost(graenaland, seat)).as("outlook of %d", seat).isEqualTo(anew);
        }
    }
}
