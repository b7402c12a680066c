package althing.northgard.box;

/** The eight kinds of buildings, the small ones first (NOR-9.2). */
public enum Building {

    FOOD_SILO, WOODCUTTER_LODGE, DEFENSE_TOWER, TRAINING_CAMP, MENHIR, FORTRESS, FORGE, ALTAR_OF_KINGS;

    /** The name in move codes, data and texts. */
    public String code() {
        return Words.code(this);
    }
}
