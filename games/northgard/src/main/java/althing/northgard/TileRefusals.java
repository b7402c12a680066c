package althing.northgard;

import althing.engine.Refusal;
import althing.northgard.NorthgardMove.Place;

/** Why a tile cannot be placed so (NOR-2.9, NOR-3.11, NOR-11). */
final class TileRefusals {

    private final NorthgardPosition position;
    private final int seat;
    private final Question asked;

    TileRefusals(NorthgardPosition position, int seat) {
        this.position = position;
        this.seat = seat;
        asked = position.asked();
    }

    Refusal refusal(Place place) {
        boolean setup = asked == Question.FIRST_TILES;
        String rule = setup ? "NOR-3.11" : "NOR-11.1";
        if (!holds(place.tile(), setup)) {
            return Refusal.of(rule, "refusal.no-such-tile");
        }
        boolean beside = false;
        for (int side = 0; side < Tiles.SIDES; side++) {
            beside |= position.land.grid.beside(place.x(), place.y(), side) != Tiles.NONE;
        }
        if (!beside || position.land.grid.tileAt(place.x(), place.y()) != Tiles.NONE) {
            return Refusal.of("NOR-11.3", "refusal.no-cell");
        }
        return Exploring.isOpenTo(position, seat, asked, place.x(), place.y()) ? fit(place) : shut(place, setup);
    }

    private Refusal shut(Place place, boolean setup) {
        if (setup) {
            return Refusal.of("NOR-3.11", "refusal.not-at-start");
        }
        return Exploring.isHeldBack(position, seat, place.x(), place.y())
                ? Refusal.of("NOR-25.1", "refusal.bear")
                : Refusal.of("NOR-11.2", "refusal.not-at-own");
    }

    private Refusal fit(Place place) {
        if (!Placing.continues(position.land, Tiles.CORNERS[place.tile() << 2 | place.rotation()], place.x(),
                place.y())) {
            return Refusal.of("NOR-2.9", "refusal.border");
        }
        position.placing.approach(position.land, place.x(), place.y(), Tiles.NONE, Tiles.NONE);
        if (!position.placing.fits(place.tile(), place.rotation())) {
            return Refusal.of("NOR-11.8", "refusal.joins");
        }
        Exploring.approach(position, place.x(), place.y());
        return position.placing.fits(place.tile(), place.rotation())
                ? Refusal.of("NOR-3.13", "refusal.no-room")
                : Refusal.of("NOR-22.4", "refusal.joins-valkyrie");
    }

    private boolean holds(int tile, boolean setup) {
        int size = setup ? position.piles.tilesHeld[seat] : position.piles.drawnSize;
        for (int i = 0; i < size; i++) {
            if ((setup ? position.piles.tiles[seat * Figures.TILES_IN_HAND + i] : position.piles.drawn[i]) == tile) {
                return true;
            }
        }
        return false;
    }
}
