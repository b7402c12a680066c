package althing.vikings.offer;

import althing.vikings.box.Components;
import althing.vikings.scoring.FinalScoring;
import althing.vikings.table.Effect;
import althing.vikings.table.VikingsState;

/** After the scoring: the next round with the next start player (VIK-11.1), or the end. */
public final class RoundEnd extends Effect {

    public RoundEnd() {
        super("VIK-11.1");
    }

    @Override
    protected void happen(VikingsState position, int seat) {
        if (position.round == Components.ROUNDS) {
            FinalScoring.score(position);
        } else {
            position.startSeat = position.next(position.startSeat);
            Offer.start(position);
        }
    }
}
