package althing.northgard;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;

import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.Setup;
import althing.northgard.box.TileFace.Region;
import althing.northgard.box.Tiles;
import althing.testkit.RandomGame;

import static org.assertj.core.api.Assertions.assertThat;

/** Regions have names of their own, and whoever reads or hears a choice knows which one it is. */
class NamesTest {

    @Test
    void everyRegion_hasANameOfItsOwn() {
        assertThat(Tiles.REGIONS).extracting(Region::name).doesNotHaveDuplicates()
                .allMatch(name -> !name.contains("."));
    }

    @Test
    void choicesOfOneQuestion_readDifferently() {
        for (String line : List.of("northgard(seats=4)", "northgard(seats=5,creatures=more)", "northgard(seats=2)")) {
            new RandomGame(Setup.parse(line), 7).play((position, _, _) -> readsDifferently(position));
        }
    }

    private static void readsDifferently(Position position) {
        int seat = position.nextSeat();
        MoveList moves = new MoveList();
        position.moves(seat, moves);
        Set<Phrase> said = new HashSet<>();
        for (Move move : moves.toList()) {
            assertThat(said.add(position.option(seat, move))).as(move.code()).isTrue();
        }
    }
}
