package althing.northgard.year;

import althing.engine.Phrase;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Resource;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Names;

/** Resources and glory come to a seat. */
public final class Gains {

    private static final Resource[] RESOURCES = Resource.values();

    private Gains() {
    }

    public static void collect(NorthgardState position, int seat, Resource resource, int amount) {
        if (amount == 0) {
            return;
        }
        position.holdings.gain(seat, resource, amount);
        if (position.isHeard()) {
            position.tell("log.collect", "seat", Phrase.seat(seat), "amount", amount, "resource",
                    Names.resource(resource));
        }
    }

    /** The icons of a territory as in the Harvest: where a Wolf is, only those of buildings (NOR-25.4). */
    public static int yields(NorthgardState position, int territory, int resource) {
        return isRavaged(position, territory)
                ? position.land.estate.built(territory, resource)
                : position.land.estate.icons(territory, resource);
    }

    public static boolean isRavaged(NorthgardState position, int territory) {
        return position.beasts.lineSize > 0 && position.creatures(territory, Bestiary.WOLVES) != 0;
    }

    public static void collectAll(NorthgardState position, int seat, int territory) {
        for (Resource resource : RESOURCES) {
            collect(position, seat, resource, yields(position, territory, resource.ordinal()));
        }
    }

    public static void glory(NorthgardState position, int seat, int amount, String event) {
        position.holdings.glory[seat] += amount;
        if (position.isHeard()) {
            position.tell(event, "seat", Phrase.seat(seat), "glory", amount);
        }
    }
}
