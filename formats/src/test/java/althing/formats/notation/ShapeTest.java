package althing.formats.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

/** What may stand somewhere is said in a sentence. */
class ShapeTest {

    private static final Shape.Flag FLAG = new Shape.Flag();

    @Test
    void numbersAndSeats_sayTheirLimits() {
        assertThat(new Shape.Whole(-2, 3).expected()).isEqualTo("a number from -2 to 3");
        assertThat(Shape.Whole.ANY.expected()).isEqualTo("a number");
        assertThat(Shape.Whole.ANY.isLimited()).isFalse();
        assertThat(new Shape.Whole(Integer.MIN_VALUE, 0).isLimited()).isTrue();
        assertThat(new Shape.Seat(false).expected()).isEqualTo("a seat, counted from 0");
        assertThat(new Shape.Seat(true).expected()).isEqualTo("a seat, counted from 0, or -1 for nobody");
    }

    @Test
    void textsSayWhatTheyLookLike() {
        assertThat(FLAG.expected()).isEqualTo("true or false");
        assertThat(new Shape.Text().expected()).isEqualTo("a text in quotes");
        assertThat(new Shape.Formed(Pattern.compile("[a-z]"), "q").expected()).isEqualTo("a text like 'q'");
        assertThat(new Shape.SetupLine("saga(seats=2)").expected()).isEqualTo("a setup line like 'saga(seats=2)'");
        assertThat(new Shape.OrNull(FLAG).expected()).isEqualTo("true or false, or null");
    }

    @Test
    void fewWords_areListed_andManyAreCounted() {
        List<String> many = IntStream.rangeClosed(1, 13).mapToObj(i -> "w" + i).toList();
        assertThat(new Shape.Words("good", many.subList(0, 12)).expected()).startsWith("one of w1, w2, ")
                .endsWith(", w12");
        assertThat(new Shape.Words("good", many).expected())
                .isEqualTo("one of the 13 words for 'good', from 'w1' to 'w13'");
        assertThat(new Shape.Words("", many).expected()).as("without a name").startsWith("one of w1, ")
                .endsWith(", w13");
        assertThat(new Shape.Constant(Object.class, many).expected()).endsWith(", w13");
    }

    @Test
    void aList_saysHowLongItMayBe() {
        assertThat(Shape.Elements.of(FLAG).expected()).isEqualTo("a list");
        assertThat(list(2, 5).expected()).isEqualTo("a list of 2 to 5");
        assertThat(list(0, 5).expected()).isEqualTo("a list of at most 5");
        assertThat(list(2, Shape.Elements.NO_LIMIT).expected()).isEqualTo("a list of at least 2");
        assertThat(list(3, 3).expected()).isEqualTo("a list of 3");
        assertThat(perSeat().expected()).isEqualTo("a list with one for each seat");
        assertThat(perSeat().at(3).count()).isEqualTo("3, one for each seat");
    }

    @Test
    void aList_takesWhatItSays() {
        assertThat(IntStream.range(0, 8).filter(list(2, 5)::takes)).containsExactly(2, 3, 4, 5);
        assertThat(IntStream.range(0, 8).filter(perSeat().at(3)::takes)).containsExactly(3);
        assertThat(list(2, 5).at(4)).isEqualTo(list(2, 5));
        assertThat(perSeat().at(3).distinct()).isTrue();
    }

    private static Shape.Elements list(int least, int most) {
        return new Shape.Elements(FLAG, least, most, false, false);
    }

    private static Shape.Elements perSeat() {
        return new Shape.Elements(FLAG, 0, Shape.Elements.NO_LIMIT, true, true);
    }

    @Test
    void objects_knowTheirFields() {
        Shape.Fields fields = new Shape.Fields(Object.class, "",
                List.of(new Shape.Field("b", "", FLAG), new Shape.Field("a", "", FLAG)));
        assertThat(fields.names()).containsExactly("b", "a");
        assertThat(fields.expected()).isEqualTo("an object");
        assertThat(new Shape.Entries(new Shape.Text(), FLAG).expected()).isEqualTo("an object");
        assertThat(new Shape.Decision(new Shape.Words("", List.of("lay")), List.of(fields)).expected())
                .isEqualTo("an object with decision, seat and about");
    }
}
