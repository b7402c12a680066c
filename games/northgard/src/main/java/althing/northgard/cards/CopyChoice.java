package althing.northgard.cards;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.Use;
import althing.northgard.NorthgardMove.WithCard;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Names;

import static althing.engine.Why.must;

/** Which effect to copy among those of the active zones within reach (NOR-27.18). */
public final class CopyChoice extends NorthgardDecision {

    public CopyChoice() {
        super("NOR-27.18");
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        Copying.list(position, seat, into);
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return (move instanceof WithCard with && with.use() == Use.COPY)
                ? must(why, Copying.isWithinReach(position, seat, with.card()), "NOR-27.18", "refusal.not-played")
                        && must(why, Copying.isCopyable(with.card()), "NOR-27.18", "refusal.no-copy")
                        && CardTurn.hasEffect(position, seat, with.card(), "NOR-27.18", why)
                : notNow(position, seat, why);
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        Copying.copy(position, seat, ((WithCard) move).card());
    }

    @Override
    public Phrase prompt(NorthgardState position, int seat) {
        return Phrase.of(key(position), "card", Names.card(PlayedCard.card(position)));
    }
}
