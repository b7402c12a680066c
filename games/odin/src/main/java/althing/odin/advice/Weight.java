package althing.odin.advice;

/** The figures that the heuristics weigh things with, in points; found by playing many games with others; {@link Weights} has them. */
public enum Weight {

    /** What a viking must bring in the last round, and more for each round that is left. */
    VIKING, VIKING_EARLY,
    /** A square of a tile by its colour in the last round, and more for each round that is left. */
    ORANGE, ORANGE_EARLY, RED, RED_EARLY, GREEN, GREEN_EARLY, BLUE,
    BLUE_EARLY, SPECIAL, SPECIAL_EARLY,
    /** A banquet square's worth of food, while there is plenty and while it is lacking. */
    FOOD_SPARE, FOOD_LACK,
    /** How many squares of food each round to come is expected to bring besides the harvest. */
    FOOD_FOUND,
    /** A silver, more of it for each round that is left, and more while there is little of it. */
    SILVER, SILVER_EARLY, SILVER_SCARCE,
    /** Resources and weapons, and what they are worth in the last round. */
    WOOD, STONE, ORE, WEAPON, WOOD_LAST, STONE_LAST, ORE_LAST,
    WEAPON_LAST,
    /** The part of its worth that a resource loses for each that is held already. */
    PLENTY,
    /** Ships above their points, for each round left; the first of its kind opens actions, loaded ore helps. */
    BOAT_EARLY, FIRST_BOAT, KNARR_EARLY, FIRST_KNARR, LONGSHIP_EARLY,
    FIRST_LONGSHIP, LOADED,
    /** What a large ship loses for each that is there already, and how much of its use an emigration takes away. */
    LARGE_SHIPS, MOVED,
    /** Buildings with their empty squares, and more for each round left to fill them. */
    SHED, SHED_EARLY, STONE_HOUSE, STONE_HOUSE_EARLY, LONG_HOUSE, LONG_HOUSE_EARLY,
    /** Islands with their empty squares, and more for each round left to fill them. */
    SHETLAND, FAROE, ICELAND, GREENLAND, BEAR, BAFFIN, LABRADOR,
    NEWFOUNDLAND, ISLAND_EARLY,
    /** Animals beside their meat; the second of a kind lets both breed. */
    SHEEP, SHEEP_EARLY, CATTLE, CATTLE_EARLY, PAIR_EARLY,
    /** A card in the hand, a lasting card for each round left, and the part of a card's promise that is believed. */
    CARD, CARD_EARLY, CARD_USE, PLAY,
    /**
     * Laying: a plain square, the part of an income that a step towards it counts, the part of that for the next one, a free
     * neighbour left, a bonus square covered, and a step round it.
     */
    LAY_PLAIN, LAY_INCOME, LAY_AHEAD, LAY_GAP, LAY_BONUS, LAY_AROUND,
    /** The part of its worth that an item must bring to be laid before the end. */
    LAY_GREEN, LAY_BLUE, LAY_SILVER, LAY_ORE,
    /** Resources and weapons, more for each round that is left. */
    WOOD_EARLY, STONE_EARLY, ORE_EARLY, WEAPON_EARLY,
    /** A large ship while there are rounds left, whatever their number. */
    LONGSHIP_BASE, KNARR_BASE,
    /** An emigration beside its points, and more for each round that is left. */
    EMIGRATE, EMIGRATE_EARLY,
    /** How much silver is not scarce any more, over how many squares food grows dearer, and the least part that plenty leaves. */
    ENOUGH, FOOD_RAMP, LEAST,
    /** The part of what an action promises that is believed, by its kind. */
    UPGRADE, MOUNTAIN, TRADE, ROLL, EXPLORE,
    /** What squares, vikings and silver are worth beside that in the last round. */
    LATE_BLUE, LATE_GREEN, LATE_ORANGE, LATE_RED, LATE_VIKING, LATE_SILVER
}
