package althing.jorvik.advice;

import althing.jorvik.attack.Attack;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Goods;
import althing.jorvik.goods.Carrying;
import althing.jorvik.goods.Unloading;
import althing.jorvik.market.Offer;
import althing.jorvik.round.Question;
import althing.jorvik.town.JorvikMove;
import althing.jorvik.town.JorvikMove.Carry;
import althing.jorvik.town.JorvikMove.Discard;
import althing.jorvik.town.JorvikMove.DoubleWarrior;
import althing.jorvik.town.JorvikMove.Exchange;
import althing.jorvik.town.JorvikMove.Join;
import althing.jorvik.town.JorvikMove.Pay;
import althing.jorvik.town.JorvikMove.Place;
import althing.jorvik.town.JorvikMove.Reserve;
import althing.jorvik.town.JorvikMove.Sacrifice;
import althing.jorvik.town.JorvikMove.Sell;
import althing.jorvik.town.JorvikMove.Steal;
import althing.jorvik.town.JorvikMove.Store;
import althing.jorvik.town.JorvikMove.Swap;
import althing.jorvik.town.JorvikMove.Take;
import althing.jorvik.town.JorvikMove.With;
import althing.jorvik.town.JorvikMove.Word;
import althing.jorvik.town.Moves;
import althing.jorvik.town.Town;
import althing.jorvik.town.Vikings;

/** What a move looks worth to a seat, before it is tried. */
final class MoveProspects {

    /** What a card that acts once is kept for. */
    private static final double PATIENCE = 2.2;

    private MoveProspects() {
    }

    static double of(Town town, int seat, JorvikMove move) {
        return switch (move) {
            case Join join -> SpotProspects.join(town, seat, join.space() - 1) - (join.brown() ? PATIENCE / 2 : 0);
            case Reserve reserve -> SpotProspects.reserve(town, seat, town.spaces[reserve.space() - 1])
                    - (reserve.brown() ? PATIENCE / 2 : 0);
            case Swap swap -> swap(town, seat, Moves.line(swap.space()), swap.spot() - 1);
            case With with -> with(town, seat, Moves.line(with.space()), with.spot() - 1);
            case DoubleWarrior warrior -> warrior.strength();
            case Place place -> 0.2 + Appraisal.onArtisan(town, seat, place.artisan().index(),
                    place.good().ordinal());
            case Store store -> Appraisal.stored(town, seat, store.good().ordinal());
            case Discard discard -> discard(town, seat, discard.good().ordinal());
            case Sell sell ->
                Components.AMOUNT[Components.MERCHANT[sell.good().ordinal()]] * Appraisal.coin(town, seat);
            case Sacrifice sacrifice -> Components.AMOUNT[Components.ORACLE[sacrifice.good().ordinal()]];
            case Exchange exchange -> Appraisal.cube(town, seat, exchange.good().ordinal())
                    - cheapest(town, seat, exchange.cubes()) - 0.1;
            case Pay pay -> -Appraisal.cube(town, seat, pay.good().ordinal());
            case Take take -> Appraisal.cube(town, seat, take.good().ordinal()) - patience(town);
            case Steal steal -> steal(town, seat, steal);
            case Carry carry ->
                carry(town, seat, carry) - (Carrying.QUESTION.isAsked(town) ? 0 : patience(town));
            case Word word -> word(town, seat, word);
        };
    }

    private static double word(Town town, int seat, Word word) {
        return switch (word) {
            case BUY -> offered(town, seat) - Offer.now(town).price(town) * Appraisal.coin(town, seat);
            case FREE -> offered(town, seat) - patience(town) - 0.5;
            case PASS -> pass(town, seat);
            case DECLINE, DONE, DROP, FINISH, STOP -> 0;
            case DOUBLE_GAIN -> Attack.gain(town);
            case RANSOM -> Attack.loss(town)
                    - Components.AMOUNT[Components.RANSOM] * Appraisal.coin(town, seat);
            case KEEP -> keep(town, seat);
            case COIN -> Appraisal.coin(town, seat) - cheapest(town, seat, Components.COIN_PAY);
        };
    }

    private static double offered(Town town, int seat) {
        return Appraisal.card(town, seat, Offer.now(town).card(town));
    }

    /** Passing pays if a viking further back may buy for less; and somebody else may get the card cheaper. */
    private static double pass(Town town, int seat) {
        int space = town.cursor;
        long queue = Vikings.withoutFront(town.queues[space]);
        double chance = 1;
        int size = Vikings.size(queue);
        int card = town.spaces[space];
        for (int price = size; price > 0; price--, queue = Vikings.withoutFront(queue)) {
            int other = Vikings.seat(Vikings.at(queue, 0));
            if (other == seat) {
                return chance * (Appraisal.card(town, seat, card) - price * Appraisal.coin(town, seat));
            }
            boolean keen = town.coins[other] >= price && Appraisal.card(town, other, card) > price
                    * Appraisal.coin(town, other);
            chance *= keen ? 0.2 : 0.9;
        }
        return size == 0 ? 0 : -0.3 / (town.seats - 1);
    }

    private static double keep(Town town, int seat) {
        return switch (Question.asked(town)) {
            case DOUBLE_GAIN -> AttackProspects.bestGain(town, seat, Appraisal.strength(town, seat)) * 0.8;
            case SWAP -> Appraisal.roundsLeft(town) > 1 ? 2 : 0;
            default -> 0;
        };
    }

    /** How much better than its keeping a use of a card must be; at the end of the game nothing is kept. */
    private static double patience(Town town) {
        return Appraisal.roundsLeft(town) <= 0 ? 0.01 : PATIENCE;
    }

    private static double discard(Town town, int seat, int good) {
        double best = -1;
        for (int kinds = Goods.kinds(town.quay); kinds != 0; kinds &= kinds - 1) {
            best = Math.max(best, Appraisal.stored(town, seat, Goods.first(kinds)));
        }
        return town.hasStorageLeft(seat) ? -1 : best - Appraisal.cube(town, seat, good) - 0.2;
    }

    /** The worth of the cheapest cubes that the seat could pay with. */
    private static double cheapest(Town town, int seat, int cubes) {
        double total = 0;
        int usable = Unloading.usable(town, seat);
        for (int paid = 0; paid < cubes; paid++) {
            int worst = Goods.first(Goods.kinds(usable));
            double least = Double.MAX_VALUE;
            for (int kinds = Goods.kinds(usable); kinds != 0; kinds &= kinds - 1) {
                double cube = Appraisal.cube(town, seat, Goods.first(kinds));
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

    private static double steal(Town town, int seat, Steal steal) {
        int artisan = steal.artisan().index();
        double harm = Appraisal.artisan(town, town.holder(artisan), artisan) * 0.4 / (town.seats - 1);
        return Appraisal.cube(town, seat, steal.good().ordinal()) + harm - patience(town);
    }

    private static double carry(Town town, int seat, Carry carry) {
        int from = carry.from().index();
        double given = town.lacking(from) == Goods.NONE ? Components.POINTS[from] : 0.5;
        return Appraisal.onArtisan(town, seat, carry.to().index(), carry.good().ordinal()) - given;
    }

    /** A viking of the seat's own on a poor spot is worth swapping for the best spot of somebody else. */
    private static double swap(Town town, int seat, int line, int spot) {
        if (Vikings.seat(Vikings.at(town.line(line), spot)) != seat) {
            return -1;
        }
        double own = SpotProspects.place(town, seat, line, spot);
        double best = 0;
        for (int other = 0; other <= Components.SPACES; other++) {
            int size = Vikings.size(town.line(other));
            for (int there = 0; there < size; there++) {
                if (Vikings.seat(Vikings.at(town.line(other), there)) != seat) {
                    best = Math.max(best, SpotProspects.place(town, seat, other, there));
                }
            }
        }
        return best - own;
    }

    private static double with(Town town, int seat, int line, int spot) {
        boolean own = Vikings.seat(Vikings.at(town.line(line), spot)) == seat;
        return own ? -1 : SpotProspects.place(town, seat, line, spot);
    }
}
