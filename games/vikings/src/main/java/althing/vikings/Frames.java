package althing.vikings;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import althing.engine.Frame;
import althing.engine.Frame.Field;

/** What the decisions on the agenda are about: a frame for each kind, in their order, and the fields of those that have some. */
final class Frames {

    private static final List<String> ROWS = Names.ROWS.stream().map(Row::code).toList();
    /** The trades that can go ashore. */
    private static final List<String> TRADES = Names.VIKINGS.stream().filter(viking -> viking != Viking.BOATMAN)
            .map(Viking::code).toList();

    static final List<Frame> ALL = Arrays.stream(Decision.ALL).map(Frame::new).toList();

    /** The row and the column, from 1, of the tile that was just laid. */
    static final Field ROW = of(Decision.SETTLE).word("row", ROWS);
    static final Field COLUMN = of(Decision.SETTLE).number("column", 1, Components.COLUMNS);
    /** The special building that goes in, as a tile's ordinal less the first building's. */
    static final Field BUILDING = of(Decision.SWAP).word("special",
            Names.SPECIALS.stream().filter(Special::isBuilding).map(Special::code).toList());
    /** The trade that a boatman carries, or {@link Trip#EACH}. */
    static final Field TRADE = of(Decision.TRIP).word("trade",
            Stream.concat(TRADES.stream(), Stream.of("each")).toList());
    /** The trades of those who have landed on this trip. */
    static final Field LANDED = of(Decision.TRIP).words("landed", TRADES);
    /** How many have landed on this trip. */
    static final Field ASHORE = of(Decision.TRIP).number("ashore", 0,
            Arrays.stream(Components.VIKINGS).max().orElseThrow());

    private Frames() {
    }

    static Frame of(Decision decision) {
        return ALL.get(decision.ordinal());
    }
}
