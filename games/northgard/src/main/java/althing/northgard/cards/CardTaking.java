package althing.northgard.cards;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.Use;
import althing.northgard.NorthgardMove.WithCard;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;

import static althing.engine.Why.must;

/** Which card to take: one on offer, or one of the discard pile unless a card is drawn instead (NOR-27.20, NOR-27.21). */
public final class CardTaking extends NorthgardDecision {

    public CardTaking() {
        super("NOR-27.21");
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        if (Drawing.isOffer(position)) {
            for (int i = 0; i < position.piles.offerSize; i++) {
                into.add(Moves.card(Use.TAKE, position.piles.offer[i]));
            }
            return;
        }
        for (int i = 0; i < position.decks.discard.size(seat); i++) {
            if (!position.decks.discard.isRepeated(seat, i, 0)) {
                into.add(Moves.card(Use.TAKE, position.decks.discard.card(seat, i)));
            }
        }
        into.add(Word.DRAW);
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        boolean offer = Drawing.isOffer(position);
        return switch (move) {
            case WithCard with when with.use() == Use.TAKE -> offer
                    ? must(why, position.piles.isOnOffer(with.card()), "NOR-27.20", "refusal.not-on-offer")
                    : must(why, position.decks.discard.has(seat, with.card()), "NOR-27.21",
                            "refusal.not-discarded");
            case Word.DRAW -> !offer || notNow(position, seat, why);
            default -> notNow(position, seat, why);
        };
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        Drawing.take(position, seat, move);
    }

    @Override
    public Phrase prompt(NorthgardState position, int seat) {
        return Phrase.of(key(position), "what", Drawing.isOffer(position) ? "offer" : "discard");
    }
}
