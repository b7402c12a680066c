package althing.northgard;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import althing.northgard.NorthgardMove.Build;
import althing.northgard.NorthgardMove.Replace;
import althing.northgard.box.Action.Trait;
import althing.northgard.box.Building;
import althing.northgard.box.Clan;
import althing.northgard.box.Resource;
import althing.northgard.box.Site;
import althing.northgard.box.Tiles;
import althing.northgard.view.NorthgardView;
import althing.northgard.view.NorthgardView.Territory;
import althing.testkit.ReasonsContract;
import althing.testkit.ReasonsContract.Reason;

import static althing.northgard.Reasons.mended;
import static althing.northgard.Reasons.when;

/** Reasons about buildings and their sites. */
final class BuildReasons {

    private BuildReasons() {
    }

    static void tell(Map<String, Reason> reasons) {
        when(reasons, "gathered-elsewhere", witness -> witness.about("build", "gathered")
                .equals(witness.toldTerritory())
                && !witness.is(there -> there.id().equals(witness.toldTerritory())));
        when(reasons, "needs-site", witness -> ((Build) witness.move).loose()
                && (isLarge(witness) || !witness.action("build").is(Trait.LOOSE)));
        when(reasons, "takes-no-site", witness -> !((Build) witness.move).loose() && !isLarge(witness)
                && witness.action("build").is(Trait.LOOSE));
        when(reasons, "no-site", BuildReasons::hasNoSite);
        mended(reasons, "none-left", witness -> Integer.valueOf(0).equals(witness.view.buildings()
                .get(witness.building())), witness -> witness.position.buildingsLeft[witness.building().ordinal()]++);
        when(reasons, "already-there", witness -> witness.is(there -> there.buildings().stream()
                .anyMatch(standing -> standing.building() == witness.building())));
        when(reasons, "one-large", witness -> isLarge(witness) && Boolean.TRUE.equals(witness.about("card", "large"))
                && witness.action("build").is(Trait.ONE_LARGE));
        mended(reasons, "too-little-wood", witness -> witness.told.number("have") == witness.area().wood()
                && witness.area().wood() < witness.told.number("wood")
                && witness.told.number("wood") == price(witness),
                witness -> CardReasons.gain(witness, witness.seat, Resource.WOOD));
        when(reasons, "no-building", witness -> witness.is(there -> there.buildings().stream()
                .noneMatch(standing -> standing.building() == witness.building()
                        && standing.region().equals(Tiles.region(((Replace) witness.move).region()))
                        && standing.loose() == ((Replace) witness.move).loose())));
        when(reasons, "nothing-to-build", BuildReasons::canBuildNothing);
    }

    private static boolean isLarge(Witness witness) {
        return isLarge(((Build) witness.move).building());
    }

    private static boolean isLarge(Building building) {
        return building == Building.FORTRESS || building == Building.FORGE || building == Building.ALTAR_OF_KINGS;
    }

    private static int price(Witness witness) {
        return Math.max(0, (isLarge(witness) ? 3 : 1) - witness.action("build").discount());
    }

    private static boolean hasNoSite(Witness witness) {
        int region = witness.move instanceof Build build ? build.region() : ((Replace) witness.move).region();
        Building building = witness.move instanceof Build build ? build.building() : ((Replace) witness.move).now();
        Site site = Tiles.REGIONS.get(region).site();
        boolean taken = witness.move instanceof Build && witness.is(there -> there.buildings().stream()
                .anyMatch(standing -> !standing.loose() && standing.region().equals(Tiles.region(region))));
        return site == null || taken || !fits(building, site);
    }

    private static boolean fits(Building building, Site site) {
        return switch (site) {
            case LARGE -> isLarge(building);
            case STONE -> !isLarge(building);
            case SMALL -> !isLarge(building) && building != Building.MENHIR;
        };
    }

    /** Glory of the Clan: the wood of the territory counts too. */
    private static boolean canBuildNothing(Witness witness) {
        Territory there = witness.target().orElseThrow();
        int wood = witness.area().wood() + witness.yields(there, Resource.WOOD);
        return there.regions().stream().map(id -> Tiles.REGIONS.get(Tiles.regionNamed(id)))
                .filter(region -> region.site() != null && there.buildings().stream()
                        .noneMatch(standing -> standing.region().equals(region.id())))
                .noneMatch(region -> Stream.of(Building.values()).anyMatch(building -> fits(building,
                        Optional.ofNullable(region.site()).orElseThrow()) && (isLarge(building) ? 3 : 1) <= wood
                        && !Integer.valueOf(0).equals(witness.view.buildings().get(building))
                        && there.buildings().stream().noneMatch(standing -> standing.building() == building)));
    }
}
