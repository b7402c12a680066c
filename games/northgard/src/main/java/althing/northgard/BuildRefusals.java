package althing.northgard;

import althing.engine.Refusal;
import althing.northgard.Action.Trait;
import althing.northgard.NorthgardMove.Build;
import althing.northgard.NorthgardMove.Replace;

/** Why something cannot be built, or exchanged for another building (NOR-9, NOR-27.6 to NOR-27.8, NOR-27.31). */
final class BuildRefusals {

    private final NorthgardPosition position;
    private final int seat;

    BuildRefusals(NorthgardPosition position, int seat) {
        this.position = position;
        this.seat = seat;
    }

    Refusal refusal(Build build) {
        int there = position.land.of(build.region());
        if (there == Tiles.NONE || !position.controls(seat, there)) {
            return Refusal.of("NOR-9.1", "refusal.not-controlled");
        }
        int gathered = Construction.gathered(position);
        if (gathered != Tiles.NONE && there != gathered) {
            return Refusal.of("NOR-27.31", "refusal.gathered-elsewhere", "territory", Wording.territory(gathered));
        }
        if (position.isBlocked(there)) {
            return Refusal.of("NOR-25.1", "refusal.bear");
        }
        return build.loose() || isLoose(build.building()) ? loose(build, there) : onSite(build, there);
    }

    private boolean isLoose(Building building) {
        return Construction.action(position).is(Trait.LOOSE) && !Buildings.isLarge(building.ordinal());
    }

    private Refusal loose(Build build, int there) {
        if (!isLoose(build.building())) {
            return Refusal.of("NOR-27.7", "refusal.needs-site");
        }
        if (!build.loose()) {
            return Refusal.of("NOR-27.7", "refusal.takes-no-site");
        }
        return build.region() == there
                ? stock(build.building(), there)
                : Refusal.of("NOR-2.4", "refusal.no-territory");
    }

    private Refusal onSite(Build build, int there) {
        int site = Tiles.SITE[build.region()];
        boolean free = site != Tiles.NONE && position.land.estate.building[build.region()] == 0
                && Buildings.fits(build.building().ordinal(), site);
        return free ? stock(build.building(), there) : noSite(build.building());
    }

    private static Refusal noSite(Building building) {
        return Refusal.of(building == Building.MENHIR ? "NOR-9.4" : "NOR-9.3", "refusal.no-site");
    }

    private Refusal stock(Building building, int there) {
        int kind = building.ordinal();
        Action action = Construction.action(position);
        if (position.buildingsLeft[kind] == 0) {
            return noneLeft(building);
        }
        if ((position.land.estate.kinds(there) >> kind & 1) != 0 && !action.is(Trait.DUPLICATE)) {
            return Refusal.of("NOR-9.5", "refusal.already-there", "building", Wording.building(kind));
        }
        return Buildings.isLarge(kind) && Construction.isLargeBarred(position)
                ? Refusal.of("NOR-27.8", "refusal.one-large")
                : Refusal.of("NOR-9.1", "refusal.too-little-wood", "wood",
                        Math.max(0, Buildings.COST[kind] - action.discount()), "have",
                        position.holdings.stock(seat, Resource.WOOD));
    }

    private static Refusal noneLeft(Building building) {
        return Refusal.of("NOR-9.6", "refusal.none-left", "building", Wording.building(building.ordinal()));
    }

    Refusal refusal(Replace replace) {
        int there = position.land.of(replace.region());
        if (there == Tiles.NONE || !position.controls(seat, there)) {
            return Refusal.of("NOR-27.6", "refusal.not-controlled");
        }
        if (!stands(replace)) {
            return Refusal.of("NOR-27.6", "refusal.no-building", "building",
                    Wording.building(replace.old().ordinal()));
        }
        return position.buildingsLeft[replace.now().ordinal()] == 0
                ? noneLeft(replace.now())
                : noSite(replace.now());
    }

    private boolean stands(Replace replace) {
        Estate estate = position.land.estate;
        int old = replace.old().ordinal();
        return replace.loose()
                ? !Buildings.isLarge(old) && estate.looseOf(replace.region(), old) > 0
                : estate.building[replace.region()] == old + 1;
    }
}
