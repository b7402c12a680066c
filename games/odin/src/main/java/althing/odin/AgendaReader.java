package althing.odin;

import static althing.odin.NotationReader.require;

import java.util.List;

import althing.engine.Agenda;
import althing.engine.Asked;
import althing.engine.Frame;
import althing.engine.MoveList;

/** Reads what is due, so that everything on the agenda can be asked or done. */
final class AgendaReader {

    private static final Task[] TASKS = Task.values();

    private final OdinPosition position;
    private final Agenda agenda;
    private final List<Asked> asked;

    AgendaReader(OdinPosition position, List<Asked> asked) {
        this.position = position;
        this.asked = asked;
        agenda = position.agenda;
    }

    void read() {
        require(asked.isEmpty() == (position.phase == Phase.OVER), "agenda: only a game that is over asks nothing.");
        Asked.read(asked, Due.FRAMES, position.seats, OdinState.MOST_DUE, agenda);
        int action = position.interrupted;
        int at = asked.size();
        for (int entry = agenda.top(); entry >= 0; entry = agenda.below(entry)) {
            String place = "agenda[" + --at + "]: ";
            Task task = TASKS[agenda.kind(entry)];
            require(isInPhase(task), place + asked.get(at).decision() + " is not due in this phase.");
            require(isInPlace(task, at), place + asked.get(at).decision() + " is not due at this place.");
            require(action >= 0 && isAbout(task, entry, position.actions.get(action)),
                    place + asked.get(at).decision() + " cannot be about this now.");
            action -= task == Task.RESUME ? 1 : 0;
        }
        require(action == 0, "agenda: each action but the first ends with an entry 'resume'.");
        whole();
    }

    /** What must hold for all of it. */
    private void whole() {
        boolean ends = !asked.isEmpty() && asked.getFirst().decision().equals(Due.of(Task.END).name());
        require(ends == position.actions.getFirst().space >= 0,
                "agenda: the action of a space, and no other, ends with an entry 'end' that stands first.");
        int seat = asked.isEmpty() ? 0 : asked.getLast().seat();
        require(!ends || asked.stream().allMatch(each -> each.seat() == seat),
                "agenda: all that is due in an action is due to one seat.");
        int site = position.actions.getFirst().site;
        require(site < 0 || position.taken[site] == seat + 1, "actions[0].site: seat " + seat + " has not taken it.");
        boolean feasts = asked.stream().anyMatch(each -> each.decision().equals(Due.of(Task.FEAST).name()));
        require(feasts || position.served == 0 && position.laidFlat == 0,
                "table: nothing is served before a Feast, which the agenda does not ask for.");
        require(asked.isEmpty() || isAnswerable(), "agenda: its last entry is no decision that can be made.");
    }

    private boolean isAnswerable() {
        if (position.asked().isSilent()) {
            return false;
        }
        MoveList moves = new MoveList();
        position.moves(agenda.seat(), moves);
        return !moves.isEmpty();
    }

    /** Turns and their ends belong to the Actions phase, windows to the phases that open them. */
    private boolean isInPhase(Task task) {
        return switch (task) {
            case TURN, END, BONUS -> position.phase == Phase.ACTIONS;
            case AFTER, BEGIN -> position.phase == Phase.ACTIONS || !position.noCards;
            case WINDOW -> position.phase == Phase.INCOME || position.phase == Phase.BONUS
                    || position.phase == Phase.SCORING || position.phase == Phase.FEAST;
            case FEAST -> position.phase == Phase.FEAST || !position.noCards;
            case TABLE -> position.phase == Phase.FEAST;
            case FIRST_CARD -> Occupations.isFirstChosen(position.setup());
            default -> true;
        };
    }

    /** Turns, ends and tables are waited for below all the rest; what cannot be interrupted stands on top. */
    private boolean isInPlace(Task task, int at) {
        return switch (task) {
            case TURN, END, TABLE, FIRST_CARD -> at == 0;
            case LAY, SPEND, SETTLE, STEWARD, SPLIT -> at == asked.size() - 1;
            default -> true;
        };
    }

    /** Whether what an entry says fits its task and the action that it belongs to. */
    private boolean isAbout(Task task, int entry, Action action) {
        int seat = agenda.seat(entry);
        return switch (task) {
            case LAY -> isLaying(entry, seat);
            case MAID -> {
                int board = Estate.named(Due.MAID.at(agenda, entry), seat);
                yield position.owner[board] == seat && position.plan(board).isHouse();
            }
            case OFFER -> deed(Due.OFFER, entry) instanceof Deed.Trade;
            case MOUNTAIN -> deed(Due.MOUNTAIN, entry) instanceof Deed.Mountain mountain
                    && Due.MOUNTAIN_PART.at(agenda, entry) <= mountain.parts().size();
            case UPGRADE -> deed(Due.UPGRADE, entry) instanceof Deed.Upgrade;
            case INSTEAD_UPGRADE -> deed(Due.INSTEAD_UPGRADE, entry) instanceof Deed.Upgrade;
            case EMIGRATE -> deed(Due.EMIGRATION, entry) instanceof Deed.Simple;
            case PLAY -> deed(Due.PLAY, entry) instanceof Deed.Play;
            case THROW -> deed(Due.THROW, entry) instanceof Deed.Roll roll
                    && (roll.kind() != Throw.WHALE || Supply.boats(position, seat) > 0);
            case BOATS -> action.thrown == Throw.WHALE;
            case DICE -> action.rolls > 0;
            case SPEND, SPLIT -> action.rolls > 0 && action.thrown.isBattle();
            case SETTLE -> Due.SETTLED.at(agenda, entry) == Items.ORE && position.count(seat, Items.ORE) > 0;
            case BEGIN -> action.space == Due.BEGIN.at(agenda, entry);
            case INSTEAD -> Moments.INSTEAD[Due.INSTEAD.at(agenda, entry)] >= 0;
            case RECALL_AGAIN -> position.taken[Due.RECALL_AGAIN.at(agenda, entry)] == seat + 1;
            case BACK -> action.site >= 0 && Due.MOST_BACK.at(agenda, entry) <= position.standing[action.site];
            case AFTER, END -> action.space >= 0;
            case ORDER -> isOrder(entry, seat);
            default -> true;
        };
    }

    private Deed deed(Frame.Field field, int entry) {
        return Program.deed(field.at(agenda, entry));
    }

    private boolean isLaying(int entry, int seat) {
        int item = Due.LAY_ITEM.at(agenda, entry);
        int board = Estate.named(Due.LAY_BOARD.at(agenda, entry), seat);
        boolean shown = Estate.nameOf(position.slot(board)) == Due.LAY_BOARD.at(agenda, entry);
        return shown && item <= Items.SILVER && position.owner[board] == seat && position.count(seat, item) > 0
                && Placing.fits(position, board, item);
    }

    /** Whether effects of cards of the seat lie directly below an entry that orders them. */
    private boolean isOrder(int order, int seat) {
        int entry = order;
        for (int left = Due.ORDER.at(agenda, order); left > 0; left--) {
            entry = agenda.below(entry);
            if (entry < 0 || agenda.kind(entry) != Task.PROGRAM.ordinal() || agenda.seat(entry) != seat
                    || Program.get(Due.PROGRAM.at(agenda, entry)).card < 0) {
                return false;
            }
        }
        return true;
    }
}
