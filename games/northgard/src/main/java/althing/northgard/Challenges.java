package althing.northgard;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.northgard.NorthgardMove.Attack;
import althing.northgard.NorthgardMove.Word;

/** Which creatures are attacked once all moves are made (NOR-23.1, NOR-23.2). */
final class Challenges {

    static final Frame DECLARE = new Frame(Question.DECLARE);
    private static final Frame.Field ACTION = DECLARE.word("action", Acts.NAMES);

    private Challenges() {
    }

    static void list(NorthgardPosition position, int seat, MoveList into) {
        listCreatures(position, seat, into);
        into.add(Word.STOP);
    }

    static void play(NorthgardPosition position, int seat, NorthgardMove move) {
        if (move instanceof Attack attack) {
            position.beasts.declared |= 1 << attack.creature();
            tell(position, seat, attack.creature());
        } else {
            fight(position, seat);
        }
    }

    /** After all moves creatures are attacked: a Valkyrie that units met must be (NOR-23.2). */
    static void begin(NorthgardPosition position, int seat, int act) {
        for (int i = 0; i < position.beasts.lineSize; i++) {
            int creature = position.beasts.line[i];
            int there = position.land.of(position.beasts.at[creature]);
            if (Bestiary.isOf(Bestiary.VALKYRIES, creature) && position.isNeutral(there)
                    && position.visitors(there) > 0) {
                position.beasts.declared |= 1 << creature;
                tell(position, seat, creature);
            }
        }
        position.agenda.push(DECLARE, seat);
        ACTION.set(position.agenda, act);
    }

    private static void tell(NorthgardPosition position, int seat, int creature) {
        if (position.isHeard()) {
            position.tell("log.attack", "seat", Phrase.seat(seat), "creature", Wording.creature(creature));
        }
    }

    /** Without a creature to attack the combats begin. */
    static boolean isOpen(NorthgardPosition position) {
        int seat = position.agenda.seat();
        position.scratch.clear();
        listCreatures(position, seat, position.scratch);
        if (position.scratch.isEmpty()) {
            fight(position, seat);
            return false;
        }
        return true;
    }

    /** The attacker's bonus of the Move action. */
    static int points(NorthgardPosition position) {
        return Acts.ACTIONS[ACTION.of(position.agenda)].points();
    }

    /** At most one creature in each territory with own units (NOR-23.1, NOR-23.2). */
    private static void listCreatures(NorthgardPosition position, int seat, MoveList into) {
        for (int i = 0; i < position.beasts.lineSize; i++) {
            int creature = position.beasts.line[i];
            int there = position.land.of(position.beasts.at[creature]);
            if (position.controls(seat, there) && (position.creatures(there, -1) & position.beasts.declared) == 0) {
                into.add(Moves.ATTACK[creature]);
            }
        }
    }

    private static void fight(NorthgardPosition position, int seat) {
        int act = ACTION.of(position.agenda);
        position.agenda.pop();
        Combat.push(position, seat, act);
    }
}
