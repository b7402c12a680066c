package althing.odin.advice;

import java.util.List;

import org.jspecify.annotations.Nullable;
import althing.odin.actions.Deeds;
import althing.odin.actions.Exploring;
import althing.odin.actions.Upgrading;
import althing.odin.board.Supply;
import althing.odin.box.Deed;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Program;
import althing.odin.box.Space;
import althing.odin.box.Strip;
import althing.odin.course.OdinState;
import althing.odin.dice.Dice;

/** What the actions of spaces and cards promise a seat at the prices of the moment. */
public final class Prospects {

    private static final int MOST_PRODUCTS = 3;
    private static final int DRAWING_COLUMN = 3;
    private static final int PLAYING_COLUMN = 4;

    private final Appraisal prices;
    /** What the best cards of the hand promise, once somebody has asked. */
    private double @Nullable [] hand;

    Prospects(Appraisal prices) {
        this.prices = prices;
    }

    Appraisal prices() {
        return prices;
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
            case Deed.Trade trade -> trade.optional() ? Math.max(0, trade(trade)) : trade(trade);
            case Deed.PerAnimal products -> several(products.product(),
                    Math.min(MOST_PRODUCTS, Supply.animals(position(), seat(), products.animal())));
            case Deed.PerSeat gift -> several(gift.item(), position().seats);
            case Deed.IfAnimal gift -> several(gift.item(), gift.count());
            case Deed.Mountain mountain -> mountain(mountain.parts());
            case Deed.Upgrade upgrade -> upgrades(upgrade);
            case Deed.Roll roll -> roll(roll, Program.spaceOf(number) >= 0);
            case Deed.Sale sale -> sale(sale.count());
            case Deed.Explore explore -> exploration(Exploring.islands(position(), seat(), explore, number));
            case Deed.Play play -> plays(play.most());
            case Deed.Bonus _ -> 1;
            case Deed.Turn turn -> 0.5 * turn.count();
            case Deed.Rage _ -> 1;
            case Deed.Settle settle -> prices.of(settle.item());
            case Deed.Simple simple -> simple(simple);
        };
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
        return worth * Weight.PLAY.value();
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
            case OVERSEAS -> overseas();
            case FORGE -> forge();
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

    private double overseas() {
        double worth = 0;
        for (int green : Items.GREENS) {
            worth += position().count(seat(), green) > 0 ? upgrade(green, 1) : 0;
        }
        return worth;
    }

    private double forge() {
        double best = 0;
        for (int tile = 0; tile < Items.TILES; tile++) {
            if (Items.FORGED[tile] && (!Items.isSpecial(tile) || Supply.isLeft(position(), tile))) {
                best = Math.max(best, prices.of(tile));
            }
        }
        return best;
    }

    /** The best special tiles that the seat can pay for, one after another. */
    private double sale(int count) {
        int silver = position().count(seat(), Items.SILVER);
        double worth = 0;
        int bought = Items.NONE;
        for (int i = 0; i < count; i++) {
            int best = Items.NONE;
            for (int tile = Items.GOODS; tile < Items.TILES; tile++) {
                boolean open = tile != bought && Items.PRICE[tile] != Items.NONE && Items.PRICE[tile] <= silver
                        && Supply.isLeft(position(), tile);
                if (open && (best == Items.NONE || bargain(tile) > bargain(best))) {
                    best = tile;
                }
            }
            if (best != Items.NONE && bargain(best) > 0) {
                worth += bargain(best);
                silver -= Items.PRICE[best];
                bought = best;
            }
        }
        return worth;
    }

    /** What buying a special tile brings. */
    double bargain(int tile) {
        return prices.of(tile) - Items.PRICE[tile] * prices.of(Items.SILVER);
    }

    double upgrade(int good, int steps) {
        return prices.of(Upgrading.result(good, steps)) - prices.of(good, -1);
    }

    /** The best so many upgrades, one after another. */
    private double upgrades(Deed.Upgrade upgrade) {
        double worth = 0;
        int used = 0;
        int left = upgrade.count();
        while (left > 0) {
            int best = Items.NONE;
            for (int good = 0; good < Items.GOODS; good++) {
                boolean open = (used >> good & 1) == 0 && position().count(seat(), good) > 0
                        && Upgrading.result(good, upgrade.steps()) != Items.NONE
                        && (upgrade.only() == 0 || (upgrade.only() >> good & 1) != 0);
                if (open && (best == Items.NONE || upgrade(good, upgrade.steps()) > upgrade(best, upgrade.steps()))) {
                    best = good;
                }
            }
            if (best == Items.NONE || upgrade(best, upgrade.steps()) <= 0) {
                return worth;
            }
            used |= 1 << best;
            int count = Math.min(left, position().count(seat(), best));
            worth += count * upgrade(best, upgrade.steps());
            left -= count;
        }
        return worth;
    }

    private double mountain(List<Integer> parts) {
        double worth = 0;
        int used = 0;
        for (int most : parts) {
            int best = Items.NONE;
            for (int strip = 0; strip < Strip.COUNT; strip++) {
                if ((used >> strip & 1) == 0 && position().strips[strip] > 0
                        && (best == Items.NONE || dig(strip, most) > dig(best, most))) {
                    best = strip;
                }
            }
            if (best == Items.NONE) {
                return worth;
            }
            used |= 1 << best;
            worth += dig(best, most);
        }
        return worth;
    }

    /** The worth of the first so many items of a strip. */
    double dig(int strip, int count) {
        double worth = 0;
        int left = position().strips[strip];
        int same = 0;
        for (int i = 0; i < Math.min(count, left); i++) {
            int item = Strip.item(strip, left - i);
            same = i > 0 && item == Strip.item(strip, left - i + 1) ? same + 1 : 0;
            worth += Strip.amount(strip, left - i) * prices.of(item, same);
        }
        return worth;
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
