package althing.northgard.cards;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.March;
import althing.northgard.actions.Companies;
import althing.northgard.state.RegionSet;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;

import static althing.engine.Why.must;

/** Which enemy units to move away, and where to (NOR-27.16). */
public final class Bribing extends NorthgardDecision {

    public Bribing() {
        super("NOR-27.16");
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        for (int there = position.land.territoryFrom(0); there >= 0; there = position.land.territoryFrom(there + 1)) {
            if (!canBeBribed(position, seat, there, null)) {
                continue;
            }
            position.land.look(there);
            long low = position.land.nearLow;
            long high = position.land.nearHigh;
            for (int goal = RegionSet.first(low, high, 0); goal >= 0; goal = RegionSet.first(low, high, goal + 1)) {
                if (isGoal(position, there, goal, null)) {
                    into.add(Moves.march(there, goal));
                }
            }
        }
    }

    private static boolean canBeBribed(NorthgardState position, int seat, int there, @Nullable Why why) {
        return must(why, position.isEnemy(seat, there), "NOR-27.16", "refusal.no-enemy")
                && must(why, position.land.units(there) > 0, "NOR-27.16", "refusal.kaija-stays");
    }

    private static boolean isGoal(NorthgardState position, int from, int goal, @Nullable Why why) {
        return must(why, !position.isHaunted(goal), "NOR-27.16", "refusal.valkyrie")
                && must(why, !position.isPartner(position.land.owner(from), goal), "NOR-19.5",
                        "refusal.partner-there");
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return move instanceof March march
                ? isTerritory(position, march.from(), why) && isTerritory(position, march.to(), why)
                        && canBeBribed(position, seat, march.from(), why)
                        && must(why, position.land.isNear(march.from(), march.to()), "NOR-27.16", "refusal.no-way")
                        && isGoal(position, march.from(), march.to(), why)
                : notNow(position, seat, why);
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        March march = (March) move;
        Companies.ask(position, seat, march.from(), march.to());
    }
}
