package althing.vikings;

/** After the scoring: the next round with the next start player (VIK-11.1), or the end. */
final class RoundEnd extends Effect {

    RoundEnd() {
        super("VIK-11.1");
    }

    @Override
    void happen(VikingsState position, int seat) {
        if (position.round == Components.ROUNDS) {
            FinalScoring.score(position);
        } else {
            position.startSeat = position.next(position.startSeat);
            Offer.start(position);
        }
    }
}
