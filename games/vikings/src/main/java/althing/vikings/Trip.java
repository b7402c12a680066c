package althing.vikings;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Refusal;

/** The trip of one boatman: vikings of one trade, or at most one of each, come ashore one by one (VIK-10.2). */
final class Trip extends Phase {

    /** Stands for the trade when the boatman carries one of each. */
    static final int EACH = Viking.BOATMAN.ordinal();

    private static final int TRADE_BITS = 3;

    /**
     * The agenda's number for a trip.
     *
     * @param carried how many have landed; in a trip for one of each, the bits of the trades that have
     */
    static int number(int trade, int carried) {
        return carried << TRADE_BITS | trade;
    }

    static int trade(int number) {
        return number & (1 << TRADE_BITS) - 1;
    }

    static int carried(int number) {
        return number >> TRADE_BITS;
    }

    /** Whether a viking of the row can be landed next. */
    static boolean carries(Area area, int number, int row) {
        int trade = Area.tradeOf(row);
        boolean aboard = trade(number) == EACH ? (carried(number) >> trade & 1) == 0 : trade(number) == trade;
        return aboard && Boatmen.fits(area, row);
    }

    private static int countLandings(Area area, int number) {
        int count = 0;
        for (int row = 0; row < Area.ROWS; row++) {
            if (carries(area, number, row)) {
                count += Long.bitCount(area.free(row));
            }
        }
        return count;
    }

    @Override
    void list(VikingsPosition position, int seat, MoveList into) {
        Area area = position.area(seat);
        int number = position.agenda.number();
        for (int row = 0; row < Area.ROWS; row++) {
            if (carries(area, number, row)) {
                Laying.add(area.free(row), Moves.LAND[row], into);
            }
        }
        if (carried(number) != 0) {
            into.add(VikingsMove.Word.DONE);
        }
    }

    @Override
    @Nullable
    VikingsMove forced(VikingsPosition position, int seat) {
        Area area = position.area(seat);
        int number = position.agenda.number();
        if (carried(number) != 0 || countLandings(area, number) != 1) {
            return null;
        }
        int row = 0;
        while (!carries(area, number, row)) {
            row++;
        }
        return Moves.LAND[row][Long.numberOfTrailingZeros(area.free(row))];
    }

    @Override
    @Nullable
    Refusal refuse(VikingsPosition position, int seat, VikingsMove move) {
        int number = position.agenda.number();
        if (move == VikingsMove.Word.DONE) {
            return carried(number) != 0 ? null : Refusal.of("VIK-10.2", "refusal.empty-trip");
        }
        if (!(move instanceof VikingsMove.Land land)) {
            return notNow(position, seat);
        }
        Area area = position.area(seat);
        int row = land.row().ordinal();
        if (Boatmen.fits(area, row) && !carries(area, number, row)) {
            return Refusal.of("VIK-10.2", "refusal.not-aboard", "viking", Names.viking(Area.tradeOf(row)));
        }
        return Boatmen.refuseCell(area, land);
    }

    @Override
    void play(VikingsPosition position, int seat, VikingsMove move) {
        int number = position.agenda.number();
        position.agenda.pop();
        if (move instanceof VikingsMove.Land land) {
            Boatmen.land(position, seat, land);
            int after = number(trade(number), landed(number, Area.tradeOf(land.row().ordinal())));
            if (countLandings(position.area(seat), after) > 0) {
                position.agenda.push(Decision.TRIP.ordinal(), seat, after);
                return;
            }
        }
        Boatmen.goOn(position, seat);
    }

    private static int landed(int number, int trade) {
        return trade(number) == EACH ? carried(number) | 1 << trade : carried(number) + 1;
    }

    @Override
    Phrase prompt(VikingsPosition position, int seat) {
        int trade = trade(position.agenda.number());
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
