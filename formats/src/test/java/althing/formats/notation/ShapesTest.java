package althing.formats.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import althing.engine.Notation;
import althing.engine.Position;
import althing.engine.notation.Means;
import althing.engine.notation.SeatNumber;
import althing.engine.notation.Size;
import althing.engine.notation.Within;
import althing.engine.notation.Word;
import althing.formats.Untold;

/** The shapes of a notation are found from its types and what is written beside them. */
class ShapesTest {

    /** A game with a notation of its own; each has a class of its own, because shapes are kept by class. */
    private abstract static class Noted extends Untold {

        private final Class<? extends Notation> type;

        Noted(Class<? extends Notation> type) {
            this.type = type;
        }

        @Override
        public String id() {
            return "noted";
        }

        @Override
        public Class<? extends Notation> notationType() {
            return type;
        }

        @Override
        public Map<String, List<String>> vocabularies() {
            return Map.of("good", List.of("wool", "iron"));
        }
    }

    /** A notation that cannot be played. */
    interface Unplayed extends Notation {

        @Override
        default Position position() {
            throw new UnsupportedOperationException();
        }
    }

    enum Wind {
        CALM, STRONG_BREEZE
    }

    record Ship(int men, @Nullable Wind wind) {}

    record Sound(String setup, @Means("how many") int plain, @Within(least = -2, most = 9) Integer near,
            @SeatNumber int seat, Boolean flag, String text, @Word("good") String good, Wind wind,
            List<List<@Nullable Ship>> fleets, @Size(most = 4) List<Integer> oars, Map<Wind, Ship> ships,
            @Nullable Ship flagship, String random) implements Unplayed {}

    @Test
    void everyType_hasItsShape() {
        Shape.Fields whole = Shapes.found(new Noted(Sound.class) {
        });
        Shape.Fields ship = new Shape.Fields(Ship.class, "", List.of(new Shape.Field("men", "", Shape.Whole.ANY),
                new Shape.Field("wind", "", new Shape.OrNull(wind()))));
        assertThat(whole.type()).isEqualTo(Sound.class);
        assertThat(shape(whole, "plain")).isEqualTo(Shape.Whole.ANY);
        assertThat(shape(whole, "near")).isEqualTo(new Shape.Whole(-2, 9));
        assertThat(shape(whole, "seat")).isEqualTo(new Shape.Seat(false));
        assertThat(shape(whole, "flag")).isEqualTo(new Shape.Flag());
        assertThat(shape(whole, "text")).isEqualTo(new Shape.Text());
        assertThat(shape(whole, "good")).isEqualTo(new Shape.Words("good", List.of("wool", "iron")));
        assertThat(shape(whole, "wind")).isEqualTo(wind());
        assertThat(shape(whole, "fleets"))
                .isEqualTo(Shape.Elements.of(Shape.Elements.of(new Shape.OrNull(ship))));
        assertThat(shape(whole, "oars")).isEqualTo(new Shape.Elements(Shape.Whole.ANY, 0, 4, false, false));
        assertThat(shape(whole, "ships")).isEqualTo(new Shape.Entries(wind(), ship));
        assertThat(shape(whole, "flagship")).isEqualTo(new Shape.OrNull(ship));
    }

    @Test
    void whatEveryNotationHas_isDescribedByTheHouse() {
        Shape.Fields whole = Shapes.found(new Noted(Sound.class) {
        });
        assertThat(shape(whole, "setup")).isEqualTo(new Shape.SetupLine("noted(seats=2,rules=1)"));
        assertThat(shape(whole, "random")).isInstanceOfSatisfying(Shape.Formed.class, random -> {
            assertThat("0123456789abcdef").matches(random.form());
            assertThat("9f86d081884c7d659a2feaa0c55ad015-1c").matches(random.form());
            assertThat("xyz").doesNotMatch(random.form());
        });
        assertThat(whole.fields()).extracting(Shape.Field::meaning).startsWith(
                "the game, its seats, its options and the version of its rules", "how many", "");
    }

    @Test
    void aConstant_hasAWordOfSmallLetters() {
        assertThat(Shapes.word(Wind.STRONG_BREEZE)).isEqualTo("strong-breeze");
    }

    private static Shape wind() {
        return new Shape.Constant(Wind.class, List.of("calm", "strong-breeze"));
    }

    private static Shape shape(Shape.Fields fields, String name) {
        return fields.fields().stream().filter(field -> field.name().equals(name)).findFirst().orElseThrow().shape();
    }

    record Sets(String setup, Set<String> goods) implements Unplayed {}

    record Longs(String setup, List<Long> goods) implements Unplayed {}

    record Unworded(String setup, @Word("rune") String rune) implements Unplayed {}

    @Test
    void aTypeThatNoNotationHas_isAFaultOfTheGame() {
        assertThatThrownBy(() -> Shapes.found(new Noted(Sets.class) {
        })).isInstanceOf(IllegalStateException.class)
                .hasMessage(Sets.class.getName() + ".goods: a notation has no java.util.Set<java.lang.String>");
        assertThatThrownBy(() -> Shapes.found(new Noted(Longs.class) {
        }))
                .hasMessage(Longs.class.getName() + ".goods: a notation has no java.lang.Long");
        assertThatThrownBy(() -> Shapes.found(new Noted(Unworded.class) {
        }))
                .hasMessage(Unworded.class.getName() + ".rune: the game has no vocabulary 'rune'");
    }

    @Test
    void theFramesOfAGame_areTheKindsOfItsDecisions() {
        Shape.Fields whole = Shapes.found(new Cairns());
        assertThat(shape(whole, "agenda")).isInstanceOfSatisfying(Shape.Elements.class, list -> {
            Shape.Decision decision = (Shape.Decision) list.element();
            assertThat(decision.name().words()).containsExactly("lay", "carve");
            assertThat(decision.kinds()).extracting(Shape.Fields::meaning).containsExactly("lays a stone", "");
            Shape.Fields carve = decision.kinds().getLast();
            assertThat(carve.names()).containsExactly("decision", "seat", "about");
            Shape.Fields about = (Shape.Fields) shape(carve, "about");
            assertThat(shape(about, "left")).isEqualTo(new Shape.Whole(1, 3));
            assertThat(shape(about, "deep")).isEqualTo(new Shape.Flag());
            assertThat(shape(about, "rune")).isEqualTo(new Shape.Words("", List.of("ansuz", "raido")));
            assertThat(shape(about, "over")).isEqualTo(new Shape.Words("", List.of("none", "ansuz", "raido")));
            assertThat(shape(about, "beside")).isEqualTo(
                    new Shape.Elements(new Shape.Words("", List.of("ansuz", "raido")), 0, 2, false, true));
        });
    }

    record Gappy(String setup, @Means("by name") Map<String, Integer> heaps,
            @Means("each") List<@Nullable String> names) implements Unplayed {}

    @Test
    void gaps_areFoundInsideOfListsAndObjects() {
        assertThat(NotationGuide.gaps(new Noted(Gappy.class) {
        })).containsExactly(
                "heaps[\"<key>\"] has neither words nor a form", "heaps[\"<value>\"] has no limits",
                "names[0] has neither words nor a form");
    }
}
