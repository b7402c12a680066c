package althing.northgard.notation;

import java.util.Objects;

import org.jspecify.annotations.Nullable;

import althing.northgard.box.Bestiary;
import althing.northgard.box.Vocabulary;
import althing.northgard.notation.NorthgardNotation.Outcome;
import althing.northgard.notation.NorthgardNotation.Struggle;
import althing.northgard.notation.NorthgardNotation.Struggler;
import althing.northgard.state.Fight;
import althing.northgard.state.NorthgardState;

import static althing.northgard.notation.Given.creature;
import static althing.northgard.notation.Given.orNone;
import static althing.northgard.notation.Given.require;

/** Reads the combat of a notation. */
public final class FightReader {

    private final Fight fight;
    private final Given given;

    public FightReader(NorthgardState position, Given given) {
        fight = position.fight;
        this.given = given;
    }

    public void read(@Nullable Struggle struggle) {
        if (struggle == null) {
            return;
        }
        fight.at = given.region("fight.at", struggle.at());
        String creature = struggle.creature();
        fight.creature = creature == null ? Bestiary.NONE : creature(creature);
        fight.visits = struggle.visits();
        fight.points = struggle.points();
        struggle.traits().forEach(trait -> fight.traits |= 1 << trait.ordinal());
        fight.winner = winner(struggle.winner());
        fight.fleeing = struggle.fleeing();
        fight.fleeingKaija = struggle.fleeingKaija();
        fight.fleeingSeat = struggle.fleeingSeat();
        for (int side = Fight.ATTACKER; side <= Fight.DEFENDER; side++) {
            side(side, struggle.sides().get(side));
        }
        int creatures = (fight.isCreature(Fight.ATTACKER) ? 1 : 0) + (fight.isCreature(Fight.DEFENDER) ? 1 : 0);
        require(creatures == (creature == null ? 0 : 1),
                "fight.sides: the creature, if one fights, is the side without a seat.");
    }

    private static int winner(Outcome outcome) {
        return switch (outcome) {
            case ATTACKER -> Fight.ATTACKER;
            case DEFENDER -> Fight.DEFENDER;
            case NOBODY -> Fight.NOBODY;
            case PENDING -> Fight.PENDING;
        };
    }

    private void side(int side, Struggler own) {
        String face = own.face();
        fight.seat[side] = (byte) orNone(own.seat());
        fight.units[side] = (byte) own.units();
        fight.strength[side] = (byte) own.strength();
        fight.bonus[side] = (byte) own.bonus();
        fight.food[side] = (byte) (int) Objects.requireNonNullElse(own.food(), Fight.OPEN);
        fight.face[side] = (byte) (face == null ? Fight.OPEN : Vocabulary.FACES.indexOf(face));
        fight.dice[side] = (byte) own.dice();
        fight.inflicts[side] = (byte) own.inflicts();
        fight.suffers[side] = (byte) own.suffers();
    }
}
