package althing.northgard.year;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Names;

/** Whether to accept what the partner offers (NOR-19.6). */
public final class OfferAnswer extends NorthgardDecision {

    public OfferAnswer() {
        super("NOR-19.6");
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        into.add(Word.ACCEPT);
        into.add(Word.REFUSE);
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return move == Word.ACCEPT || move == Word.REFUSE || notNow(position, seat, why);
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        Exchange.answer(position, seat, move == Word.ACCEPT);
    }

    @Override
    public Phrase prompt(NorthgardState position, int seat) {
        return Phrase.of(key(position), "seat", Phrase.seat(position.layout.partner(seat)), "give",
                Names.resource(Exchange.given(position)), "want", Names.resource(Exchange.wanted(position)));
    }
}
