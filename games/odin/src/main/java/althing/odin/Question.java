package althing.odin;

import java.util.Arrays;
import java.util.List;

import althing.engine.Frame;
import althing.engine.notation.Means;
import althing.odin.actions.Choosing;
import althing.odin.actions.Digging;
import althing.odin.actions.Doing;
import althing.odin.actions.Emigrating;
import althing.odin.actions.Exploring;
import althing.odin.actions.Forging;
import althing.odin.actions.Offer;
import althing.odin.actions.Overseas;
import althing.odin.actions.Rebuilding;
import althing.odin.actions.Sale;
import althing.odin.actions.Steps;
import althing.odin.actions.Turns;
import althing.odin.actions.Upgrading;
import althing.odin.board.Laying;
import althing.odin.board.Settling;
import althing.odin.cards.CardPlay;
import althing.odin.cards.ColumnBonus;
import althing.odin.cards.FirstCard;
import althing.odin.cards.Ordering;
import althing.odin.cards.Tutor;
import althing.odin.course.OdinDecision;
import althing.odin.course.Window;
import althing.odin.dice.Raging;
import althing.odin.dice.Returning;
import althing.odin.dice.Rolling;
import althing.odin.dice.Sailing;
import althing.odin.dice.Spending;
import althing.odin.dice.Splitting;
import althing.odin.effects.Errand;
import althing.odin.effects.Following;
import althing.odin.effects.InsteadOfAction;
import althing.odin.effects.InsteadOfUpgrade;
import althing.odin.effects.Latecomer;
import althing.odin.effects.Maid;
import althing.odin.effects.OneMore;
import althing.odin.effects.Recalling;
import althing.odin.effects.RecallingAgain;
import althing.odin.effects.Steward;
import althing.odin.effects.TurningOver;
import althing.odin.feast.KeepingFish;
import althing.odin.feast.Serving;

/**
 * The table of contents: every question that can be asked, and from {@link #THROW} on the steps that are done without asking
 * when their turn comes. Each has its frame on the agenda and its decision.
 */
@SuppressWarnings("ImmutableEnumChecker")
public enum Question {

    @Means("place vikings on a space, or pass; before it anything that can be done at any time")
    TURN(new Turns()),
    @Means("things that can be done at any time, before a phase counts them")
    WINDOW(new Window()),
    @Means("where on a board the chosen tile lies")
    LAY(new Laying()),
    @Means("which alternative of an action")
    CHOOSE(new Choosing()),
    @Means("whether to make an exchange")
    OFFER(new Offer()),
    @Means("from which mountain strip to take how many items")
    MOUNTAIN(new Digging()),
    @Means("which good to upgrade")
    UPGRADE(new Upgrading()),
    @Means("which green good to turn over")
    OVERSEAS(new Overseas()),
    @Means("which special tile to buy")
    SALE(new Sale()),
    @Means("which tile with tongs to take")
    FORGE(new Forging()),
    @Means("which island to take")
    EXPLORE(new Exploring()),
    @Means("which ship emigrates")
    EMIGRATE(new Emigrating()),
    @Means("whether to give a whaling boat for a knarr")
    REBUILD(new Rebuilding()),
    @Means("which whaling boats go whaling")
    BOATS(new Sailing()),
    @Means("roll again, succeed or fail")
    DICE(new Rolling()),
    @Means("with how many swords, the rest with stones, to pay for the battle")
    SPEND(new Spending()),
    @Means("how many vikings come back")
    BACK(new Returning()),
    @Means("what to serve on the next banquet square")
    FEAST(new Serving()),
    @Means("which occupation to play")
    PLAY(new CardPlay()),
    @Means("whether to play the occupation of the column bonus")
    BONUS(new ColumnBonus()),
    @Means("whether to play an occupation instead of drawing one")
    TUTOR(new Tutor()),
    @Means("on which board an item must be laid")
    SETTLE(new Settling()),
    @Means("which occupied space to use without vikings")
    FOLLOW(new Following()),
    @Means("whether to do what a card offers instead of the action")
    INSTEAD(new InsteadOfAction()),
    @Means("whether to do what a card offers instead of the upgrade")
    INSTEAD_UPGRADE(new InsteadOfUpgrade()),
    @Means("which good to turn over to its other side")
    TURN_OVER(new TurningOver()),
    @Means("from which longship to take an ore for the battle")
    RAGE(new Raging()),
    @Means("whether to put a wood or a stone in a shed for a silver")
    STEWARD(new Steward()),
    @Means("whether a house gives silverware instead of its bonus")
    MAID(new Maid()),
    @Means("whether to take a special tile off a board")
    COURIER(new Errand()),
    @Means("of which good to take one more")
    MORE(new OneMore()),
    @Means("from which space a viking comes back")
    RECALL(new Recalling()),
    @Means("whether to pay for another viking from the same space")
    RECALL_AGAIN(new RecallingAgain()),
    @Means("which free space to use late, without vikings")
    LATE(new Latecomer()),
    @Means("which second tile to carry off with the first")
    SPLIT(new Splitting()),
    @Means("in which house to lay a stockfish of the Feast")
    FISH(new KeepingFish()),
    @Means("which of several cards acts first")
    ORDER(new Ordering()),
    @Means("with which light card to start the solo game")
    FIRST_CARD(new FirstCard()),
    @Means("a die action that begins; a step that waits")
    THROW(new Steps.Throwing()),
    @Means("an action that begins; a step that waits")
    BEGIN(new Steps.Beginning()),
    @Means("what follows an action; a step that waits")
    AFTER(new Steps.Aftermath()),
    @Means("an effect of a card that begins; a step that waits")
    PROGRAM(new Steps.CardActing()),
    @Means("a part of an action that begins; a step that waits")
    DEED(new Doing()),
    @Means("the end of what interrupted an action, which goes on; a step that waits")
    RESUME(new Steps.Resuming()),
    @Means("the end of a viking action; a step that waits")
    END(new Steps.Ending()),
    @Means("the table of a Feast that is measured once all is done that comes before; a step that waits")
    TABLE(new Steps.SittingDown());

    private static final Question[] ALL = values();
    private static final OdinDecision[] DECISIONS = Arrays.stream(ALL).map(question -> question.decision)
            .toArray(OdinDecision[]::new);

    private final OdinDecision decision;

    Question(OdinDecision decision) {
        this.decision = decision;
        decision.frame().nameAfter(this);
    }

    OdinDecision decision() {
        return decision;
    }

    /** Whether it is done without asking when its turn comes. */
    boolean isSilent() {
        return compareTo(THROW) >= 0;
    }

    /** The question of a kind of entry on the agenda. */
    static Question get(int kind) {
        return ALL[kind];
    }

    /** The decisions, each at the place of its question. */
    static OdinDecision[] decisions() {
        return DECISIONS.clone();
    }

    /** The frames, each at the place of its question. */
    public static List<Frame> frames() {
        return Arrays.stream(DECISIONS).map(OdinDecision::frame).toList();
    }
}
