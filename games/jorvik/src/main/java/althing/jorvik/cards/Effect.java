package althing.jorvik.cards;

/** What a skald, building, Loki or defence card does. There is at most one card of each. */
public enum Effect {

    /** Skalds: a point for each of something, or a journey counted once more (JOR-12.10, JOR-12.11). */
    PER_COIN, PER_SHIP, PER_MERCHANT, PER_WARRIOR, PER_ARTISAN, PER_JOURNEY, BEST_JOURNEY,

    /** Buildings (JOR-13). */
    STORAGE, INCOME, COINS, FREE_CARD, BROWN_VIKINGS, EXCHANGE, MOVE_CUBES, TAKE_CUBE,

    /** Loki cards (JOR-14). */
    SWAP, LEVY, THEFT,

    /** Defence cards (JOR-15). */
    DOUBLE_GAIN, DOUBLE_WARRIOR, RANSOM
}
