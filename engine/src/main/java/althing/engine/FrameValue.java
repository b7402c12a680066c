package althing.engine;

import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;

/** How the value of a frame's field is written in a notation: as a number, yes or no, a word or several. */
public sealed interface FrameValue {

    /** The value as it stands in a notation: an Integer, a Boolean, a String or a list of strings. */
    Object write(int value);

    /** The value that is written so; {@link BadInput} says what is expected instead. */
    int read(@Nullable Object written);

    /** A number within limits. */
    record Whole(int least, int most) implements FrameValue {

        @Override
        public Object write(int value) {
            return value;
        }

        @Override
        public int read(@Nullable Object written) {
            if (written instanceof Integer value && value >= least && value <= most) {
                return value;
            }
            throw wrong(written, "a number from " + least + " to " + most);
        }
    }

    /** Yes or no. */
    record Flag() implements FrameValue {

        @Override
        public Object write(int value) {
            return value != 0;
        }

        @Override
        public int read(@Nullable Object written) {
            if (written instanceof Boolean value) {
                return value ? 1 : 0;
            }
            throw wrong(written, "true or false");
        }
    }

    /** One of several words. */
    record Word(List<String> words) implements FrameValue {

        @Override
        public Object write(int value) {
            return words.get(value);
        }

        @Override
        public int read(@Nullable Object written) {
            int value = written instanceof String word ? words.indexOf(word) : -1;
            if (value < 0) {
                throw wrong(written, "one of " + String.join(", ", words));
            }
            return value;
        }
    }

    /** One of several words, or {@code none} for -1. */
    record WordOrNone(List<String> words) implements FrameValue {

        private static final String NONE = "none";

        @Override
        public Object write(int value) {
            return value < 0 ? NONE : words.get(value);
        }

        @Override
        public int read(@Nullable Object written) {
            if (NONE.equals(written)) {
                return -1;
            }
            int value = written instanceof String word ? words.indexOf(word) : -1;
            if (value < 0) {
                throw wrong(written, "none or one of " + String.join(", ", words));
            }
            return value;
        }
    }

    /** Any of several words, each at most once, in their order. */
    record Words(List<String> words) implements FrameValue {

        @Override
        public Object write(int value) {
            List<String> written = new ArrayList<>();
            for (int i = 0; i < words.size(); i++) {
                if ((value >> i & 1) != 0) {
                    written.add(words.get(i));
                }
            }
            return written;
        }

        @Override
        public int read(@Nullable Object written) {
            int value = 0;
            if (!(written instanceof List<?> list)) {
                throw wrong(written, "a list of words");
            }
            for (Object each : list) {
                int at = each instanceof String word ? words.indexOf(word) : -1;
                if (at < 0 || (value >> at & 1) != 0) {
                    throw wrong(each, "one of " + String.join(", ", words) + ", each at most once");
                }
                value |= 1 << at;
            }
            return value;
        }
    }

    private static BadInput wrong(@Nullable Object written, String expected) {
        return new BadInput((written instanceof String ? "'" + written + "'" : String.valueOf(written)) + " is not "
                + expected + ".");
    }
}
