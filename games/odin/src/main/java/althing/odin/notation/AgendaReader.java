package althing.odin.notation;

import static althing.odin.notation.NotationReader.require;

import java.util.List;

import althing.engine.Agenda;
import althing.engine.Asked;
import althing.engine.MoveList;
import althing.odin.Question;
import althing.odin.actions.Steps;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinState;
import althing.odin.course.Phase;
import althing.odin.course.Step;
import althing.odin.feast.Serving;

/** Reads what is due, so that everything on the agenda can be asked or done. */
public final class AgendaReader {

    private final OdinState position;
    private final Agenda agenda;
    private final List<Asked> asked;

    AgendaReader(OdinState position, List<Asked> asked) {
        this.position = position;
        this.asked = asked;
        agenda = position.agenda;
    }

    void read() {
        require(asked.isEmpty() == (position.phase == Phase.OVER), "agenda: only a game that is over asks nothing.");
        Asked.read(asked, Question.frames(), position.seats, OdinState.MOST_DUE, agenda);
        int action = position.interrupted;
        int at = asked.size();
        for (int entry = agenda.top(); entry >= 0; entry = agenda.below(entry)) {
            String place = "agenda[" + --at + "]: ";
            OdinDecision due = position.decision(entry);
            require(due.isOfPhase(position), place + asked.get(at).decision() + " is not due in this phase.");
            require(due.isInPlace(at, asked.size()), place + asked.get(at).decision() + " is not due at this place.");
            require(action >= 0 && due.fits(position, entry, position.actions.get(action)),
                    place + asked.get(at).decision() + " cannot be about this now.");
            action -= agenda.kind(entry) == Steps.Resuming.FRAME.kind() ? 1 : 0;
        }
        require(action == 0, "agenda: each action but the first ends with an entry 'resume'.");
        whole();
    }

    /** What must hold for all of it. */
    private void whole() {
        boolean ends = !asked.isEmpty() && asked.getFirst().decision().equals(Steps.Ending.FRAME.name());
        require(ends == position.actions.getFirst().space >= 0,
                "agenda: the action of a space, and no other, ends with an entry 'end' that stands first.");
        int seat = asked.isEmpty() ? 0 : asked.getLast().seat();
        require(!ends || asked.stream().allMatch(each -> each.seat() == seat),
                "agenda: all that is due in an action is due to one seat.");
        int site = position.actions.getFirst().site;
        require(site < 0 || position.taken.by(site) == seat + 1,
                "actions[0].site: seat " + seat + " has not taken it.");
        boolean feasts = asked.stream().anyMatch(each -> each.decision().equals(Serving.FRAME.name()));
        require(feasts || (position.served == 0 && position.laidFlat == 0),
                "table: nothing is served before a Feast, which the agenda does not ask for.");
        require(asked.isEmpty() || isAnswerable(), "agenda: its last entry is no decision that can be made.");
    }

    private boolean isAnswerable() {
        if (position.decision() instanceof Step) {
            return false;
        }
        MoveList moves = new MoveList();
        position.moves(agenda.seat(), moves);
        return !moves.isEmpty();
    }
}
