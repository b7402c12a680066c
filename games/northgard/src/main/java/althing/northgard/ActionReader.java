package althing.northgard;

import althing.northgard.NorthgardNotation.Recruited;
import althing.northgard.NorthgardNotation.Struggle;
import althing.northgard.NorthgardNotation.Struggler;

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
        Resource taken = notation.scorchedTake();
        position.course.scorched = taken == null ? Course.NOTHING : taken.ordinal();
        for (Recruited recruited : notation.recruits()) {
            position.recruits.add(given.region("recruits", recruited.territory()),
                    within("recruits", recruited.figures(), 1, Figures.UNITS + 1));
        }
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
