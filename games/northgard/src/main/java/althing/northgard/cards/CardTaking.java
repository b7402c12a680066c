package althing.northgard.cards;

import java.util.List;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.Use;
import althing.northgard.NorthgardMove.WithCard;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.box.Action.Kind;
import althing.northgard.state.Names;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;

import static althing.engine.Why.must;

/** Which card to take: one on offer, or one of the discard pile unless a card is drawn instead (NOR-27.20, NOR-27.21). */
public final class CardTaking extends NorthgardDecision {

    private static final int FROM_DISCARD = 0;
    private static final int FROM_OFFER = 1;

    public static final Frame TAKE = new Frame(Question.TAKE);
    private static final Frame.Field SOURCE = TAKE.word("from", List.of("discard", "offer"));

    public CardTaking() {
        super("NOR-27.21");
    }

    /** Asks for a card of the discard pile (NOR-27.21) or of the offer (NOR-27.20). */
    public static void ask(NorthgardState position, int seat, Kind kind) {
        position.agenda.push(TAKE, seat);
        SOURCE.set(position.agenda, kind == Kind.FORESEE ? FROM_OFFER : FROM_DISCARD);
    }

    /** Whether cards are taken from the offer rather than from the discard pile. */
    private static boolean isOffer(NorthgardState position) {
        return SOURCE.of(position.agenda) == FROM_OFFER;
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        if (isOffer(position)) {
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
        boolean offer = isOffer(position);
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
        boolean foresees = isOffer(position);
        position.agenda.pop();
        if (!(move instanceof WithCard with)) {
            Drawing.drawCards(position, seat, 1);
        } else if (foresees) {
            position.course.foresaw |= 1 << seat;
            Passing.takeOffered(position, seat, with.card());
        } else {
            position.decks.takeFromDiscard(seat, with.card());
            position.decks.addToHand(seat, with.card(), position.layout.everyone);
            if (position.isHeard()) {
                position.tell("log.fetch", "seat", Phrase.seat(seat), "card", Names.card(with.card()));
            }
        }
    }

    @Override
    public Phrase prompt(NorthgardState position, int seat) {
        return Phrase.of(key(position), "what", isOffer(position) ? "offer" : "discard");
    }
}
