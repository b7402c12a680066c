package althing.northgard.year;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.TakeClan;
import althing.northgard.box.Clan;
import althing.northgard.state.Names;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;

import static althing.engine.Why.refuse;

/** Which clan a seat takes (NOR-3.7). */
public final class ClanChoice extends NorthgardDecision {

    public ClanChoice() {
        super("NOR-3.7");
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        for (int clan = 0; clan < Clan.COUNT; clan++) {
            if (isFree(position, clan, null)) {
                into.add(Moves.CLAN[clan]);
            }
        }
    }

    private static boolean isFree(NorthgardState position, int clan, @Nullable Why why) {
        int holder = position.holdings.seatOf[clan];
        return holder == NorthgardState.NOBODY
                || (why != null && refuse(why, "NOR-3.7", "refusal.clan-taken", "seat", Phrase.seat(holder)));
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return move instanceof TakeClan take
                ? isFree(position, take.clan().ordinal(), why)
                : notNow(position, seat, why);
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        position.agenda.pop();
        Preparation.take(position, seat, ((TakeClan) move).clan().ordinal());
    }

    @Override
    public Phrase option(NorthgardState position, int seat, NorthgardMove move) {
        return move instanceof TakeClan take
                ? Phrase.of("move.clan", "clan", Names.clan(take.clan().ordinal()))
                : super.option(position, seat, move);
    }
}
