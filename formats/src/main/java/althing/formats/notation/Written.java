package althing.formats.notation;

import java.util.List;
import java.util.Map;

/** A value as it stands in a JSON text, and its line. */
sealed interface Written {

    int line();

    /** The value in a sentence. */
    String said();

    /** An object; each value has the line of its name. */
    record Fields(int line, Map<String, Written> fields) implements Written {

        @Override
        public String said() {
            return "an object";
        }
    }

    /** A list. */
    record Elements(int line, List<Written> elements) implements Written {

        @Override
        public String said() {
            return "a list";
        }
    }

    /** A string. */
    record Text(int line, String text) implements Written {

        @Override
        public String said() {
            return "'" + shortened(text) + "'";
        }
    }

    /** A number, in digits. */
    record Digits(int line, String digits, boolean whole) implements Written {

        @Override
        public String said() {
            return shortened(digits);
        }
    }

    /** True or false. */
    record Flag(int line, boolean value) implements Written {

        @Override
        public String said() {
            return Boolean.toString(value);
        }
    }

    /** The word {@code null}. */
    record Nothing(int line) implements Written {

        @Override
        public String said() {
            return "null";
        }
    }

    private static String shortened(String text) {
        int most = 60;
        String shown = text.codePoints().limit(most).map(point -> Character.isISOControl(point) ? ' ' : point)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
        return shown.length() < text.length() ? shown + "…" : shown;
    }
}
