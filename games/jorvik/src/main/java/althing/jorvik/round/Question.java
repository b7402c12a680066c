package althing.jorvik.round;

import java.util.Arrays;
import java.util.List;

import althing.engine.Frame;
import althing.engine.notation.Means;
import althing.jorvik.attack.DoublingGain;
import althing.jorvik.attack.DoublingWarrior;
import althing.jorvik.attack.Ransoming;
import althing.jorvik.goods.Allocating;
import althing.jorvik.goods.Carrying;
import althing.jorvik.goods.EndOfPhase;
import althing.jorvik.goods.Paying;
import althing.jorvik.goods.Unloading;
import althing.jorvik.market.Demand;
import althing.jorvik.market.QueueOffer;
import althing.jorvik.market.RowOffer;
import althing.jorvik.market.Swapping;
import althing.jorvik.market.SwappingWith;
import althing.jorvik.town.JorvikDecision;
import althing.jorvik.town.Town;

/** Everything that the game can ask. */
public enum Question {

    @Means("which warrior counts twice in the attack, if any")
    DOUBLE_WARRIOR(DoublingWarrior.QUESTION),
    @Means("whether to gain the points of the attack once more")
    DOUBLE_GAIN(DoublingGain.QUESTION),
    @Means("whether to pay instead of losing points by the attack")
    RANSOM(Ransoming.QUESTION),
    @Means("whether to use an any-phase card at the end of a phase")
    ANY_PHASE(EndOfPhase.QUESTION),
    @Means("where to place a viking")
    DEMAND(Demand.QUESTION),
    @Means("whether two vikings change places, and the first of them")
    SWAP(Swapping.QUESTION),
    @Means("the viking that changes places with the first one; `line` is the space of his queue or `row`, `spot` counts from 1")
    SWAP_WITH(SwappingWith.QUESTION),
    @Means("whether to buy the card of a queue")
    QUEUE(QueueOffer.QUESTION),
    @Means("whether to buy a reserved card")
    RESERVED(RowOffer.QUESTION),
    @Means("what to do with the cubes in Loading")
    UNLOAD(Unloading.QUESTION),
    @Means("which cube to pay next; `due` cubes are still to be paid for the `wanted` good, or for a coin if it is `none`")
    PAY(Paying.QUESTION),
    @Means("where the cube in hand goes, which is of this `good`")
    ALLOCATE(Allocating.QUESTION),
    @Means("which cube to carry next `from` an artisan `to` another; `left` more may follow")
    CARRY(Carrying.QUESTION);

    private static final Question[] ALL = values();

    /** What lies on the agenda for each question. */
    public static final List<Frame> FRAMES = Arrays.stream(ALL).map(question -> question.decision.frame()).toList();

    /** Stateless, as every decision is; only its frame is named here, once. */
    @SuppressWarnings("ImmutableEnumChecker")
    private final JorvikDecision decision;

    Question(JorvikDecision decision) {
        this.decision = decision;
        decision.frame().nameAfter(this);
    }

    public JorvikDecision decision() {
        return decision;
    }

    /** The question that lies somewhere on the agenda. */
    public static Question at(Town town, int entry) {
        return ALL[town.agenda.kind(entry)];
    }

    /** What is asked now. The game must not be over. */
    public static Question asked(Town town) {
        return ALL[town.agenda.kind()];
    }
}
