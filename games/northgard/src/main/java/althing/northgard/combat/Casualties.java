package althing.northgard.combat;

import althing.engine.Frame;
import althing.engine.Phrase;
import althing.northgard.box.Action.Trait;
import althing.northgard.box.Tiles;
import althing.northgard.box.Vocabulary;
import althing.northgard.state.Fight;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.state.Names;

/** Steps 5 and 6 of a combat, who wins and who is lost, and figures lost outside combats (NOR-13.7 to NOR-13.10). */
public final class Casualties {

    public static final Frame LOSS = new Frame(Question.LOSS);
    /** The side of a combat whose loss it is; none outside combats. */
    private static final Frame.Field SIDE = LOSS.wordOrNone("side", Fight.SIDES);
    /** The territory of a single loss; none in a combat. */
    private static final Frame.Field AT = LOSS.wordOrNone("at", Vocabulary.REGIONS);

    private Casualties() {
    }

    /** Step 5: casualties before totals, a tie to the defender (NOR-13.7 to NOR-13.9, NOR-23.8, NOR-23.9). */
    public static void judge(NorthgardState position) {
        settle(position.fight);
        if (position.isHeard()) {
            tellResult(position, position.fight);
        }
    }

    /** Who suffers how many casualties, and who wins. */
    static void settle(Fight fight) {
        int cancelled = fight.is(Trait.CANCEL_ONE_CASUALTY) && fight.inflicts[Fight.DEFENDER] > 0 ? 1 : 0;
        boolean attackerDown = suffer(fight, Fight.ATTACKER, fight.inflicts[Fight.DEFENDER] - cancelled);
        boolean defenderDown = suffer(fight, Fight.DEFENDER, fight.inflicts[Fight.ATTACKER]);
        if (attackerDown && defenderDown) {
            fight.winner = Fight.NOBODY;
        } else if (attackerDown || defenderDown) {
            fight.winner = attackerDown ? Fight.DEFENDER : Fight.ATTACKER;
        } else {
            fight.winner = fight.total(Fight.ATTACKER) > fight.total(Fight.DEFENDER) ? Fight.ATTACKER : Fight.DEFENDER;
        }
    }

    private static void tellResult(NorthgardState position, Fight fight) {
        position.tell("log.totals", "attacker", fight.total(Fight.ATTACKER), "defender", fight.total(Fight.DEFENDER),
                "attackerLosses", (int) fight.suffers[Fight.ATTACKER], "defenderLosses",
                (int) fight.suffers[Fight.DEFENDER]);
        if (fight.winner == Fight.NOBODY) {
            position.tell("log.no-winner");
        } else {
            position.tell("log.winner", "side", Names.side(fight, fight.winner));
        }
    }

    private static boolean suffer(Fight fight, int side, int casualties) {
        if (fight.isCreature(side)) {
            return false;
        }
        fight.suffers[side] = (byte) casualties;
        return casualties >= fight.units[side];
    }

    /** Step 6: who suffers casualties removes as many figures; Kaija's owner chooses (NOR-13.10, NOR-18.2b). */
    public static void lose(NorthgardState position, int side) {
        Fight fight = position.fight;
        int losses = Math.min(fight.suffers[side], fight.units[side]);
        if (fight.isCreature(side) || losses == 0) {
            return;
        }
        boolean visits = side == Fight.ATTACKER && fight.visits;
        boolean kaija = visits ? position.isKaijaVisiting(fight.at) : position.isKaijaHome(fight.at);
        if (kaija && losses < fight.units[side]) {
            ask(position, fight.seat[side], side, Tiles.NONE);
        } else {
            remove(position, side, losses, kaija);
        }
    }

    private static void remove(NorthgardState position, int side, int losses, boolean kaija) {
        Fight fight = position.fight;
        boolean visits = side == Fight.ATTACKER && fight.visits;
        int units = losses - (kaija ? 1 : 0);
        if (visits) {
            position.land.visit(fight.at, -units);
        } else {
            position.land.add(fight.at, -units);
        }
        position.holdings.reserve[fight.seat[side]] += (byte) units;
        if (kaija) {
            position.kaijaAt = Tiles.NONE;
            position.kaijaVisits = false;
        }
    }

    /** The owner of a territory loses one figure there outside a combat (NOR-25.2, NOR-27.2). */
    public static void loseOne(NorthgardState position, int there) {
        boolean kaija = position.isKaijaHome(there);
        if (kaija && position.land.units(there) > 0) {
            ask(position, position.land.owner(there), Fight.NOBODY, there);
        } else {
            loseFigure(position, there, kaija);
        }
    }

    private static void loseFigure(NorthgardState position, int there, boolean kaija) {
        int owner = position.land.owner(there);
        if (kaija) {
            position.kaijaAt = Tiles.NONE;
        } else {
            position.land.add(there, -1);
            position.holdings.reserve[owner]++;
        }
        position.vacate(there);
        if (position.isHeard()) {
            position.tell("log.loses", "seat", Phrase.seat(owner), "territory", Names.territory(there), "kaija",
                    Names.yesNo(kaija));
        }
    }

    private static void ask(NorthgardState position, int seat, int side, int there) {
        position.agenda.push(LOSS, seat);
        SIDE.set(position.agenda, side);
        AT.set(position.agenda, there);
    }

    public static void choose(NorthgardState position, boolean kaija) {
        int side = SIDE.of(position.agenda);
        int there = AT.of(position.agenda);
        position.agenda.pop();
        if (there != Tiles.NONE) {
            loseFigure(position, there, kaija);
        } else {
            remove(position, side, position.fight.suffers[side], kaija);
        }
    }
}
