package althing.jorvik;

import althing.jorvik.JorvikView.Stage;

/** What the game does next once all decisions on the agenda are made, in the order of a round. */
public enum Step {

    DELIVERY(Stage.DELIVERY),
    /** The parts of a Pict attack in the order of JOR-5.10. */
    ATTACK_WARRIORS(Stage.DELIVERY), ATTACK_GAINS(Stage.DELIVERY), ATTACK_LOSSES(Stage.DELIVERY),
    ATTACK_END(Stage.DELIVERY),
    DELIVERY_WINDOW(Stage.DELIVERY),
    DEMAND(Stage.DEMAND), SWAP(Stage.DEMAND), CLEARING(Stage.DEMAND), DEMAND_WINDOW(Stage.DEMAND),
    QUEUES(Stage.PURCHASE), ROW(Stage.PURCHASE), PURCHASE_WINDOW(Stage.PURCHASE),
    LOADING(Stage.LOADING),
    SCORING_WINDOW(Stage.SCORING), SCORING(Stage.SCORING),
    OVER(Stage.OVER);

    private final Stage stage;

    Step(Stage stage) {
        this.stage = stage;
    }

    Stage stage() {
        return stage;
    }

    boolean isAttack() {
        return this.compareTo(ATTACK_WARRIORS) >= 0 && this.compareTo(ATTACK_END) <= 0;
    }
}
