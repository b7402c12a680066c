package althing.vikings.table;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

import althing.engine.Frame;
import althing.engine.notation.Means;

/** What a position can ask, and after that what it does by itself before it asks again. */
public enum Question {

    @Means("what to bid for the start-player figure, or to pass")
    BID,
    @Means("which drawn viking leaves the game")
    REMOVE,
    @Means("which trade goes on the wheel next")
    GROUP,
    @Means("which set to buy")
    BUY,
    @Means("where the acquired tile goes, or the start tile")
    LAY,
    @Means("whether the acquired viking moves in on the tile that was just laid, in this `row` and `column`")
    SETTLE,
    @Means("which special tile to take, if any")
    TAKE,
    @Means("which tile makes room for this `special` building")
    SWAP,
    @Means("whether to use a boatman, and how")
    BOATMEN,
    @Means("where the next viking of a boatman’s trip lands; vikings of one `trade`, or one of `each`; `ashore` have landed, of the trades in `landed`")
    TRIP,

    /** The turn of a seat is over. */
    NEXT_TURN,
    /** A seat gets what a large scoring brings it. */
    SCORE,
    /** The round is scored. */
    ROUND_END;

    private static final Question[] ALL = values();

    /** What belongs to the question; its decision says which fields that are. */
    @SuppressWarnings("ImmutableEnumChecker") // complete once the decisions are loaded
    public final Frame frame = new Frame(this);

    public static Question of(int kind) {
        return ALL[kind];
    }

    /** The frames of all that is asked of a seat, each at the place of its kind. */
    public static List<Frame> frames() {
        return Arrays.stream(ALL).filter(question -> !question.isSilent()).map(question -> question.frame).toList();
    }

    /** Whether nobody is asked, so that it is never seen on an agenda between two moves. */
    boolean isSilent() {
        return compareTo(TRIP) > 0;
    }

    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
