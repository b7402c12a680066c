package althing.jorvik.advice;

import java.util.List;
import java.util.Optional;

import althing.engine.Features;
import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.Part;
import althing.engine.Position;
import althing.engine.Setup;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Goods;
import althing.jorvik.cards.Kind;
import althing.jorvik.round.Scoring;
import althing.jorvik.town.JorvikMove;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;

/** What Jórvík knows about playing well. */
public final class JorvikHeuristics implements Heuristics {

    public static final JorvikHeuristics INSTANCE = new JorvikHeuristics();

    private static final int FIRST_FEAST = Components.first(Kind.FEAST);
    private static final int FIRST_JOURNEY = Components.first(Kind.JOURNEY);
    private static final int FIRST_SKALD = Components.first(Kind.SKALD);

    private static final Optional<Features> FEATURES = Optional.of(new JorvikFeatures());

    private JorvikHeuristics() {
    }

    @Override
    public Optional<Features> features() {
        return FEATURES;
    }

    @Override
    public double spread(Setup setup) {
        return 12;
    }

    @Override
    public double value(Position position, int seat) {
        Town jorvik = (Town) position;
        return jorvik.isOver() ? jorvik.points(seat) + jorvik.coins[seat] * 0.01 : expected(jorvik, seat);
    }

    private static List<Part> parts(Town town, int seat) {
        if (town.isOver()) {
            return List.of(Part.of("part.points", town.points(seat)), Part.of("part.coins", town.coins[seat] * 0.01));
        }
        boolean inLine = town.step.isWithin(Step.DEMAND, Step.PURCHASE_WINDOW);
        return List.of(Part.of("part.points", town.points(seat)),
                Part.of("part.coins", town.coins[seat] * Appraisal.coin(town, seat)),
                Part.of("part.defence",
                        AttackProspects.prospect(town, seat, Appraisal.strength(town, seat))),
                Part.of("part.cards", cards(town, seat)), Part.of("part.goods", cubes(town, seat)),
                Part.of("part.queues", inLine ? 0.8 * SpotProspects.all(town, seat) : 0));
    }

    private static double expected(Town town, int seat) {
        int strength = Appraisal.strength(town, seat);
        double value = town.points(seat) + town.coins[seat] * Appraisal.coin(town, seat)
                + AttackProspects.prospect(town, seat, strength) + cards(town, seat) + cubes(town, seat);
        return town.step.isWithin(Step.DEMAND, Step.PURCHASE_WINDOW)
                ? value + 0.8 * SpotProspects.all(town, seat)
                : value;
    }

    /** The cards the seat owns: what is certain in the final scoring, and what they may still bring. */
    private static double cards(Town town, int seat) {
        double value = Components.feastPoints(Appraisal.count(town, seat, FIRST_FEAST, FIRST_JOURNEY));
        for (int card = 0; card < Components.FIRST_ATTACK; card++) {
            if (town.owns(seat, card)) {
                value += card(town, seat, card);
            }
        }
        return value;
    }

    private static double card(Town town, int seat, int card) {
        if (card < Components.ARTISANS) {
            return Appraisal.artisan(town, seat, card);
        }
        boolean counted = card >= Components.FIRST_SHIP && card < FIRST_JOURNEY;
        boolean spent = card == Components.COINS || card == Components.LEVY;
        if (counted || spent) {
            return 0;
        }
        return card >= FIRST_JOURNEY && card < FIRST_SKALD ? Components.POINTS[card] : Appraisal.card(town, seat, card);
    }

    private static double cubes(Town town, int seat) {
        double value = 0;
        for (int left = Appraisal.atHand(town, seat); left != 0;) {
            int good = Goods.first(Goods.kinds(left));
            value += 0.5 + Scoring.warehouse(town, seat) * 0.05;
            left -= Goods.one(good);
        }
        return value;
    }

    @Override
    public List<Part> parts(Position position, int seat) {
        return parts((Town) position, seat);
    }

    @Override
    public double worth(Position position, int seat, Move move) {
        return MoveProspects.of((Town) position, seat, (JorvikMove) move);
    }
}
