package althing.jorvik.cards;

/** The twelve kinds of cards (JOR-1.8), in the order in which a personal area is sorted. */
public enum Kind {
    ARTISAN, MERCHANT, ORACLE, SHIP, WARRIOR, FEAST, JOURNEY, SKALD, BUILDING, LOKI, DEFENCE, PICT_ATTACK
}
