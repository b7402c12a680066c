package althing.northgard.actions;

import althing.northgard.box.Action.Trait;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Components;
import althing.northgard.box.Tiles;
import althing.northgard.state.RegionSet;
import althing.northgard.state.NorthgardState;

/** Which ways are open to a seat that moves, and what each costs (NOR-10.2, NOR-10.3, NOR-19.5, NOR-22.3, NOR-25.1). */
public final class Ways {

    private Ways() {
    }

    /** Whether the seat has figures there that have not met an enemy, or may leave him again (NOR-10.6, NOR-27.12). */
    public static boolean hasMovable(NorthgardState position, int seat, int there) {
        return position.controls(seat, there) || (Marching.is(position, Trait.PASS_THROUGH_ENEMIES)
                && position.isEnemy(seat, there) && position.visitors(there) > 0);
    }

    /** Whether any figures of a territory can go through that of a partner and leave it again (NOR-19.5). */
    public static boolean canPass(NorthgardState position, int seat, int own, int there, int rest) {
        return (movable(position, seat, own) > 0 && canLeave(position, seat, there, rest, false))
                || (Companies.isKaijaAt(position, seat, own) && canLeave(position, seat, there, rest, true));
    }

    /** Whether any figures of a territory can go to another; Kaija fears enemies, and nobody stays with a partner (NOR-18.2c, NOR-19.5). */
    public static boolean canGo(NorthgardState position, int seat, int own, int there, int rest) {
        boolean kaija = Companies.isKaijaAt(position, seat, own);
        boolean kaijaGoes = kaija && (position.course.awake || !position.isEnemy(seat, there));
        boolean units = movable(position, seat, own) > 0;
        return Marching.passing(position) == Tiles.NONE
                ? units || kaijaGoes
                : (!kaija || kaijaGoes) || (units && canLeave(position, seat, own, rest, true));
    }

    /** Two Valkyries keep everybody out (NOR-22.3). */
    public static boolean isShut(NorthgardState position, int there) {
        return position.beasts.lineSize > 0 && Integer.bitCount(position.creatures(there, Bestiary.VALKYRIES)) > 1;
    }

    /** Whether figures could go on from a partner's territory with so many moves (NOR-19.5). */
    public static boolean canLeave(NorthgardState position, int seat, int there, int moves, boolean kaija) {
        if (moves <= 0 || position.isBlocked(there)) {
            return false;
        }
        position.land.look(there);
        long low = position.land.nearLow;
        long high = position.land.nearHigh;
        long regularLow = position.land.regularLow;
        long regularHigh = position.land.regularHigh;
        for (int next = RegionSet.first(low, high, 0); next >= 0; next = RegionSet.first(low, high, next + 1)) {
            int rest = moves - cost(position, RegionSet.contains(regularLow, regularHigh, next));
            boolean goes = rest >= 0 && !isShut(position, next) && (position.isPartner(seat, next)
                    ? canLeave(position, seat, next, rest, kaija)
                    : !kaija || position.course.awake || !position.isEnemy(seat, next));
            if (goes) {
                return true;
            }
        }
        return false;
    }

    public static int cost(NorthgardState position, boolean regular) {
        return regular || Marching.is(position, Trait.IGNORE_HARD) ? 1 : Components.HARD_BORDER_MOVES;
    }

    public static int costOfWay(NorthgardState position, int from, int to) {
        if (Marching.is(position, Trait.HIDDEN_WAYS)) {
            return 1;
        }
        position.land.look(from);
        return cost(position, RegionSet.contains(position.land.regularLow, position.land.regularHigh, to));
    }

    /** The units without Kaija that the seat could move from a territory. */
    public static int movable(NorthgardState position, int seat, int there) {
        return position.controls(seat, there) ? position.land.units(there) : position.land.visitors(there);
    }
}
