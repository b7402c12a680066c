package althing.jorvik;

import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.Position;
import althing.engine.Setup;
import althing.jorvik.JorvikMove.Carry;
import althing.jorvik.JorvikMove.Discard;
import althing.jorvik.JorvikMove.DoubleWarrior;
import althing.jorvik.JorvikMove.Exchange;
import althing.jorvik.JorvikMove.Join;
import althing.jorvik.JorvikMove.Pay;
import althing.jorvik.JorvikMove.Place;
import althing.jorvik.JorvikMove.Reserve;
import althing.jorvik.JorvikMove.Sacrifice;
import althing.jorvik.JorvikMove.Sell;
import althing.jorvik.JorvikMove.Steal;
import althing.jorvik.JorvikMove.Store;
import althing.jorvik.JorvikMove.Swap;
import althing.jorvik.JorvikMove.Take;
import althing.jorvik.JorvikMove.With;
import althing.jorvik.JorvikMove.Word;
import althing.jorvik.JorvikView.Decision;

/** What Jórvík knows about playing well. */
final class JorvikHeuristics implements Heuristics {

    static final JorvikHeuristics INSTANCE = new JorvikHeuristics();

    /** What a card that acts once is kept for. */
    private static final double PATIENCE = 2.2;
    private static final int FIRST_FEAST = Cards.first(Kind.FEAST);
    private static final int FIRST_JOURNEY = Cards.first(Kind.JOURNEY);
    private static final int FIRST_SKALD = Cards.first(Kind.SKALD);

    private JorvikHeuristics() {
    }

    @Override
    public double spread(Setup setup) {
        return 12;
    }

    @Override
    public double value(Position position, int seat) {
        JorvikPosition jorvik = (JorvikPosition) position;
        return jorvik.isOver() ? jorvik.points(seat) + jorvik.coins[seat] * 0.01 : expected(jorvik, seat);
    }

    private static double expected(JorvikPosition position, int seat) {
        int strength = Appraisal.strength(position, seat);
        double value = position.points(seat) + position.coins[seat] * Appraisal.coin(position, seat)
                + Raids.prospect(position, seat, strength) + cards(position, seat) + cubes(position, seat);
        return position.step.stage() == JorvikView.Stage.DEMAND || position.step.stage() == JorvikView.Stage.PURCHASE
                ? value + 0.8 * Prospects.all(position, seat)
                : value;
    }

    /** The cards the seat owns: what is certain in the final scoring, and what they may still bring. */
    private static double cards(JorvikPosition position, int seat) {
        double value = Cards.feastPoints(Appraisal.count(position, seat, FIRST_FEAST, FIRST_JOURNEY));
        for (int card = 0; card < Cards.FIRST_ATTACK; card++) {
            if (Appraisal.owns(position, seat, card)) {
                value += card(position, seat, card);
            }
        }
        return value;
    }

    private static double card(JorvikPosition position, int seat, int card) {
        if (card < Cards.ARTISANS) {
            return Appraisal.artisan(position, seat, card);
        }
        boolean counted = card >= Cards.FIRST_SHIP && card < FIRST_JOURNEY;
        boolean spent = card == Cards.COINS || card == Cards.LEVY;
        if (counted || spent) {
            return 0;
        }
        return card >= FIRST_JOURNEY && card < FIRST_SKALD ? Cards.POINTS[card] : Appraisal.card(position, seat, card);
    }

    private static double cubes(JorvikPosition position, int seat) {
        double value = 0;
        for (int left = Appraisal.atHand(position, seat); left != 0;) {
            int good = Goods.first(Goods.kinds(left));
            value += 0.5 + FinalScoring.warehouse(position, seat) * 0.05;
            left -= Goods.one(good);
        }
        return value;
    }

    @Override
    public double worth(Position position, int seat, Move move) {
        return worth((JorvikPosition) position, seat, (JorvikMove) move);
    }

    private static double worth(JorvikPosition position, int seat, JorvikMove move) {
        return switch (move) {
            case Join join -> Prospects.join(position, seat, join.space() - 1) - (join.brown() ? PATIENCE / 2 : 0);
            case Reserve reserve -> Prospects.reserve(position, seat, position.spaces[reserve.space() - 1])
                    - (reserve.brown() ? PATIENCE / 2 : 0);
            case Swap swap -> swap(position, seat, Moves.line(swap.space()), swap.spot() - 1);
            case With with -> with(position, seat, Moves.line(with.space()), with.spot() - 1);
            case DoubleWarrior warrior -> warrior.strength();
            case Place place -> 0.2 + Appraisal.onArtisan(position, seat, place.artisan().index(),
                    place.good().ordinal());
            case Store store -> Appraisal.stored(position, seat, store.good().ordinal());
            case Discard discard -> discard(position, seat, discard.good().ordinal());
            case Sell sell -> Cards.AMOUNT[Cards.MERCHANT[sell.good().ordinal()]] * Appraisal.coin(position, seat);
            case Sacrifice sacrifice -> Cards.AMOUNT[Cards.ORACLE[sacrifice.good().ordinal()]];
            case Exchange exchange -> Appraisal.cube(position, seat, exchange.good().ordinal())
                    - cheapest(position, seat, exchange.cubes()) - 0.1;
            case Pay pay -> -Appraisal.cube(position, seat, pay.good().ordinal());
            case Take take -> Appraisal.cube(position, seat, take.good().ordinal()) - patience(position);
            case Steal steal -> steal(position, seat, steal);
            case Carry carry ->
                carry(position, seat, carry) - (position.asked() == Decision.CARRY ? 0 : patience(position));
            case Word word -> word(position, seat, word);
        };
    }

    private static double word(JorvikPosition position, int seat, Word word) {
        return switch (word) {
            case BUY -> offered(position, seat) - Purchase.price(position) * Appraisal.coin(position, seat);
            case FREE -> offered(position, seat) - patience(position) - 0.5;
            case PASS -> pass(position, seat);
            case DECLINE, DONE, DROP, FINISH, STOP -> 0;
            case DOUBLE_GAIN -> Cards.AMOUNT[Attack.card(position)];
            case RANSOM -> -Cards.POINTS[Attack.card(position)]
                    - Cards.AMOUNT[Cards.RANSOM] * Appraisal.coin(position, seat);
            case KEEP -> keep(position, seat);
            case COIN -> Appraisal.coin(position, seat) - cheapest(position, seat, Cards.COIN_PAY);
        };
    }

    private static double offered(JorvikPosition position, int seat) {
        return Appraisal.card(position, seat, Purchase.offered(position));
    }

    /** Passing pays if a viking further back may buy for less; and somebody else may get the card cheaper. */
    private static double pass(JorvikPosition position, int seat) {
        int space = position.cursor;
        long queue = Vikings.withoutFront(position.queues[space]);
        double chance = 1;
        int size = Vikings.size(queue);
        int card = position.spaces[space];
        for (int price = size; price > 0; price--, queue = Vikings.withoutFront(queue)) {
            int other = Vikings.seat(Vikings.at(queue, 0));
            if (other == seat) {
                return chance * (Appraisal.card(position, seat, card) - price * Appraisal.coin(position, seat));
            }
            boolean keen = position.coins[other] >= price && Appraisal.card(position, other, card) > price
                    * Appraisal.coin(position, other);
            chance *= keen ? 0.2 : 0.9;
        }
        return size == 0 ? 0 : -0.3 / (position.seats - 1);
    }

    private static double keep(JorvikPosition position, int seat) {
        return switch (position.asked()) {
            case DOUBLE_GAIN -> Raids.bestGain(position, seat, Appraisal.strength(position, seat)) * 0.8;
            case SWAP -> Appraisal.roundsLeft(position) > 1 ? 2 : 0;
            default -> 0;
        };
    }

    /** How much better than its keeping a use of a card must be; at the end of the game nothing is kept. */
    private static double patience(JorvikPosition position) {
        return Appraisal.roundsLeft(position) <= 0 ? 0.01 : PATIENCE;
    }

    private static double discard(JorvikPosition position, int seat, int good) {
        double best = -1;
        for (int kinds = Goods.kinds(position.quay); kinds != 0; kinds &= kinds - 1) {
            best = Math.max(best, Appraisal.stored(position, seat, Goods.first(kinds)));
        }
        return position.hasStorageLeft(seat) ? -1 : best - Appraisal.cube(position, seat, good) - 0.2;
    }

    /** The worth of the cheapest cubes that the seat could pay with. */
    private static double cheapest(JorvikPosition position, int seat, int cubes) {
        double total = 0;
        int usable = Loading.usable(position, seat);
        for (int paid = 0; paid < cubes; paid++) {
            int worst = Goods.first(Goods.kinds(usable));
            double least = Double.MAX_VALUE;
            for (int kinds = Goods.kinds(usable); kinds != 0; kinds &= kinds - 1) {
                double cube = Appraisal.cube(position, seat, Goods.first(kinds));
                if (cube < least) {
                    least = cube;
                    worst = Goods.first(kinds);
                }
            }
            total += least;
            usable -= Goods.one(worst);
        }
        return total;
    }

    private static double steal(JorvikPosition position, int seat, Steal steal) {
        int artisan = steal.artisan().index();
        double harm = Appraisal.artisan(position, position.holder(artisan), artisan) * 0.4 / (position.seats - 1);
        return Appraisal.cube(position, seat, steal.good().ordinal()) + harm - patience(position);
    }

    private static double carry(JorvikPosition position, int seat, Carry carry) {
        int from = carry.from().index();
        double given = position.lacking(from) == Goods.NONE ? Cards.POINTS[from] : 0.5;
        return Appraisal.onArtisan(position, seat, carry.to().index(), carry.good().ordinal()) - given;
    }

    /** A viking of the seat's own on a poor spot is worth swapping for the best spot of somebody else. */
    private static double swap(JorvikPosition position, int seat, int line, int spot) {
        if (Vikings.seat(Vikings.at(Swapping.line(position, line), spot)) != seat) {
            return -1;
        }
        double own = Prospects.place(position, seat, line, spot);
        double best = 0;
        for (int other = 0; other <= Cards.SPACES; other++) {
            int size = Vikings.size(Swapping.line(position, other));
            for (int there = 0; there < size; there++) {
                if (Vikings.seat(Vikings.at(Swapping.line(position, other), there)) != seat) {
                    best = Math.max(best, Prospects.place(position, seat, other, there));
                }
            }
        }
        return best - own;
    }

    private static double with(JorvikPosition position, int seat, int line, int spot) {
        boolean own = Vikings.seat(Vikings.at(Swapping.line(position, line), spot)) == seat;
        return own ? -1 : Prospects.place(position, seat, line, spot);
    }
}
