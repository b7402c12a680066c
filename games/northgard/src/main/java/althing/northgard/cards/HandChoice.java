package althing.northgard.cards;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.Use;
import althing.northgard.NorthgardMove.WithCard;
import althing.northgard.state.Names;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;

import static althing.engine.Why.refuse;

/** A card of a hand is chosen: to discard or put back what was drawn, to discard by a curse, or out of a hand that is looked at. */
public abstract class HandChoice extends NorthgardDecision {

    public HandChoice(String rule) {
        super(rule);
    }

    /** Whose hand it is, and from which place on. */
    public abstract int holder(NorthgardState position, int seat);

    public int from(NorthgardState position, int seat) {
        return 0;
    }

    public abstract Use use(NorthgardState position);

    /** Tells whoever asks that the card is not among those to choose from. */
    public abstract boolean isMissing(NorthgardState position, @Nullable Why why);

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        int holder = holder(position, seat);
        int from = from(position, seat);
        Use use = use(position);
        for (int i = from; i < position.decks.hand.size(holder); i++) {
            if (!position.decks.hand.isRepeated(holder, i, from)) {
                into.add(Moves.card(use, position.decks.hand.card(holder, i)));
            }
        }
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        if (!(move instanceof WithCard with) || with.use() != use(position)) {
            return notNow(position, seat, why);
        }
        return position.decks.hand.indexOf(holder(position, seat), with.card(), from(position, seat)) >= 0
                || isMissing(position, why);
    }

    /** Which card of the own hand goes by a curse (NOR-27.21). */
    public static final class Discarding extends HandChoice {

        public Discarding() {
            super("NOR-27.21");
        }

        @Override
        public int holder(NorthgardState position, int seat) {
            return seat;
        }

        @Override
        public Use use(NorthgardState position) {
            return Use.DISCARD;
        }

        @Override
        public boolean isMissing(NorthgardState position, @Nullable Why why) {
            return refuse(why, "NOR-27.21", "refusal.no-such-card");
        }

        @Override
        public void play(NorthgardState position, int seat, NorthgardMove move) {
            position.agenda.pop();
            Intrigue.discard(position, seat, ((WithCard) move).card());
        }

        @Override
        public Phrase prompt(NorthgardState position, int seat) {
            return Phrase.of(key(position), "seat", Phrase.seat(position.course.turn), "card",
                    Names.card(PlayedCard.card(position)));
        }
    }

    /** Which card of a hand that is looked at (NOR-27.21, NOR-27.22). */
    public static final class Picking extends HandChoice {

        public Picking() {
            super("NOR-27.21");
        }

        @Override
        public int holder(NorthgardState position, int seat) {
            return Intrigue.victim(position);
        }

        @Override
        public Use use(NorthgardState position) {
            return Use.PICK;
        }

        @Override
        public boolean isMissing(NorthgardState position, @Nullable Why why) {
            return why != null && refuse(why, "NOR-27.21", "refusal.not-in-that-hand", "seat",
                    Phrase.seat(Intrigue.victim(position)));
        }

        @Override
        public void play(NorthgardState position, int seat, NorthgardMove move) {
            Intrigue.pick(position, seat, ((WithCard) move).card());
        }

        @Override
        public Phrase prompt(NorthgardState position, int seat) {
            return Phrase.of(key(position), "seat", Phrase.seat(Intrigue.victim(position)));
        }
    }
}
