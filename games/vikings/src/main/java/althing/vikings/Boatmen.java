package althing.vikings;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Refusal;

/**
 * Using boatmen before a large scoring (VIK-10.2, VIK-15.1). In the basic game every boatman makes a trip; in the advanced
 * one he brings a single viking ashore, or makes a trip with a boat tile.
 */
final class Boatmen extends Phase {

    private static final int BOAT = Special.BOAT.ordinal();

    static boolean canUse(Area area) {
        return area.waiting(Area.BOATMAN) > 0 && countFitting(area) > 0;
    }

    /** Whether a viking of the row's trade waits and a tile of the row is free for him. */
    static boolean fits(Area area, int row) {
        return area.waiting(Area.tradeOf(row)) > 0 && area.free(row) != 0;
    }

    private static int countFitting(Area area) {
        int count = 0;
        for (int row = 0; row < Area.ROWS; row++) {
            if (fits(area, row)) {
                count++;
            }
        }
        return count;
    }

    /** After the last round nobody may stop who can still use a boatman (VIK-10.3a). */
    private static boolean isCompelled(VikingsPosition position, int seat) {
        return position.round == Components.ROUNDS && canUse(position.area(seat));
    }

    private static boolean mayFerry(VikingsPosition position, Area area) {
        return !position.advanced || area.specials(BOAT) > 0;
    }

    /** Whether a trip can be for one viking of each trade. */
    private static boolean mayMix(VikingsPosition position, Area area) {
        return countFitting(area) >= (position.holds(VikingsRuling.EACH_OF_ONE_TRADE) ? 1 : 2);
    }

    /** The next decision about boatmen, or the scoring when none is left that can be used. */
    static void goOn(VikingsPosition position, int seat) {
        if (!canUse(position.area(seat))) {
            end(position, seat);
        }
    }

    private static void end(VikingsPosition position, int seat) {
        position.agenda.pop();
        LargeScoring.scoreAndGoOn(position, seat);
    }

    @Override
    void list(VikingsPosition position, int seat, MoveList into) {
        Area area = position.area(seat);
        if (canUse(area)) {
            if (position.advanced) {
                for (int row = 0; row < Area.ROWS; row++) {
                    if (fits(area, row)) {
                        Laying.add(area.free(row), Moves.LAND[row], into);
                    }
                }
            }
            if (mayFerry(position, area)) {
                listFerries(position, area, into);
            }
        }
        if (!isCompelled(position, seat)) {
            into.add(VikingsMove.Word.STOP);
        }
    }

    private static void listFerries(VikingsPosition position, Area area, MoveList into) {
        for (int trade = 0; trade < Area.BOATMAN; trade++) {
            if (fits(area, Area.rowOf(trade))) {
                into.add(Moves.FERRY[trade]);
            }
        }
        if (mayMix(position, area)) {
            into.add(VikingsMove.Word.FERRY_EACH);
        }
    }

    /** A trip with the only trade that fits leaves open all that a trip for one of each could do. */
    @Override
    @Nullable
    VikingsMove forced(VikingsPosition position, int seat) {
        Area area = position.area(seat);
        if (!isCompelled(position, seat) || countFitting(area) != 1) {
            return null;
        }
        int row = 0;
        while (!fits(area, row)) {
            row++;
        }
        if (!position.advanced) {
            return Moves.FERRY[Area.tradeOf(row)];
        }
        boolean isOnly = area.specials(BOAT) == 0 && Long.bitCount(area.free(row)) == 1;
        return isOnly ? Moves.LAND[row][Long.numberOfTrailingZeros(area.free(row))] : null;
    }

    @Override
    @Nullable
    Refusal refuse(VikingsPosition position, int seat, VikingsMove move) {
        Area area = position.area(seat);
        return switch (move) {
            case VikingsMove.Word word when word == VikingsMove.Word.STOP -> isCompelled(position, seat)
                    ? Refusal.of("VIK-10.3a", "refusal.boatmen-must")
                    : null;
            case VikingsMove.Ferry ferry -> refuseFerry(position, area, ferry.viking());
            case VikingsMove.Word word when word == VikingsMove.Word.FERRY_EACH -> refuseFerryEach(position, area);
            case VikingsMove.Land land -> position.advanced
                    ? refuseLand(area, land)
                    : notNow(position, seat);
            default -> notNow(position, seat);
        };
    }

    private static @Nullable Refusal refuseFerry(VikingsPosition position, Area area, Viking viking) {
        Refusal refusal = refuseTrip(position, area);
        if (refusal != null) {
            return refusal;
        }
        if (viking == Viking.BOATMAN) {
            return Refusal.of("VIK-10.3", "refusal.boatman-ashore");
        }
        return refuseTrade(area, Area.rowOf(viking.ordinal()));
    }

    private static @Nullable Refusal refuseFerryEach(VikingsPosition position, Area area) {
        Refusal refusal = refuseTrip(position, area);
        if (refusal != null) {
            return refusal;
        }
        if (countFitting(area) == 0) {
            return Refusal.of("VIK-10.2", "refusal.nobody-fits");
        }
        return mayMix(position, area) ? null : Refusal.of("VIK-10.2", "refusal.one-trade");
    }

    private static @Nullable Refusal refuseTrip(VikingsPosition position, Area area) {
        if (area.waiting(Area.BOATMAN) == 0) {
            return Refusal.of("VIK-10.2", "refusal.no-boatman");
        }
        return mayFerry(position, area) ? null : Refusal.of("VIK-15.1", "refusal.no-boat");
    }

    /** Null if a viking of the row's trade can be brought ashore. */
    static @Nullable Refusal refuseTrade(Area area, int row) {
        if (fits(area, row)) {
            return null;
        }
        return area.free(row) == 0
                ? Refusal.of("VIK-7.7", "refusal.row-full", "row", Names.row(row))
                : Refusal.of("VIK-10.2", "refusal.nobody-waits", "viking", Names.viking(Area.tradeOf(row)));
    }

    private static @Nullable Refusal refuseLand(Area area, VikingsMove.Land land) {
        return area.waiting(Area.BOATMAN) == 0
                ? Refusal.of("VIK-15.1", "refusal.no-boatman")
                : refuseCell(area, land);
    }

    /** Null if a viking of the row's trade can be brought ashore on this very tile. */
    static @Nullable Refusal refuseCell(Area area, VikingsMove.Land land) {
        int row = land.row().ordinal();
        Refusal refusal = refuseTrade(area, row);
        if (refusal != null) {
            return refusal;
        }
        return Area.has(area.free(row), land.column())
                ? null
                : Refusal.of("VIK-7.7", "refusal.no-free-tile", "row", Names.row(row), "column", land.column());
    }

    @Override
    void play(VikingsPosition position, int seat, VikingsMove move) {
        Area area = position.area(seat);
        switch (move) {
            case VikingsMove.Ferry ferry -> ferry(position, seat, ferry.viking().ordinal());
            case VikingsMove.Land land -> {
                area.addWaiting(Area.BOATMAN, -1);
                land(position, seat, land);
                goOn(position, seat);
            }
            default -> {
                if (move == VikingsMove.Word.FERRY_EACH) {
                    ferry(position, seat, Trip.EACH);
                } else {
                    position.chronicle.stopped(seat);
                    end(position, seat);
                }
            }
        }
    }

    private static void ferry(VikingsPosition position, int seat, int trade) {
        Area area = position.area(seat);
        area.addWaiting(Area.BOATMAN, -1);
        if (position.advanced) {
            area.addSpecial(BOAT, -1);
        }
        position.chronicle.ferried(seat, trade);
        Trip.begin(position, seat, trade);
    }

    static void land(VikingsPosition position, int seat, VikingsMove.Land land) {
        int row = land.row().ordinal();
        Area area = position.area(seat);
        area.addWaiting(Area.tradeOf(row), -1);
        area.putViking(row, land.column() - 1);
        position.chronicle.landed(seat, Area.tradeOf(row), land.column());
    }

    @Override
    Phrase prompt(VikingsPosition position, int seat) {
        int boatmen = position.area(seat).waiting(Area.BOATMAN);
        return Phrase.of(isCompelled(position, seat) ? "prompt.boatmen-must" : "prompt.boatmen", "boatmen", boatmen);
    }

    @Override
    Phrase option(VikingsPosition position, int seat, VikingsMove move) {
        return switch (move) {
            case VikingsMove.Ferry ferry -> Phrase.of("move.ferry", "viking", Names.viking(ferry.viking()));
            case VikingsMove.Land land -> Trip.landing(land);
            default -> Phrase.of(move == VikingsMove.Word.STOP ? "move.stop" : "move.ferry-each");
        };
    }

    @Override
    String rule() {
        return "VIK-10.2";
    }
}
