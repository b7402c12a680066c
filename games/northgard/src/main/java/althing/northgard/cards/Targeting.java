package althing.northgard.cards;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.Target;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Names;

import static althing.engine.Why.must;

/** Which opponent with cards in hand is meant; threats may draw a card instead (NOR-27.21, NOR-27.22). */
public final class Targeting extends NorthgardDecision {

    public Targeting() {
        super("NOR-27.21");
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        Intrigue.listTargets(position, seat, Intrigue.aiming(position), into);
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return switch (move) {
            case Target target -> must(why, target.seat() < position.seats
                    && Intrigue.isVictim(position, seat, target.seat()), "NOR-27.21", "refusal.no-target");
            case Word.DRAW -> Intrigue.mayDraw(position, seat, Intrigue.aiming(position))
                    || notNow(position, seat, why);
            default -> notNow(position, seat, why);
        };
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        int act = Intrigue.aimed(position);
        position.agenda.pop();
        Intrigue.aim(position, seat, act, move);
    }

    @Override
    public Phrase prompt(NorthgardState position, int seat) {
        return Phrase.of(key(position), "card", Names.card(PlayedCard.card(position)));
    }

    @Override
    public Phrase option(NorthgardState position, int seat, NorthgardMove move) {
        return move instanceof Target target
                ? Phrase.of("move.target", "seat", Phrase.seat(target.seat()))
                : super.option(position, seat, move);
    }
}
