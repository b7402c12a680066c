package althing.northgard.actions;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.Under;
import althing.northgard.state.Names;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;

import static althing.engine.Why.must;

/** Which of two tiles that were drawn and not placed goes under the stack first (NOR-11.5). */
public final class TilesUnder extends NorthgardDecision {

    public static final Frame UNDER = new Frame(Question.UNDER);

    public TilesUnder() {
        super("NOR-11.5");
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        into.add(Moves.UNDER[position.piles.drawn[0]]);
        into.add(Moves.UNDER[position.piles.drawn[1]]);
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return move instanceof Under under
                ? must(why, position.piles.drawn[0] == under.tile() || position.piles.drawn[1] == under.tile(),
                        "NOR-11.5", "refusal.no-such-tile")
                : notNow(position, seat, why);
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        position.agenda.pop();
        putFirst(position, ((Under) move).tile());
    }

    /** Puts the two tiles that are left of those drawn under the stack, this one first. */
    private static void putFirst(NorthgardState position, int tile) {
        boolean firstOfTwo = position.piles.drawn[0] == tile;
        position.piles.drawn[0] = position.piles.drawn[firstOfTwo ? 1 : 0];
        position.piles.drawnSize = 1;
        position.piles.putUnder(tile);
        Exploring.putAllUnder(position);
    }

    @Override
    public Phrase option(NorthgardState position, int seat, NorthgardMove move) {
        return move instanceof Under under
                ? Phrase.of("move.under", "tile", Names.tile(under.tile()))
                : super.option(position, seat, move);
    }
}
