package althing.northgard.state;

/** What the game does next once all decisions on the agenda are made, in the order of the game and of a year. */
public enum Step {
    CLANS, DEAL, FIRST_ROUND, SECOND_ROUND, YEAR_START, ACTIONS, CREATURES, SCORCHED, HARVEST, WINTER, YEAR_END,
    SECOND_CHANCE, OVER;

    /** Whether the first year has not begun. */
    public boolean isSetup() {
        return compareTo(YEAR_START) < 0;
    }
}
