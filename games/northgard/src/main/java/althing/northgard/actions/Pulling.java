package althing.northgard.actions;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.March;
import althing.northgard.NorthgardMove.Send;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.march.Company;
import althing.northgard.march.Sender;
import althing.northgard.march.Sending;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.state.RegionSet;

import static althing.engine.Why.must;

/** Whether a unit follows into a territory that was recruited in, and which (NOR-27.30). */
public final class Pulling extends NorthgardDecision implements Sender {

    public static final Frame PULL = new Frame(Question.PULL);

    public Pulling() {
        super("NOR-27.30");
    }

    public static void ask(NorthgardState position, int seat) {
        position.scratch().clear();
        listPulls(position, seat, position.scratch());
        if (!position.scratch().isEmpty()) {
            position.agenda.push(PULL, seat);
        }
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        listPulls(position, seat, into);
        into.add(Word.DECLINE);
    }

    private static void listPulls(NorthgardState position, int seat, MoveList into) {
        for (int own = position.land.heldFrom(seat, 0); own >= 0; own = position.land.heldFrom(seat, own + 1)) {
            if (position.isBlocked(own)) {
                continue;
            }
            position.land.look(own);
            long low = position.land.nearLow;
            long high = position.land.nearHigh;
            for (int there = RegionSet.first(low, high, 0); there >= 0; there = RegionSet.first(low, high, there + 1)) {
                if (position.recruits.in(there) > 0 && position.controls(seat, there)) {
                    into.add(Moves.march(own, there));
                }
            }
        }
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return switch (move) {
            case March march -> isTerritory(position, march.from(), why) && isTerritory(position, march.to(), why)
                    && must(why, position.controls(seat, march.from()), "NOR-27.30", "refusal.no-units")
                    && isUnblocked(position, march.from(), why)
                    && must(why, position.recruits.in(march.to()) > 0, "NOR-27.30", "refusal.no-recruits")
                    && must(why, position.controls(seat, march.to())
                            && position.land.isNear(march.from(), march.to()), "NOR-27.30", "refusal.no-way");
            case Word.DECLINE -> true;
            default -> notNow(position, seat, why);
        };
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        if (move instanceof March march) {
            Sending.ask(position, seat, this, march.from(), march.to());
        } else {
            position.agenda.pop();
        }
    }

    @Override
    public void listCompanies(NorthgardState position, int seat, int from, int to, MoveList into) {
        if (position.land.units(from) > 0) {
            into.add(Moves.SEND[0][1]);
        }
        if (position.isKaijaHome(from)) {
            into.add(Moves.SEND[1][0]);
        }
    }

    @Override
    public boolean maySend(NorthgardState position, int seat, int from, int to, Send send, @Nullable Why why) {
        return must(why, send.units() + (send.kaija() ? 1 : 0) == 1, "NOR-27.30", "refusal.one-figure")
                && Company.areThere(send, position.land.units(from), position.isKaijaHome(from), why);
    }

    @Override
    public void send(NorthgardState position, int seat, int from, int to, Send send) {
        position.agenda.pop();
        Company.transfer(position, seat, from, to, send);
    }
}
