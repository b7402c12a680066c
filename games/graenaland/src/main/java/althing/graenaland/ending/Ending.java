package althing.graenaland.ending;

import althing.engine.Phrase;
import althing.graenaland.scoring.Scoring;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Hands;
import althing.graenaland.table.Stage;
import althing.graenaland.table.Step;
import althing.graenaland.talk.Ledger;

/** What comes after building: victory, the final building, or the next turn (GRA-15, GRA-16, GRA-20.6 to 20.8). */
public final class Ending {

    private Ending() {
    }

    public static void doneBuilding(GraenalandState position, int seat) {
        if (position.isFinalBuilding()) {
            nextFinal(position);
            return;
        }
        Ledger.doneBuilding(position, seat);
        if (Scoring.hasWon(position, seat)) {
            announce(position, seat);
            position.shown |= 1 << seat;
            nextFinal(position);
        } else {
            passShip(position);
        }
    }

    private static void announce(GraenalandState position, int seat) {
        position.announcer = seat;
        position.stage = Stage.FINAL_BUILDING;
        position.cursor = 0;
        position.reveal();
        if (position.isHeard()) {
            position.tell("log.announce", "seat", Phrase.seat(seat));
        }
    }

    /** Somebody has declared victory and starts the final building (GRA-20.6). */
    public static void declare(GraenalandState position, int seat) {
        announce(position, seat);
        build(position, seat);
    }

    private static void nextFinal(GraenalandState position) {
        position.shown |= 1 << position.announcer;
        position.reveal();
        if (++position.cursor < position.seats) {
            build(position, position.left(position.announcer, position.cursor));
        } else {
            end(position);
        }
    }

    private static void build(GraenalandState position, int seat) {
        position.yard.builder = seat;
        position.then(Step.FINAL_BUILDING);
    }

    private static void end(GraenalandState position) {
        position.stage = Stage.OVER;
        position.pending = 0;
        position.shown = (1 << position.seats) - 1;
        Ledger.close(position);
        if (position.isHeard()) {
            for (int seat = 0; seat < position.seats; seat++) {
                position.tell(position.advanced ? "log.result-advanced" : "log.result", "seat", Phrase.seat(seat),
                        "rank", Scoring.rank(position, seat), "points", Scoring.points(position, seat));
            }
        }
    }

    /** The game goes on with the left neighbour (GRA-15.2). */
    private static void passShip(GraenalandState position) {
        position.main = position.left(position.main, 1);
        Hands.fillRow(position);
        position.then(Step.TURN);
    }
}
