package althing.vikings.offer;

import althing.vikings.box.Components;
import althing.vikings.scoring.SmallScoring;
import althing.vikings.table.Effect;
import althing.vikings.table.Question;
import althing.vikings.table.VikingsState;

/** After a turn the next seat buys; when nothing is left to buy the round is scored (VIK-3.5, VIK-3.6). */
public final class NextTurn extends Effect {

    public NextTurn() {
        super("VIK-3.5");
    }

    @Override
    protected void happen(VikingsState position, int seat) {
        if (!position.wheel.isEmpty()) {
            position.ask(Question.BUY, position.next(seat));
        } else if (Components.isLarge(position.round)) {
            position.chronicle.largeScoring(position.round);
            position.ask(Question.BOATMEN, position.startSeat);
        } else {
            SmallScoring.score(position);
            position.ask(Question.ROUND_END, seat);
        }
    }
}
