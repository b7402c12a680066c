package althing.northgard.actions;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Build;
import althing.northgard.NorthgardMove.Deed;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.box.Action;
import althing.northgard.box.Action.Trait;
import althing.northgard.box.Building;
import althing.northgard.box.Buildings;
import althing.northgard.box.Clan;
import althing.northgard.box.Resource;
import althing.northgard.box.Tiles;
import althing.northgard.cards.PlayedCard;
import althing.northgard.state.Names;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.year.Gains;

import static althing.engine.Why.must;
import static althing.engine.Why.refuse;

/** What to build and where; by some cards the resources of the territory may be collected first (NOR-9, NOR-27.7, NOR-27.8, NOR-27.31). */
public final class Construction extends NorthgardDecision {

    private static final int GOAT_SMALL = 1;
    private static final int GOAT_LARGE = 2;

    public Construction() {
        super("NOR-9.1");
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        listBuilds(position, seat, into);
        if (BuildAction.is(position, Trait.OPTIONAL)) {
            into.add(Word.DECLINE);
        }
    }

    static void listBuilds(NorthgardState position, int seat, MoveList into) {
        Action action = BuildAction.action(position);
        int gathered = BuildAction.gathered(position);
        int wood = position.holdings.stock(seat, Resource.WOOD) + action.discount();
        boolean noLarge = BuildAction.isLargeBarred(position);
        boolean gathers = BuildAction.mayGather(position);
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
    static boolean listIn(NorthgardState position, int own, Action action, int wood, boolean noLarge,
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

    /** Whether something could be built in a territory once its resources are collected. */
    private static boolean canBuildWithYield(NorthgardState position, int seat, int own) {
        Action action = BuildAction.action(position);
        int wood = position.holdings.stock(seat, Resource.WOOD) + action.discount()
                + Gains.yields(position, own, Resource.WOOD.ordinal());
        return listIn(position, own, action, wood, BuildAction.isLargeBarred(position), null);
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return switch (move) {
            case Build build -> isOwn(position, seat, build.region(), "NOR-9.1", why)
                    && isGathered(position, build.region(), why)
                    && isUnblocked(position, position.land.of(build.region()), why) && isSite(position, build, why)
                    && isAvailable(position, seat, build, why);
            case At at when at.deed() == Deed.GATHER && BuildAction.mayGather(position) ->
                isTerritory(position, seat, at, why) && mayGather(position, seat, at.region(), why);
            case Word.DECLINE -> BuildAction.is(position, Trait.OPTIONAL) || notNow(position, seat, why);
            default -> notNow(position, seat, why);
        };
    }

    static boolean isOwn(NorthgardState position, int seat, int region, String rule, @Nullable Why why) {
        int there = position.land.of(region);
        return must(why, there != Tiles.NONE && position.controls(seat, there), rule, "refusal.not-controlled");
    }

    private static boolean isGathered(NorthgardState position, int region, @Nullable Why why) {
        int gathered = BuildAction.gathered(position);
        return gathered == Tiles.NONE || gathered == position.land.of(region) || (why != null
                && refuse(why, "NOR-27.31", "refusal.gathered-elsewhere", "territory", Names.territory(gathered)));
    }

    /** Whether there is a free site that suits, or the card needs none for what is small (NOR-9.3, NOR-9.4, NOR-27.7). */
    private static boolean isSite(NorthgardState position, Build build, @Nullable Why why) {
        int kind = build.building().ordinal();
        boolean loose = BuildAction.is(position, Trait.LOOSE) && !Buildings.isLarge(kind);
        if (loose || build.loose()) {
            return must(why, loose, "NOR-27.7", "refusal.needs-site")
                    && must(why, build.loose(), "NOR-27.7", "refusal.takes-no-site")
                    && isTerritory(position, build.region(), why);
        }
        return must(why, Tiles.SITE[build.region()] != Tiles.NONE
                && position.land.estate.building[build.region()] == 0
                && Buildings.fits(kind, Tiles.SITE[build.region()]), siteRule(build.building()), "refusal.no-site");
    }

    static String siteRule(Building building) {
        return building == Building.MENHIR ? "NOR-9.4" : "NOR-9.3";
    }

    private static boolean isAvailable(NorthgardState position, int seat, Build build, @Nullable Why why) {
        int kind = build.building().ordinal();
        Action action = BuildAction.action(position);
        int cost = Math.max(0, Buildings.COST[kind] - action.discount());
        int wood = position.holdings.stock(seat, Resource.WOOD);
        return isLeft(position, build.building(), why) && isNew(position, action, build, why)
                && must(why, !Buildings.isLarge(kind) || !BuildAction.isLargeBarred(position), "NOR-27.8",
                        "refusal.one-large")
                && must(why, cost <= wood, "NOR-9.1", "refusal.too-little-wood", "wood", cost, "have", wood);
    }

    static boolean isLeft(NorthgardState position, Building building, @Nullable Why why) {
        return position.buildingsLeft[building.ordinal()] > 0 || (why != null
                && refuse(why, "NOR-9.6", "refusal.none-left", "building", Names.building(building.ordinal())));
    }

    private static boolean isNew(NorthgardState position, Action action, Build build, @Nullable Why why) {
        int kind = build.building().ordinal();
        int there = position.land.of(build.region());
        return (position.land.estate.kinds(there) >> kind & 1) == 0 || action.is(Trait.DUPLICATE) || (why != null
                && refuse(why, "NOR-9.5", "refusal.already-there", "building", Names.building(kind)));
    }

    private static boolean mayGather(NorthgardState position, int seat, int there, @Nullable Why why) {
        return isOwn(position, seat, there, "NOR-27.31", why) && isUnblocked(position, there, why)
                && must(why, canBuildWithYield(position, seat, there), "NOR-27.31",
                        "refusal.nothing-to-build");
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        switch (move) {
            case Build build -> build(position, seat, build);
            case At at -> gather(position, seat, at.region());
            default -> position.agenda.pop();
        }
    }

    /** Collects what a territory yields before building there (NOR-27.31). */
    private static void gather(NorthgardState position, int seat, int there) {
        BuildAction.noteGathered(position, there);
        Gains.collectAll(position, seat, there);
    }

    private static void build(NorthgardState position, int seat, Build build) {
        Action action = BuildAction.action(position);
        boolean collects = BuildAction.mayGather(position);
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

    /** Puts a building on its site, or beside one (NOR-27.7). */
    static void put(NorthgardState position, int region, int kind, boolean loose) {
        position.buildingsLeft[kind]--;
        if (loose) {
            position.land.estate.addLoose(region, kind, 1);
        } else {
            position.land.estate.building[region] = (byte) (kind + 1);
        }
    }

    @Override
    public Phrase option(NorthgardState position, int seat, NorthgardMove move) {
        return move instanceof Build build
                ? Phrase.of("move.build", "building", Names.building(build.building().ordinal()), "use",
                        Names.use(build.building().ordinal()), "territory", Names.region(position, build.region()),
                        "loose", Names.yesNo(build.loose()))
                : super.option(position, seat, move);
    }
}
