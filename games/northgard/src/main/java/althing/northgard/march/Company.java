package althing.northgard.march;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove.Send;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Clan;
import althing.northgard.state.Names;
import althing.northgard.state.NorthgardState;

import static althing.engine.Why.must;

/** Figures that go together: who is there to go, and how they leave and arrive (NOR-10.2, NOR-10.5, NOR-10.7, NOR-18.2). */
public final class Company {

    private Company() {
    }

    /** The units without Kaija that the seat could move from a territory. */
    public static int movable(NorthgardState position, int seat, int there) {
        return position.controls(seat, there) ? position.land.units(there) : position.land.visitors(there);
    }

    /** Whether Kaija is a figure of the seat in a territory. */
    public static boolean isKaijaAt(NorthgardState position, int seat, int there) {
        return position.land.of(position.kaijaAt) == there && position.holdings.isClan(seat, Clan.BEAR);
    }

    /** Adds every company of so many units, without Kaija and with her. */
    public static void listAmong(int units, boolean kaija, MoveList into) {
        for (int i = 1; i <= units; i++) {
            into.add(Moves.SEND[0][i]);
        }
        for (int i = 0; kaija && i <= units; i++) {
            into.add(Moves.SEND[1][i]);
        }
    }

    public static boolean areThere(Send send, int most, boolean kaija, @Nullable Why why) {
        return must(why, send.units() <= most, "NOR-10.2", "refusal.not-so-many", "most", most)
                && must(why, !send.kaija() || kaija, "NOR-18.2", "refusal.kaija-elsewhere");
    }

    public static void transfer(NorthgardState position, int seat, int from, int to, Send send) {
        leave(position, seat, from, send.units());
        boolean visits = !position.controls(seat, to) && (!position.isNeutral(to) || position.isHaunted(to));
        if (send.kaija()) {
            position.kaijaAt = to;
            position.kaijaVisits = visits;
        }
        if (visits) {
            position.land.visit(to, send.units());
        } else {
            arrive(position, seat, to, send.units());
        }
        if (position.controls(seat, from)) {
            position.vacate(from);
        }
        if (position.isHeard()) {
            position.tell("log.move", "seat", Phrase.seat(seat), "units", send.units(), "kaija",
                    Names.yesNo(send.kaija()), "from", Names.territory(from), "to", Names.territory(to));
        }
    }

    private static void leave(NorthgardState position, int seat, int from, int units) {
        if (position.controls(seat, from)) {
            position.land.add(from, -units);
        } else {
            position.land.visit(from, -units);
        }
    }

    /** Units come home or to neutral land; a Valkyrie that stands there must be fought (NOR-23.2). */
    private static void arrive(NorthgardState position, int seat, int to, int units) {
        position.land.add(to, units);
        position.land.own(to, seat);
        if (position.isHaunted(to)) {
            position.beasts.declared |= Integer.lowestOneBit(position.creatures(to, Bestiary.VALKYRIES));
        }
    }
}
