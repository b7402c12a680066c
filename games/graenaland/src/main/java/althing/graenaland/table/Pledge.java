package althing.graenaland.table;

/** What is promised. */
public enum Pledge {
    /** To vote for the receiver's next proposal. */
    VOTE,
    /** To give the receiver a card of a resource in the own next proposal for the province. */
    CARD,
    /** To build a public work in the province in the own next building phase. */
    WORK,
    /** To keep all heroes out of the province for one round. */
    AWAY
}
