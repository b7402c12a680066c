package althing.northgard.notation;

import althing.northgard.box.Tiles;
import althing.northgard.combat.Combat;
import althing.northgard.combat.Retreat;
import althing.northgard.state.Fight;
import althing.northgard.state.NorthgardState;

import static althing.northgard.notation.Given.require;

/** Checks that the combat of a position that was read is as far as the agenda says, and that its sides stand where it is fought. */
public final class FightCheck {

    private final NorthgardState position;
    private final Fight fight;

    public FightCheck(NorthgardState position) {
        this.position = position;
        fight = position.fight;
    }

    public void check() {
        boolean goesOn = position.agenda.nearest(Combat.FIGHT) >= 0;
        boolean retreats = position.agenda.nearest(Retreat.RETREAT) >= 0;
        require(fight.at != Tiles.NONE || (!goesOn && !retreats), "fight: there is none.");
        boolean pending = goesOn && Combat.nextStep(position) <= Combat.JUDGING;
        require(fight.isPending() == pending, "fight.winner: the combat is " + (pending ? "" : "not ")
                + "being fought.");
        require(retreats == (fight.fleeing > 0 || fight.fleeingKaija),
                "fight.fleeing: there is " + (retreats ? "nobody" : "somebody") + " who retreats.");
        if (goesOn || retreats) {
            require(position.land.of(fight.at) == fight.at,
                    "fight.at: '" + Tiles.region(fight.at) + "' is not the first region of a territory.");
        }
        if (goesOn) {
            sides();
        }
    }

    private void sides() {
        boolean creatureAttacks = fight.isCreature(Fight.ATTACKER);
        int attacker = creatureAttacks ? Fight.CREATURE : position.land.visitor;
        boolean visits = creatureAttacks || position.visitors(fight.at) > 0
                || (fight.visits && Combat.nextStep(position) > Combat.DEFENDER_LOSSES);
        int owner = position.land.owner(fight.at);
        require(fight.seat[Fight.ATTACKER] == attacker, "fight.sides[0].seat: it does not attack.");
        require(fight.visits == visits, "fight.visits: it does not fit who stands there.");
        require(visits || owner == attacker, "fight.sides[0].seat: it has no units there.");
        require(fight.isCreature(Fight.DEFENDER) || (fight.seat[Fight.DEFENDER] == owner && owner != attacker),
                "fight.sides[1].seat: it does not defend.");
        require(!fight.isWithCreature()
                || (position.beasts.at[fight.creature] != Tiles.NONE
                        && position.land.of(position.beasts.at[fight.creature]) == fight.at),
                "fight.creature: it is not there.");
        for (int side = Fight.ATTACKER; side <= Fight.DEFENDER; side++) {
            units(side);
        }
    }

    /** Once the sides have mustered, their units are those that stand there, apart from the losses of the attacker. */
    private void units(int side) {
        int step = Combat.nextStep(position);
        if (fight.isCreature(side) || step <= Combat.MUSTERING) {
            return;
        }
        boolean visits = side == Fight.ATTACKER && fight.visits;
        int there = visits ? position.visitors(fight.at) : position.figures(fight.at);
        int lost = side == Fight.ATTACKER && step > Combat.DEFENDER_LOSSES
                ? Math.min(fight.suffers[side], fight.units[side])
                : 0;
        require(fight.units[side] == there + lost, "fight.sides[" + side + "].units: it has " + there + " there.");
    }
}
