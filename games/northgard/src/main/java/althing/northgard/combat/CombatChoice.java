package althing.northgard.combat;

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

/** Which of several combats is fought next (NOR-13.2). */
public final class CombatChoice extends NorthgardDecision {

    public CombatChoice() {
        super("NOR-13.2");
    }

    /** Begins the only combat of an action, or ends it without one. */
    @Override
    public boolean settles(NorthgardState position, int seat) {
        return !Combat.isSeveral(position);
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        for (int there = position.land.territoryFrom(0); there >= 0; there = position.land.territoryFrom(there + 1)) {
            if (Combat.isPending(position, there)) {
                into.add(Moves.at(Deed.FIGHT, there));
            }
        }
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return (move instanceof At at && at.deed() == Deed.FIGHT)
                ? isTerritory(position, seat, at, why)
                        && must(why, Combat.isPending(position, at.region()), "NOR-13.2", "refusal.no-combat")
                : notNow(position, seat, why);
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        Combat.begin(position, ((At) move).region());
    }
}
