package althing.northgard.actions;

import althing.engine.Frame;
import althing.northgard.NorthgardRuling;
import althing.northgard.box.Action;
import althing.northgard.box.Action.Where;
import althing.northgard.box.Components;
import althing.northgard.box.Tiles;
import althing.northgard.box.Vocabulary;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;

/** The Recruit action that is being carried out: where units may go, how many are left, and where the last one went (NOR-8.1, NOR-27.3). */
public final class RecruitAction {

    private static final Where[] WHERE = Where.values();

    public static final Frame RECRUIT = new Frame(Question.RECRUIT);
    private static final Frame.Field PLACES = RECRUIT.word("where", Vocabulary.codes(WHERE));
    /** The units left; 0 where the territories give their number. */
    private static final Frame.Field LEFT = RECRUIT.number("left", 0, Components.UNITS);
    /** Where the last unit went. */
    private static final Frame.Field TO = RECRUIT.wordOrNone("to", Vocabulary.REGIONS);

    private RecruitAction() {
    }

    public static boolean isPossible(NorthgardState position, int seat, Action action) {
        if (!Recruitment.hasFigure(position, seat)) {
            return false;
        }
        if (position.isOnMap(seat)) {
            return hasPlace(position, seat, action.where());
        }
        return isWild(action.where()) && (hasNeutral(position, true) || position.piles.stackSize > 0);
    }

    /** Whether a player without units may use it: what depends on controlled territories has no place then. */
    private static boolean isWild(Where where) {
        return where.compareTo(Where.PER_FOOD) < 0;
    }

    private static boolean hasPlace(NorthgardState position, int seat, Where where) {
        for (int there = position.land.territoryFrom(0); there >= 0; there = position.land.territoryFrom(there + 1)) {
            if (Recruitment.isPlace(position, seat, there, where, 0, null)) {
                return true;
            }
        }
        return false;
    }

    /** Whether units can come to a neutral territory; a Brown Bear stops only recruits. */
    public static boolean hasNeutral(NorthgardState position, boolean recruits) {
        for (int there = position.land.territoryFrom(0); there >= 0; there = position.land.territoryFrom(there + 1)) {
            if (position.isNeutral(there) && !position.isHaunted(there)
                    && !(recruits && position.isBlocked(there))) {
                return true;
            }
        }
        return false;
    }

    public static void begin(NorthgardState position, int seat, Action action) {
        position.recruits.clear();
        if (position.isOnMap(seat)) {
            push(position, seat, action.where(), action.n());
        } else if (isPossible(position, seat, action)) {
            push(position, seat, Where.SAME_NEUTRAL, action.n());
            if (!hasNeutral(position, true)) {
                Exploring.land(position, seat);
            }
        }
    }

    private static void push(NorthgardState position, int seat, Where where, int units) {
        position.agenda.push(RECRUIT, seat);
        PLACES.set(position.agenda, where.ordinal());
        LEFT.set(position.agenda, units);
        TO.set(position.agenda, Tiles.NONE);
    }

    /** The number of units is given by the card, or by the territories themselves. */
    static boolean isUnitLeft(NorthgardState position) {
        Where where = where(position);
        return LEFT.of(position.agenda) > 0 || (!isWild(where) && where != Where.EACH_OPEN_OR_WOOD);
    }

    static Where where(NorthgardState position) {
        return WHERE[PLACES.of(position.agenda)];
    }

    /** Where units may be recruited by an entry of the agenda. */
    public static Where where(NorthgardState position, int entry) {
        return WHERE[PLACES.at(position.agenda, entry)];
    }

    /** Where the last unit went, or {@link Tiles#NONE}. */
    static int lastPlace(NorthgardState position) {
        return TO.of(position.agenda);
    }

    /** The units that are left to the card, or 0. */
    public static int left(NorthgardState position) {
        return LEFT.of(position.agenda);
    }

    /** Under the first rules a retreat while land was found changed where the recruits could go. */
    public static void followRetreat(NorthgardState position, int there) {
        if (!position.holds(NorthgardRuling.RECRUITS_KEEP_THEIR_LAND) && position.agenda.nearest(RECRUIT) >= 0) {
            TO.setAt(position.agenda, position.agenda.nearest(RECRUIT), there);
        }
    }

    /** A unit went to a territory. */
    static void spend(NorthgardState position, int there) {
        TO.set(position.agenda, there);
        LEFT.set(position.agenda, Math.max(0, LEFT.of(position.agenda) - 1));
    }
}
