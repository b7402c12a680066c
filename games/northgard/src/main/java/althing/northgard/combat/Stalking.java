package althing.northgard.combat;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Deed;
import althing.northgard.state.RegionSet;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Names;

import static althing.engine.Why.must;

/** Where a creature moves among the territories between which nothing decides (NOR-24.2 to NOR-24.6). */
public final class Stalking extends NorthgardDecision {

    public Stalking() {
        super("NOR-24.6");
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        Creatures.candidates(position, Creatures.stalker(position));
        long low = position.land.nearLow;
        long high = position.land.nearHigh;
        for (int there = RegionSet.first(low, high, 0); there >= 0; there = RegionSet.first(low, high, there + 1)) {
            into.add(Moves.at(Deed.STALK, there));
        }
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return (move instanceof At at && at.deed() == Deed.STALK)
                ? isTerritory(position, seat, at, why) && isGoal(position, at.region(), why)
                : notNow(position, seat, why);
    }

    private static boolean isGoal(NorthgardState position, int there, @Nullable Why why) {
        int creature = Creatures.stalker(position);
        return must(why, Creatures.isBeside(position, creature, there), "NOR-24.2", "refusal.no-way")
                && must(why, position.creatures(there, -1) == 0, "NOR-24.6", "refusal.creature-there")
                && must(why, Creatures.isCandidate(position, creature, there), "NOR-24.6",
                        "refusal.drawn-elsewhere");
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        int creature = Creatures.stalker(position);
        position.agenda.pop();
        Creatures.move(position, creature, ((At) move).region());
    }

    @Override
    public Phrase prompt(NorthgardState position, int seat) {
        return Phrase.of(key(position), "creature", Names.creature(Creatures.stalker(position)));
    }
}
