package althing.odin;

/** What playing an occupation promises: its points, what it does at once, and a little for what it may do later. */
final class CardAppraisal {

    private static final int PLAYED = Effect.moment("played");

    private CardAppraisal() {
    }

    static double worth(OdinPosition position, int seat, int card) {
        double worth = Card.get(card).points() + (Card.get(card).kinds().contains("immediate")
                ? 0
                : 0.6 * Appraisal.roundsLeft(position));
        for (Effect effect : Effect.of(PLAYED)) {
            if (effect.card().index() == card && effect.condition().holds(position, seat)) {
                worth += effect.per().of(position, seat) * best(position, seat, effect.program());
            }
        }
        return worth;
    }

    private static double best(OdinPosition position, int seat, Program program) {
        double best = program.optional ? 0 : -20;
        for (int i = 0; i < program.alternatives(); i++) {
            if (Deeds.isPossible(position, seat, program, i)) {
                best = Math.max(best, Prospects.alternative(position, seat, program, i));
            }
        }
        return Math.max(best, -20);
    }
}
