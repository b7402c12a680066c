package althing.northgard.march;

import althing.northgard.box.Action.Trait;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Components;
import althing.northgard.box.Tiles;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.RegionSet;

/** What a border costs, and the way through a partner's territory, where nobody may stay (NOR-10.3, NOR-19.5, NOR-22.3). */
final class Passage {

    private Passage() {
    }

    static int cost(NorthgardState position, boolean regular) {
        return regular || MoveAction.is(position, Trait.IGNORE_HARD) ? 1 : Components.HARD_BORDER_MOVES;
    }

    static int costOfWay(NorthgardState position, int from, int to) {
        if (MoveAction.is(position, Trait.HIDDEN_WAYS)) {
            return 1;
        }
        position.land.look(from);
        return cost(position, RegionSet.contains(position.land.regularLow, position.land.regularHigh, to));
    }

    private static int rest(NorthgardState position, int from, int to) {
        return MoveAction.left(position) - costOfWay(position, from, to);
    }

    /** Two Valkyries keep everybody out (NOR-22.3). */
    static boolean isShut(NorthgardState position, int there) {
        return position.beasts.lineSize > 0 && Integer.bitCount(position.creatures(there, Bestiary.VALKYRIES)) > 1;
    }

    /** Whether any figures of a territory can go through that of a partner and leave it again (NOR-19.5). */
    static boolean canPass(NorthgardState position, int seat, int own, int there, int rest) {
        return (Company.movable(position, seat, own) > 0 && canLeave(position, seat, there, rest, false))
                || (Company.isKaijaAt(position, seat, own) && canLeave(position, seat, there, rest, true));
    }

    /** Whether any figures of a territory can go to another; Kaija fears enemies, and nobody stays with a partner (NOR-18.2c, NOR-19.5). */
    static boolean canGo(NorthgardState position, int seat, int own, int there, int rest) {
        boolean kaija = Company.isKaijaAt(position, seat, own);
        boolean kaijaGoes = kaija && isKaijaBrave(position, seat, there);
        boolean units = Company.movable(position, seat, own) > 0;
        return MoveAction.passing(position) == Tiles.NONE
                ? units || kaijaGoes
                : (!kaija || kaijaGoes) || (units && canLeave(position, seat, own, rest, true));
    }

    /** Kaija goes to enemies only while she is awake (NOR-18.2c). */
    static boolean isKaijaBrave(NorthgardState position, int seat, int there) {
        return position.course.awake || !position.isEnemy(seat, there);
    }

    /** Whether figures could go on from a partner's territory with so many moves (NOR-19.5). */
    private static boolean canLeave(NorthgardState position, int seat, int there, int moves, boolean kaija) {
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
                    : !kaija || isKaijaBrave(position, seat, next));
            if (goes) {
                return true;
            }
        }
        return false;
    }

    /** Whether those who come to a partner's territory can leave it again (NOR-19.5). */
    static boolean canGoOn(NorthgardState position, int seat, boolean kaija, int from, int to) {
        return !position.isPartner(seat, to) || canLeave(position, seat, to, rest(position, from, to), kaija);
    }

    /** Whether nobody stays behind in a partner's territory who could not leave it later (NOR-19.5). */
    static boolean mayBeLeft(NorthgardState position, int seat, int units, boolean kaija, int from, int to) {
        boolean kaijaStays = Company.isKaijaAt(position, seat, from) && !kaija;
        return MoveAction.passing(position) == Tiles.NONE
                || (units == Company.movable(position, seat, from) && !kaijaStays)
                || (!position.isPartner(seat, to)
                        && canLeave(position, seat, from, rest(position, from, to), kaijaStays));
    }
}
