package althing.odin;

/** What waits on the agenda: decisions that are asked, and parts of an action that are done when their turn comes. */
public enum Task {

    /** Place vikings on a space, or pass; before it anything that can be done at any time. */
    TURN(true),
    /** Things that can be done at any time, before a phase counts them. */
    WINDOW(true),
    /** Where on a board the chosen tile lies. */
    LAY(false),
    /** Which alternative of an action. */
    CHOOSE(true),
    /** Whether to make an exchange. */
    OFFER(true),
    /** From which mountain strip to take how many items. */
    MOUNTAIN(true),
    /** Which good to upgrade. */
    UPGRADE(true),
    /** Which green good to turn over. */
    OVERSEAS(true),
    /** Which special tile to buy. */
    SALE(true),
    /** Which tile with tongs to take. */
    FORGE(true),
    /** Which island to take. */
    EXPLORE(true),
    /** Which ship emigrates. */
    EMIGRATE(true),
    /** Whether to give a whaling boat for a knarr. */
    REBUILD(true),
    /** Which whaling boats go whaling. */
    BOATS(true),
    /** Roll again, succeed or fail. */
    DICE(true),
    /** With how many swords, the rest with stones, to pay for the battle. */
    SPEND(false),
    /** How many vikings come back. */
    BACK(true),
    /** What to serve on the next banquet square. */
    FEAST(false),
    /** Which occupation to play. */
    PLAY(true),
    /** Whether to play the occupation of the column bonus. */
    BONUS(true),
    /** Whether to play an occupation instead of drawing one. */
    TUTOR(true),
    /** On which board an item must be laid. */
    SETTLE(false),
    /** Which occupied space to use without vikings. */
    FOLLOW(true),
    /** Whether to do what a card offers instead of the action. */
    INSTEAD(true),
    /** Whether to do what a card offers instead of the upgrade. */
    INSTEAD_UPGRADE(true),
    /** Which good to turn over to its other side. */
    TURN_OVER(true),
    /** From which longship to take an ore for the battle. */
    RAGE(true),
    /** Whether to put a wood or a stone in a shed for a silver. */
    STEWARD(false),
    /** Whether a house gives silverware instead of its bonus. */
    MAID(true),
    /** Whether to take the cloakpin off a board. */
    COURIER(true),
    /** Of which good to take one more. */
    MORE(true),
    /** From which space a viking comes back. */
    RECALL(true),
    /** Whether to pay for another viking from the same space. */
    RECALL_AGAIN(true),
    /** Which free space to use late, without vikings. */
    LATE(true),
    /** Which second tile to carry off with the first. */
    SPLIT(false),
    /** In which house to lay a stockfish of the Feast. */
    FISH(false),
    /** Which of several cards acts first. */
    ORDER(true),
    /** With which light card to start the solo game. */
    FIRST_CARD(false),
    /** A die action that begins; never asked. */
    THROW(false),
    /** An action that begins; never asked. */
    BEGIN(false),
    /** What follows an action; never asked. */
    AFTER(false),
    /** An effect of a card that begins; never asked. */
    PROGRAM(false),
    /** A part of an action that begins; never asked. */
    DEED(false),
    /** The end of what interrupted an action, which goes on; never asked. */
    RESUME(false),
    /** The end of a viking action; never asked. */
    END(false),
    /** The table of a Feast that is measured once all is done that comes before; never asked. */
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
