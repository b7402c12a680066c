package althing.jorvik;

import althing.engine.MoveList;
import althing.jorvik.JorvikView.Decision;

/** The course of a round: which phase asks, lists and plays what, and what comes when nothing is asked (JOR-3.1). */
final class Flow {

    private Flow() {
    }

    static void list(JorvikPosition position, int seat, MoveList into) {
        switch (position.asked()) {
            case DOUBLE_WARRIOR, DOUBLE_GAIN, RANSOM -> Attack.list(position, seat, into);
            case ANY_PHASE -> AnyPhase.listWindow(position, seat, into);
            case DEMAND -> Demand.list(position, seat, into);
            case SWAP, SWAP_WITH -> Swapping.list(position, seat, into);
            case QUEUE, RESERVED -> Purchase.list(position, seat, into);
            case UNLOAD -> Loading.list(position, seat, into);
            case PAY -> Exchanging.list(position, seat, into);
            case ALLOCATE -> Allocation.list(position, seat, into);
            case CARRY -> AnyPhase.listCarrying(position, seat, into);
        }
    }

    static void play(JorvikPosition position, int seat, JorvikMove move) {
        switch (position.asked()) {
            case ALLOCATE -> Allocation.play(position, seat, move);
            case CARRY -> AnyPhase.playCarrying(position, seat, move);
            case PAY -> Exchanging.play(position, seat, move);
            case SWAP_WITH -> Swapping.play(position, move);
            default -> {
                if (!AnyPhase.play(position, seat, move)) {
                    playPhase(position, seat, move);
                }
            }
        }
    }

    private static void playPhase(JorvikPosition position, int seat, JorvikMove move) {
        switch (position.asked()) {
            case DOUBLE_WARRIOR, DOUBLE_GAIN, RANSOM -> Attack.play(position, seat, move);
            case ANY_PHASE -> position.agenda.pop();
            case DEMAND -> Demand.play(position, seat, move);
            case SWAP -> Swapping.play(position, move);
            case QUEUE, RESERVED -> Purchase.play(position, seat, move);
            case UNLOAD -> Loading.play(position, seat, move);
            case SWAP_WITH, PAY, ALLOCATE, CARRY -> throw new IllegalStateException("played before");
        }
    }

    /** Goes on until somebody is asked or the game is over. */
    static void advance(JorvikPosition position) {
        while (true) {
            if (position.agenda.isEmpty()) {
                if (position.step == Step.OVER) {
                    return;
                }
                step(position);
            } else if (isSpentWindow(position)) {
                position.agenda.pop();
            } else {
                return;
            }
        }
    }

    /** Whoever has used his last any-phase card in a window is not asked again in it. */
    private static boolean isSpentWindow(JorvikPosition position) {
        return position.asked() == Decision.ANY_PHASE && !AnyPhase.isUseful(position, position.agenda.seat());
    }

    private static void step(JorvikPosition position) {
        switch (position.step) {
            case DELIVERY -> Delivery.reveal(position);
            case ATTACK_WARRIORS -> Attack.doubleWarrior(position);
            case ATTACK_GAINS -> Attack.gain(position);
            case ATTACK_LOSSES -> Attack.lose(position);
            case ATTACK_END -> Attack.end(position);
            case DELIVERY_WINDOW -> AnyPhase.openWindow(position, Step.DEMAND);
            case DEMAND -> Demand.nextTurn(position);
            case SWAP -> Swapping.begin(position);
            case CLEARING -> Demand.clear(position);
            case DEMAND_WINDOW -> AnyPhase.openWindow(position, Step.QUEUES);
            case QUEUES -> Purchase.nextQueue(position);
            case ROW -> Purchase.nextReserved(position);
            case PURCHASE_WINDOW -> AnyPhase.openWindow(position, Step.LOADING);
            case LOADING -> Loading.nextSeat(position);
            case SCORING_WINDOW -> AnyPhase.openWindow(position, Step.SCORING);
            case SCORING -> FinalScoring.score(position);
            case OVER -> throw new IllegalStateException("the game is over");
        }
    }

    /** Goes over to a step, which begins to count anew. */
    static void enter(JorvikPosition position, Step step) {
        position.step = step;
        position.cursor = 0;
    }
}
