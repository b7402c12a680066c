package althing.hnefatafl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.Sketch.Drawing;
import althing.engine.Sketch.Line;
import althing.engine.Sketch.Part;
import althing.engine.Sketch.Table;

/** How a terminal shows the game. */
class DrawingTest {

    private static final String EMPTY = ".......";

    @Test
    void theBoard_isDrawnFromTheTop_withItsNamesThroneAndCorners() {
        assertThat(parts(Scene.attacking("brandubh", "...k...", EMPTY, "a.....a", EMPTY, EMPTY, EMPTY, "..d....")))
                .contains(new Drawing(Phrase.of("option.variant.brandubh"), List.of(
                        " 7  x . . k . . x",
                        " 6  . . . . . . .",
                        " 5  a . . . . . a",
                        " 4  . . . + . . .",
                        " 3  . . . . . . .",
                        " 2  . . . . . . .",
                        " 1  x . d . . . x",
                        "    a b c d e f g")))
                .contains(line("sketch.legend", "corners", "closed"));
    }

    @Test
    void cornersThatAreSquaresLikeOthers_areNotMarked() {
        List<Part> parts = parts(Scene.start("tablut"));
        assertThat(((Drawing) parts.getFirst()).rows().getFirst()).isEqualTo(" 9  . . . a a a . . .");
        assertThat(parts).contains(line("sketch.legend", "corners", "open"));
    }

    @Test
    void theArmies_theLastMoveAndItsCaptures_areTold() {
        Scene scene = Scene.attacking("brandubh", "...a.k.", EMPTY, EMPTY, "ad.....", EMPTY, EMPTY, EMPTY);
        assertThat(parts(scene)).filteredOn(Line.class::isInstance).containsExactly(
                line("sketch.legend", "corners", "closed"),
                line("board.ways-out", "count", 1, "squares", List.of("g7")), quiet(0, 0));
        assertThat(parts(scene.play("d7-c7"))).filteredOn(Line.class::isInstance).containsExactly(
                line("sketch.legend", "corners", "closed"), line("board.last", "from", "d7", "to", "c7"),
                line("board.ways-out", "count", 1, "squares", List.of("g7")), quiet(1, 1));
        assertThat(parts(Scene.attacking("brandubh", "..a..k.", EMPTY, EMPTY, "ad.....", EMPTY, EMPTY, EMPTY)
                .play("c7-c4"))).contains(line("board.captured", "count", 1, "squares", List.of("b4")))
                .contains(new Table(List.of("", Phrase.name("board.side"), Phrase.name("board.men"),
                        Phrase.name("board.lost")),
                        List.of(List.of(Phrase.seat(0), Phrase.name("side.attackers"), 2, 6),
                                List.of(Phrase.seat(1), Phrase.name("side.defenders"), 0, 4))));
    }

    @Test
    void theEnd_isSaidInsteadOfHowTheGameStands() {
        Scene scene = Scene.defending("brandubh", "...k.a.", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "..d....")
                .play("d7-a7");
        assertThat(parts(scene)).contains(line("board.end." + scene.ending().code()))
                .noneMatch(part -> part instanceof Line(Phrase phrase) && phrase.key().equals("board.quiet"));
    }

    private static List<Part> parts(Scene scene) {
        return scene.position.view(Position.ONLOOKER).sketch(Position.ONLOOKER).parts();
    }

    private static Line quiet(int plies, int quiet) {
        return line("board.quiet", "quiet", quiet, "cap", 200, "plies", plies, "length", 1000);
    }

    private static Line line(String key, Object... facts) {
        return new Line(Phrase.of(key, facts));
    }
}
