package althing.northgard.cards;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Deed;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;

import static althing.engine.Why.must;

/** Where the unit comes that a capture adds: to an own territory (NOR-27.17). */
public final class Adding extends NorthgardDecision {

    public Adding() {
        super("NOR-27.17");
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        for (int own = position.land.heldFrom(seat, 0); own >= 0; own = position.land.heldFrom(seat, own + 1)) {
            into.add(Moves.at(Deed.ADD, own));
        }
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return (move instanceof At at && at.deed() == Deed.ADD)
                ? isTerritory(position, seat, at, why)
                        && must(why, position.controls(seat, at.region()), "NOR-27.17", "refusal.not-controlled")
                : notNow(position, seat, why);
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        position.agenda.pop();
        Raids.add(position, seat, ((At) move).region());
    }
}
