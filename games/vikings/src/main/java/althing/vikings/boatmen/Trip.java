package althing.vikings.boatmen;

import static althing.engine.Why.must;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame.Field;
import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.vikings.area.Area;
import althing.vikings.box.Components;
import althing.vikings.box.Names;
import althing.vikings.box.Viking;
import althing.vikings.table.Moves;
import althing.vikings.table.Question;
import althing.vikings.table.VikingsDecision;
import althing.vikings.table.VikingsMove;
import althing.vikings.table.VikingsState;

/** The trip of one boatman: vikings of one trade, or at most one of each, come ashore one by one (VIK-10.2). */
public final class Trip extends VikingsDecision {

    /** Stands for the trade when the boatman carries one of each. */
    public static final int EACH = Viking.BOATMAN.ordinal();

    private static final Frame FRAME = Question.TRIP.frame;
    /** The trades that can go ashore. */
    private static final List<String> TRADES = Names.VIKING_WORDS.subList(0, Area.BOATMAN);

    /** The trade that the boatman carries, or {@link #EACH}. */
    public static final Field TRADE = FRAME.word("trade", Stream.concat(TRADES.stream(), Stream.of("each")).toList());
    /** The trades of those who have landed on this trip. */
    public static final Field LANDED = FRAME.words("landed", TRADES);
    /** How many have landed on this trip. */
    public static final Field ASHORE = FRAME.number("ashore", 0,
            IntStream.range(0, EACH).map(Components::vikings).max().orElseThrow());

    public Trip() {
        super("VIK-10.2");
    }

    /** Asks for the first landing. */
    static void begin(VikingsState position, int seat, int trade) {
        position.ask(Question.TRIP, seat);
        TRADE.set(position.agenda, trade);
    }

    /**
     * Whether a viking of the row can be landed next.
     *
     * @param carried the trade on this trip, or {@link #EACH}
     * @param landed  the bits of the trades of those who have landed
     */
    public static boolean carries(Area area, int carried, int landed, int row) {
        return isAboard(carried, landed, Area.tradeOf(row), null) && Boatmen.fits(area, row, null);
    }

    private static boolean isAboard(int carried, int landed, int trade, @Nullable Why why) {
        return must(why, carried == EACH ? (landed >> trade & 1) == 0 : carried == trade, "VIK-10.2",
                "refusal.not-aboard", "viking", Names.viking(trade));
    }

    private static int countLandings(Area area, int carried, int landed) {
        int count = 0;
        for (int row = 0; row < Area.ROWS; row++) {
            if (carries(area, carried, landed, row)) {
                count += Long.bitCount(area.free(row));
            }
        }
        return count;
    }

    @Override
    public void list(VikingsState position, int seat, MoveList into) {
        Area area = position.area(seat);
        int trade = TRADE.of(position.agenda);
        int landed = LANDED.of(position.agenda);
        for (int row = 0; row < Area.ROWS; row++) {
            if (carries(area, trade, landed, row)) {
                Moves.addLandings(row, area.free(row), into);
            }
        }
        if (mayEnd(position, null)) {
            into.add(VikingsMove.Word.DONE);
        }
    }

    @Override
    public boolean settles(VikingsState position, int seat) {
        return plays(position, seat, forced(position, seat));
    }

    private static @Nullable VikingsMove forced(VikingsState position, int seat) {
        Area area = position.area(seat);
        int trade = TRADE.of(position.agenda);
        int landed = LANDED.of(position.agenda);
        if (mayEnd(position, null) || countLandings(area, trade, landed) != 1) {
            return null;
        }
        int row = 0;
        while (!carries(area, trade, landed, row)) {
            row++;
        }
        return Moves.land(row, Long.numberOfTrailingZeros(area.free(row)));
    }

    @Override
    public boolean allows(VikingsState position, int seat, VikingsMove move, @Nullable Why why) {
        return switch (move) {
            case VikingsMove.Land land -> mayLand(position, seat, land.row().ordinal(), land.column(), why);
            case VikingsMove.Word.DONE -> mayEnd(position, why);
            default -> notNow(position, seat, why);
        };
    }

    private static boolean mayLand(VikingsState position, int seat, int row, int column, @Nullable Why why) {
        Area area = position.area(seat);
        return Boatmen.fits(area, row, why)
                && isAboard(TRADE.of(position.agenda), LANDED.of(position.agenda), Area.tradeOf(row), why)
                && Boatmen.fits(area, row, column, why);
    }

    private static boolean mayEnd(VikingsState position, @Nullable Why why) {
        return must(why, ASHORE.isSet(position.agenda), "VIK-10.2", "refusal.empty-trip");
    }

    /** The trip goes on as long as anybody else can be landed. */
    @Override
    public void play(VikingsState position, int seat, VikingsMove move) {
        if (move instanceof VikingsMove.Land land) {
            Boatmen.land(position, seat, land);
            int landed = LANDED.of(position.agenda) | 1 << Area.tradeOf(land.row().ordinal());
            if (countLandings(position.area(seat), TRADE.of(position.agenda), landed) > 0) {
                LANDED.set(position.agenda, landed);
                ASHORE.set(position.agenda, ASHORE.of(position.agenda) + 1);
                return;
            }
        }
        position.agenda.pop();
    }

    @Override
    public Phrase prompt(VikingsState position, int seat) {
        int trade = TRADE.of(position.agenda);
        return trade == EACH
                ? Phrase.of("prompt.trip-each")
                : Phrase.of("prompt.trip", "viking", Names.viking(trade));
    }

    @Override
    public Phrase option(VikingsState position, int seat, VikingsMove move) {
        return move instanceof VikingsMove.Land land ? landing(land) : Phrase.of("move.done");
    }

    static Phrase landing(VikingsMove.Land land) {
        return Phrase.of("move.land", "viking", Names.viking(land.row().viking()), "row", Names.row(land.row()),
                "column", land.column());
    }
}
