package althing.jorvik.cards;

/** The parts of the deck from the top down; the final Pict attack lies alone under all of them (JOR-2.8). */
public enum Season {
    WINTER, SPRING, SUMMER, AUTUMN, FINAL
}
