package althing.northgard.notation;

import althing.engine.Agenda;
import althing.northgard.Frames;
import althing.northgard.NorthgardPosition;
import althing.northgard.box.Action;
import althing.northgard.box.Acts;
import althing.northgard.state.Question;

/** One entry of the agenda of a position that was read, while it is checked. */
public abstract class AskedEntry {

    protected final NorthgardPosition position;
    protected final Agenda agenda;
    protected final int entry;
    protected final Question question;
    protected final int seat;

    protected AskedEntry(NorthgardPosition position, int entry) {
        this.position = position;
        agenda = position.agenda;
        this.entry = entry;
        question = position.asked(entry);
        seat = agenda.seat(entry);
    }

    /** The value of a field. */
    protected final int about(String name) {
        return Frames.ALL.get(agenda.kind(entry)).fields().stream().filter(field -> field.name().equals(name))
                .findFirst().orElseThrow().at(agenda, entry);
    }

    protected final Action action() {
        return Acts.ACTIONS[about("action")];
    }

    protected final int below() {
        return agenda.below(entry);
    }

    protected final boolean isVictim(int other) {
        return position.layout.isEnemy(position.course.turn, other) && position.decks.hand.size(other) > 0;
    }
}
