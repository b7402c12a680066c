package althing.formats.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import althing.engine.BadInput;

/** One shape at a time: what is read from it, and what is refused. */
class ReadingTest {

    private static final Shape.Words GOODS = new Shape.Words("good", List.of("wool", "iron"));
    private static final Shape.Whole FEW = new Shape.Whole(-1, 4);

    /** A record that does not take everything. */
    record Even(int number) {

        Even {
            if (number % 2 != 0) {
                throw new BadInput("number: " + number + " is odd.");
            }
        }
    }

    /** A value of a notation, as it stands in JSON. */
    private static @Nullable Object read(Shape shape, String json) {
        Written value = JsonText.read("{\"x\": " + json + "}").fields().get("x");
        return new Reading(3).read(shape, value == null ? new Written.Nothing(0) : value, Place.TOP.field("x"));
    }

    private static void refused(Shape shape, String json, String sentence) {
        assertThatThrownBy(() -> read(shape, json)).isInstanceOf(BadInput.class).hasMessage("Line 1, " + sentence);
    }

    @Test
    void numbers_areWithinTheirLimits() {
        assertThat(read(FEW, "-1")).isEqualTo(-1);
        assertThat(read(FEW, "4")).isEqualTo(4);
        assertThat(read(FEW, "-0")).isEqualTo(0);
        refused(FEW, "5", "x: 5 is not a number from -1 to 4.");
        refused(FEW, "-2", "x: -2 is not a number from -1 to 4.");
        refused(FEW, "1e1", "x: 1e1 is not a whole number from -1 to 4.");
        refused(FEW, "true", "x: true is not a number from -1 to 4.");
    }

    @Test
    void aNumberWithoutLimits_isAnInt() {
        assertThat(read(Shape.Whole.ANY, "2147483647")).isEqualTo(Integer.MAX_VALUE);
        assertThat(read(Shape.Whole.ANY, "-2147483648")).isEqualTo(Integer.MIN_VALUE);
        refused(Shape.Whole.ANY, "2147483648", "x: the number 2147483648 is too far from 0.");
        refused(Shape.Whole.ANY, "-2147483649", "x: the number -2147483649 is too far from 0.");
        refused(Shape.Whole.ANY, "123456789012345678901234567890",
                "x: the number 123456789012345678901234567890 is too far from 0.");
    }

    @Test
    void seats_areThoseOfTheSetup() {
        assertThat(read(new Shape.Seat(false), "2")).isEqualTo(2);
        assertThat(read(new Shape.Seat(true), "-1")).isEqualTo(-1);
        refused(new Shape.Seat(false), "-1", "x: -1 is not a seat from 0 to 2.");
        refused(new Shape.Seat(false), "3", "x: 3 is not a seat from 0 to 2.");
        refused(new Shape.Seat(true), "-2", "x: -2 is not a seat from 0 to 2, or -1 for nobody.");
    }

    @Test
    void flags_areTrueOrFalse() {
        assertThat(read(new Shape.Flag(), "true")).isEqualTo(true);
        assertThat(read(new Shape.Flag(), "false")).isEqualTo(false);
        refused(new Shape.Flag(), "\"true\"", "x: 'true' is not true or false.");
        refused(new Shape.Flag(), "0", "x: 0 is not true or false.");
    }

    @Test
    void textsAndWords_areInQuotes() {
        assertThat(read(new Shape.Text(), "\"\"")).isEqualTo("");
        assertThat(read(GOODS, "\"iron\"")).isEqualTo("iron");
        assertThat(read(new Shape.Formed(Pattern.compile("[a-c]+"), "abc"), "\"cab\"")).isEqualTo("cab");
        assertThat(read(new Shape.SetupLine("x"), "\"anything\"")).isEqualTo("anything");
        refused(new Shape.Text(), "3", "x: 3 is not a text in quotes.");
        refused(GOODS, "\"salt\"", "x: 'salt' is not one of wool, iron.");
        refused(GOODS, "null", "x: null is not one of wool, iron.");
        refused(new Shape.Formed(Pattern.compile("[a-c]+"), "abc"), "\"cabd\"", "x: 'cabd' is not a text like 'abc'.");
    }

    @Test
    void constants_areTheirOwn() {
        Shape.Constant side = new Shape.Constant(Thread.State.class, List.of("new", "runnable"));
        assertThat(read(side, "\"runnable\"")).isEqualTo(Thread.State.RUNNABLE);
        refused(side, "\"RUNNABLE\"", "x: 'RUNNABLE' is not one of new, runnable.");
    }

    @Test
    void whatMayBeAbsent_isNull() {
        assertThat(read(new Shape.OrNull(FEW), "null")).isNull();
        assertThat(read(new Shape.OrNull(FEW), "3")).isEqualTo(3);
        refused(new Shape.OrNull(FEW), "9", "x: 9 is not a number from -1 to 4.");
    }

    @Test
    void lists_haveTheirLength() {
        Shape.Elements perSeat = new Shape.Elements(FEW, 0, Shape.Elements.NO_LIMIT, true, false);
        assertThat(read(perSeat, "[1, 1, 2]")).isEqualTo(List.of(1, 1, 2));
        refused(perSeat, "[1, 2]", "x: the list has 2 elements; it takes 3, one for each seat.");
        refused(perSeat, "[1, 2, 3, 4]", "x: the list has 4 elements; it takes 3, one for each seat.");
        refused(perSeat, "[1, 2, 9]", "x[2]: 9 is not a number from -1 to 4.");
        refused(perSeat, "{}", "x: an object is not a list with one for each seat.");
        assertThat(read(Shape.Elements.of(FEW), "[]")).isEqualTo(List.of());
    }

    @Test
    void inSomeLists_nothingStandsTwice() {
        Shape.Elements distinct = new Shape.Elements(GOODS, 0, 2, false, true);
        assertThat(read(distinct, "[\"wool\", \"iron\"]")).isEqualTo(List.of("wool", "iron"));
        refused(distinct, "[\"wool\", \"wool\"]", "x[1]: 'wool' stands twice in the list.");
        refused(distinct, "[\"wool\", \"iron\", \"wool\"]", "x: the list has 3 elements; it takes at most 2.");
    }

    @Test
    void entries_haveKeysAndValues() {
        Shape.Entries entries = new Shape.Entries(GOODS, FEW);
        assertThat(read(entries, "{\"iron\": 2, \"wool\": 0}")).isEqualTo(Map.of("iron", 2, "wool", 0));
        refused(entries, "{\"salt\": 2}", "x.salt: 'salt' is not one of wool, iron.");
        refused(entries, "{\"iron\": 7}", "x.iron: 7 is not a number from -1 to 4.");
        refused(entries, "[]", "x: a list is not an object.");
    }

    @Test
    void aRecord_isMade_andMayRefuse() {
        Shape.Fields even = new Shape.Fields(Even.class, "", List.of(new Shape.Field("number", "", Shape.Whole.ANY)));
        assertThat(read(even, "{\"number\": 4}")).isEqualTo(new Even(4));
        assertThatThrownBy(() -> read(even, "{\"number\": 3}")).isInstanceOf(BadInput.class)
                .hasMessage("number: 3 is odd.");
        refused(even, "{}", "x.number: the field is missing; it takes a number.");
        refused(even, "{\"number\": 4, \"odd\": 1}", "x.odd: there is no such field; fields here are number.");
        refused(even, "4", "x: 4 is not an object.");
    }

    @Test
    void whatIsRead_cannotBeChanged() {
        assertThat(read(Shape.Elements.of(FEW), "[1]")).isInstanceOfSatisfying(List.class,
                list -> assertThatThrownBy(list::clear).isInstanceOf(UnsupportedOperationException.class));
        assertThat(read(new Shape.Entries(GOODS, FEW), "{\"iron\": 1}")).isInstanceOfSatisfying(Map.class,
                map -> assertThatThrownBy(map::clear).isInstanceOf(UnsupportedOperationException.class));
    }
}
