package althing.vikings;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Refusal;

/** The trip of one boatman: vikings of one trade, or at most one of each, come ashore one by one (VIK-10.2). */
final class Trip extends Phase {

    /** Stands for the trade when the boatman carries one of each. */
    static final int EACH = Viking.BOATMAN.ordinal();

    /** Asks for the first landing. */
    static void begin(VikingsPosition position, int seat, int trade) {
        ask(position, seat, trade, 0, 0);
    }

    private static void ask(VikingsPosition position, int seat, int trade, int landed, int ashore) {
        position.ask(Decision.TRIP, seat);
        Frames.TRADE.set(position.agenda, trade);
        Frames.LANDED.set(position.agenda, landed);
        Frames.ASHORE.set(position.agenda, ashore);
    }

    /**
     * Whether a viking of the row can be landed next.
     *
     * @param carried the trade on this trip, or {@link #EACH}
     * @param landed  the bits of the trades of those who have landed
     */
    static boolean carries(Area area, int carried, int landed, int row) {
        int trade = Area.tradeOf(row);
        boolean aboard = carried == EACH ? (landed >> trade & 1) == 0 : carried == trade;
        return aboard && Boatmen.fits(area, row);
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
    void list(VikingsPosition position, int seat, MoveList into) {
        Area area = position.area(seat);
        int trade = Frames.TRADE.of(position.agenda);
        int landed = Frames.LANDED.of(position.agenda);
        for (int row = 0; row < Area.ROWS; row++) {
            if (carries(area, trade, landed, row)) {
                Laying.add(area.free(row), Moves.LAND[row], into);
            }
        }
        if (hasLanded(position)) {
            into.add(VikingsMove.Word.DONE);
        }
    }

    @Override
    @Nullable
    VikingsMove forced(VikingsPosition position, int seat) {
        Area area = position.area(seat);
        int trade = Frames.TRADE.of(position.agenda);
        int landed = Frames.LANDED.of(position.agenda);
        if (hasLanded(position) || countLandings(area, trade, landed) != 1) {
            return null;
        }
        int row = 0;
        while (!carries(area, trade, landed, row)) {
            row++;
        }
        return Moves.LAND[row][Long.numberOfTrailingZeros(area.free(row))];
    }

    @Override
    @Nullable
    Refusal refuse(VikingsPosition position, int seat, VikingsMove move) {
        if (move == VikingsMove.Word.DONE) {
            return hasLanded(position) ? null : Refusal.of("VIK-10.2", "refusal.empty-trip");
        }
        if (!(move instanceof VikingsMove.Land land)) {
            return notNow(position, seat);
        }
        Area area = position.area(seat);
        int row = land.row().ordinal();
        if (Boatmen.fits(area, row)
                && !carries(area, Frames.TRADE.of(position.agenda), Frames.LANDED.of(position.agenda), row)) {
            return Refusal.of("VIK-10.2", "refusal.not-aboard", "viking", Names.viking(Area.tradeOf(row)));
        }
        return Boatmen.refuseCell(area, land);
    }

    @Override
    void play(VikingsPosition position, int seat, VikingsMove move) {
        int trade = Frames.TRADE.of(position.agenda);
        int landed = Frames.LANDED.of(position.agenda);
        int ashore = Frames.ASHORE.of(position.agenda);
        position.agenda.pop();
        if (move instanceof VikingsMove.Land land) {
            Boatmen.land(position, seat, land);
            int after = landed | 1 << Area.tradeOf(land.row().ordinal());
            if (countLandings(position.area(seat), trade, after) > 0) {
                ask(position, seat, trade, after, ashore + 1);
                return;
            }
        }
        Boatmen.goOn(position, seat);
    }

    private static boolean hasLanded(VikingsPosition position) {
        return Frames.ASHORE.isSet(position.agenda);
    }

    @Override
    Phrase prompt(VikingsPosition position, int seat) {
        int trade = Frames.TRADE.of(position.agenda);
        return trade == EACH
                ? Phrase.of("prompt.trip-each")
                : Phrase.of("prompt.trip", "viking", Names.viking(trade));
    }

    @Override
    Phrase option(VikingsPosition position, int seat, VikingsMove move) {
        return move instanceof VikingsMove.Land land ? landing(land) : Phrase.of("move.done");
    }

    static Phrase landing(VikingsMove.Land land) {
        return Phrase.of("move.land", "viking", Names.viking(land.row().viking()), "row", Names.row(land.row()),
                "column", land.column());
    }

    @Override
    String rule() {
        return "VIK-10.2";
    }
}
