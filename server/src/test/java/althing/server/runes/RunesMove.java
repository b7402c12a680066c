package althing.server.runes;

import althing.engine.Move;

/** The decisions of Runes. */
sealed interface RunesMove extends Move {

    /** Chooses a stone of one's hand in secret. */
    record Choose(int stone) implements RunesMove {

        @Override
        public String code() {
            return "choose " + stone;
        }
    }

    /** Carves a rune, worth a point; three are a mistake of the rules, for tests of crashes. */
    record Carve(int depth) implements RunesMove {

        @Override
        public String code() {
            return "carve " + depth;
        }
    }

    /** Ends the carving. */
    record Done() implements RunesMove {

        @Override
        public String code() {
            return "done";
        }
    }
}
