package althing.northgard.combat;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Deed;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;

import static althing.engine.Why.must;

/** Whether and where a creature appears when a seat has passed: at a free lair if there is one (NOR-26.1, NOR-26.2). */
public final class Spawning extends NorthgardDecision {

    public Spawning() {
        super("NOR-26.2");
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        boolean lairs = hasFreeLair(position);
        for (int there = position.land.territoryFrom(0); there >= 0; there = position.land.territoryFrom(there + 1)) {
            if (isFree(position, there, lairs, null)) {
                into.add(Moves.at(Deed.SPAWN, there));
            }
        }
        into.add(Word.DECLINE);
    }

    private static boolean hasFreeLair(NorthgardState position) {
        for (int there = position.land.territoryFrom(0); there >= 0; there = position.land.territoryFrom(there + 1)) {
            if (isFree(position, there, true, null)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isFree(NorthgardState position, int there, boolean lairs, @Nullable Why why) {
        return must(why, position.creatures(there, -1) == 0, "NOR-26.2", "refusal.creature-there")
                && must(why, !lairs || position.land.estate.lairs(there) > 0, "NOR-26.2", "refusal.no-lair");
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return switch (move) {
            case At at when at.deed() == Deed.SPAWN ->
                isTerritory(position, seat, at, why) && isFree(position, at.region(), hasFreeLair(position), why);
            case Word.DECLINE -> true;
            default -> notNow(position, seat, why);
        };
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        position.agenda.pop();
        if (move instanceof At at) {
            if (position.isHeard()) {
                position.tell("log.spawn", "seat", Phrase.seat(seat));
            }
            Creatures.appear(position, at.region(), true);
        }
    }
}
