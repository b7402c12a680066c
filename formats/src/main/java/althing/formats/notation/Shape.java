package althing.formats.notation;

import java.util.List;
import java.util.regex.Pattern;

/** What may stand at a place of a notation. Readers, schemas and documents all follow the same shapes. */
sealed interface Shape {

    /** How many words a sentence can list. */
    int FEW_WORDS = 12;

    /** What stands there, in a sentence: a number from 0 to 200. */
    String expected();

    /** A whole number within limits. */
    record Whole(int least, int most) implements Shape {

        static final Whole ANY = new Whole(Integer.MIN_VALUE, Integer.MAX_VALUE);

        boolean isLimited() {
            return !equals(ANY);
        }

        @Override
        public String expected() {
            return isLimited() ? "a number from " + least + " to " + most : "a number";
        }
    }

    /** A seat of the setup. */
    record Seat(boolean orNone) implements Shape {

        @Override
        public String expected() {
            return "a seat, counted from 0" + (orNone ? ", or -1 for nobody" : "");
        }
    }

    /** True or false. */
    record Flag() implements Shape {

        @Override
        public String expected() {
            return "true or false";
        }
    }

    /** The setup line, which is read before all else. */
    record SetupLine(String example) implements Shape {

        @Override
        public String expected() {
            return "a setup line like '" + example + "'";
        }
    }

    /** Any string, where a game says no more. */
    record Text() implements Shape {

        @Override
        public String expected() {
            return "a text in quotes";
        }
    }

    /** A string of a form of its own. */
    record Formed(Pattern form, String example) implements Shape {

        @Override
        public String expected() {
            return "a text like '" + example + "'";
        }
    }

    /**
     * One of several words.
     *
     * @param name the name of the vocabulary, empty where the words have none
     */
    record Words(String name, List<String> words) implements Shape {

        @Override
        public String expected() {
            return words.size() <= FEW_WORDS || name.isEmpty()
                    ? "one of " + String.join(", ", words)
                    : "one of the " + words.size() + " words for '" + name + "', from '" + words.getFirst()
                            + "' to '" + words.getLast() + "'";
        }
    }

    /** A constant of the game, by its word. */
    record Constant(Class<?> type, List<String> words) implements Shape {

        @Override
        public String expected() {
            return "one of " + String.join(", ", words);
        }
    }

    /** A list of alike things. */
    record Elements(Shape element, int least, int most, boolean perSeat, boolean distinct) implements Shape {

        static final int NO_LIMIT = Integer.MAX_VALUE;

        static Elements of(Shape element) {
            return new Elements(element, 0, NO_LIMIT, false, false);
        }

        /** The same in a game of so many seats. */
        Elements at(int seats) {
            return perSeat ? new Elements(element, seats, seats, true, distinct) : this;
        }

        boolean takes(int count) {
            return count >= least && count <= most;
        }

        /** How many there are, in a sentence. */
        String count() {
            if (least == most) {
                return least + (perSeat ? ", one for each seat" : "");
            }
            return most == NO_LIMIT ? "at least " + least : least == 0 ? "at most " + most : least + " to " + most;
        }

        @Override
        public String expected() {
            return perSeat
                    ? "a list with one for each seat"
                    : "a list" + (least == 0 && most == NO_LIMIT ? "" : " of " + count());
        }
    }

    /** An object whose names are alike, and so are its values. */
    record Entries(Shape key, Shape value) implements Shape {

        @Override
        public String expected() {
            return "an object";
        }
    }

    /**
     * An object with fields of its own.
     *
     * @param type the record that it becomes, or {@link java.util.Map}
     */
    record Fields(Class<?> type, String meaning, List<Field> fields) implements Shape {

        @Override
        public String expected() {
            return "an object";
        }

        List<String> names() {
            return fields.stream().map(Field::name).toList();
        }
    }

    /** One field; its meaning is empty where the game has not said it. */
    record Field(String name, String meaning, Shape shape) {}

    /** Something that may be absent. */
    record OrNull(Shape shape) implements Shape {

        @Override
        public String expected() {
            return shape.expected() + ", or null";
        }
    }

    /**
     * An entry of the agenda, which has other fields for each decision.
     *
     * @param name  the names of the decisions
     * @param kinds the fields of an entry for each of them
     */
    record Decision(Words name, List<Fields> kinds) implements Shape {

        @Override
        public String expected() {
            return "an object with decision, seat and about";
        }
    }
}
