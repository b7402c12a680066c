package althing.northgard.combat;

import org.jspecify.annotations.Nullable;

import althing.northgard.state.Names;
import althing.engine.Phrase;
import althing.northgard.box.Action.Trait;
import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Why;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Deed;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.state.Question;
import althing.northgard.state.Fight;
import althing.northgard.state.NorthgardState;

/** Whether a defending unit is pushed away, and where to (NOR-27.9). */
public final class Pushing extends Flight {

    public static final Frame PUSH = new Frame(Question.PUSH);
    static final Pushing DECISION = new Pushing();

    public Pushing() {
        super("NOR-27.9", Deed.PUSH);
    }

    /** Asks the attacker, if the action pushes and there is somebody to push and a place for him. */
    static void ask(NorthgardState position) {
        Fight fight = position.fight;
        if (!fight.is(Trait.PUSH_DEFENDER) || fight.isCreature(Fight.DEFENDER)
                || position.land.units(fight.at) == 0) {
            return;
        }
        position.scratch().clear();
        DECISION.listGoals(position, position.scratch());
        if (!position.scratch().isEmpty()) {
            position.agenda.push(PUSH, fight.seat[Fight.ATTACKER]);
        }
    }

    @Override
    public int owner(Fight fight) {
        return fight.seat[Fight.DEFENDER];
    }

    @Override
    public boolean isAnyBorder(Fight fight) {
        return true;
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        listGoals(position, into);
        into.add(Word.DECLINE);
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return move == Word.DECLINE || super.allows(position, seat, move, why);
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        position.agenda.pop();
        if (move instanceof At at) {
            pushTo(position, at.region());
        }
    }

    /** Without defenders the attacker takes the territory, and nobody wins a combat (NOR-27.9). */
    private static void pushTo(NorthgardState position, int there) {
        Fight fight = position.fight;
        int defender = fight.seat[Fight.DEFENDER];
        position.land.add(fight.at, -1);
        position.land.add(there, 1);
        position.land.own(there, defender);
        if (position.isHeard()) {
            position.tell("log.push", "seat", Phrase.seat(defender), "territory", Names.territory(there));
        }
        if (position.figures(fight.at) == 0) {
            position.agenda.pop();
            fight.winner = Fight.NOBODY;
            Aftermath.takeOver(position);
        }
    }
}
