package althing.graenaland;

import althing.graenaland.building.Construction;
import althing.graenaland.ending.Declaring;
import althing.graenaland.ending.Ending;
import althing.graenaland.moving.Harvest;
import althing.graenaland.sharing.Sharing;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Step;

/** Which phase follows on which; a phase says only what comes next. */
final class Course {

    private Course() {
    }

    static void take(GraenalandState position, Step step) {
        switch (step) {
            case TURN -> Harvest.beginTurn(position);
            case SHARING -> Sharing.begin(position);
            case DECLARING -> Declaring.begin(position);
            case BUILDING -> Construction.begin(position);
            case FINAL_BUILDING -> Construction.turnOf(position, position.yard.builder);
            case BUILT -> Ending.doneBuilding(position, position.yard.builder);
        }
    }
}
