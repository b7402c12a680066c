package althing.northgard.actions;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Why;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Deed;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;

import static althing.engine.Why.must;

/** Where a group settles on the tile that was placed: an empty territory, with a Valkyrie only if there is no other (NOR-3.11, NOR-20.5). */
public final class GroupSettling extends NorthgardDecision {

    public GroupSettling() {
        super("NOR-3.11");
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        Settling.listOn(position, seat, Settling.tile(position), into);
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return (move instanceof At at && at.deed() == Deed.SETTLE)
                ? isTerritory(position, seat, at, why) && isFree(position, at.region(), why)
                : notNow(position, seat, why);
    }

    private static boolean isFree(NorthgardState position, int there, @Nullable Why why) {
        int tile = Settling.tile(position);
        return must(why, Settling.isOnTile(position, tile, there), "NOR-3.11", "refusal.not-on-tile")
                && must(why, position.isNeutral(there), "NOR-3.13", "refusal.occupied")
                && must(why, !position.isHaunted(there) || !Settling.isElsewhere(position, tile), "NOR-20.5",
                        "refusal.valkyrie");
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        position.agenda.pop();
        Settling.settle(position, seat, (At) move);
    }
}
