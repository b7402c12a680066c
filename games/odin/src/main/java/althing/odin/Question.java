package althing.odin;

import althing.engine.notation.Means;

/** What waits on the agenda: decisions that are asked, and parts of an action that are done when their turn comes. */
public enum Task {

    @Means("place vikings on a space, or pass; before it anything that can be done at any time")
    TURN(true),
    @Means("things that can be done at any time, before a phase counts them")
    WINDOW(true),
    @Means("where on a board the chosen tile lies")
    LAY(false),
    @Means("which alternative of an action")
    CHOOSE(true),
    @Means("whether to make an exchange")
    OFFER(true),
    @Means("from which mountain strip to take how many items")
    MOUNTAIN(true),
    @Means("which good to upgrade")
    UPGRADE(true),
    @Means("which green good to turn over")
    OVERSEAS(true),
    @Means("which special tile to buy")
    SALE(true),
    @Means("which tile with tongs to take")
    FORGE(true),
    @Means("which island to take")
    EXPLORE(true),
    @Means("which ship emigrates")
    EMIGRATE(true),
    @Means("whether to give a whaling boat for a knarr")
    REBUILD(true),
    @Means("which whaling boats go whaling")
    BOATS(true),
    @Means("roll again, succeed or fail")
    DICE(true),
    @Means("with how many swords, the rest with stones, to pay for the battle")
    SPEND(false),
    @Means("how many vikings come back")
    BACK(true),
    @Means("what to serve on the next banquet square")
    FEAST(false),
    @Means("which occupation to play")
    PLAY(true),
    @Means("whether to play the occupation of the column bonus")
    BONUS(true),
    @Means("whether to play an occupation instead of drawing one")
    TUTOR(true),
    @Means("on which board an item must be laid")
    SETTLE(false),
    @Means("which occupied space to use without vikings")
    FOLLOW(true),
    @Means("whether to do what a card offers instead of the action")
    INSTEAD(true),
    @Means("whether to do what a card offers instead of the upgrade")
    INSTEAD_UPGRADE(true),
    @Means("which good to turn over to its other side")
    TURN_OVER(true),
    @Means("from which longship to take an ore for the battle")
    RAGE(true),
    @Means("whether to put a wood or a stone in a shed for a silver")
    STEWARD(false),
    @Means("whether a house gives silverware instead of its bonus")
    MAID(true),
    @Means("whether to take a special tile off a board")
    COURIER(true),
    @Means("of which good to take one more")
    MORE(true),
    @Means("from which space a viking comes back")
    RECALL(true),
    @Means("whether to pay for another viking from the same space")
    RECALL_AGAIN(true),
    @Means("which free space to use late, without vikings")
    LATE(true),
    @Means("which second tile to carry off with the first")
    SPLIT(false),
    @Means("in which house to lay a stockfish of the Feast")
    FISH(false),
    @Means("which of several cards acts first")
    ORDER(true),
    @Means("with which light card to start the solo game")
    FIRST_CARD(false),
    @Means("a die action that begins; a step that waits")
    THROW(false),
    @Means("an action that begins; a step that waits")
    BEGIN(false),
    @Means("what follows an action; a step that waits")
    AFTER(false),
    @Means("an effect of a card that begins; a step that waits")
    PROGRAM(false),
    @Means("a part of an action that begins; a step that waits")
    DEED(false),
    @Means("the end of what interrupted an action, which goes on; a step that waits")
    RESUME(false),
    @Means("the end of a viking action; a step that waits")
    END(false),
    @Means("the table of a Feast that is measured once all is done that comes before; a step that waits")
    TABLE(false);

    /** Whether things that can be done at any time may be done before this decision (FFO-6.8). */
    final boolean anytime;

    Task(boolean anytime) {
        this.anytime = anytime;
    }

    /** Whether it is done without asking when its turn comes. */
    boolean isSilent() {
        return this.compareTo(THROW) >= 0;
    }
}
