package althing.northgard;

import java.util.Arrays;
import java.util.stream.Stream;

import althing.testkit.ReasonsContract.Told;

import static org.assertj.core.api.Assertions.assertThat;

/** Positions that random games seldom meet, each with moves that are refused there. */
final class Refused {

    private Refused() {
    }

    static Stream<Told> all() {
        return Stream.concat(RefusedWithCards.all(), RefusedOnTheMap.all());
    }

    static Stream<Told> told(Scene scene, int seat, String... codes) {
        return Arrays.stream(codes).map(code -> {
            NorthgardMove move = Moves.named(code);
            assertThat(scene.position.why(seat, move)).as("%s of %s", code, scene.options()).isPresent();
            return new Told(scene.position.copy(), seat, move, scene.position.why(seat, move).orElseThrow());
        }).toList().stream();
    }
}
