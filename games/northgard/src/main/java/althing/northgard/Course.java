package althing.northgard;

/** Where the game stands: the year, the step, and whose turn it is and how far (NOR-5, NOR-6). Not thread safe. */
final class Course {

    static final int NOTHING = -1;

    int year = 1;
    Step step = Step.CLANS;
    /** How many seats or places the step has dealt with. */
    int cursor;
    int first = NorthgardState.NOBODY;
    int turn = NorthgardState.NOBODY;
    boolean turnPlayed;
    boolean turnMain;
    /** Seats that passed, took their card early, ignore defences, as bits. */
    int passed;
    int foresaw;
    int conqueror;
    boolean awake;
    /** The resource that Scorched Earth takes in this Harvest, or {@link #NOTHING}. */
    int scorched = NOTHING;

    void become(Course other) {
        year = other.year;
        step = other.step;
        cursor = other.cursor;
        first = other.first;
        turn = other.turn;
        turnPlayed = other.turnPlayed;
        turnMain = other.turnMain;
        passed = other.passed;
        foresaw = other.foresaw;
        conqueror = other.conqueror;
        awake = other.awake;
        scorched = other.scorched;
    }

    /** Goes over to a step, which begins to count anew. */
    void enter(Step next) {
        step = next;
        cursor = 0;
    }

    boolean hasPassed(int seat) {
        return (passed >> seat & 1) != 0;
    }
}
