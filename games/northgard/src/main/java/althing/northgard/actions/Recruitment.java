package althing.northgard.actions;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Deed;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.box.Action.Where;
import althing.northgard.box.Building;
import althing.northgard.box.Resource;
import althing.northgard.box.Tiles;
import althing.northgard.state.Names;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.RegionSet;
import althing.northgard.year.Trading;

import static althing.engine.Why.must;
import static althing.engine.Why.refuse;

/** Where to recruit the next unit (NOR-8, NOR-27.3, NOR-27.4). */
public final class Recruitment extends NorthgardDecision {

    public Recruitment() {
        super("NOR-8.2");
    }

    static boolean hasFigure(NorthgardState position, int seat) {
        return position.holdings.reserve[seat] > 0 || position.mayPlaceKaija(seat);
    }

    /** Without a unit or a place for it the action ends. */
    @Override
    public boolean settles(NorthgardState position, int seat) {
        if (hasFigure(position, seat) && RecruitAction.isUnitLeft(position) && hasNext(position, seat)) {
            return false;
        }
        end(position, seat);
        return true;
    }

    private static boolean hasNext(NorthgardState position, int seat) {
        for (int there = position.land.territoryFrom(0); there >= 0; there = position.land.territoryFrom(there + 1)) {
            if (isNext(position, seat, there, null)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        boolean units = position.holdings.reserve[seat] > 0;
        boolean kaija = position.mayPlaceKaija(seat);
        for (int there = position.land.territoryFrom(0); there >= 0; there = position.land.territoryFrom(there + 1)) {
            if (isNext(position, seat, there, null)) {
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

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return switch (move) {
            case At at when at.deed() == Deed.RECRUIT -> isTerritory(position, seat, at, why)
                    && isNext(position, seat, at.region(), why)
                    && must(why, at.kaija() || position.holdings.reserve[seat] > 0, "NOR-8.3", "refusal.no-reserve");
            case Word.STOP -> true;
            default -> notNow(position, seat, why);
        };
    }

    /** Whether the next unit may go to a territory. */
    private static boolean isNext(NorthgardState position, int seat, int there, @Nullable Why why) {
        Where where = RecruitAction.where(position);
        int to = RecruitAction.lastPlace(position);
        if (to != Tiles.NONE && isSame(where)) {
            return there == to || (why != null
                    && refuse(why, "NOR-8.2", "refusal.same-territory", "territory", Names.territory(to)));
        }
        int already = position.recruits.in(there);
        return (where == Where.NEUTRAL && already > 0) || isPlace(position, seat, there, where, already, why);
    }

    private static boolean isSame(Where where) {
        return where == Where.SAME_OWN || where == Where.SAME_OWN_OR_NEUTRAL || where == Where.SAME_NEUTRAL;
    }

    /** Whether a unit of a Recruit action may go to a territory that has so many of its recruits already. */
    static boolean isPlace(NorthgardState position, int seat, int there, Where where, int already,
            @Nullable Why why) {
        if (!isUnblocked(position, there, why)) {
            return false;
        }
        return position.controls(seat, there)
                ? isOwnPlace(position, seat, there, where, already, why)
                : must(why, position.isNeutral(there), "NOR-8.2", "refusal.occupied")
                        && must(why, mayBeNeutral(where), "NOR-8.2", "refusal.not-controlled")
                        && must(why, !position.isHaunted(there), "NOR-22.3", "refusal.valkyrie");
    }

    private static boolean mayBeNeutral(Where where) {
        return switch (where) {
            case OWN_OR_NEUTRAL, SAME_OWN_OR_NEUTRAL, NEUTRAL, SAME_NEUTRAL -> true;
            default -> false;
        };
    }

    private static boolean isOwnPlace(NorthgardState position, int seat, int there, Where where, int already,
            @Nullable Why why) {
        return switch (where) {
            case NEUTRAL, SAME_NEUTRAL -> refuse(why, "NOR-27.4", "refusal.not-neutral");
            case PER_FOOD, PER_WOOD, PER_LORE ->
                hasIcons(position, there, where.ordinal() - Where.PER_FOOD.ordinal(), already, why);
            case EACH_OPEN_OR_WOOD -> isFirst(already, why) && must(why, !position.land.isClosed(there)
                    || position.land.estate.printed(there, Resource.WOOD.ordinal()) > 0, "NOR-27.3",
                    "refusal.closed-without-wood");
            case EACH_AT_ENEMY -> isFirst(already, why) && must(why, isAtEnemy(position, seat, there),
                    "NOR-27.3", "refusal.no-enemy-beside");
            case OWN, SAME_OWN, OWN_OR_NEUTRAL, SAME_OWN_OR_NEUTRAL -> true;
        };
    }

    private static boolean isAtEnemy(NorthgardState position, int seat, int there) {
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

    private static boolean isFirst(int already, @Nullable Why why) {
        return must(why, already == 0, "NOR-27.3", "refusal.enough-there", "units", already);
    }

    private static boolean hasIcons(NorthgardState position, int there, int resource, int already,
            @Nullable Why why) {
        int icons = position.land.estate.icons(there, resource);
        if (icons == 0) {
            return why != null && refuse(why, "NOR-27.3", "refusal.not-shown", "resource",
                    Names.resource(Trading.RESOURCES[resource]));
        }
        return must(why, already < icons, "NOR-27.3", "refusal.enough-there", "units", already);
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        if (move instanceof At at) {
            RecruitAction.spend(position, at.region());
            recruit(position, seat, at.region(), at.kaija());
        } else {
            end(position, seat);
        }
    }

    private static void end(NorthgardState position, int seat) {
        position.agenda.pop();
        trainingCamps(position, seat);
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

    @Override
    public Phrase prompt(NorthgardState position, int seat) {
        return Phrase.of(key(position), "units", RecruitAction.left(position));
    }
}
