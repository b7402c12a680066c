package althing.northgard.year;

import althing.northgard.box.Components;
import althing.northgard.box.Resource;
import althing.northgard.state.NorthgardState;

/**
 * What the next Harvest and Winter do to a seat if nothing changes before (NOR-14, NOR-15).
 *
 * @param glory       the glory that the Harvest still brings
 * @param food        the resources that it still brings, before trading
 * @param owedFood    what the Winter costs
 * @param missingFood what will be missing of it if nothing is traded
 * @param unrest      whether trading three for one does not help either
 */
public record Forecast(int glory, int food, int wood, int lore, int owedFood, int owedWood, int missingFood,
        int missingWood, boolean unrest) {

    public static Forecast of(NorthgardState position, int seat, int units) {
        int food = income(position, seat, Resource.FOOD);
        int wood = income(position, seat, Resource.WOOD);
        int lore = income(position, seat, Resource.LORE);
        int owedFood = Components.WINTER_FOOD[units];
        int owedWood = Components.WINTER_WOOD[units];
        int missingFood = Math.max(0, owedFood - food - position.holdings.stock(seat, Resource.FOOD));
        int missingWood = Math.max(0, owedWood - wood - position.holdings.stock(seat, Resource.WOOD));
        int missing = missingFood + missingWood;
        int spare = position.holdings.stock(seat) + food + wood + lore - (owedFood + owedWood - missing);
        return new Forecast(Year.hasCollected(position, seat) ? 0 : Year.harvestGlory(position, seat), food, wood, lore,
                owedFood, owedWood, missingFood, missingWood, missing * Components.TRADE_GIVE > spare);
    }

    private static int income(NorthgardState position, int seat, Resource resource) {
        return Year.hasCollected(position, seat) ? 0 : Year.income(position, seat, resource.ordinal());
    }
}
