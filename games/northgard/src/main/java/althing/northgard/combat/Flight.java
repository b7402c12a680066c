package althing.northgard.combat;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Deed;
import althing.northgard.state.Fight;
import althing.northgard.state.Land;
import althing.northgard.state.RegionSet;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;

import static althing.engine.Why.must;

/** Where figures go that leave a combat: to an adjacent territory that is neutral or theirs (NOR-13.11, NOR-13.12, NOR-27.9). */
public abstract class Flight extends NorthgardDecision {

    private final Deed deed;

    public Flight(String rule, Deed deed) {
        super(rule);
        this.deed = deed;
    }

    /** Whose figures go. */
    public abstract int owner(Fight fight);

    /** Whether they cross any border, also a hard one. */
    public abstract boolean isAnyBorder(Fight fight);

    /** Lists the territories to go to. */
    public final void listGoals(NorthgardState position, MoveList into) {
        Fight fight = position.fight;
        position.land.look(fight.at);
        boolean any = isAnyBorder(fight);
        long low = any ? position.land.nearLow : position.land.regularLow;
        long high = any ? position.land.nearHigh : position.land.regularHigh;
        for (int there = RegionSet.first(low, high, 0); there >= 0; there = RegionSet.first(low, high, there + 1)) {
            if (isRefuge(position, there, null)) {
                into.add(Moves.at(deed, there));
            }
        }
    }

    private boolean isRefuge(NorthgardState position, int there, @Nullable Why why) {
        return must(why, !Combat.isPending(position, there), rule(), "refusal.combat-there")
                && must(why, !position.isHaunted(there), "NOR-22.3", "refusal.valkyrie")
                && must(why, position.isNeutral(there) || position.controls(owner(position.fight), there), rule(),
                        "refusal.occupied");
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return (move instanceof At at && at.deed() == deed)
                ? isTerritory(position, seat, at, why)
                        && must(why, isWay(position, at.region()), rule(), "refusal.no-way")
                        && isRefuge(position, at.region(), why)
                : notNow(position, seat, why);
    }

    private boolean isWay(NorthgardState position, int there) {
        Land land = position.land;
        land.look(position.fight.at);
        return isAnyBorder(position.fight)
                ? RegionSet.contains(land.nearLow, land.nearHigh, there)
                : RegionSet.contains(land.regularLow, land.regularHigh, there);
    }
}
