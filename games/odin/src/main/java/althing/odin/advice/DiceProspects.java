package althing.odin.advice;

import althing.odin.box.Items;
import althing.odin.box.Throw;
import althing.odin.course.OdinState;
import althing.odin.dice.Dice;
import althing.odin.dice.Loot;

/** What a die action promises: the best of success, failure and rolling on, over all faces of the die. */
public final class DiceProspects {

    private final Appraisal prices;
    private final OdinState position;
    private final int seat;
    private final Throw kind;
    private final int help;
    private final double failure;

    /** For a die action with so much ore that helps. */
    DiceProspects(Appraisal prices, Throw kind, int help, boolean mayReturn) {
        this.prices = prices;
        this.kind = kind;
        this.help = help;
        position = prices.position;
        seat = prices.seat;
        failure = prices.of(kind.consolation) + (mayReturn ? kind.back * prices.viking() : 0);
    }

    /** For the action that is under way. */
    static DiceProspects now(Appraisal prices) {
        OdinState position = prices.position;
        int bonus = Dice.kind(position).isBattle() ? position.now.rollBonus : -position.now.rollBonus;
        return new DiceProspects(prices, Dice.kind(position), position.now.oreHelp + bonus, position.now.rolledOnSite);
    }

    double failure() {
        return failure;
    }

    /** The promise of a whole action. */
    double whole() {
        return again(Dice.mostRolls(position, seat));
    }

    /** The promise of rolling, with so many rolls left. */
    double again(int rolls) {
        double[] successes = new double[kind.sides];
        for (int face = 1; face <= kind.sides; face++) {
            successes[face - 1] = success(face);
        }
        double later = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < rolls; i++) {
            double total = 0;
            for (int face = 1; face <= kind.sides; face++) {
                boolean forced = !kind.isBattle() && face <= help;
                total += forced ? successes[face - 1] : Math.max(later, Math.max(failure, successes[face - 1]));
            }
            later = total / kind.sides;
        }
        return later;
    }

    private double success(int face) {
        return kind.isBattle() ? battle(face + help) : hunt(Math.max(0, face - help));
    }

    private double hunt(int due) {
        int weapons = Math.min(due, position.count(seat, kind.weapon));
        return due - weapons > position.count(seat, kind.resource())
                ? Double.NEGATIVE_INFINITY
                : paid(weapons, due - weapons);
    }

    /** The worth of a success on which so many weapons and so much wood are spent. */
    double paid(int weapons, int wood) {
        double worth = prices.of(kind.reward) - weapons * prices.of(kind.weapon);
        for (int less = 1; less <= wood; less++) {
            worth -= prices.of(kind.resource(), -less);
        }
        return worth;
    }

    private double battle(int result) {
        double best = Double.NEGATIVE_INFINITY;
        int means = Dice.means(position, seat);
        for (int tile = 0; tile < Items.TILES; tile++) {
            if (Loot.isLoot(position, seat, tile)) {
                int due = Math.max(0, Math.max(Dice.LEAST_BATTLE, Loot.swordValue(position, seat, tile)) - result);
                if (due <= means) {
                    best = Math.max(best, loot(tile, due));
                }
            }
        }
        return best;
    }

    /** The worth of a tile for which so much must be spent, swords first. */
    double loot(int tile, int due) {
        int swords = Math.min(due, position.count(seat, Items.SWORD));
        return prices.of(tile) - swords * prices.of(Items.SWORD) - (due - swords) * prices.of(Items.STONE);
    }
}
