package althing.northgard;

import java.util.Arrays;
import java.util.List;

import althing.northgard.NorthgardNotation.Beast;
import althing.northgard.NorthgardNotation.Garrison;
import althing.northgard.NorthgardNotation.Struggle;
import althing.northgard.NorthgardView.Standing;
import althing.northgard.NorthgardView.Tile;

import static althing.northgard.Given.creature;
import static althing.northgard.Given.require;
import static althing.northgard.Given.within;

/** Reads the map of a notation: tiles, buildings, units and creatures. */
final class MapReader {

    private final NorthgardNotation notation;
    private final NorthgardPosition position;
    private final Given given;
    private final Land land;

    MapReader(NorthgardNotation notation, NorthgardPosition position, Given given) {
        this.notation = notation;
        this.position = position;
        this.given = given;
        land = position.land;
    }

    void tilesAndBuildings() {
        for (Tile tile : notation.tiles()) {
            int index = given.tile("tiles", tile.tile());
            int x = within("tiles: x", tile.x(), -Moves.REACH, Moves.REACH);
            int y = within("tiles: y", tile.y(), -Moves.REACH, Moves.REACH);
            int rotation = within("tiles: rotation", tile.rotation(), 0, Tiles.SIDES - 1);
            require(land.grid.tileAt(x, y) == Tiles.NONE, "tiles: " + tile.tile() + " lies on another tile.");
            boolean joined = land.size == 0;
            for (int side = 0; side < Tiles.SIDES; side++) {
                joined |= land.grid.beside(x, y, side) != Tiles.NONE;
            }
            require(joined, "tiles: " + tile.tile() + " touches no tile.");
            require(Placing.continues(land, Tiles.CORNERS[index << 2 | rotation], x, y),
                    "tiles: " + tile.tile() + " interrupts a border.");
            land.place(index, x, y, rotation);
        }
        for (Standing standing : notation.buildings()) {
            building(standing);
        }
        Arrays.fill(position.buildingsLeft, (byte) (position.course.first < 0 ? 0 : Figures.BUILDINGS_PER_TYPE));
        for (Standing standing : notation.buildings()) {
            int left = --position.buildingsLeft[standing.building().ordinal()];
            require(left >= 0, "buildings: there are too many of " + standing.building().code() + ".");
        }
        for (Garrison garrison : notation.territories()) {
            garrison(garrison);
        }
        position.kaijaAt = given.region("kaija", notation.kaija());
        position.kaijaVisits = notation.kaijaVisits();
        position.scorchedAt = given.region("scorched", notation.scorched());
        require(position.kaijaAt >= 0 || !position.kaijaVisits, "kaijaVisits: Kaija is not on the map.");
    }

    private void building(Standing standing) {
        int region = given.region("buildings", standing.region());
        int kind = standing.building().ordinal();
        if (standing.loose()) {
            require(!Buildings.isLarge(kind) && land.estate.looseOf(region, kind) < 7,
                    "buildings: " + standing.building().code() + " needs a site.");
            land.estate.addLoose(region, kind, 1);
        } else {
            require(Tiles.SITE[region] != Tiles.NONE && Buildings.fits(kind, Tiles.SITE[region]),
                    "buildings: " + standing.building().code() + " does not fit in " + standing.region() + ".");
            require(land.estate.building[region] == 0, "buildings: " + standing.region() + " has two.");
            land.estate.building[region] = (byte) (kind + 1);
        }
    }

    private void garrison(Garrison garrison) {
        int there = given.region("territories", garrison.territory());
        require(land.of(there) == there, "territories: " + garrison.territory() + " is not the first region of one.");
        require(land.owner[there] < 0 && land.visitors[there] == 0,
                "territories: " + garrison.territory() + " stands twice.");
        land.owner[there] = (byte) given.seat("territories: owner", garrison.owner());
        land.units[there] = (byte) within("territories: units", garrison.units(), 0, Figures.UNITS);
        land.visitors[there] = (byte) within("territories: visitors", garrison.visitors(), 0, Figures.UNITS);
        require(land.owner[there] >= 0 || garrison.units() == 0,
                "territories: the units of " + garrison.territory() + " have no owner.");
    }

    void creatures() {
        boolean[] met = new boolean[Bestiary.COUNT];
        for (Beast beast : notation.creatures()) {
            int creature = creature("creatures", beast.creature());
            require(!met[creature], "creatures: " + beast.creature() + " stands twice.");
            met[creature] = true;
            position.beasts.at[creature] = (byte) given.region("creatures", beast.region());
            position.beasts.line[position.beasts.lineSize++] = (byte) creature;
        }
        List<String> deck = notation.creatureDeck();
        for (int i = deck.size() - 1; i >= 0; i--) {
            int creature = creature("creatureDeck", deck.get(i));
            require(!met[creature], "creatureDeck: " + deck.get(i) + " stands twice.");
            met[creature] = true;
            position.beasts.deck[position.beasts.deckSize++] = (byte) creature;
        }
        require(position.layout.creatures || position.beasts.lineSize + position.beasts.deckSize == 0,
                "creatures: this setup has none.");
        position.beasts.weakOnTop = within("creatureTop", notation.creatureTop(), 0, position.beasts.deckSize);
        notation.activated().forEach(id -> position.beasts.activated |= 1 << creature("activated", id));
        notation.declared().forEach(id -> position.beasts.declared |= 1 << creature("declared", id));
    }

    /** Everybody has all units, on the map or off it; nobody holds a territory without a figure. */
    void units() {
        if (position.course.first < 0) {
            return;
        }
        int bear = position.holdings.seatOf[Clan.BEAR.ordinal()];
        require(position.kaijaAt < 0 || bear >= 0, "kaija: nobody plays the Bear.");
        Struggle struggle = notation.fight();
        land.visitor = given.seat("visitor", notation.visitor());
        for (int seat = 0; seat < position.seats; seat++) {
            int sum = position.holdings.reserve[seat];
            for (int there = land.territoryFrom(0); there >= 0; there = land.territoryFrom(there + 1)) {
                sum += land.owner[there] == seat ? land.units[there] : 0;
                sum += land.visitor == seat ? land.visitors[there] : 0;
            }
            sum += struggle != null && struggle.fleeingSeat() == seat ? struggle.fleeing() : 0;
            require(sum == Figures.UNITS,
                    "seats[" + seat + "]: it has " + sum + " units in all, not " + Figures.UNITS + ".");
        }
        for (int there = land.territoryFrom(0); there >= 0; there = land.territoryFrom(there + 1)) {
            require(land.owner[there] < 0 || position.figures(there) > 0,
                    "territories: nobody stands in " + Tiles.region(there) + ".");
        }
    }
}
