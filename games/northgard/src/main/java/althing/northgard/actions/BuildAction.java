package althing.northgard.actions;

import althing.engine.Frame;
import althing.northgard.box.Action;
import althing.northgard.box.Action.Trait;
import althing.northgard.box.Acts;
import althing.northgard.box.Resource;
import althing.northgard.box.Tiles;
import althing.northgard.box.Vocabulary;
import althing.northgard.cards.PlayedCard;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.year.Gains;

/** The Build action that is being carried out: what the card allows, and where resources were collected first (NOR-9.1, NOR-27.31). */
public final class BuildAction {

    public static final Frame BUILD = new Frame(Question.BUILD);
    private static final Frame.Field ACTION = BUILD.word("action", Acts.NAMES);
    /** The territory whose resources were collected before building there (NOR-27.31). */
    private static final Frame.Field GATHERED = BUILD.wordOrNone("gathered", Vocabulary.REGIONS);

    private BuildAction() {
    }

    public static boolean isPossible(NorthgardState position, int seat, Action action) {
        int wood = position.holdings.stock(seat, Resource.WOOD) + action.discount();
        for (int own = position.land.heldFrom(seat, 0); own >= 0; own = position.land.heldFrom(seat, own + 1)) {
            int more = action.is(Trait.COLLECT) ? Gains.yields(position, own, Resource.WOOD.ordinal()) : 0;
            if (Construction.listIn(position, own, action, wood + more, false, null)) {
                return true;
            }
        }
        return false;
    }

    public static void begin(NorthgardState position, int seat, int act) {
        position.agenda.push(BUILD, seat);
        ACTION.set(position.agenda, act);
        GATHERED.set(position.agenda, Tiles.NONE);
        position.scratch().clear();
        Construction.listBuilds(position, seat, position.scratch());
        if (position.scratch().isEmpty()) {
            position.agenda.pop();
        }
    }

    /** The action that is asked for. */
    static Action action(NorthgardState position) {
        return Acts.ACTIONS[ACTION.of(position.agenda)];
    }

    static boolean is(NorthgardState position, Trait trait) {
        return Acts.is(ACTION.of(position.agenda), trait);
    }

    /** The territory that must be built in, or {@link Tiles#NONE}. */
    public static int gathered(NorthgardState position) {
        return GATHERED.of(position.agenda);
    }

    static void noteGathered(NorthgardState position, int there) {
        GATHERED.set(position.agenda, there);
    }

    /** Whether the resources of the territory are still to be collected, before or after building (NOR-27.31). */
    static boolean mayGather(NorthgardState position) {
        return is(position, Trait.COLLECT) && gathered(position) == Tiles.NONE;
    }

    /** Whether a large building is out of the question, since the card has built one (NOR-27.8). */
    static boolean isLargeBarred(NorthgardState position) {
        return is(position, Trait.ONE_LARGE) && PlayedCard.hasBuiltLarge(position);
    }
}
