package althing.northgard.cards;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Names;

/** Whether to discard the card that was picked, or to pay for it (NOR-27.22). */
public final class Ransoming extends NorthgardDecision {

    public Ransoming() {
        super("NOR-27.22");
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        into.add(Word.YIELD);
        into.add(Word.BUY_OFF);
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return move == Word.YIELD || move == Word.BUY_OFF || notNow(position, seat, why);
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        Intrigue.ransom(position, seat, move == Word.YIELD);
    }

    @Override
    public Phrase prompt(NorthgardState position, int seat) {
        return Phrase.of(key(position), "card", Names.card(Intrigue.picked(position)), "seat",
                Phrase.seat(Intrigue.picker(position)));
    }
}
