package althing.northgard;

import althing.northgard.NorthgardView.Stage;

/** What the game does next once all decisions on the agenda are made, in the order of the game and of a year. */
public enum Step {

    CLANS(Stage.SETUP), DEAL(Stage.SETUP), FIRST_ROUND(Stage.SETUP), SECOND_ROUND(Stage.SETUP),
    YEAR_START(Stage.ACTIONS), ACTIONS(Stage.ACTIONS), CREATURES(Stage.CREATURES), SCORCHED(Stage.HARVEST),
    HARVEST(Stage.HARVEST), WINTER(Stage.HARVEST), YEAR_END(Stage.END_OF_YEAR), SECOND_CHANCE(Stage.END_OF_YEAR),
    OVER(Stage.OVER);

    private final Stage stage;

    Step(Stage stage) {
        this.stage = stage;
    }

    Stage stage() {
        return stage;
    }
}
