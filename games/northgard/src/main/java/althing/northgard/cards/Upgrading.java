package althing.northgard.cards;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.Use;
import althing.northgard.NorthgardMove.WithCard;
import althing.northgard.state.Decks;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Names;

/** Which card of the hand is given up for an upgrade, to the active zone or out of the game (NOR-6.11). */
public final class Upgrading extends NorthgardDecision {

    public Upgrading() {
        super("NOR-6.11");
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        Decks decks = position.decks;
        for (int i = 0; i < decks.hand.size(seat); i++) {
            int card = decks.hand.card(seat, i);
            if (!decks.hand.isRepeated(seat, i, 0)) {
                into.add(Moves.card(Use.SPEND, card));
                if (CardTurn.isNoUnrest(card, null)) {
                    into.add(Moves.card(Use.REMOVE, card));
                }
            }
        }
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return switch (move) {
            case WithCard with when with.use() == Use.SPEND ->
                CardTurn.holds(position, seat, with.card(), "NOR-6.11", why);
            case WithCard with when with.use() == Use.REMOVE ->
                CardTurn.holds(position, seat, with.card(), "NOR-6.11", why) && CardTurn.isNoUnrest(with.card(), why);
            default -> notNow(position, seat, why);
        };
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        Turns.upgrade(position, seat, (WithCard) move);
    }

    @Override
    public Phrase prompt(NorthgardState position, int seat) {
        return Phrase.of(key(position), "card", Names.card(Turns.wanted(position)));
    }
}
