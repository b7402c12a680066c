package althing.northgard.notation;

import althing.northgard.box.Components;
import althing.northgard.box.Words;
import althing.northgard.state.Course;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Step;

import static althing.northgard.notation.Given.require;

/** Checks that a position that was read stands somewhere in the course of the game, with the tiles and units for it. */
public final class CourseCheck {

    private final NorthgardState position;
    private final Course course;

    public CourseCheck(NorthgardState position) {
        this.position = position;
        course = position.course;
    }

    public void check() {
        require(course.cursor <= position.seats, "cursor: there are " + position.seats + " seats.");
        require(course.first >= 0 == (course.step != Step.CLANS), "first: the marker is dealt after the clans.");
        require(course.turn >= 0 == (course.step == Step.ACTIONS), "turn: there are turns in the Actions phase alone.");
        require(isSetup() || isLater(), "step: the game never waits in the step '" + Words.code(course.step) + "'.");
        require(!isSetup() || course.year == 1, "year: the setup is in the first.");
        require(!isSetup() || position.piles.offerSize == 0, "offer: nothing is on offer in the setup.");
        for (int seat = 0; seat < position.seats; seat++) {
            tiles(seat, isRound());
            groups(seat);
        }
    }

    private boolean isRound() {
        return course.step == Step.FIRST_ROUND || course.step == Step.SECOND_ROUND;
    }

    private boolean isSetup() {
        return course.step == Step.CLANS || isRound();
    }

    private boolean isLater() {
        return switch (course.step) {
            case ACTIONS, CREATURES, HARVEST, SECOND_CHANCE, OVER -> true;
            default -> false;
        };
    }

    /** In the rounds of the setup everybody has tiles in hand, afterwards nobody (NOR-3.11, NOR-3.15). */
    private void tiles(int seat, boolean round) {
        require(position.piles.tilesHeld[seat] > 0 == round, "seats[" + seat + "].tiles: there are some in hand in the "
                + "rounds of the setup, and then alone.");
    }

    /** Whoever is still to settle in the setup has a group for each round (NOR-3.11, NOR-3.12). */
    private void groups(int seat) {
        if (isRound()) {
            int place = Math.floorMod(seat - course.first, position.seats);
            int groups = (course.step == Step.FIRST_ROUND ? 1 : 0) + (place >= course.cursor - 1 ? 1 : 0);
            require(position.holdings.reserve[seat] >= groups * Components.GROUP,
                    "seats[" + seat + "].reserve: it has " + groups + " groups still to settle.");
        }
    }
}
