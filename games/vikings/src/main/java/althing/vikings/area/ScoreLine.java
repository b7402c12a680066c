package althing.vikings.area;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

import althing.vikings.box.Components;

/** The reasons for gold and points on the score sheet. The first come in every round, the others in the final scoring. */
public enum ScoreLine {

    CONVERTED("converted", "points", "VIK-4.6"),
    GOLDSMITHS("goldsmiths", "gold", "VIK-10.8"),
    SHIPS_GOLD("ships", "gold", "VIK-10.4"),
    SHIPS_POINTS("ships", "points", "VIK-10.4"),
    NOBLES("nobles", "points", "VIK-10.5"),
    SCOUTS("scouts", "points", "VIK-10.6"),
    FISHERMEN("fishermen", "points", "VIK-17.7"),

    RAIDS_GOLD("raids", "gold", "VIK-12.1"),
    RAIDS_POINTS("raids", "points", "VIK-12.1"),
    GOLD("gold", "points", "VIK-12.2"),
    BOATMEN("boatmen", "points", "VIK-12.3"),
    ISLANDS("islands", "points", "VIK-12.4"),
    LONGEST("longest", "points", "VIK-12.5"),
    FOOD("food", "points", "VIK-12.6"),
    BUILDINGS("buildings", "points", "VIK-17.11c");

    private static final int PER_ROUND = RAIDS_GOLD.ordinal();
    private static final int FINAL = PER_ROUND * Components.ROUNDS;

    /** How many numbers one seat's tally has. */
    static final int SLOTS = FINAL + values().length - PER_ROUND;

    /** The names in notations. */
    public static final List<String> WORDS = Arrays.stream(values()).map(ScoreLine::word).toList();

    private final String code;
    private final String unit;
    private final String rule;

    ScoreLine(String code, String unit, String rule) {
        this.code = code;
        this.unit = unit;
        this.rule = rule;
    }

    public String code() {
        return code;
    }

    /** The name in notations. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public String unit() {
        return unit;
    }

    public String rule() {
        return rule;
    }

    public boolean isFinal() {
        return ordinal() >= PER_ROUND;
    }

    /** The points of a seat by all lines of all rounds. */
    public static int points(Area area) {
        return Arrays.stream(values()).filter(line -> line.unit.equals("points"))
                .flatMapToInt(line -> IntStream.rangeClosed(1, line.isFinal() ? 1 : Components.ROUNDS).map(line::slot))
                .map(area::tally).sum();
    }

    /** Where the tally of a seat keeps this line of a round; a final line is kept once. */
    public int slot(int round) {
        return isFinal() ? FINAL + ordinal() - PER_ROUND : (round - 1) * PER_ROUND + ordinal();
    }
}
