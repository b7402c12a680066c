package althing.northgard.actions;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.Send;
import althing.northgard.cards.Raids;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Names;

import static althing.engine.Why.must;

/** How many units go, and whether Kaija goes with them, on the way that was chosen (NOR-10.2, NOR-18.2, NOR-19.5). */
public final class Sending extends NorthgardDecision {

    public Sending() {
        super("NOR-10.2");
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        Companies.list(position, seat, Companies.purpose(position), Companies.from(position), Companies.to(position),
                into);
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        if (!(move instanceof Send send)) {
            return notNow(position, seat, why);
        }
        int from = Companies.from(position);
        int units = position.land.units(from);
        return switch (Companies.purpose(position)) {
            case PULL -> must(why, send.units() + (send.kaija() ? 1 : 0) == 1, "NOR-27.30", "refusal.one-figure")
                    && areThere(send, units, position.isKaijaHome(from), why);
            case BRIBE -> must(why, !send.kaija(), "NOR-27.16", "refusal.kaija-stays")
                    && areThere(send, Math.min(Raids.mostBribed(position), units), false, why);
            case RETREAT -> areThere(send, position.fight.fleeing, position.fight.fleeingKaija, why);
            default -> mayMove(position, seat, send, from, Companies.to(position), why);
        };
    }

    private static boolean areThere(Send send, int most, boolean kaija, @Nullable Why why) {
        return must(why, send.units() <= most, "NOR-10.2", "refusal.not-so-many", "most", most)
                && must(why, !send.kaija() || kaija, "NOR-18.2", "refusal.kaija-elsewhere");
    }

    private static boolean mayMove(NorthgardState position, int seat, Send send, int from, int to,
            @Nullable Why why) {
        return areThere(send, Ways.movable(position, seat, from), Companies.isKaijaAt(position, seat, from), why)
                && must(why, !send.kaija() || position.course.awake || !position.isEnemy(seat, to), "NOR-18.2c",
                        "refusal.kaija-fears")
                && must(why, Companies.canGoOn(position, seat, send.kaija(), from, to), "NOR-19.5", "refusal.partner")
                && (Companies.mayBeLeft(position, seat, send.units(), send.kaija(), from, to)
                        || MoveChoice.mustLeave(position, why));
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        int from = Companies.from(position);
        int to = Companies.to(position);
        position.agenda.pop();
        Companies.send(position, seat, from, to, (Send) move);
    }

    @Override
    public Phrase prompt(NorthgardState position, int seat) {
        return Phrase.of(key(position), "from", Names.territory(Companies.from(position)), "to",
                Names.territory(Companies.to(position)));
    }

    @Override
    public Phrase option(NorthgardState position, int seat, NorthgardMove move) {
        return move instanceof Send send
                ? Phrase.of("move.send", "units", send.units(), "kaija", Names.yesNo(send.kaija()))
                : super.option(position, seat, move);
    }
}
