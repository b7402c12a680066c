package althing.northgard.year;

import althing.engine.Phrase;
import althing.northgard.actions.Settling;
import althing.northgard.box.Building;
import althing.northgard.box.Buildings;
import althing.northgard.box.Cards;
import althing.northgard.box.Components;
import althing.northgard.box.Resource;
import althing.northgard.box.Tiles;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Step;
import althing.northgard.state.Names;

/** The phases of a year in which the game does most by itself: its start, Harvest, Winter and end (NOR-5, NOR-14 to NOR-16). */
public final class Year {

    private static final Resource[] RESOURCES = Resource.values();

    private Year() {
    }

    /** Everybody draws, and the cards of the year are laid out (NOR-5.2 to NOR-5.4). */
    public static void begin(NorthgardState position) {
        position.course.passed = 0;
        position.course.foresaw = 0;
        position.course.conqueror = 0;
        position.course.awake = false;
        if (position.isHeard()) {
            position.tell("log.year", "year", position.course.year, "seat", Phrase.seat(position.course.first));
        }
        for (int place = 0; place < position.seats; place++) {
            int seat = position.clockwise(place);
            position.draw(seat, Components.HAND_SIZE + controlled(position, seat, Building.FORGE));
        }
        for (int i = 0; i < position.seats; i++) {
            position.piles.offer[i] = position.course.year == position.layout.years
                    ? position.piles.achievements[i]
                    : development(position);
        }
        position.piles.offerSize = position.seats;
        if (position.isHeard()) {
            position.tell("log.offer", "cards", Names.offer(position));
        }
        position.course.enter(Step.ACTIONS);
    }

    private static byte development(NorthgardState position) {
        int index = position.piles.dealt++;
        int early = position.layout.earlyCards;
        return index < early ? position.piles.early[index] : position.piles.advanced[index - early];
    }

    /** The buildings of a kind in all territories of a seat. */
    public static int controlled(NorthgardState position, int seat, Building building) {
        int count = 0;
        for (int own = position.land.heldFrom(seat, 0); own >= 0; own = position.land.heldFrom(seat, own + 1)) {
            count += position.land.estate.count(own, building.ordinal());
        }
        return count;
    }

    /** The next seat collects and may trade (NOR-14.1). */
    public static void harvest(NorthgardState position) {
        if (position.course.cursor == position.seats) {
            position.course.enter(Step.WINTER);
            return;
        }
        int seat = position.clockwise(position.course.cursor++);
        collect(position, seat);
        Exchange.begin(position, seat);
    }

    private static void collect(NorthgardState position, int seat) {
        int glory = harvestGlory(position, seat);
        int at = seat * 4;
        position.holdings.harvest[at] = (byte) glory;
        position.holdings.glory[seat] += glory;
        for (Resource resource : RESOURCES) {
            int income = income(position, seat, resource.ordinal());
            position.holdings.harvest[at + 1 + resource.ordinal()] = (byte) income;
            position.holdings.gain(seat, resource, income);
        }
        if (position.isHeard()) {
            position.tell("log.harvest", "seat", Phrase.seat(seat), "glory", glory, "food",
                    (int) position.holdings.harvest[at + 1], "wood", (int) position.holdings.harvest[at + 2], "lore",
                    (int) position.holdings.harvest[at + 3]);
        }
    }

    /** What a Harvest brings a seat of a resource; only in a Harvest under way has Snake taken something (NOR-14.4, NOR-18.6d). */
    static int income(NorthgardState position, int seat, int resource) {
        boolean taken = position.course.step == Step.HARVEST && position.course.scorched == resource;
        int scorched = taken ? position.land.of(position.scorchedAt) : Tiles.NONE;
        int income = 0;
        for (int own = position.land.heldFrom(seat, 0); own >= 0; own = position.land.heldFrom(seat, own + 1)) {
            income += Gains.yields(position, own, resource) - (own == scorched ? 1 : 0);
        }
        return income;
    }

    /** The glory that a Harvest brings a seat. */
    static int harvestGlory(NorthgardState position, int seat) {
        int glory = 0;
        for (int own = position.land.heldFrom(seat, 0); own >= 0; own = position.land.heldFrom(seat, own + 1)) {
            glory += glory(position, own);
        }
        return glory;
    }

    /** Whether a seat has had its turn in the Harvest under way. */
    public static boolean hasCollected(NorthgardState position, int seat) {
        return position.course.step == Step.HARVEST
                && Math.floorMod(seat - position.course.first, position.seats) < position.course.cursor;
    }

    /** Closed territories and Altars give glory; a Wolf keeps the former (NOR-14.2, NOR-14.3, NOR-25.4). */
    public static int glory(NorthgardState position, int own) {
        int glory = 0;
        for (int kind = Buildings.FIRST_LARGE; kind < Buildings.COUNT; kind++) {
            glory += Buildings.GLORY[kind] == 0 ? 0 : Buildings.GLORY[kind] * position.land.estate.count(own, kind);
        }
        if (position.land.isClosed(own) && !Gains.isRavaged(position, own)) {
            glory += position.land.extent(own) >= Components.LARGE_SIZE
                    ? Components.HARVEST_LARGE_GLORY
                    : Components.HARVEST_SMALL_GLORY;
        }
        return glory;
    }

    /** Everybody pays for units or takes Unrest (NOR-15). */
    public static void winter(NorthgardState position) {
        for (int place = 0; place < position.seats; place++) {
            int seat = position.clockwise(place);
            int units = position.onMap(seat);
            int food = Math.min(Components.WINTER_FOOD[units], position.holdings.stock(seat, Resource.FOOD));
            int wood = Math.min(Components.WINTER_WOOD[units], position.holdings.stock(seat, Resource.WOOD));
            boolean unrest = food + wood < Components.WINTER_FOOD[units] + Components.WINTER_WOOD[units];
            position.holdings.gain(seat, Resource.FOOD, -food);
            position.holdings.gain(seat, Resource.WOOD, -wood);
            position.holdings.winter[seat * 4] = (byte) units;
            position.holdings.winter[seat * 4 + 1] = (byte) food;
            position.holdings.winter[seat * 4 + 2] = (byte) wood;
            position.holdings.winter[seat * 4 + 3] = (byte) (unrest ? 1 : 0);
            if (position.isHeard()) {
                position.tell("log.winter", "seat", Phrase.seat(seat), "units", units, "food", food, "wood", wood);
            }
            if (unrest) {
                unrest(position, seat);
            }
        }
        position.course.enter(Step.YEAR_END);
    }

    private static void unrest(NorthgardState position, int seat) {
        if (position.isHeard()) {
            position.tell("log.unrest", "seat", Phrase.seat(seat));
        }
        if (position.unrest > 0) {
            position.unrest--;
            position.decks.addTop(seat, Cards.UNREST, position.layout.everyone);
            return;
        }
        position.holdings.glory[seat] = Math.max(0, position.holdings.glory[seat] + Components.UNREST_GLORY);
        if (position.decks.draw.size(seat) > 0) {
            position.decks.draw.drop(seat);
            position.decks.addDiscard(seat, position.decks.draw.card(seat, position.decks.draw.size(seat)));
            position.reveal();
        }
    }

    /** The game ends by domination or after its last year; else second chances come (NOR-16.1, NOR-17.1). */
    public static void end(NorthgardState position) {
        position.holdings.dominators = Scoring.dominators(position);
        if (position.holdings.dominators != 0 || position.course.year == position.layout.years) {
            position.course.enter(Step.OVER);
            if (position.isHeard()) {
                position.tell("log.over");
            }
        } else {
            position.course.enter(Step.SECOND_CHANCE);
        }
    }

    public static void secondChance(NorthgardState position) {
        if (position.course.cursor == position.seats) {
            position.course.year++;
            position.course.enter(Step.YEAR_START);
            return;
        }
        int seat = position.clockwise(position.course.cursor++);
        if (!position.isOnMap(seat)) {
            Settling.offerReturn(position, seat);
        }
    }
}
