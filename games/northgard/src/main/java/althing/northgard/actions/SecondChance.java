package althing.northgard.actions;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Why;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Deed;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;

import static althing.engine.Why.must;

/** Whether and where a seat without units comes back to the map (NOR-16.2). */
public final class SecondChance extends NorthgardDecision {

    public SecondChance() {
        super("NOR-16.2");
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        for (int there = position.land.territoryFrom(0); there >= 0; there = position.land.territoryFrom(there + 1)) {
            if (isFree(position, there, null)) {
                Settling.add(position, seat, there, into);
            }
        }
        into.add(Word.DECLINE);
    }

    private static boolean isFree(NorthgardState position, int there, @Nullable Why why) {
        return must(why, position.isNeutral(there), "NOR-3.13", "refusal.occupied")
                && must(why, !position.isHaunted(there), "NOR-20.5", "refusal.valkyrie");
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return switch (move) {
            case At at when at.deed() == Deed.SETTLE ->
                isTerritory(position, seat, at, why) && isFree(position, at.region(), why);
            case Word.DECLINE -> true;
            default -> notNow(position, seat, why);
        };
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        position.agenda.pop();
        if (move instanceof At at) {
            Settling.settle(position, seat, at);
        }
    }
}
