package althing.northgard.box;

/** The seven clans (NOR-18). */
public enum Clan {

    BEAR, BOAR, GOAT, RAVEN, SNAKE, STAG, WOLF;

    /** How many clans there are. */
    public static final int COUNT = values().length;

    /** The name in move codes, data and texts. */
    public String code() {
        return Words.code(this);
    }
}
