package althing.northgard.combat;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.Feed;
import althing.northgard.state.Fight;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Names;

import static althing.engine.Why.must;

/** How much food a side discards in a combat: one for each unit at most (NOR-13.5). */
public final class Feeding extends NorthgardDecision {

    public Feeding() {
        super("NOR-13.5");
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        int most = Muster.mostFood(position, Muster.eater(position));
        for (int food = 0; food <= most; food++) {
            into.add(Moves.FEED[food]);
        }
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        int most = Muster.mostFood(position, Muster.eater(position));
        return move instanceof Feed feed
                ? must(why, feed.food() <= most, "NOR-13.5", "refusal.too-much-food", "most", most)
                : notNow(position, seat, why);
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        Muster.feed(position, seat, ((Feed) move).food());
    }

    @Override
    public Phrase prompt(NorthgardState position, int seat) {
        Fight fight = position.fight;
        int side = Muster.eater(position);
        return Phrase.of(key(position), "territory", Names.territory(fight.at), "own", fight.total(side), "other",
                fight.total(1 - side));
    }

    @Override
    public Phrase option(NorthgardState position, int seat, NorthgardMove move) {
        return move instanceof Feed feed
                ? Phrase.of("move.food", "food", feed.food())
                : super.option(position, seat, move);
    }
}
