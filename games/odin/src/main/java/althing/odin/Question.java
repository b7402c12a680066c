package althing.odin;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

import althing.engine.Frame;
import althing.engine.notation.Means;

/**
 * The table of contents: every question that can be asked, and from {@link #THROW} on the steps that are done without asking
 * when their turn comes. Each has its frame on the agenda and its decision.
 */
public enum Question {

    @Means("place vikings on a space, or pass; before it anything that can be done at any time")
    TURN(Turns::new),
    @Means("things that can be done at any time, before a phase counts them")
    WINDOW(Window::new),
    @Means("where on a board the chosen tile lies")
    LAY(Laying::new),
    @Means("which alternative of an action")
    CHOOSE(Choosing::new),
    @Means("whether to make an exchange")
    OFFER(Offer::new),
    @Means("from which mountain strip to take how many items")
    MOUNTAIN(Digging::new),
    @Means("which good to upgrade")
    UPGRADE(Upgrading::new),
    @Means("which green good to turn over")
    OVERSEAS(Overseas::new),
    @Means("which special tile to buy")
    SALE(Sale::new),
    @Means("which tile with tongs to take")
    FORGE(Forging::new),
    @Means("which island to take")
    EXPLORE(Exploring::new),
    @Means("which ship emigrates")
    EMIGRATE(Emigrating::new),
    @Means("whether to give a whaling boat for a knarr")
    REBUILD(Rebuilding::new),
    @Means("which whaling boats go whaling")
    BOATS(Sailing::new),
    @Means("roll again, succeed or fail")
    DICE(Rolling::new),
    @Means("with how many swords, the rest with stones, to pay for the battle")
    SPEND(Spending::new),
    @Means("how many vikings come back")
    BACK(Returning::new),
    @Means("what to serve on the next banquet square")
    FEAST(Serving::new),
    @Means("which occupation to play")
    PLAY(CardPlay::new),
    @Means("whether to play the occupation of the column bonus")
    BONUS(ColumnBonus::new),
    @Means("whether to play an occupation instead of drawing one")
    TUTOR(Tutor::new),
    @Means("on which board an item must be laid")
    SETTLE(Settling::new),
    @Means("which occupied space to use without vikings")
    FOLLOW(Following::new),
    @Means("whether to do what a card offers instead of the action")
    INSTEAD(InsteadOfAction::new),
    @Means("whether to do what a card offers instead of the upgrade")
    INSTEAD_UPGRADE(InsteadOfUpgrade::new),
    @Means("which good to turn over to its other side")
    TURN_OVER(TurningOver::new),
    @Means("from which longship to take an ore for the battle")
    RAGE(Raging::new),
    @Means("whether to put a wood or a stone in a shed for a silver")
    STEWARD(Steward::new),
    @Means("whether a house gives silverware instead of its bonus")
    MAID(Maid::new),
    @Means("whether to take a special tile off a board")
    COURIER(Errand::new),
    @Means("of which good to take one more")
    MORE(OneMore::new),
    @Means("from which space a viking comes back")
    RECALL(Recalling::new),
    @Means("whether to pay for another viking from the same space")
    RECALL_AGAIN(RecallingAgain::new),
    @Means("which free space to use late, without vikings")
    LATE(Latecomer::new),
    @Means("which second tile to carry off with the first")
    SPLIT(Splitting::new),
    @Means("in which house to lay a stockfish of the Feast")
    FISH(KeepingFish::new),
    @Means("which of several cards acts first")
    ORDER(Ordering::new),
    @Means("with which light card to start the solo game")
    FIRST_CARD(FirstCard::new),
    @Means("a die action that begins; a step that waits")
    THROW(Steps.Throwing::new),
    @Means("an action that begins; a step that waits")
    BEGIN(Steps.Beginning::new),
    @Means("what follows an action; a step that waits")
    AFTER(Steps.Following::new),
    @Means("an effect of a card that begins; a step that waits")
    PROGRAM(Steps.CardActing::new),
    @Means("a part of an action that begins; a step that waits")
    DEED(Doing::new),
    @Means("the end of what interrupted an action, which goes on; a step that waits")
    RESUME(Steps.Resuming::new),
    @Means("the end of a viking action; a step that waits")
    END(Steps.Ending::new),
    @Means("the table of a Feast that is measured once all is done that comes before; a step that waits")
    TABLE(Steps.SittingDown::new);

    private static final Question[] ALL = values();
    /** The decisions, made when all frames are there, because each adds its fields to its frame. */
    private static final OdinDecision[] DECISIONS = Arrays.stream(ALL).map(question -> question.making.get())
            .toArray(OdinDecision[]::new);

    /** What its entry on the agenda is called and what it says; the fields stand in its decision. */
    final Frame frame = new Frame(this);
    private final Supplier<OdinDecision> making;

    Question(Supplier<OdinDecision> making) {
        this.making = making;
    }

    /** The question of a kind of entry on the agenda. */
    static Question get(int kind) {
        return ALL[kind];
    }

    /** The decision of a kind of entry on the agenda. */
    static OdinDecision decision(int kind) {
        return DECISIONS[kind];
    }

    OdinDecision decision() {
        return DECISIONS[ordinal()];
    }

    /** Whether it is done without asking when its turn comes. */
    boolean isSilent() {
        return compareTo(THROW) >= 0;
    }

    /** The frames, each at the place of its question. */
    static List<Frame> frames() {
        return Arrays.stream(ALL).map(question -> question.frame).toList();
    }
}
