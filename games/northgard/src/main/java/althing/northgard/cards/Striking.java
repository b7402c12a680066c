package althing.northgard.cards;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Why;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Deed;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;

/** Which enemy unit to remove: anywhere by a raid, otherwise beside an own territory (NOR-27.17). */
public final class Striking extends NorthgardDecision {

    public Striking() {
        super("NOR-27.17");
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        Raids.listTargets(position, seat, Raids.striking(position), into);
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return (move instanceof At at && at.deed() == Deed.STRIKE)
                ? isTerritory(position, seat, at, why)
                        && Raids.isTarget(position, seat, Raids.striking(position), at.region(), why)
                : notNow(position, seat, why);
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        Raids.strike(position, seat, ((At) move).region());
    }
}
