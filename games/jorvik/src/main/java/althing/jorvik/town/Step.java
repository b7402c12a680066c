package althing.jorvik.town;

/** What the game does next once all questions on the agenda are answered, in the order of a round. */
public enum Step {

    DELIVERY,
    /** The parts of a Pict attack in the order of JOR-5.10. */
    ATTACK_WARRIORS, ATTACK_GAINS, ATTACK_LOSSES, ATTACK_END,
    DELIVERY_WINDOW,
    DEMAND, SWAP, CLEARING, DEMAND_WINDOW,
    QUEUES, ROW, PURCHASE_WINDOW,
    LOADING,
    SCORING_WINDOW, SCORING,
    OVER;

    /** Whether it is one of the steps between these two, or one of them. */
    public boolean isWithin(Step first, Step last) {
        return compareTo(first) >= 0 && compareTo(last) <= 0;
    }

    public boolean isAttack() {
        return isWithin(ATTACK_WARRIORS, ATTACK_END);
    }
}
