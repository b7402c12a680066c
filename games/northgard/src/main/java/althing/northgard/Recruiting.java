package althing.northgard;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.northgard.Action.Where;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Deed;
import althing.northgard.NorthgardMove.March;
import althing.northgard.NorthgardMove.Word;

/** Recruit actions of every form (NOR-8, NOR-27.3, NOR-27.4, NOR-27.30). */
final class Recruiting {

    private static final Where[] WHERE = Where.values();

    static final Frame RECRUIT = new Frame(Question.RECRUIT);
    private static final Frame.Field PLACES = RECRUIT.word("where", Vocabulary.codes(WHERE));
    /** The units left; 0 where the territories give their number. */
    private static final Frame.Field LEFT = RECRUIT.number("left", 0, Figures.UNITS);
    /** Where the last unit went. */
    private static final Frame.Field TO = RECRUIT.wordOrNone("to", Vocabulary.REGIONS);
    static final Frame PULL = new Frame(Question.PULL);

    private Recruiting() {
    }

    static boolean isPossible(NorthgardPosition position, int seat, Action action) {
        if (!hasFigure(position, seat)) {
            return false;
        }
        if (position.isOnMap(seat)) {
            return hasPlace(position, seat, action.where());
        }
        return isWild(action.where()) && (hasNeutral(position, true) || position.piles.stackSize > 0);
    }

    private static boolean hasFigure(NorthgardPosition position, int seat) {
        return position.holdings.reserve[seat] > 0 || position.mayPlaceKaija(seat);
    }

    /** Whether a player without units may use it: what depends on controlled territories has no place then. */
    private static boolean isWild(Where where) {
        return where.compareTo(Where.PER_FOOD) < 0;
    }

    private static boolean hasPlace(NorthgardPosition position, int seat, Where where) {
        for (int there = position.land.territoryFrom(0); there >= 0; there = position.land.territoryFrom(there + 1)) {
            if (isPlace(position, seat, there, where)) {
                return true;
            }
        }
        return false;
    }

    /** Whether units can come to a neutral territory; a Brown Bear stops only recruits. */
    static boolean hasNeutral(NorthgardPosition position, boolean recruits) {
        for (int there = position.land.territoryFrom(0); there >= 0; there = position.land.territoryFrom(there + 1)) {
            if (position.isNeutral(there) && !position.isHaunted(there)
                    && !(recruits && position.isBlocked(there))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the first unit of a Recruit action may go to a territory. */
    private static boolean isPlace(NorthgardPosition position, int seat, int there, Where where) {
        boolean own = position.controls(seat, there);
        boolean neutral = position.isNeutral(there);
        if (!own && !neutral || position.isBlocked(there) || neutral && position.isHaunted(there)) {
            return false;
        }
        return switch (where) {
            case OWN, SAME_OWN -> own;
            case OWN_OR_NEUTRAL, SAME_OWN_OR_NEUTRAL -> true;
            case NEUTRAL, SAME_NEUTRAL -> neutral;
            case PER_FOOD, PER_WOOD, PER_LORE -> own && position.land.estate.icons(there, resource(where)) > 0;
            case EACH_OPEN_OR_WOOD -> own && (!position.land.isClosed(there)
                    || position.land.estate.printed(there, Resource.WOOD.ordinal()) > 0);
            case EACH_AT_ENEMY -> own && isAtEnemy(position, seat, there);
        };
    }

    static int resource(Where where) {
        return where.ordinal() - Where.PER_FOOD.ordinal();
    }

    static boolean isAtEnemy(NorthgardPosition position, int seat, int there) {
        position.land.look(there);
        long low = position.land.nearLow;
        long high = position.land.nearHigh;
        for (int other = Land.first(low, high, 0); other >= 0; other = Land.first(low, high, other + 1)) {
            if (position.isEnemy(seat, other)) {
                return true;
            }
        }
        return false;
    }

    static void begin(NorthgardPosition position, int seat, Action action) {
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

    private static void push(NorthgardPosition position, int seat, Where where, int units) {
        position.agenda.push(RECRUIT, seat);
        PLACES.set(position.agenda, where.ordinal());
        LEFT.set(position.agenda, units);
        TO.set(position.agenda, Tiles.NONE);
    }

    /** Without a unit or a place for it the action ends. */
    static boolean isOpen(NorthgardPosition position) {
        int seat = position.agenda.seat();
        if (hasFigure(position, seat) && isUnitLeft(position) && hasNext(position, seat)) {
            return true;
        }
        end(position, seat);
        return false;
    }

    private static void end(NorthgardPosition position, int seat) {
        position.agenda.pop();
        trainingCamps(position, seat);
    }

    /** The number of units is given by the card, or by the territories themselves. */
    private static boolean isUnitLeft(NorthgardPosition position) {
        Where where = where(position);
        return LEFT.of(position.agenda) > 0 || !isWild(where) && where != Where.EACH_OPEN_OR_WOOD;
    }

    static Where where(NorthgardPosition position) {
        return WHERE[PLACES.of(position.agenda)];
    }

    /** Where units may be recruited by an entry of the agenda. */
    static Where where(NorthgardPosition position, int entry) {
        return WHERE[PLACES.at(position.agenda, entry)];
    }

    /** Where the last unit went, or {@link Tiles#NONE}. */
    static int lastPlace(NorthgardPosition position) {
        return TO.of(position.agenda);
    }

    /** The units that are left to the card, or 0. */
    static int left(NorthgardPosition position) {
        return LEFT.of(position.agenda);
    }

    private static boolean hasNext(NorthgardPosition position, int seat) {
        for (int there = position.land.territoryFrom(0); there >= 0; there = position.land.territoryFrom(there + 1)) {
            if (isNext(position, seat, there)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the next unit may go to a territory. */
    private static boolean isNext(NorthgardPosition position, int seat, int there) {
        Where where = where(position);
        int already = position.recruits.in(there);
        int to = TO.of(position.agenda);
        return switch (where) {
            case SAME_OWN, SAME_OWN_OR_NEUTRAL, SAME_NEUTRAL -> to == Tiles.NONE
                    ? isPlace(position, seat, there, where)
                    : there == to;
            case NEUTRAL -> already > 0 || isPlace(position, seat, there, where);
            case PER_FOOD, PER_WOOD, PER_LORE -> isPlace(position, seat, there, where)
                    && already < position.land.estate.icons(there, resource(where));
            case EACH_OPEN_OR_WOOD, EACH_AT_ENEMY -> already == 0 && isPlace(position, seat, there, where);
            case OWN, OWN_OR_NEUTRAL -> isPlace(position, seat, there, where);
        };
    }

    /** Under the first rules a retreat while land was found changed where the recruits could go. */
    static void followRetreat(NorthgardPosition position, int there) {
        if (!position.holds(NorthgardRuling.RECRUITS_KEEP_THEIR_LAND) && position.agenda.nearest(RECRUIT) >= 0) {
            TO.setAt(position.agenda, position.agenda.nearest(RECRUIT), there);
        }
    }

    static void list(NorthgardPosition position, int seat, MoveList into) {
        if (position.asked() == Question.PULL) {
            listPulls(position, seat, into);
            into.add(Word.DECLINE);
            return;
        }
        boolean units = position.holdings.reserve[seat] > 0;
        boolean kaija = position.mayPlaceKaija(seat);
        for (int there = position.land.territoryFrom(0); there >= 0; there = position.land.territoryFrom(there + 1)) {
            if (isNext(position, seat, there)) {
                if (units) {
                    into.add(Moves.at(Deed.RECRUIT, there));
                }
                if (kaija) {
                    into.add(Moves.withKaija(Deed.RECRUIT, there));
                }
            }
        }
        into.add(Word.STOP);
    }

    static void play(NorthgardPosition position, int seat, NorthgardMove move) {
        switch (move) {
            case At at -> {
                TO.set(position.agenda, at.region());
                LEFT.set(position.agenda, Math.max(0, LEFT.of(position.agenda) - 1));
                recruit(position, seat, at.region(), at.kaija());
            }
            case March march -> Companies.ask(position, seat, march.from(), march.to());
            case Word word when word == Word.STOP -> end(position, seat);
            default -> position.agenda.pop();
        }
    }

    private static void recruit(NorthgardPosition position, int seat, int there, boolean kaija) {
        if (kaija) {
            position.addKaija(seat, there);
        } else {
            position.add(seat, there, 1);
        }
        position.recruits.add(there, 1);
        if (position.isHeard()) {
            position.tell("log.recruit", "seat", Phrase.seat(seat), "territory", Wording.territory(there), "kaija",
                    Wording.yesNo(kaija));
        }
    }

    /** One more unit for each Training Camp where the action placed at least one (NOR-8.4). */
    private static void trainingCamps(NorthgardPosition position, int seat) {
        for (int there = position.land.territoryFrom(0); there >= 0; there = position.land.territoryFrom(there + 1)) {
            if (position.recruits.in(there) > 0) {
                int units = Math.min(position.land.estate.count(there, Building.TRAINING_CAMP.ordinal()),
                        position.holdings.reserve[seat]);
                if (units > 0) {
                    position.add(seat, there, units);
                    if (position.isHeard()) {
                        position.tell("log.trained", "seat", Phrase.seat(seat), "units", units, "territory",
                                Wording.territory(there));
                    }
                }
            }
        }
    }

    /** One more unit in the territory recruited in, for a payment (NOR-27.3). */
    static void recruitMore(NorthgardPosition position, int seat) {
        if (canRecruitMore(position, seat)) {
            recruit(position, seat, position.recruits.first(), false);
        }
    }

    static boolean canRecruitMore(NorthgardPosition position, int seat) {
        return position.recruits.first() != Tiles.NONE && position.holdings.reserve[seat] > 0;
    }

    static void askPull(NorthgardPosition position, int seat) {
        position.scratch.clear();
        listPulls(position, seat, position.scratch);
        if (!position.scratch.isEmpty()) {
            position.agenda.push(PULL, seat);
        }
    }

    private static void listPulls(NorthgardPosition position, int seat, MoveList into) {
        for (int own = position.controlledFrom(seat, 0); own >= 0; own = position.controlledFrom(seat, own + 1)) {
            if (position.isBlocked(own)) {
                continue;
            }
            position.land.look(own);
            long low = position.land.nearLow;
            long high = position.land.nearHigh;
            for (int there = Land.first(low, high, 0); there >= 0; there = Land.first(low, high, there + 1)) {
                if (position.recruits.in(there) > 0 && position.controls(seat, there)) {
                    into.add(Moves.march(own, there));
                }
            }
        }
    }
}
