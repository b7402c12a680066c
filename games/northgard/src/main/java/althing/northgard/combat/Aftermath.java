package althing.northgard.combat;

import althing.northgard.box.Bestiary;
import althing.northgard.box.Clan;
import althing.northgard.box.Resource;
import althing.northgard.box.Tiles;
import althing.northgard.state.Fight;
import althing.northgard.state.NorthgardState;
import althing.northgard.year.Gains;

/** The end of a combat: who controls the territory, and who flees (NOR-13.11, NOR-13.13, NOR-13.14, NOR-23.10 to NOR-23.13). */
final class Aftermath {

    private Aftermath() {
    }

    static void end(NorthgardState position) {
        Fight fight = position.fight;
        if (fight.creature != Bestiary.NONE) {
            endWithCreature(position, fight);
        } else if (fight.winner == Fight.ATTACKER) {
            fleeFromHome(position, Fight.DEFENDER);
            takeOver(position);
            rewardAttacker(position, true);
        } else if (fight.winner == Fight.DEFENDER) {
            fleeAsVisitor(position);
        } else {
            nobodyWins(position);
        }
        Retreat.ask(position);
    }

    /** If nobody wins, the territory is neutral (NOR-13.13). */
    private static void nobodyWins(NorthgardState position) {
        position.land.own(position.fight.at, NorthgardState.NOBODY);
    }

    private static void endWithCreature(NorthgardState position, Fight fight) {
        int player = fight.seat[Fight.ATTACKER] == Fight.CREATURE ? Fight.DEFENDER : Fight.ATTACKER;
        boolean visits = player == Fight.ATTACKER && fight.visits;
        if (fight.winner == player) {
            Creatures.eliminate(position, fight.creature);
            Gains.glory(position, fight.seat[player], Bestiary.GLORY[fight.creature], "log.slain");
            if (visits) {
                takeOver(position);
            }
            if (player == Fight.ATTACKER) {
                rewardAttacker(position, visits);
            }
        } else if (!Bestiary.isOf(Bestiary.VALKYRIES, fight.creature)) {
            position.vacate(fight.at);
        } else if (visits) {
            fleeAsVisitor(position);
        } else {
            fleeFromHome(position, player);
            position.vacate(fight.at);
        }
    }

    private static void rewardAttacker(NorthgardState position, boolean newTerritory) {
        int attacker = position.fight.seat[Fight.ATTACKER];
        if (position.holdings.isClan(attacker, Clan.WOLF)) {
            Gains.collect(position, attacker, Resource.FOOD, 1);
        } else if (newTerritory && position.holdings.isClan(attacker, Clan.STAG)) {
            Gains.glory(position, attacker, 1, "log.conquest");
        }
    }

    private static void fleeFromHome(NorthgardState position, int side) {
        Fight fight = position.fight;
        fight.fleeing = position.land.units(fight.at);
        fight.fleeingKaija = position.isKaijaHome(fight.at);
        fight.fleeingSeat = fight.seat[side];
        position.land.units(fight.at, 0);
        takeKaijaOff(position);
    }

    private static void fleeAsVisitor(NorthgardState position) {
        Fight fight = position.fight;
        fight.fleeing = position.land.visitors(fight.at);
        fight.fleeingKaija = position.isKaijaVisiting(fight.at);
        fight.fleeingSeat = fight.seat[Fight.ATTACKER];
        position.land.visitors(fight.at, 0);
        takeKaijaOff(position);
        position.vacate(fight.at);
    }

    /** Kaija is with those who flee until they find a place. */
    private static void takeKaijaOff(NorthgardState position) {
        if (position.fight.fleeingKaija) {
            position.kaijaAt = Tiles.NONE;
            position.kaijaVisits = false;
        }
    }

    /** The visitors control the territory now (NOR-13.14). */
    static void takeOver(NorthgardState position) {
        int there = position.fight.at;
        int kaija = position.isKaijaVisiting(there) ? 1 : 0;
        position.land.units(there, position.land.visitors(there));
        position.land.visitors(there, 0);
        position.kaijaVisits &= kaija == 0;
        position.land.own(there, position.fight.seat[Fight.ATTACKER]);
    }
}
