package althing.odin.advice;

import althing.odin.actions.Deeds;
import althing.odin.box.Card;
import althing.odin.box.Program;
import althing.odin.cards.Effect;
import althing.odin.cards.Occupations;
import althing.odin.course.OdinState;

/** What playing an occupation promises: its points, what it does at once, and a little for what it may do later. */
public final class CardProspects {

    private static final int PLAYED = Effect.moment("played");
    private static final double BAD = -20;
    private static final int MOST_PLAYS = 4;

    private CardProspects() {
    }

    static double worth(Prospects prospects, int card) {
        double worth = Card.get(card).points() + (Card.get(card).kinds().contains("immediate")
                ? 0
                : prospects.prices().weights.of(Weight.CARD_USE) * prospects.prices().roundsLeft);
        for (Effect effect : Effect.of(PLAYED)) {
            if (effect.card().index() == card
                    && effect.condition().holds(prospects.position(), prospects.seat())) {
                worth += effect.per().of(prospects.position(), prospects.seat()) * best(prospects, effect.program());
            }
        }
        return worth;
    }

    private static double best(Prospects prospects, Program program) {
        double best = program.optional ? 0 : BAD;
        for (int i = 0; i < program.alternatives(); i++) {
            if (Deeds.isPossible(prospects.position(), prospects.seat(), program, i)) {
                best = Math.max(best, prospects.alternative(program, i));
            }
        }
        return best;
    }

    /** What the best cards of the hand promise, the best first; none that would do harm. */
    static double[] hand(Prospects prospects) {
        double[] best = new double[MOST_PLAYS];
        OdinState position = prospects.position();
        for (int card = 0; card < Card.COUNT && !position.noCards; card++) {
            if (position.cards[card] == Occupations.HAND + prospects.seat()) {
                double worth = worth(prospects, card);
                for (int i = 0; i < MOST_PLAYS; i++) {
                    if (worth > best[i]) {
                        double beaten = best[i];
                        best[i] = worth;
                        worth = beaten;
                    }
                }
            }
        }
        return best;
    }
}
