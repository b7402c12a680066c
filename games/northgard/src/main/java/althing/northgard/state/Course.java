package althing.northgard.state;

/** Where the game stands: the year, the step, and whose turn it is and how far (NOR-5, NOR-6). Not thread safe. */
public final class Course {

    public static final int NOTHING = -1;

    public int year = 1;
    public Step step = Step.CLANS;
    /** How many seats or places the step has dealt with. */
    public int cursor;
    public int first = NorthgardState.NOBODY;
    public int turn = NorthgardState.NOBODY;
    public boolean turnPlayed;
    public boolean turnMain;
    /** Seats that passed, took their card early, ignore defences, as bits. */
    public int passed;
    public int foresaw;
    public int conqueror;
    public boolean awake;
    /** The resource that Scorched Earth takes in this Harvest, or {@link #NOTHING}. */
    public int scorched = NOTHING;

    public void become(Course other) {
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
    public void enter(Step next) {
        step = next;
        cursor = 0;
    }

    public boolean hasPassed(int seat) {
        return (passed >> seat & 1) != 0;
    }
}
