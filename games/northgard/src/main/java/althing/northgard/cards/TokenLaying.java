package althing.northgard.cards;

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

/** Whether and where the Scorched Earth token goes: beside an own territory (NOR-18.6a). */
public final class TokenLaying extends NorthgardDecision {

    public TokenLaying() {
        super("NOR-18.6a");
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        Scorching.listPlaces(position, seat, into);
        into.add(Word.DECLINE);
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return switch (move) {
            case At at when at.deed() == Deed.SCORCH -> isTerritory(position, seat, at, why)
                    && must(why, position.land.of(position.scorchedAt) != at.region(), "NOR-18.6a",
                            "refusal.token-there")
                    && must(why, Raids.isBesideOwn(position, seat, at.region()), "NOR-18.6a",
                            "refusal.not-beside-own");
            case Word.DECLINE -> true;
            default -> notNow(position, seat, why);
        };
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        position.agenda.pop();
        if (move instanceof At at) {
            Scorching.lay(position, seat, at.region());
        }
    }
}
