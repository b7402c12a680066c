package althing.vikings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Phrase;
import althing.engine.Setup;
import althing.engine.Sketch.Table;
import althing.testkit.SketchContract;
import althing.vikings.box.Components;

class VikingsSketchTest extends SketchContract {

    @Override
    protected Game game() {
        return Games.named("vikings");
    }

    /** Who starts and with how many points changes nothing in what is drawn. */
    @Override
    protected Stream<Setup> setups() {
        return super.setups().filter(
                setup -> setup.option("start").equals("random") && setup.option("points").equals("0"));
    }

    @Test
    void theWheel_isSortedByPrice_andEverySeatHasARow() {
        List<Table> tables = Setup.parse("vikings(seats=3)#1").start().view(0).sketch(0).parts().stream()
                .filter(Table.class::isInstance).map(Table.class::cast).toList();
        assertThat(tables.getFirst().rows().stream().map(List::getFirst)).hasSize(Components.PLACES)
                .isSortedAccordingTo(
                        Comparator.comparingInt(price -> (int) price));
        assertThat(tables.getLast().rows().stream().map(List::getFirst)).containsExactly(Phrase.seat(0),
                Phrase.seat(1), Phrase.seat(2));
    }
}
