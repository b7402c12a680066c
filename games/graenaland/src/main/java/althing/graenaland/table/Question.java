package althing.graenaland.table;

import althing.engine.notation.Means;

/** What a position can ask, of one seat or of several at once. */
public enum Question {

    @Means("which tile comes to the next place of the map")
    MAP_TILE,
    @Means("whether to accept the new map")
    MAP_VOTE,
    @Means("where the next village is founded")
    FOUND,
    @Means("whether, and where to, the own village gives way to the newcomer")
    DISPLACE,
    @Means("which victory card to keep; all seats at once, in secret")
    KEEP_CARD,
    @Means("the secret order; all seats but the main player’s at once")
    ORDER,
    @Means("which of two waiting heroes enters")
    ENTER,
    @Means("which province to make a proposal for")
    PROPOSE,
    @Means("who is to get the next card")
    ASSIGN,
    @Means("for or against; all voters at once, openly")
    VOTE,
    @Means("whether to declare victory; several seats at once, in secret until all have answered")
    DECLARE,
    @Means("what to build")
    BUILD,
    @Means("how to pay")
    PAY,
    @Means("which card to hand over as toll")
    TOLL,
    @Means("whether a hero comes to the new building, or waits for it")
    BRING_HERO,
    @Means("what the main player promises to the helpers of a joint work, if anything")
    APPEAL,
    @Means("what to pledge to the joint work")
    PLEDGE,
    @Means("whether to pay the rest of the joint work")
    JOINT_PAY,
    @Means("what to build with the main player’s permission")
    PERMITTED
}
