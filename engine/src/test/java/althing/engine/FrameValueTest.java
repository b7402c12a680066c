package althing.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Every value of a frame's field is written in one way and read back, and nothing else is read. */
class FrameValueTest {

    private static final List<String> GOODS = List.of("amber", "iron", "wool");

    private static void readsBack(FrameValue value, int number, Object written) {
        assertThat(value.write(number)).isEqualTo(written);
        assertThat(value.read(written)).isEqualTo(number);
    }

    private static void refused(FrameValue value, @Nullable Object written, String sentence) {
        assertThatThrownBy(() -> value.read(written)).isInstanceOf(BadInput.class).hasMessage(sentence);
    }

    @Test
    void aNumber_liesWithinItsLimits() {
        FrameValue.Whole number = new FrameValue.Whole(-1, 3);
        for (int value = -1; value <= 3; value++) {
            readsBack(number, value, value);
        }
        refused(number, -2, "-2 is not a number from -1 to 3.");
        refused(number, 4, "4 is not a number from -1 to 3.");
        refused(number, "2", "'2' is not a number from -1 to 3.");
        refused(number, null, "null is not a number from -1 to 3.");
        refused(number, 2L, "2 is not a number from -1 to 3.");
    }

    @Test
    void aFlag_isTrueOrFalse() {
        FrameValue.Flag flag = new FrameValue.Flag();
        readsBack(flag, 1, true);
        readsBack(flag, 0, false);
        assertThat(flag.write(7)).isEqualTo(true);
        refused(flag, 1, "1 is not true or false.");
        refused(flag, "true", "'true' is not true or false.");
    }

    @Test
    void aWord_isOneOfSeveral() {
        FrameValue.Word word = new FrameValue.Word(GOODS);
        readsBack(word, 0, "amber");
        readsBack(word, 2, "wool");
        refused(word, "Wool", "'Wool' is not one of amber, iron, wool.");
        refused(word, "none", "'none' is not one of amber, iron, wool.");
        refused(word, 1, "1 is not one of amber, iron, wool.");
    }

    @Test
    void aWordMayBeNone() {
        FrameValue.WordOrNone word = new FrameValue.WordOrNone(GOODS);
        readsBack(word, -1, "none");
        readsBack(word, 0, "amber");
        readsBack(word, 1, "iron");
        refused(word, "salt", "'salt' is not none or one of amber, iron, wool.");
        refused(word, null, "null is not none or one of amber, iron, wool.");
    }

    @Test
    void severalWords_areAListInTheirOrder() {
        FrameValue.Words words = new FrameValue.Words(GOODS);
        readsBack(words, 0, List.of());
        readsBack(words, 0b101, List.of("amber", "wool"));
        readsBack(words, 0b111, GOODS);
        assertThat(words.read(List.of("wool", "amber"))).as("in any order").isEqualTo(0b101);
        refused(words, "amber", "'amber' is not a list of words.");
        refused(words, List.of("amber", "amber"), "'amber' is not one of amber, iron, wool, each at most once.");
        refused(words, Arrays.asList("amber", null), "null is not one of amber, iron, wool, each at most once.");
        refused(words, List.of(3), "3 is not one of amber, iron, wool, each at most once.");
    }
}
