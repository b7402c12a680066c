package althing.jorvik.round;

import althing.jorvik.attack.Attack;
import althing.jorvik.goods.EndOfPhase;
import althing.jorvik.goods.Loading;
import althing.jorvik.market.Clearing;
import althing.jorvik.market.Delivery;
import althing.jorvik.market.Demand;
import althing.jorvik.market.QueueOffer;
import althing.jorvik.market.RowOffer;
import althing.jorvik.market.Swapping;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;

/** The course of a round: what happens as long as nothing is asked (JOR-3.1). */
public final class Course {

    private Course() {
    }

    /** Goes on until somebody is asked or the game is over. */
    public static void advance(Town town) {
        EndOfPhase.closeIfSpent(town);
        while (town.agenda.isEmpty() && town.step != Step.OVER) {
            goOn(town);
        }
    }

    private static void goOn(Town town) {
        switch (town.step) {
            case DELIVERY -> Delivery.reveal(town);
            case ATTACK_WARRIORS -> Attack.letDouble(town);
            case ATTACK_GAINS -> Attack.letGain(town);
            case ATTACK_LOSSES -> Attack.letLose(town);
            case ATTACK_END -> Attack.end(town);
            case DELIVERY_WINDOW -> EndOfPhase.nextSeat(town, Step.DEMAND);
            case DEMAND -> Demand.nextTurn(town);
            case SWAP -> Swapping.begin(town);
            case CLEARING -> Clearing.clear(town);
            case DEMAND_WINDOW -> EndOfPhase.nextSeat(town, Step.QUEUES);
            case QUEUES -> QueueOffer.next(town);
            case ROW -> RowOffer.next(town);
            case PURCHASE_WINDOW -> EndOfPhase.nextSeat(town, Step.LOADING);
            case LOADING -> Loading.nextSeat(town);
            case SCORING_WINDOW -> EndOfPhase.nextSeat(town, Step.SCORING);
            case SCORING -> Scoring.score(town);
            case OVER -> throw new IllegalStateException("the game is over");
        }
    }
}
