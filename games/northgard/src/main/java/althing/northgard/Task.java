package althing.northgard;

/** What waits on the agenda below a decision and needs none itself. */
public enum Task {

    /** An action of a card: its number is four times the card plus the place of the action. */
    RUN,
    /** The end of a played card: the turn goes on. */
    END_CARD,
    /** The end of the setup placement of a seat. */
    SETTLE_GROUP,
    /** The combats of the action under way; the number counts nothing. */
    FIGHTS,
    /** A step of the combat under way. */
    FIGHT,
    /** Where the fleeing units of the combat go. */
    FLEE,
    /** Draws so many cards. */
    DRAW_CARDS,
    /** The next opponent discards a card: the number is how many were asked. */
    CURSE,
    /** A creature appears in the territory of a region. */
    APPEAR,
    /** The effect of a creature that appeared or moved. */
    HAUNT,
    /** The tile search of Explore; the number is that of a card's action. */
    EXPLORE,
    /** The tile search for units that find no neutral territory. */
    LAND,
    /** The second choice of a card that does two actions. */
    CHOOSE,
    /** Recruiting goes on. */
    RECRUIT,
    /** The group of a second chance. */
    RETURN,
    /** The answer to the action of a card once another seat has lost a unit: draws, adds or collects. */
    AFTER_STRIKE,
    /** The next trade of the Harvest. */
    TRADE
}
