package althing.northgard.view;

/** The kinds of decisions. */
public enum Decision {
    /** Which clan to take. */
    CLAN,
    /** Which tile of the hand to place in the setup, and where. */
    FIRST_TILES,
    /** Where a group of units settles. */
    SETTLE,
    /** What to do in a turn, or with what card to go on. */
    TURN,
    /** Which card to give up for an upgrade. */
    UPGRADE,
    /** Whether to answer a card with Defensive Strategy. */
    COUNTER,
    /** What a card does that leaves a choice. */
    CHOOSE,
    /** Whether to place the Scorched Earth token. */
    SCORCH,
    /** Where to recruit the next unit. */
    RECRUIT,
    /** Which unit to pull into a territory recruited in. */
    PULL,
    /** What to build, and where. */
    BUILD,
    /** Which building to exchange. */
    REPLACE,
    /** Which units to move. */
    MOVE,
    /** How many units go. */
    SEND,
    /** Which creatures to attack. */
    DECLARE,
    /** Which combat comes next. */
    COMBAT,
    /** Whether to push a defending unit away. */
    PUSH,
    /** How much food to discard in a combat. */
    FOOD,
    /** A point or a casualty on the choice face. */
    DIE,
    /** A point or a casualty of the Axe Throwers. */
    AXES,
    /** Whether Kaija or a unit is lost. */
    LOSS,
    /** Where to retreat. */
    RETREAT,
    /** Where to place a drawn tile. */
    EXPLORE,
    /** Which tile goes under the stack first. */
    UNDER,
    /** Whether to explore once more, or at all. */
    EXPLORE_MORE,
    /** Where to place a tile so that units find a place. */
    LAND,
    /** Which of the cards drawn to discard or to put back. */
    DIVIDE,
    /** Which opponent is meant. */
    TARGET,
    /** Which card of a hand that was looked at. */
    PICK,
    /** Whether to discard the picked card or to pay. */
    RANSOM,
    /** Which resource to pay. */
    PAY,
    /** Whether to pay for more. */
    PAY_MORE,
    /** Which card of the own hand to discard. */
    DISCARD,
    /** Which card to take, or to draw one. */
    TAKE,
    /** Which effect to copy. */
    COPY,
    /** Which enemy unit to remove. */
    STRIKE,
    /** Which resource to collect. */
    GAIN,
    /** Where to add a unit. */
    ADD,
    /** Which enemy units to move away. */
    BRIBE,
    /** Whether and where a creature appears. */
    SPAWN,
    /** Where a creature moves. */
    STALK,
    /** Which resource the Scorched Earth token takes. */
    SCORCHED_HARVEST,
    /** What to trade in the Harvest. */
    TRADE,
    /** Whether to accept the partner's offer. */
    OFFER,
    /** Whether to come back to the map. */
    SECOND_CHANCE
}
