package althing.northgard.actions;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.northgard.Moves;
import althing.northgard.NorthgardRuling;
import althing.northgard.box.Action;
import althing.northgard.box.Action.Where;
import althing.northgard.box.Building;
import althing.northgard.box.Components;
import althing.northgard.box.Tiles;
import althing.northgard.box.Vocabulary;
import althing.northgard.state.RegionSet;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.state.Names;

/** Recruit actions of every form (NOR-8, NOR-27.3, NOR-27.4, NOR-27.30). */
public final class Recruiting {

    private static final Where[] WHERE = Where.values();

    public static final Frame RECRUIT = new Frame(Question.RECRUIT);
    private static final Frame.Field PLACES = RECRUIT.word("where", Vocabulary.codes(WHERE));
    /** The units left; 0 where the territories give their number. */
    private static final Frame.Field LEFT = RECRUIT.number("left", 0, Components.UNITS);
    /** Where the last unit went. */
    private static final Frame.Field TO = RECRUIT.wordOrNone("to", Vocabulary.REGIONS);
    public static final Frame PULL = new Frame(Question.PULL);

    private Recruiting() {
    }

    public static boolean isPossible(NorthgardState position, int seat, Action action) {
        if (!hasFigure(position, seat)) {
            return false;
        }
        if (position.isOnMap(seat)) {
            return hasPlace(position, seat, action.where());
        }
        return isWild(action.where()) && (hasNeutral(position, true) || position.piles.stackSize > 0);
    }

    public static boolean hasFigure(NorthgardState position, int seat) {
        return position.holdings.reserve[seat] > 0 || position.mayPlaceKaija(seat);
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

    public static int resource(Where where) {
        return where.ordinal() - Where.PER_FOOD.ordinal();
    }

    public static boolean isAtEnemy(NorthgardState position, int seat, int there) {
        position.land.look(there);
        long low = position.land.nearLow;
        long high = position.land.nearHigh;
        for (int other = RegionSet.first(low, high, 0); other >= 0; other = RegionSet.first(low, high, other + 1)) {
            if (position.isEnemy(seat, other)) {
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

    public static void end(NorthgardState position, int seat) {
        position.agenda.pop();
        trainingCamps(position, seat);
    }

    /** The number of units is given by the card, or by the territories themselves. */
    public static boolean isUnitLeft(NorthgardState position) {
        Where where = where(position);
        return LEFT.of(position.agenda) > 0 || (!isWild(where) && where != Where.EACH_OPEN_OR_WOOD);
    }

    public static Where where(NorthgardState position) {
        return WHERE[PLACES.of(position.agenda)];
    }

    /** Where units may be recruited by an entry of the agenda. */
    public static Where where(NorthgardState position, int entry) {
        return WHERE[PLACES.at(position.agenda, entry)];
    }

    /** Where the last unit went, or {@link Tiles#NONE}. */
    public static int lastPlace(NorthgardState position) {
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

    public static void recruitNext(NorthgardState position, int seat, int there, boolean kaija) {
        TO.set(position.agenda, there);
        LEFT.set(position.agenda, Math.max(0, LEFT.of(position.agenda) - 1));
        recruit(position, seat, there, kaija);
    }

    private static void recruit(NorthgardState position, int seat, int there, boolean kaija) {
        if (kaija) {
            position.addKaija(seat, there);
        } else {
            position.add(seat, there, 1);
        }
        position.recruits.add(there, 1);
        if (position.isHeard()) {
            position.tell("log.recruit", "seat", Phrase.seat(seat), "territory", Names.territory(there), "kaija",
                    Names.yesNo(kaija));
        }
    }

    /** One more unit for each Training Camp where the action placed at least one (NOR-8.4). */
    private static void trainingCamps(NorthgardState position, int seat) {
        for (int there = position.land.territoryFrom(0); there >= 0; there = position.land.territoryFrom(there + 1)) {
            if (position.recruits.in(there) > 0) {
                int units = Math.min(position.land.estate.count(there, Building.TRAINING_CAMP.ordinal()),
                        position.holdings.reserve[seat]);
                if (units > 0) {
                    position.add(seat, there, units);
                    if (position.isHeard()) {
                        position.tell("log.trained", "seat", Phrase.seat(seat), "units", units, "territory",
                                Names.territory(there));
                    }
                }
            }
        }
    }

    /** One more unit in the territory recruited in, for a payment (NOR-27.3). */
    public static void recruitMore(NorthgardState position, int seat) {
        if (canRecruitMore(position, seat)) {
            recruit(position, seat, position.recruits.first(), false);
        }
    }

    public static boolean canRecruitMore(NorthgardState position, int seat) {
        return position.recruits.first() != Tiles.NONE && position.holdings.reserve[seat] > 0;
    }

    public static void askPull(NorthgardState position, int seat) {
        position.scratch().clear();
        listPulls(position, seat, position.scratch());
        if (!position.scratch().isEmpty()) {
            position.agenda.push(PULL, seat);
        }
    }

    public static void listPulls(NorthgardState position, int seat, MoveList into) {
        for (int own = position.land.heldFrom(seat, 0); own >= 0; own = position.land.heldFrom(seat, own + 1)) {
            if (position.isBlocked(own)) {
                continue;
            }
            position.land.look(own);
            long low = position.land.nearLow;
            long high = position.land.nearHigh;
            for (int there = RegionSet.first(low, high, 0); there >= 0; there = RegionSet.first(low, high, there + 1)) {
                if (position.recruits.in(there) > 0 && position.controls(seat, there)) {
                    into.add(Moves.march(own, there));
                }
            }
        }
    }
}
