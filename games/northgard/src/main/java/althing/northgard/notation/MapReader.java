package althing.northgard.notation;

import java.util.Arrays;

import althing.northgard.box.Bestiary;
import althing.northgard.box.Buildings;
import althing.northgard.box.Components;
import althing.northgard.box.Tiles;
import althing.northgard.notation.NorthgardNotation.Garrison;
import althing.northgard.notation.NorthgardNotation.Laid;
import althing.northgard.notation.NorthgardNotation.Recruited;
import althing.northgard.notation.NorthgardNotation.Standing;
import althing.northgard.state.Beasts;
import althing.northgard.state.Land;
import althing.northgard.state.NorthgardState;

import static althing.northgard.notation.Given.creature;
import static althing.northgard.notation.Given.each;
import static althing.northgard.notation.Given.orNone;
import static althing.northgard.notation.Given.require;

/** Reads the map of a notation: tiles, buildings, units and creatures. */
public final class MapReader {

    private final NorthgardNotation notation;
    private final NorthgardState position;
    private final Given given;
    private final Land land;

    public MapReader(NorthgardNotation notation, NorthgardState position, Given given) {
        this.notation = notation;
        this.position = position;
        this.given = given;
        land = position.land;
    }

    public void tilesAndBuildings() {
        each("tiles", notation.tiles(), this::tile);
        boolean dealt = position.course.first >= 0;
        Arrays.fill(position.buildingsLeft, (byte) (dealt ? Components.BUILDINGS_PER_TYPE : 0));
        each("buildings", notation.buildings(), this::building);
    }

    private void tile(String place, Laid laid) {
        int tile = given.tile(laid.tile());
        require(!land.isPlaced(tile), place + ".tile: '" + laid.tile() + "' lies on the map already.");
        require(land.grid.tileAt(laid.x(), laid.y()) == Tiles.NONE, place + ": another tile lies there.");
        require(isStart(laid, tile) || touches(laid), place + ": it touches no tile.");
        require(isStart(laid, tile) || continues(laid, tile), place + ": it interrupts a border.");
        land.place(tile, laid.x(), laid.y(), laid.rotation());
    }

    private boolean isStart(Laid laid, int tile) {
        return land.grid.size() == 0 && tile == Tiles.START && laid.x() == 0 && laid.y() == 0 && laid.rotation() == 0;
    }

    private boolean touches(Laid laid) {
        return land.grid.frontierAt(laid.x(), laid.y()) != Tiles.NONE;
    }

    private boolean continues(Laid laid, int tile) {
        return land.grid.frontier.continues(land.grid.frontierAt(laid.x(), laid.y()), tile, laid.rotation());
    }

    private void building(String place, Standing standing) {
        int region = given.region(place + ".region", standing.region());
        int kind = standing.building().ordinal();
        String name = standing.building().code();
        require(--position.buildingsLeft[kind] >= 0, place + ".building: there are too many of '" + name + "'.");
        if (standing.loose()) {
            require(!Buildings.isLarge(kind), place + ".loose: '" + name + "' needs a site.");
            land.estate.addLoose(region, kind, 1);
        } else {
            require(Tiles.SITE[region] != Tiles.NONE && Buildings.fits(kind, Tiles.SITE[region]),
                    place + ".building: '" + name + "' does not fit in '" + standing.region() + "'.");
            require(land.estate.building[region] == 0, place + ".region: '" + standing.region() + "' has two.");
            land.estate.building[region] = (byte) (kind + 1);
        }
    }

    public void figures() {
        each("territories", notation.territories(), this::garrison);
        each("recruits", notation.recruits(), this::recruits);
        land.visitor = orNone(notation.visitor());
        position.kaijaAt = given.region("kaija", notation.kaija());
        position.kaijaVisits = notation.kaijaVisits();
        position.scorchedAt = given.region("scorched", notation.scorched());
    }

    private void garrison(String place, Garrison garrison) {
        int there = given.territory(place + ".territory", garrison.territory());
        require(land.owner(there) < 0 && land.visitors(there) == 0,
                place + ".territory: '" + garrison.territory() + "' stands twice.");
        require(garrison.owner() != null || garrison.units() == 0,
                place + ".units: the units of '" + garrison.territory() + "' have no owner.");
        land.own(there, orNone(garrison.owner()));
        land.units(there, garrison.units());
        land.visitors(there, garrison.visitors());
    }

    private void recruits(String place, Recruited recruited) {
        int there = given.region(place + ".territory", recruited.territory());
        require(position.recruits.in(there) == 0, place + ".territory: '" + recruited.territory() + "' stands twice.");
        position.recruits.add(there, recruited.figures());
    }

    public void creatures() {
        boolean[] met = new boolean[Bestiary.COUNT];
        Beasts beasts = position.beasts;
        each("creatures", notation.creatures(), (place, beast) -> {
            int creature = once(place + ".creature", beast.creature(), met);
            beasts.at[creature] = (byte) given.region(place + ".region", beast.region());
            beasts.line[beasts.lineSize++] = (byte) creature;
        });
        each("creatureDeck", notation.creatureDeck().reversed(),
                (_, id) -> beasts.deck[beasts.deckSize++] = (byte) once("creatureDeck", id, met));
        beasts.weakOnTop = notation.creatureTop();
        notation.activated().forEach(id -> beasts.activated |= 1 << creature(id));
        notation.declared().forEach(id -> beasts.declared |= 1 << creature(id));
    }

    private int once(String place, String id, boolean[] met) {
        int creature = creature(id);
        require(position.layout.creatures, place + ": this setup has no creatures.");
        require(!met[creature], place + ": '" + id + "' stands twice.");
        met[creature] = true;
        return creature;
    }
}
