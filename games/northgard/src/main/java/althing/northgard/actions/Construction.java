package althing.northgard.actions;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.northgard.cards.PlayedCard;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove.Build;
import althing.northgard.NorthgardMove.Deed;
import althing.northgard.NorthgardMove.Replace;
import althing.northgard.box.Action;
import althing.northgard.box.Action.Trait;
import althing.northgard.box.Acts;
import althing.northgard.box.Buildings;
import althing.northgard.box.Clan;
import althing.northgard.box.Resource;
import althing.northgard.box.Tiles;
import althing.northgard.box.Vocabulary;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.state.Names;
import althing.northgard.year.Gains;

/** Build actions and the exchange of buildings (NOR-9, NOR-27.6 to NOR-27.8, NOR-27.31). */
public final class Construction {

    private static final int GOAT_SMALL = 1;
    private static final int GOAT_LARGE = 2;

    public static final Frame BUILD = new Frame(Question.BUILD);
    private static final Frame.Field ACTION = BUILD.word("action", Acts.NAMES);
    /** The territory whose resources were collected before building there (NOR-27.31). */
    private static final Frame.Field GATHERED = BUILD.wordOrNone("gathered", Vocabulary.REGIONS);
    public static final Frame REPLACE = new Frame(Question.REPLACE);

    private Construction() {
    }

    public static boolean isPossible(NorthgardState position, int seat, Action action) {
        int wood = position.holdings.stock(seat, Resource.WOOD) + action.discount();
        for (int own = position.land.heldFrom(seat, 0); own >= 0; own = position.land.heldFrom(seat, own + 1)) {
            int more = action.is(Trait.COLLECT) ? Gains.yields(position, own, Resource.WOOD.ordinal()) : 0;
            if (listIn(position, own, action, wood + more, false, null)) {
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
        listBuilds(position, seat, position.scratch());
        if (position.scratch().isEmpty()) {
            position.agenda.pop();
        }
    }

    /** The action that is asked for. */
    public static Action action(NorthgardState position) {
        return Acts.ACTIONS[ACTION.of(position.agenda)];
    }

    /** The territory that must be built in, or {@link Tiles#NONE}. */
    public static int gathered(NorthgardState position) {
        return GATHERED.of(position.agenda);
    }

    /** Whether the resources of the territory are still to be collected, before or after building (NOR-27.31). */
    public static boolean mayGather(NorthgardState position) {
        return action(position).is(Trait.COLLECT) && gathered(position) == Tiles.NONE;
    }

    /** Whether a large building is out of the question, since the card has built one (NOR-27.8). */
    public static boolean isLargeBarred(NorthgardState position) {
        return action(position).is(Trait.ONE_LARGE) && PlayedCard.hasBuiltLarge(position);
    }

    public static void listBuilds(NorthgardState position, int seat, MoveList into) {
        Action action = action(position);
        int gathered = gathered(position);
        int wood = position.holdings.stock(seat, Resource.WOOD) + action.discount();
        boolean noLarge = isLargeBarred(position);
        boolean gathers = mayGather(position);
        for (int own = position.land.heldFrom(seat, 0); own >= 0; own = position.land.heldFrom(seat, own + 1)) {
            if (gathered == Tiles.NONE || own == gathered) {
                listIn(position, own, action, wood, noLarge, into);
                if (gathers && canBuildWithYield(position, seat, own)) {
                    into.add(Moves.at(Deed.GATHER, own));
                }
            }
        }
    }

    /** Lists what can be built in a territory for so much wood, or just says whether there is something. */
    private static boolean listIn(NorthgardState position, int own, Action action, int wood, boolean noLarge,
            @Nullable MoveList into) {
        if (position.isBlocked(own)) {
            return false;
        }
        boolean loose = action.is(Trait.LOOSE);
        int present = action.is(Trait.DUPLICATE) ? 0 : position.land.estate.kinds(own);
        boolean any = false;
        int region = own;
        do {
            int site = Tiles.SITE[region];
            if (site != Tiles.NONE && position.land.estate.building[region] == 0) {
                int from = loose ? Buildings.FIRST_LARGE : 0;
                int to = noLarge ? Buildings.FIRST_LARGE : Buildings.COUNT;
                for (int kind = from; kind < to; kind++) {
                    if (Buildings.fits(kind, site) && isAvailable(position, kind, present, wood)) {
                        if (into == null) {
                            return true;
                        }
                        any = true;
                        into.add(Moves.build(kind, region, false));
                    }
                }
            }
            region = position.land.nextOf(region);
        } while (region != own);
        return loose ? listLoose(position, own, present, wood, into) || any : any;
    }

    private static boolean listLoose(NorthgardState position, int own, int present, int wood,
            @Nullable MoveList into) {
        boolean any = false;
        for (int kind = 0; kind < Buildings.FIRST_LARGE; kind++) {
            if (isAvailable(position, kind, present, wood)) {
                any = true;
                if (into != null) {
                    into.add(Moves.build(kind, own, true));
                }
            }
        }
        return any;
    }

    private static boolean isAvailable(NorthgardState position, int kind, int present, int wood) {
        return (present >> kind & 1) == 0 && Buildings.COST[kind] <= wood && position.buildingsLeft[kind] > 0;
    }

    /** Collects what a territory yields before building there (NOR-27.31). */
    public static void gather(NorthgardState position, int seat, int there) {
        GATHERED.set(position.agenda, there);
        Gains.collectAll(position, seat, there);
    }

    /** Whether something could be built in a territory once its resources are collected. */
    public static boolean canBuildWithYield(NorthgardState position, int seat, int own) {
        Action action = action(position);
        int wood = position.holdings.stock(seat, Resource.WOOD) + action.discount()
                + Gains.yields(position, own, Resource.WOOD.ordinal());
        return listIn(position, own, action, wood, isLargeBarred(position), null);
    }

    public static void build(NorthgardState position, int seat, Build build) {
        Action action = action(position);
        boolean collects = mayGather(position);
        position.agenda.pop();
        int kind = build.building().ordinal();
        position.holdings.gain(seat, Resource.WOOD, -Math.max(0, Buildings.COST[kind] - action.discount()));
        put(position, build.region(), kind, build.loose());
        if (position.isHeard()) {
            position.tell("log.build", "seat", Phrase.seat(seat), "building", Names.building(kind), "territory",
                    Names.territory(position.land.of(build.region())));
        }
        PlayedCard.noteBuilding(position, Buildings.isLarge(kind));
        if (position.holdings.isClan(seat, Clan.GOAT)) {
            Gains.collect(position, seat, Resource.FOOD, Buildings.isLarge(kind) ? GOAT_LARGE : GOAT_SMALL);
        }
        if (collects) {
            Gains.collectAll(position, seat, position.land.of(build.region()));
        }
    }

    private static void put(NorthgardState position, int region, int kind, boolean loose) {
        position.buildingsLeft[kind]--;
        if (loose) {
            position.land.estate.addLoose(region, kind, 1);
        } else {
            position.land.estate.building[region] = (byte) (kind + 1);
        }
    }

    public static boolean canReplace(NorthgardState position, int seat) {
        position.scratch().clear();
        listReplacements(position, seat, position.scratch());
        return !position.scratch().isEmpty();
    }

    public static void askReplace(NorthgardState position, int seat) {
        if (canReplace(position, seat)) {
            position.agenda.push(REPLACE, seat);
        }
    }

    public static void listReplacements(NorthgardState position, int seat, MoveList into) {
        for (int own = position.land.heldFrom(seat, 0); own >= 0; own = position.land.heldFrom(seat, own + 1)) {
            int region = own;
            do {
                if (position.land.estate.building[region] != 0) {
                    listFor(position, region, position.land.estate.building[region] - 1, Tiles.SITE[region], into);
                }
                for (int kind = 0; position.land.estate.loose[region] != 0 && kind < Buildings.FIRST_LARGE; kind++) {
                    if (position.land.estate.looseOf(region, kind) > 0) {
                        listFor(position, region, kind, Tiles.NONE, into);
                    }
                }
                region = position.land.nextOf(region);
            } while (region != own);
        }
    }

    private static void listFor(NorthgardState position, int region, int old, int site, MoveList into) {
        int first = Buildings.isLarge(old) ? Buildings.FIRST_LARGE : 0;
        int last = Buildings.isLarge(old) ? Buildings.COUNT : Buildings.FIRST_LARGE;
        for (int kind = first; kind < last; kind++) {
            if (kind != old && position.buildingsLeft[kind] > 0
                    && (site == Tiles.NONE || Buildings.fits(kind, site))) {
                into.add(Moves.replace(old, kind, region, site == Tiles.NONE));
            }
        }
    }

    public static void replace(NorthgardState position, int seat, Replace replace) {
        position.agenda.pop();
        int old = replace.old().ordinal();
        position.buildingsLeft[old]++;
        if (replace.loose()) {
            position.land.estate.addLoose(replace.region(), old, -1);
        }
        put(position, replace.region(), replace.now().ordinal(), replace.loose());
        if (position.isHeard()) {
            position.tell("log.replace", "seat", Phrase.seat(seat), "old", Names.building(old), "building",
                    Names.building(replace.now().ordinal()));
        }
    }
}
