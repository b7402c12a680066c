package althing.vikings.advice;

import althing.vikings.area.Area;
import althing.vikings.area.Vacancies;
import althing.vikings.box.Components;
import althing.vikings.table.VikingsState;

/** Appraises an area after an acquired set has found its place there. Not thread safe. */
final class Placing {

    private final Appraisal appraisal;
    private final Prospect prospect;
    private final Area after = Area.alone();

    /** What lies ahead is looked at anew whenever something is appraised. */
    Placing(Appraisal appraisal, Prospect prospect) {
        this.appraisal = appraisal;
        this.prospect = prospect;
    }

    /** The area's worth after a set is put where it is best; a tile that is gone leaves only the viking. */
    double best(Area area, int tile, int viking) {
        double best = Double.NEGATIVE_INFINITY;
        if (tile >= Components.SHIPS) {
            for (long left = Vacancies.moorings(area); left != 0; left &= left - 1) {
                best = Math.max(best, moored(area, tile, viking, Long.numberOfTrailingZeros(left)));
            }
        } else if (tile != VikingsState.NOTHING) {
            best = bestCell(area, tile, viking);
        }
        return best == Double.NEGATIVE_INFINITY ? waits(area, viking) : best;
    }

    /** As the best placing, but quick: only cells of the viking's row are tried, or else the first cell of every row. */
    double likely(Area area, int tile, int viking) {
        if (tile >= Components.SHIPS) {
            return best(area, tile, viking);
        }
        if (viking == Area.BOATMAN || Vacancies.cells(area, tile, Area.rowOf(viking)) == 0) {
            return firstCells(area, tile, viking);
        }
        int row = Area.rowOf(viking);
        double best = Double.NEGATIVE_INFINITY;
        for (long left = Vacancies.cells(area, tile, row); left != 0; left &= left - 1) {
            best = Math.max(best, placed(area, tile, viking, row, Long.numberOfTrailingZeros(left)));
        }
        return best;
    }

    private double firstCells(Area area, int tile, int viking) {
        double best = Double.NEGATIVE_INFINITY;
        for (int row = 0; row < Area.ROWS; row++) {
            long cells = Vacancies.cells(area, tile, row);
            if (cells != 0) {
                best = Math.max(best, placed(area, tile, viking, row, Long.numberOfTrailingZeros(cells)));
            }
        }
        return best == Double.NEGATIVE_INFINITY ? waits(area, viking) : best;
    }

    private double bestCell(Area area, int tile, int viking) {
        double best = Double.NEGATIVE_INFINITY;
        for (int row = 0; row < Area.ROWS; row++) {
            for (long left = Vacancies.cells(area, tile, row); left != 0; left &= left - 1) {
                best = Math.max(best, placed(area, tile, viking, row, Long.numberOfTrailingZeros(left)));
            }
        }
        return best;
    }

    double placed(Area area, int tile, int viking, int row, int column) {
        after.become(area);
        after.lay(tile, row, column);
        if (Area.tradeOf(row) == viking) {
            after.putViking(row, column);
        } else {
            wait(viking);
        }
        return appraisal.of(after, prospect);
    }

    double moored(Area area, int tile, int viking, int column) {
        after.become(area);
        after.layShip(tile, column);
        wait(viking);
        return appraisal.of(after, prospect);
    }

    double waits(Area area, int viking) {
        after.become(area);
        wait(viking);
        return appraisal.of(after, prospect);
    }

    private void wait(int viking) {
        if (viking != VikingsState.NOTHING) {
            after.addWaiting(viking, 1);
        }
    }
}
