package althing.northgard.combat;

import java.util.function.Supplier;

import althing.northgard.box.Action.Trait;
import althing.northgard.box.Acts;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Die;
import althing.northgard.state.Fight;
import althing.northgard.state.NorthgardState;

/**
 * How a combat between seats would end if it were fought now, without food and without pushing anybody away: over all faces of
 * both dice, where each side decides as serves it best between a point and a casualty (NOR-13.3 to NOR-13.10).
 *
 * @param won            in how many of all rolls the attacker wins
 * @param nobody         in how many nobody does
 * @param lost           in how many the defender does
 * @param attackerLosses the units that the attacker loses in all rolls together
 * @param defenderLosses those of the defender
 * @param attackerFood   the points that the attacker could add by food
 * @param defenderFood   those that the defender could
 */
public record Odds(int won, int nobody, int lost, int attackerLosses, int defenderLosses, int attackerFood,
        int defenderFood) {

    /** How the two dice can fall. */
    public static final int ROLLS = Die.FACES * Die.FACES;

    private static final Odds NONE = new Odds(0, 0, 0, 0, 0, 0, 0);

    /** The odds if so many units, and Kaija on request, come to those that are in an enemy's territory already. */
    public static Odds of(NorthgardState position, int seat, int act, int there, int units, boolean kaija) {
        Fight fight = new Fight();
        fight.at = there;
        fight.creature = Bestiary.NONE;
        fight.points = Acts.ACTIONS[act].points();
        fight.traits = Acts.TRAITS[act];
        fight.seat[Fight.ATTACKER] = (byte) seat;
        fight.seat[Fight.DEFENDER] = (byte) position.land.owner(there);
        Muster.muster(position, fight, Fight.ATTACKER, position.land.visitors(there) + units,
                kaija || position.isKaijaVisiting(there));
        Muster.muster(position, fight, Fight.DEFENDER, position.land.units(there), position.isKaijaHome(there));
        Odds odds = new Dice(fight).attackerRolls();
        return new Odds(odds.won, odds.nobody, odds.lost, odds.attackerLosses, odds.defenderLosses,
                Muster.mostFood(position, fight, Fight.ATTACKER), Muster.mostFood(position, fight, Fight.DEFENDER));
    }

    private Odds and(Odds other) {
        return new Odds(won + other.won, nobody + other.nobody, lost + other.lost,
                attackerLosses + other.attackerLosses, defenderLosses + other.defenderLosses, 0, 0);
    }

    /** How a side likes the odds: first who wins, then who loses more. */
    private int worthTo(int side) {
        int worth = (won - lost) * ROLLS * Byte.MAX_VALUE + defenderLosses - attackerLosses;
        return side == Fight.ATTACKER ? worth : -worth;
    }

    /** The dice of a combat, tried in all ways; the combat is left as it was. */
    private record Dice(Fight fight) {

        Odds attackerRolls() {
            return roll(Fight.ATTACKER, this::axesFly);
        }

        /** The Axe Throwers, after the attacker's die and before the defender's (NOR-27.11). */
        private Odds axesFly() {
            return fight.is(Trait.POINT_OR_CASUALTY_AFTER_ROLL)
                    ? better(Fight.ATTACKER, this::defenderRolls)
                    : defenderRolls();
        }

        private Odds defenderRolls() {
            return roll(Fight.DEFENDER, this::end);
        }

        private Odds roll(int side, Supplier<Odds> then) {
            Odds all = NONE;
            for (int face = 0; face < Die.FACES; face++) {
                all = all.and(face == Die.CHOICE
                        ? better(side, then)
                        : with(side, Die.POINTS[face], Die.CASUALTIES[face], then));
            }
            return all;
        }

        private Odds better(int side, Supplier<Odds> then) {
            Odds point = with(side, 1, 0, then);
            Odds casualty = with(side, 0, 1, then);
            return casualty.worthTo(side) > point.worthTo(side) ? casualty : point;
        }

        private Odds with(int side, int points, int casualties, Supplier<Odds> then) {
            fight.dice[side] += (byte) points;
            fight.inflicts[side] += (byte) casualties;
            Odds odds = then.get();
            fight.dice[side] -= (byte) points;
            fight.inflicts[side] -= (byte) casualties;
            return odds;
        }

        private Odds end() {
            Casualties.settle(fight);
            return new Odds(fight.winner == Fight.ATTACKER ? 1 : 0, fight.winner == Fight.NOBODY ? 1 : 0,
                    fight.winner == Fight.DEFENDER ? 1 : 0, losses(Fight.ATTACKER), losses(Fight.DEFENDER), 0, 0);
        }

        private int losses(int side) {
            return Math.min(fight.suffers[side], fight.units[side]);
        }
    }
}
