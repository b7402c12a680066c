package althing.odin.advice;

import org.jspecify.annotations.Nullable;
import althing.odin.actions.Deeds;
import althing.odin.actions.Exploring;
import althing.odin.board.Supply;
import althing.odin.box.Deed;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Program;
import althing.odin.box.Space;
import althing.odin.course.OdinState;
import althing.odin.dice.Dice;

/** What the actions of spaces and cards promise a seat at the prices of the moment. */
public final class Prospects {

    private static final int MOST_PRODUCTS = 3;
    private static final int DRAWING_COLUMN = 3;
    private static final int PLAYING_COLUMN = 4;

    private final Appraisal prices;
    private final Picks picks;
    /** What the best cards of the hand promise, once somebody has asked. */
    private double @Nullable [] hand;

    Prospects(Appraisal prices) {
        this.prices = prices;
        picks = new Picks(prices);
    }

    Appraisal prices() {
        return prices;
    }

    Picks picks() {
        return picks;
    }

    OdinState position() {
        return prices.position;
    }

    int seat() {
        return prices.seat;
    }

    /** The best alternative of a space, with the occupation that its column lets the seat draw or play. */
    double space(int space) {
        Program program = Space.get(space).program;
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < program.alternatives(); i++) {
            if (Deeds.isPossible(position(), seat(), program, i)) {
                best = Math.max(best, alternative(program, i));
            }
        }
        if (best == Double.NEGATIVE_INFINITY) {
            best = 1;
        }
        return best + switch (Space.get(space).column) {
            case DRAWING_COLUMN -> prices.of(Items.OCCUPATION);
            case PLAYING_COLUMN -> plays(1);
            default -> 0;
        };
    }

    double alternative(Program program, int alternative) {
        double worth = 0;
        for (int i = program.start(alternative); i < program.end(alternative); i++) {
            if (Deeds.isPossible(position(), seat(), i)) {
                worth += deed(Program.deed(i), i);
            }
        }
        return worth;
    }

    private double deed(Deed deed, int number) {
        return switch (deed) {
            case Deed.Trade trade -> trade.optional() ? Math.max(0, trade(trade)) : weigh(Weight.TRADE, trade(trade));
            case Deed.PerAnimal products -> several(products.product(),
                    Math.min(MOST_PRODUCTS, Supply.animals(position(), seat(), products.animal())));
            case Deed.PerSeat gift -> several(gift.item(), position().seats);
            case Deed.IfAnimal gift -> several(gift.item(), gift.count());
            case Deed.Mountain mountain -> weigh(Weight.MOUNTAIN, picks.mountain(mountain.parts()));
            case Deed.Upgrade upgrade -> weigh(Weight.UPGRADE, picks.upgrades(upgrade));
            case Deed.Roll roll -> weigh(Weight.ROLL, roll(roll, Program.spaceOf(number) >= 0));
            case Deed.Sale sale -> picks.sale(sale.count());
            case Deed.Explore explore -> weigh(Weight.EXPLORE,
                    exploration(Exploring.islands(position(), seat(), explore, number)));
            case Deed.Play play -> plays(play.most());
            case Deed.Bonus _ -> 1;
            case Deed.Turn turn -> 0.5 * turn.count();
            case Deed.Rage _ -> 1;
            case Deed.Settle settle -> prices.of(settle.item());
            case Deed.Simple simple -> simple(simple);
        };
    }

    private double weigh(Weight belief, double promise) {
        return prices.weights.of(belief) * promise;
    }

    /** The best so many cards of the hand together. */
    private double plays(int most) {
        double[] best = hand;
        if (best == null) {
            // A card that lets others be played counts them as nothing.
            hand = new double[0];
            best = CardProspects.hand(this);
            hand = best;
        }
        double worth = 0;
        for (int i = 0; i < Math.min(most, best.length); i++) {
            worth += best[i];
        }
        return worth * prices.weights.of(Weight.PLAY);
    }

    double trade(Deed.Trade trade) {
        return prices.of(trade.gain()) - prices.cost(trade.pay());
    }

    private double several(int item, int count) {
        double worth = 0;
        for (int more = 0; more < count; more++) {
            worth += prices.of(item, more);
        }
        return worth;
    }

    private double simple(Deed.Simple deed) {
        return switch (deed) {
            case OVERSEAS -> picks.overseas();
            case FORGE -> picks.forge();
            case EMIGRATE, GUARDED_EMIGRATION -> Math.max(0, emigration());
            case REBUILD -> prices.of(Items.KNARR) - prices.of(Items.BOAT);
            case FEAST -> -6;
            case BREED, HOMECOMING -> 3;
            case FOLLOW -> 4;
            case STEWARD -> 1;
            case COURIER, INNKEEPER -> 4;
            case MORE, RECALL, BACK, LATE -> 3;
            case SOW, REAP -> 0.5;
        };
    }

    private double emigration() {
        double best = 0;
        for (int ship = Items.KNARR; ship <= Items.FULL_LONGSHIP; ship++) {
            if (position().count(seat(), ship) > 0) {
                best = Math.max(best, prices.emigration(ship));
            }
        }
        return best;
    }

    private double roll(Deed.Roll roll, boolean mayReturn) {
        int help = switch (roll.kind()) {
            case PILLAGE -> Dice.mostOre(position(), seat());
            case WHALE -> boats(roll.boats());
            default -> 0;
        };
        return new DiceProspects(prices, roll.kind(), help, mayReturn).whole();
    }

    /** The ore of the best so many boats. */
    private int boats(int most) {
        int armed = Math.min(most, position().count(seat(), Items.ARMED_BOAT));
        return 2 * armed + Math.min(most - armed, position().count(seat(), Items.BOAT));
    }

    private double exploration(int islands) {
        double best = 0;
        for (int island = 0; island < Estate.ISLANDS; island++) {
            if (Exploring.isOpen(position(), island, islands)) {
                best = Math.max(best, prices.island(Estate.island(island, position().boards.isBack(island))));
            }
        }
        return best;
    }
}
