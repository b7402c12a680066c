package althing.vikings.notation;

import static althing.vikings.notation.NotationReader.require;

import althing.vikings.area.ScoreLine;
import althing.vikings.box.Components;
import althing.vikings.box.Names;
import althing.vikings.box.Special;
import althing.vikings.box.Tile;
import althing.vikings.box.Viking;
import althing.vikings.table.Count;
import althing.vikings.table.VikingsState;

/** Checks that a position read from a notation holds no more pieces than the box and no points without a reason. */
final class NotationCheck {

    private final VikingsState position;

    NotationCheck(VikingsState position) {
        this.position = position;
    }

    void check() {
        checkTiles();
        checkVikings();
        checkSpecials();
        checkPoints();
    }

    private void checkTiles() {
        for (Tile tile : Names.TILES) {
            int most = Components.stacked(tile.ordinal()) + (tile == Tile.LEFT ? startTilesLaid() : 0);
            int count = Count.tiles(position, tile.ordinal());
            require(count <= most,
                    "stacks: there are " + count + " tiles '" + tile.code() + "' in all, but only " + most
                            + " exist.");
        }
    }

    private int startTilesLaid() {
        int laid = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            laid += position.area(seat).hasStartTile() ? 0 : 1;
        }
        return laid;
    }

    private void checkVikings() {
        for (Viking viking : Names.VIKINGS) {
            int most = Components.vikings(viking.ordinal());
            int count = Count.vikings(position, viking.ordinal());
            require(count <= most, "bag: there are " + count + " vikings '" + viking.code() + "' in all, but only "
                    + most + " exist.");
        }
        int each = position.auctioned ? Components.DRAWN_FOR_AUCTION : Components.DRAWN;
        int needed = (Components.ROUNDS - position.round) * each;
        require(position.supply.inBag() >= needed,
                "bag: the rounds to come need " + needed + " vikings, but it holds " + position.supply.inBag() + ".");
    }

    private void checkSpecials() {
        for (Special special : Names.SPECIALS) {
            int most = position.advanced ? Components.specials(special.ordinal()) : 0;
            int count = Count.specials(position, special.ordinal());
            require(count <= most, "specialStack: there are " + count + " special tiles '" + special.code()
                    + "' in all, but only " + most + (position.advanced ? " exist." : " belong to the basic game."));
        }
    }

    /** Every point is explained by the start or a line of the score sheet. */
    private void checkPoints() {
        for (int seat = 0; seat < position.seats(); seat++) {
            int scored = position.startPoints() + ScoreLine.points(position.area(seat));
            int points = position.area(seat).points();
            require(points == scored,
                    "areas[" + seat + "].points: the start and the lines of 'scores' come to " + scored
                            + ", not " + points + ".");
        }
    }
}
