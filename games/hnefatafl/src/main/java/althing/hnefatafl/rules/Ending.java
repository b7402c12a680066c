package althing.hnefatafl.rules;

import java.util.Locale;

import althing.hnefatafl.board.Variant;

/** How a game ends, in the order in which it is looked for after a move (TAF-11.1). */
public enum Ending {

    NOT_YET(""), ESCAPE("TAF-8.1"), KING_CAPTURED("TAF-8.3"), EXIT_FORT("TAF-8.4"), ENCIRCLEMENT("TAF-8.7"),
    NO_MOVE("TAF-8.8"), QUIET("TAF-10.3"), LENGTH("TAF-10.4");

    private final String rule;

    Ending(String rule) {
        this.rule = rule;
    }

    /** The rule that ends the game so. */
    public String rule(Variant variant) {
        return this == ESCAPE && variant.corners.isEmpty() ? "TAF-8.2" : rule;
    }

    /** Whether nobody wins; otherwise the side does that has just moved. */
    public boolean isDraw() {
        return this == QUIET || this == LENGTH;
    }

    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
