package althing.northgard.box;

/** The three kinds of resources (NOR-1.3). */
public enum Resource {

    FOOD, WOOD, LORE;

    /** How many kinds there are. */
    public static final int KINDS = values().length;

    /** The name in move codes, data and texts. */
    public String code() {
        return Words.code(this);
    }
}
