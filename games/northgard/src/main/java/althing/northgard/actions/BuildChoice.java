package althing.northgard.actions;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.At;
import althing.northgard.NorthgardMove.Build;
import althing.northgard.NorthgardMove.Deed;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.box.Action;
import althing.northgard.box.Action.Trait;
import althing.northgard.box.Building;
import althing.northgard.box.Buildings;
import althing.northgard.box.Resource;
import althing.northgard.box.Tiles;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Names;

import static althing.engine.Why.must;
import static althing.engine.Why.refuse;

/** What to build and where; by some cards the resources of the territory may be collected first (NOR-9, NOR-27.7, NOR-27.8, NOR-27.31). */
public final class BuildChoice extends NorthgardDecision {

    public BuildChoice() {
        super("NOR-9.1");
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        Construction.listBuilds(position, seat, into);
        if (Construction.action(position).is(Trait.OPTIONAL)) {
            into.add(Word.DECLINE);
        }
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return switch (move) {
            case Build build -> isOwn(position, seat, build.region(), "NOR-9.1", why)
                    && isGathered(position, build.region(), why)
                    && isUnblocked(position, position.land.of(build.region()), why) && isSite(position, build, why)
                    && isAvailable(position, seat, build, why);
            case At at when at.deed() == Deed.GATHER && Construction.mayGather(position) ->
                isTerritory(position, seat, at, why) && mayGather(position, seat, at.region(), why);
            case Word.DECLINE -> Construction.action(position).is(Trait.OPTIONAL) || notNow(position, seat, why);
            default -> notNow(position, seat, why);
        };
    }

    public static boolean isOwn(NorthgardState position, int seat, int region, String rule, @Nullable Why why) {
        int there = position.land.of(region);
        return must(why, there != Tiles.NONE && position.controls(seat, there), rule, "refusal.not-controlled");
    }

    private static boolean isGathered(NorthgardState position, int region, @Nullable Why why) {
        int gathered = Construction.gathered(position);
        return gathered == Tiles.NONE || gathered == position.land.of(region) || (why != null
                && refuse(why, "NOR-27.31", "refusal.gathered-elsewhere", "territory", Names.territory(gathered)));
    }

    /** Whether there is a free site that suits, or the card needs none for what is small (NOR-9.3, NOR-9.4, NOR-27.7). */
    private static boolean isSite(NorthgardState position, Build build, @Nullable Why why) {
        int kind = build.building().ordinal();
        boolean loose = Construction.action(position).is(Trait.LOOSE) && !Buildings.isLarge(kind);
        if (loose || build.loose()) {
            return must(why, loose, "NOR-27.7", "refusal.needs-site")
                    && must(why, build.loose(), "NOR-27.7", "refusal.takes-no-site")
                    && isTerritory(position, build.region(), why);
        }
        return must(why, Tiles.SITE[build.region()] != Tiles.NONE
                && position.land.estate.building[build.region()] == 0
                && Buildings.fits(kind, Tiles.SITE[build.region()]), siteRule(build.building()), "refusal.no-site");
    }

    public static String siteRule(Building building) {
        return building == Building.MENHIR ? "NOR-9.4" : "NOR-9.3";
    }

    private static boolean isAvailable(NorthgardState position, int seat, Build build, @Nullable Why why) {
        int kind = build.building().ordinal();
        Action action = Construction.action(position);
        int cost = Math.max(0, Buildings.COST[kind] - action.discount());
        int wood = position.holdings.stock(seat, Resource.WOOD);
        return isLeft(position, build.building(), why) && isNew(position, action, build, why)
                && must(why, !Buildings.isLarge(kind) || !Construction.isLargeBarred(position), "NOR-27.8",
                        "refusal.one-large")
                && must(why, cost <= wood, "NOR-9.1", "refusal.too-little-wood", "wood", cost, "have", wood);
    }

    public static boolean isLeft(NorthgardState position, Building building, @Nullable Why why) {
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
                && must(why, Construction.canBuildWithYield(position, seat, there), "NOR-27.31",
                        "refusal.nothing-to-build");
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        switch (move) {
            case Build build -> Construction.build(position, seat, build);
            case At at -> Construction.gather(position, seat, at.region());
            default -> position.agenda.pop();
        }
    }

    @Override
    public Phrase option(NorthgardState position, int seat, NorthgardMove move) {
        return move instanceof Build build
                ? Phrase.of("move.build", "building", Names.building(build.building().ordinal()), "territory",
                        Names.region(position, build.region()), "loose", Names.yesNo(build.loose()))
                : super.option(position, seat, move);
    }
}
