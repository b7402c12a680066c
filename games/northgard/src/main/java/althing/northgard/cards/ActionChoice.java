package althing.northgard.cards;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.As;
import althing.northgard.box.Action.Kind;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Names;

import static althing.engine.Why.must;

/** Which action of a card that leaves the choice comes next: Feast, Teamwork, Annexation (NOR-7.2, NOR-27.32). */
public final class ActionChoice extends NorthgardDecision {

    public ActionChoice() {
        super("NOR-7.2");
    }

    /** Teamwork ends if nothing else can be done. */
    @Override
    public boolean settles(NorthgardState position, int seat) {
        for (Kind kind : Choices.BASIC) {
            if (isOffered(position, seat, kind, null)) {
                return false;
            }
        }
        position.agenda.pop();
        return true;
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        for (Kind kind : Choices.BASIC) {
            if (isOffered(position, seat, kind, null)) {
                into.add(Moves.AS[kind.ordinal()]);
            }
        }
    }

    private static boolean isOffered(NorthgardState position, int seat, Kind kind, @Nullable Why why) {
        return must(why, Choices.isOnCard(position, kind), "NOR-7.2", "refusal.not-on-card")
                && must(why, Choices.isPossible(position, seat, kind), "NOR-7.2", "refusal.not-possible");
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return move instanceof As as ? isOffered(position, seat, as.kind(), why) : notNow(position, seat, why);
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        Choices.choose(position, seat, ((As) move).kind());
    }

    @Override
    public Phrase prompt(NorthgardState position, int seat) {
        return Phrase.of(key(position), "card", Names.card(Turns.card(position)));
    }
}
