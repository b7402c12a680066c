package althing.northgard;

import althing.engine.Refusal;
import althing.northgard.Action.Where;

/** Why a unit cannot be recruited in a territory (NOR-8, NOR-27.3, NOR-27.4). */
final class RecruitRefusals {

    private final NorthgardPosition position;
    private final int seat;

    RecruitRefusals(NorthgardPosition position, int seat) {
        this.position = position;
        this.seat = seat;
    }

    Refusal refusal(int there) {
        Where where = Recruiting.where(position);
        int to = Recruiting.lastPlace(position);
        boolean same = where == Where.SAME_OWN || where == Where.SAME_OWN_OR_NEUTRAL || where == Where.SAME_NEUTRAL;
        if (same && to != Tiles.NONE) {
            return there == to
                    ? noReserve()
                    : Refusal.of("NOR-8.2", "refusal.same-territory", "territory", Wording.territory(to));
        }
        if (position.isBlocked(there)) {
            return Refusal.of("NOR-25.1", "refusal.bear");
        }
        if (!position.isNeutral(there)) {
            return position.controls(seat, there) ? own(there, where) : Refusal.of("NOR-8.2", "refusal.occupied");
        }
        if (!mayBeNeutral(where)) {
            return Refusal.of("NOR-8.2", "refusal.not-controlled");
        }
        return position.isHaunted(there) ? Refusal.of("NOR-22.3", "refusal.valkyrie") : noReserve();
    }

    private static boolean mayBeNeutral(Where where) {
        return switch (where) {
            case OWN_OR_NEUTRAL, SAME_OWN_OR_NEUTRAL, NEUTRAL, SAME_NEUTRAL -> true;
            default -> false;
        };
    }

    private Refusal own(int there, Where where) {
        int already = position.recruits.in(there);
        return switch (where) {
            case NEUTRAL, SAME_NEUTRAL -> already > 0 ? noReserve() : Refusal.of("NOR-27.4", "refusal.not-neutral");
            case PER_FOOD, PER_WOOD, PER_LORE -> icons(there, where, already);
            case EACH_OPEN_OR_WOOD, EACH_AT_ENEMY -> each(there, where, already);
            case OWN, SAME_OWN, OWN_OR_NEUTRAL, SAME_OWN_OR_NEUTRAL -> noReserve();
        };
    }

    private Refusal icons(int there, Where where, int already) {
        int resource = Recruiting.resource(where);
        int icons = position.land.estate.icons(there, resource);
        if (icons == 0) {
            return Refusal.of("NOR-27.3", "refusal.not-shown", "resource",
                    Wording.resource(Resource.values()[resource]));
        }
        return already < icons ? noReserve() : Refusal.of("NOR-27.3", "refusal.enough-there", "units", already);
    }

    private Refusal each(int there, Where where, int already) {
        if (already > 0) {
            return Refusal.of("NOR-27.3", "refusal.enough-there", "units", already);
        }
        if (where == Where.EACH_AT_ENEMY) {
            return Recruiting.isAtEnemy(position, seat, there)
                    ? noReserve()
                    : Refusal.of("NOR-27.3", "refusal.no-enemy-beside");
        }
        return position.land.isClosed(there)
                && position.land.estate.printed(there, Resource.WOOD.ordinal()) == 0
                        ? Refusal.of("NOR-27.3", "refusal.closed-without-wood")
                        : noReserve();
    }

    private static Refusal noReserve() {
        return Refusal.of("NOR-8.3", "refusal.no-reserve");
    }
}
