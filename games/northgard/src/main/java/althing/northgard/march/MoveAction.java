package althing.northgard.march;

import althing.engine.Frame;
import althing.northgard.box.Action.Trait;
import althing.northgard.box.Acts;
import althing.northgard.box.Components;
import althing.northgard.box.Tiles;
import althing.northgard.box.Vocabulary;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;

/** The Move action that is being carried out: the moves that are left, and who is on the way through a partner's territory (NOR-10.1). */
public final class MoveAction {

    public static final Frame MOVE = new Frame(Question.MOVE);
    private static final Frame.Field ACTION = MOVE.word("action", Acts.NAMES);
    private static final Frame.Field LEFT = MOVE.number("left", 0, Components.UNITS);
    /** The partner's territory that units pass through and must leave (NOR-19.5). */
    private static final Frame.Field PASSING = MOVE.wordOrNone("passing", Vocabulary.REGIONS);

    private MoveAction() {
    }

    public static void begin(NorthgardState position, int seat, int act) {
        position.land.visitor = seat;
        position.beasts.declared = 0;
        position.agenda.push(MOVE, seat);
        ACTION.set(position.agenda, act);
        LEFT.set(position.agenda, Acts.ACTIONS[act].n());
        PASSING.set(position.agenda, Tiles.NONE);
    }

    private static int entry(NorthgardState position) {
        return position.agenda.nearest(MOVE);
    }

    /** The moves that are left. */
    public static int left(NorthgardState position) {
        return LEFT.at(position.agenda, entry(position));
    }

    /** The partner's territory that must be left first, or {@link Tiles#NONE}. */
    public static int passing(NorthgardState position) {
        return PASSING.at(position.agenda, entry(position));
    }

    public static boolean is(NorthgardState position, Trait trait) {
        return Acts.is(ACTION.at(position.agenda, entry(position)), trait);
    }

    /** The attacker's bonus. */
    public static int points(NorthgardState position) {
        return Acts.ACTIONS[action(position)].points();
    }

    /** The number of the action, also while something is asked on top of it. */
    static int action(NorthgardState position) {
        return ACTION.at(position.agenda, entry(position));
    }

    static int act(NorthgardState position) {
        return ACTION.of(position.agenda);
    }

    static void spend(NorthgardState position, int moves) {
        LEFT.set(position.agenda, LEFT.of(position.agenda) - moves);
    }

    /** Whoever came to a partner must go on; who stays behind there, too (NOR-19.5). */
    static void passThrough(NorthgardState position, int seat, int to) {
        int passing = PASSING.of(position.agenda);
        boolean stays = passing != Tiles.NONE && position.visitors(passing) > 0;
        PASSING.set(position.agenda, position.isPartner(seat, to) ? to : stays ? passing : Tiles.NONE);
    }
}
