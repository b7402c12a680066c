package althing.northgard.combat;

import althing.engine.Frame;
import althing.engine.Phrase;
import althing.northgard.box.Acts;
import althing.northgard.box.Bestiary;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.state.Names;

/** Which creatures are attacked once all moves are made (NOR-23.1, NOR-23.2). */
public final class Challenges {

    public static final Frame DECLARE = new Frame(Question.DECLARE);
    private static final Frame.Field ACTION = DECLARE.word("action", Acts.NAMES);

    private Challenges() {
    }

    public static void declare(NorthgardState position, int seat, int creature) {
        position.beasts.declared |= 1 << creature;
        tell(position, seat, creature);
    }

    /** After all moves creatures are attacked: a Valkyrie that units met must be (NOR-23.2). */
    public static void begin(NorthgardState position, int seat, int act) {
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

    private static void tell(NorthgardState position, int seat, int creature) {
        if (position.isHeard()) {
            position.tell("log.attack", "seat", Phrase.seat(seat), "creature", Names.creature(creature));
        }
    }

    /** The attacker's bonus of the Move action. */
    public static int points(NorthgardState position) {
        return Acts.ACTIONS[ACTION.of(position.agenda)].points();
    }

    public static void fight(NorthgardState position, int seat) {
        int act = ACTION.of(position.agenda);
        position.agenda.pop();
        Combat.push(position, seat, act);
    }
}
