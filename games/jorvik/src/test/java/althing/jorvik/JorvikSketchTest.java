package althing.jorvik;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.formats.Texts;
import althing.jorvik.cards.Good;
import althing.jorvik.view.CardWords;
import althing.jorvik.view.JorvikView.Held;
import althing.testkit.SketchContract;

/** Jórvík can be drawn in words. */
class JorvikSketchTest extends SketchContract {

    @Override
    protected Game game() {
        return Games.named("jorvik");
    }

    /** Who starts changes nothing in what is drawn. */
    @Override
    protected Stream<Setup> setups() {
        return super.setups().filter(setup -> setup.option("start").equals("random"));
    }

    @Test
    void anArtisan_saysWhatItLacks() {
        Object blacksmith = CardWords.held(List.of(new Held("artisan-iron-jet", List.of(Good.JET)))).getFirst();
        assertThat(said(blacksmith)).isEqualTo("blacksmith (lacks iron)");
    }

    @Test
    void cardsThatLookTheSame_areCounted() {
        List<Object> fleet = CardWords.held(List.of(new Held("ship3-01", List.of()), new Held("ship1-j1", List.of()),
                new Held("ship3-12", List.of()), new Held("ship3-02", List.of(Good.WOOL, Good.JET, Good.WOOL))));
        assertThat(fleet.stream().map(this::said)).containsExactly("ship with 3 goods (wool\u00a0×\u00a02, jet)",
                "ship with 3 goods\u00a0×\u00a02", "ship with 1 good");
    }

    private String said(Object fact) {
        return Texts.of(game(), "en").fact(fact, seat -> "Seat " + seat);
    }
}
