package althing.odin.advice;

/** The figures that the heuristics weigh things with, in points; found by playing many games with others. */
public enum Weight {

    /** What a viking must bring in the last round, and more for each round that is left. */
    VIKING(1.6), VIKING_EARLY(0.101),
    /** A square of a tile by its colour in the last round, and more for each round that is left. */
    ORANGE(0.103), ORANGE_EARLY(0.0334), RED(0.251), RED_EARLY(0.0128), GREEN(0.597), GREEN_EARLY(0.0646), BLUE(0.595),
    BLUE_EARLY(0.039), SPECIAL(0.449), SPECIAL_EARLY(0.0143),
    /** A banquet square's worth of food, while there is plenty and while it is lacking. */
    FOOD_SPARE(0.3), FOOD_LACK(1.08),
    /** How many squares of food each round to come is expected to bring besides the harvest. */
    FOOD_FOUND(3.2),
    /** A silver, more of it for each round that is left, and more while there is little of it. */
    SILVER(1.14), SILVER_EARLY(0.0682), SILVER_SCARCE(0.247),
    /** Resources and weapons, and what they are worth in the last round. */
    WOOD(1.73), STONE(1.54), ORE(1.15), WEAPON(0.155), WOOD_LAST(0.11), STONE_LAST(0.108), ORE_LAST(1.18),
    WEAPON_LAST(0.0423),
    /** The part of its worth that a resource loses for each that is held already. */
    PLENTY(0.0757),
    /** Ships above their points, for each round left; the first of its kind opens actions, loaded ore helps. */
    BOAT_EARLY(0.324), FIRST_BOAT(0.256), KNARR_EARLY(1.17), FIRST_KNARR(2.13), LONGSHIP_EARLY(0.759),
    FIRST_LONGSHIP(1.76), LOADED(0.0572),
    /** What a large ship loses for each that is there already, and how much of its use an emigration takes away. */
    LARGE_SHIPS(0.481), MOVED(0.0634),
    /** Buildings with their empty squares, and more for each round left to fill them. */
    SHED(1.75), SHED_EARLY(0.39), STONE_HOUSE(1.56), STONE_HOUSE_EARLY(1.09), LONG_HOUSE(6.01), LONG_HOUSE_EARLY(0.959),
    /** Islands with their empty squares, and more for each round left to fill them. */
    SHETLAND(-0.00261), FAROE(-0.00695), ICELAND(0.0127), GREENLAND(0.0122), BEAR(2.86), BAFFIN(0.0331), LABRADOR(2.48),
    NEWFOUNDLAND(4.08), ISLAND_EARLY(1.19),
    /** Animals beside their meat; the second of a kind lets both breed. */
    SHEEP(0.337), SHEEP_EARLY(-0.0925), CATTLE(0.102), CATTLE_EARLY(0.442), PAIR_EARLY(0.745),
    /** A card in the hand, a lasting card for each round left, and the part of a card's promise that is believed. */
    CARD(0.509), CARD_EARLY(0.191), CARD_USE(0.559), PLAY(0.509),
    /**
     * Laying: a plain square, the part of an income that a step towards it counts, the part of that for the next one, a free
     * neighbour left, a bonus square covered, and a step round it.
     */
    LAY_PLAIN(0.13), LAY_INCOME(0.757), LAY_AHEAD(0.576), LAY_GAP(0.047), LAY_BONUS(0.285), LAY_AROUND(0.152),
    /** The part of its worth that an item must bring to be laid before the end. */
    LAY_GREEN(0.756), LAY_BLUE(0.133), LAY_SILVER(1.8), LAY_ORE(1);

    private final double value;

    Weight(double value) {
        this.value = value;
    }

    double value() {
        return value;
    }

    /** The weight with another that counts once for each round left. */
    double with(Weight early, int roundsLeft) {
        return value + early.value * roundsLeft;
    }
}
