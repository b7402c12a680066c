package althing.vikings.boatmen;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.vikings.area.Area;
import althing.vikings.box.Components;
import althing.vikings.box.Names;
import althing.vikings.box.Special;
import althing.vikings.box.Viking;
import althing.vikings.table.Moves;
import althing.vikings.table.Question;
import althing.vikings.table.VikingsDecision;
import althing.vikings.table.VikingsMove;
import althing.vikings.table.VikingsRuling;
import althing.vikings.table.VikingsState;

/**
 * Using boatmen before a large scoring (VIK-10.2, VIK-15.1). In the basic game every boatman makes a trip; in the advanced
 * one he brings a single viking ashore, or makes a trip with a boat tile.
 */
public final class Boatmen extends VikingsDecision {

    private static final int BOAT = Special.BOAT.ordinal();

    public Boatmen() {
        super("VIK-10.2");
    }

    private static boolean canUse(Area area) {
        return area.waiting(Area.BOATMAN) > 0 && countFitting(area) > 0;
    }

    /** Whether a viking of the row's trade waits and a tile of the row is free for him. */
    public static boolean fits(Area area, int row, @Nullable Why why) {
        int trade = Area.tradeOf(row);
        return must(why, area.free(row) != 0, "VIK-7.7", "refusal.row-full", "row", Names.row(row))
                && must(why, area.waiting(trade) > 0, "VIK-10.2", "refusal.nobody-waits", "viking",
                        Names.viking(trade));
    }

    /** Whether a viking of the row's trade can be brought ashore on the tile in a column, counted from 1. */
    public static boolean fits(Area area, int row, int column, @Nullable Why why) {
        return fits(area, row, why) && must(why, Area.has(area.free(row), column), "VIK-7.7", "refusal.no-free-tile",
                "row", Names.row(row), "column", column);
    }

    private static int countFitting(Area area) {
        int count = 0;
        for (int row = 0; row < Area.ROWS; row++) {
            if (fits(area, row, null)) {
                count++;
            }
        }
        return count;
    }

    /** A seat that cannot use a boatman, or has stopped, is scored. */
    @Override
    public boolean settles(VikingsState position, int seat) {
        if (canUse(position.area(seat))) {
            return plays(position, seat, forced(position, seat));
        }
        end(position, seat);
        return true;
    }

    private static void end(VikingsState position, int seat) {
        position.agenda.pop();
        position.ask(Question.SCORE, seat);
    }

    @Override
    public void list(VikingsState position, int seat, MoveList into) {
        Area area = position.area(seat);
        if (canUse(area)) {
            if (position.advanced) {
                listLandings(area, into);
            }
            if (mayFerry(position, area, null)) {
                listFerries(position, area, into);
            }
        }
        if (mayStop(position, area, null)) {
            into.add(VikingsMove.Word.STOP);
        }
    }

    private static void listLandings(Area area, MoveList into) {
        for (int row = 0; row < Area.ROWS; row++) {
            if (fits(area, row, null)) {
                Moves.addLandings(row, area.free(row), into);
            }
        }
    }

    private static void listFerries(VikingsState position, Area area, MoveList into) {
        for (int trade = 0; trade < Area.BOATMAN; trade++) {
            if (fits(area, Area.rowOf(trade), null)) {
                into.add(Moves.ferry(trade));
            }
        }
        if (mayMix(position, area, null)) {
            into.add(VikingsMove.Word.FERRY_EACH);
        }
    }

    /** A trip with the only trade that fits leaves open all that a trip for one of each could do. */
    private static @Nullable VikingsMove forced(VikingsState position, int seat) {
        Area area = position.area(seat);
        if (mayStop(position, area, null) || countFitting(area) != 1) {
            return null;
        }
        int row = 0;
        while (!fits(area, row, null)) {
            row++;
        }
        if (!position.advanced) {
            return Moves.ferry(Area.tradeOf(row));
        }
        boolean isOnly = area.specials(BOAT) == 0 && Long.bitCount(area.free(row)) == 1;
        return isOnly ? Moves.land(row, Long.numberOfTrailingZeros(area.free(row))) : null;
    }

    @Override
    public boolean allows(VikingsState position, int seat, VikingsMove move, @Nullable Why why) {
        Area area = position.area(seat);
        return switch (move) {
            case VikingsMove.Ferry ferry -> mayFerry(position, area, why) && mayCarry(area, ferry.viking(), why);
            case VikingsMove.Word.FERRY_EACH -> mayFerry(position, area, why) && mayMix(position, area, why);
            case VikingsMove.Land land when position.advanced -> hasBoatman(area, "VIK-15.1", why)
                    && fits(area, land.row().ordinal(), land.column(), why);
            case VikingsMove.Word.STOP -> mayStop(position, area, why);
            default -> notNow(position, seat, why);
        };
    }

    private static boolean hasBoatman(Area area, String rule, @Nullable Why why) {
        return must(why, area.waiting(Area.BOATMAN) > 0, rule, "refusal.no-boatman");
    }

    private static boolean mayFerry(VikingsState position, Area area, @Nullable Why why) {
        return hasBoatman(area, "VIK-10.2", why)
                && must(why, !position.advanced || area.specials(BOAT) > 0, "VIK-15.1", "refusal.no-boat");
    }

    private static boolean mayCarry(Area area, Viking viking, @Nullable Why why) {
        return must(why, viking != Viking.BOATMAN, "VIK-10.3", "refusal.boatman-ashore")
                && fits(area, Area.rowOf(viking.ordinal()), why);
    }

    /** Whether a trip can be for one viking of each trade. */
    private static boolean mayMix(VikingsState position, Area area, @Nullable Why why) {
        int fitting = countFitting(area);
        return must(why, fitting > 0, "VIK-10.2", "refusal.nobody-fits")
                && must(why, fitting > 1 || position.holds(VikingsRuling.EACH_OF_ONE_TRADE), "VIK-10.2",
                        "refusal.one-trade");
    }

    /** After the last round nobody may stop who can still use a boatman (VIK-10.3a). */
    private static boolean mayStop(VikingsState position, Area area, @Nullable Why why) {
        return must(why, position.round < Components.ROUNDS || !canUse(area), "VIK-10.3a", "refusal.boatmen-must");
    }

    @Override
    public void play(VikingsState position, int seat, VikingsMove move) {
        switch (move) {
            case VikingsMove.Land land -> {
                position.area(seat).addWaiting(Area.BOATMAN, -1);
                land(position, seat, land);
            }
            case VikingsMove.Ferry ferry -> {
                position.chronicle.ferried(seat, ferry.viking().ordinal());
                ferry(position, seat, ferry.viking().ordinal());
            }
            case VikingsMove.Word.FERRY_EACH -> {
                position.chronicle.ferriedEach(seat);
                ferry(position, seat, Trip.EACH);
            }
            default -> {
                position.chronicle.stopped(seat);
                end(position, seat);
            }
        }
    }

    private static void ferry(VikingsState position, int seat, int trade) {
        Area area = position.area(seat);
        area.addWaiting(Area.BOATMAN, -1);
        if (position.advanced) {
            area.addSpecial(BOAT, -1);
        }
        Trip.begin(position, seat, trade);
    }

    static void land(VikingsState position, int seat, VikingsMove.Land land) {
        int row = land.row().ordinal();
        Area area = position.area(seat);
        area.addWaiting(Area.tradeOf(row), -1);
        area.putViking(row, land.column() - 1);
        position.chronicle.landed(seat, Area.tradeOf(row), land.column());
    }

    @Override
    public Phrase prompt(VikingsState position, int seat) {
        Area area = position.area(seat);
        return Phrase.of(mayStop(position, area, null) ? "prompt.boatmen" : "prompt.boatmen-must", "boatmen",
                area.waiting(Area.BOATMAN));
    }

    @Override
    public Phrase option(VikingsState position, int seat, VikingsMove move) {
        return switch (move) {
            case VikingsMove.Ferry ferry -> Phrase.of("move.ferry", "viking", Names.viking(ferry.viking()));
            case VikingsMove.Land land -> Trip.landing(land);
            default -> Phrase.of(move == VikingsMove.Word.STOP ? "move.stop" : "move.ferry-each");
        };
    }
}
