package althing.northgard;

import althing.northgard.NorthgardNotation.Doing;
import althing.northgard.NorthgardNotation.Recruits;
import althing.northgard.NorthgardNotation.Struggle;
import althing.northgard.NorthgardNotation.Struggler;

import static althing.northgard.Given.card;
import static althing.northgard.Given.creature;
import static althing.northgard.Given.require;
import static althing.northgard.Given.within;

/** Reads what is under way in a notation: the action and the combat. */
final class ActionReader {

    private final NorthgardNotation notation;
    private final NorthgardPosition position;
    private final Given given;

    ActionReader(NorthgardNotation notation, NorthgardPosition position, Given given) {
        this.notation = notation;
        this.position = position;
        this.given = given;
    }

    void action() {
        Doing doing = notation.action();
        int card = card("action.card", doing.card());
        within("action.part", doing.part(), 0, Math.max(0, Cards.ACTIONS[card].length - 1));
        position.action.acting = Effects.number(card, doing.part());
        doing.traits().forEach(trait -> position.action.traits |= 1 << trait.ordinal());
        position.action.points = within("action.points", doing.points(), 0, 9);
        position.action.left = within("action.left", doing.left(), -Figures.UNITS, Figures.UNITS);
        position.action.where = doing.where().ordinal();
        position.action.from = given.region("action.from", doing.from());
        position.action.to = given.region("action.to", doing.to());
        position.action.passing = given.region("action.passing", doing.passing());
        position.action.target = given.seat("action.target", doing.target());
        for (Recruits recruits : doing.recruited()) {
            position.action.recruited[given.region("action.recruited", recruits.region())] = (byte) within(
                    "action.recruited",
                    recruits.units(), 0, Figures.UNITS + 1);
        }
        position.action.offered = within("action.offered", doing.offered(), 0, 1 << Resource.KINDS * Resource.KINDS);
        position.action.wanted = within("action.wanted", doing.wanted(), 0, position.seats);
        position.action.scorchedTake = within("action.scorchedTake", doing.scorchedTake(), 0, Resource.KINDS);
    }

    void fight() {
        Struggle struggle = notation.fight();
        if (struggle == null) {
            return;
        }
        Fight fight = position.fight;
        fight.at = given.region("fight.at", struggle.at());
        String creature = struggle.creature();
        fight.creature = creature == null ? Bestiary.NONE : creature("fight.creature", creature);
        fight.visits = struggle.visits();
        fight.points = within("fight.points", struggle.points(), 0, 9);
        struggle.traits().forEach(trait -> fight.traits |= 1 << trait.ordinal());
        fight.winner = within("fight.winner", struggle.winner(), Fight.PENDING, Fight.DEFENDER);
        fight.fleeing = within("fight.fleeing", struggle.fleeing(), 0, Figures.UNITS);
        fight.fleeingKaija = struggle.fleeingKaija();
        fight.fleeingSeat = within("fight.fleeingSeat", struggle.fleeingSeat(), 0, position.seats - 1);
        require(struggle.sides().size() == 2, "fight.sides: there are two.");
        for (int side = 0; side < 2; side++) {
            side(fight, side, struggle.sides().get(side));
        }
    }

    private void side(Fight fight, int side, Struggler own) {
        String place = "fight.sides[" + side + "].";
        fight.seat[side] = (byte) within(place + "seat", own.seat(), Fight.CREATURE, position.seats - 1);
        require(own.seat() >= 0 || fight.creature >= 0, place + "seat: there is no creature in this combat.");
        fight.units[side] = (byte) within(place + "units", own.units(), 0, Figures.UNITS + 1);
        fight.strength[side] = (byte) within(place + "strength", own.strength(), 0, 2 * Figures.UNITS);
        fight.bonus[side] = (byte) within(place + "bonus", own.bonus(), 0, 99);
        fight.food[side] = (byte) within(place + "food", own.food(), Fight.OPEN, Figures.UNITS + 1);
        fight.face[side] = (byte) within(place + "face", own.face(), Fight.OPEN, Die.FACES - 1);
        fight.dice[side] = (byte) within(place + "dice", own.dice(), 0, 9);
        fight.inflicts[side] = (byte) within(place + "inflicts", own.inflicts(), 0, 99);
        fight.suffers[side] = (byte) within(place + "suffers", own.suffers(), 0, 99);
    }
}
