package althing.northgard;

import java.util.Arrays;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.northgard.Action.Where;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Deed;
import althing.northgard.NorthgardMove.March;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.NorthgardView.Decision;

/** Recruit actions of every form (NOR-8, NOR-27.3, NOR-27.4, NOR-27.30). */
final class Recruiting {

    private static final Where[] WHERE = Where.values();

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

    private static int resource(Where where) {
        return where.ordinal() - Where.PER_FOOD.ordinal();
    }

    private static boolean isAtEnemy(NorthgardPosition position, int seat, int there) {
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

    static void begin(NorthgardPosition position, int seat, int number) {
        Action action = Effects.action(number);
        Arrays.fill(position.action.recruited, (byte) 0);
        position.action.acting = number;
        position.action.traits = action.bits();
        position.action.to = Tiles.NONE;
        position.action.where = action.where().ordinal();
        position.action.left = action.n();
        if (!position.isOnMap(seat)) {
            if (!isPossible(position, seat, action)) {
                return;
            }
            position.action.where = Where.SAME_NEUTRAL.ordinal();
            if (!hasNeutral(position, true)) {
                position.task(Task.RECRUIT, seat, 0);
                position.task(Task.LAND, seat, 0);
                return;
            }
        }
        again(position, seat);
    }

    /** Asks for the next unit, or ends the action. */
    static void again(NorthgardPosition position, int seat) {
        if (hasFigure(position, seat) && isUnitLeft(position) && hasNext(position, seat)) {
            position.ask(Decision.RECRUIT, seat);
        } else {
            trainingCamps(position, seat);
        }
    }

    /** The number of units is given by the card, or by the territories themselves. */
    private static boolean isUnitLeft(NorthgardPosition position) {
        Where where = WHERE[position.action.where];
        return position.action.left > 0 || !isWild(where) && where != Where.EACH_OPEN_OR_WOOD;
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
        Where where = WHERE[position.action.where];
        int already = position.action.recruited[there];
        return switch (where) {
            case SAME_OWN, SAME_OWN_OR_NEUTRAL, SAME_NEUTRAL -> position.action.to == Tiles.NONE
                    ? isPlace(position, seat, there, where)
                    : there == position.action.to;
            case NEUTRAL -> already > 0 || isPlace(position, seat, there, where);
            case PER_FOOD, PER_WOOD, PER_LORE -> isPlace(position, seat, there, where)
                    && already < position.land.estate.icons(there, resource(where));
            case EACH_OPEN_OR_WOOD, EACH_AT_ENEMY -> already == 0 && isPlace(position, seat, there, where);
            case OWN, OWN_OR_NEUTRAL -> isPlace(position, seat, there, where);
        };
    }

    static void list(NorthgardPosition position, int seat, MoveList into) {
        if (position.asked() == Decision.PULL) {
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
        position.agenda.pop();
        switch (move) {
            case At at -> {
                recruit(position, seat, at.region(), at.kaija());
                again(position, seat);
            }
            case March march -> pull(position, seat, march);
            case Word word when word == Word.STOP -> trainingCamps(position, seat);
            default -> {
            }
        }
    }

    private static void recruit(NorthgardPosition position, int seat, int there, boolean kaija) {
        if (kaija) {
            position.addKaija(seat, there);
        } else {
            position.add(seat, there, 1);
        }
        position.action.recruited[there]++;
        position.action.to = there;
        position.action.left--;
        if (position.isHeard()) {
            position.tell("log.recruit", "seat", Phrase.seat(seat), "territory", Wording.territory(there), "kaija",
                    Wording.yesNo(kaija));
        }
    }

    /** One more unit for each Training Camp where the action placed at least one (NOR-8.4). */
    private static void trainingCamps(NorthgardPosition position, int seat) {
        for (int there = position.land.territoryFrom(0); there >= 0; there = position.land.territoryFrom(there + 1)) {
            if (position.action.recruited[there] > 0) {
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
        if (position.holdings.reserve[seat] > 0) {
            recruit(position, seat, position.action.to, false);
        }
    }

    static boolean canRecruitMore(NorthgardPosition position, int seat) {
        return position.action.to != Tiles.NONE && position.action.recruited[position.action.to] > 0
                && position.holdings.reserve[seat] > 0;
    }

    static void askPull(NorthgardPosition position, int seat) {
        position.scratch.clear();
        listPulls(position, seat, position.scratch);
        if (!position.scratch.isEmpty()) {
            position.ask(Decision.PULL, seat);
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
                if (position.action.recruited[there] > 0 && position.controls(seat, there)) {
                    into.add(Moves.march(own, there));
                }
            }
        }
    }

    private static void pull(NorthgardPosition position, int seat, March march) {
        position.action.from = march.from();
        position.action.to = march.to();
        Companies.ask(position, seat, Companies.PULLING);
    }
}
