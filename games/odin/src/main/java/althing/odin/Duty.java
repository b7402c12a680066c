package althing.odin;

import org.jspecify.annotations.Nullable;

import althing.engine.Agenda;
import althing.engine.MoveList;
import althing.odin.OdinMove.Arm;
import althing.odin.OdinMove.Buy;
import althing.odin.OdinMove.Disarm;
import althing.odin.OdinMove.Place;
import althing.odin.OdinMove.Store;
import althing.odin.OdinMove.Use;
import althing.odin.OdinMove.Word;

/** At least one effect of every action comes about: nobody may do what would leave none possible (FFO-3.6, FFO-3.10). */
final class Duty {

    private static final Task[] TASKS = Task.values();

    private Duty() {
    }

    private static boolean isKnown(OdinPosition position) {
        return position.holds(OdinRuling.OWED_EFFECT);
    }

    /** An effect of a card is none of the action; under the first rules some were. */
    static void actByCard(OdinPosition position) {
        position.now.acted |= !isKnown(position);
    }

    /** What is done instead of the action, or of a part of it, is an effect of the action. */
    static void replace(OdinPosition position, Program program) {
        position.now.instead = isKnown(position) ? program.index : OdinPosition.NOBODY;
    }

    /** Whether the action is still done when nothing can be done instead of it any more; under the first rules it lapsed. */
    static boolean staysWithoutCard(OdinPosition position) {
        return isKnown(position);
    }

    /** Whether the hand has a card that is not needed for what is already due. */
    static boolean canSpareCard(OdinPosition position, int seat) {
        int due = isKnown(position) ? cardsDue(position.agenda) : 0;
        return due == 0 ? Occupations.holdsAny(position, seat) : Occupations.hand(position, seat) > due;
    }

    private static int cardsDue(Agenda agenda) {
        int cards = 0;
        for (int entry = agenda.top(); entry >= 0; entry = agenda.below(entry)) {
            cards += TASKS[agenda.kind(entry)] == Task.PLAY ? Due.PLAY_MUST.at(agenda, entry) : 0;
        }
        return cards;
    }

    /** The innermost action under way that owes an effect which could still become impossible, or nothing. */
    static @Nullable Action owing(OdinPosition position) {
        for (int i = position.interrupted; isKnown(position) && i >= 0; i--) {
            if (owes(position, position.actions.get(i))) {
                return position.actions.get(i);
            }
        }
        return null;
    }

    private static boolean owes(OdinPosition position, Action action) {
        return action.space >= 0 && !action.acted && (action.instead >= 0 || !isCertain(position, action.space));
    }

    private static boolean isCertain(OdinPosition position, int space) {
        return Space.get(space).program.certain
                && Deeds.hasShips(position, position.agenda.seat(), Space.get(space));
    }

    /** Leaves out the moves after which no effect would be possible; where no other move is left, all stay. */
    static void keep(OdinPosition position, int seat, MoveList moves) {
        if (owing(position) == null) {
            return;
        }
        MoveList kept = position.kept;
        kept.clear();
        for (int i = 0; i < moves.size(); i++) {
            if (keeps(position, seat, (OdinMove) moves.get(i))) {
                kept.add(moves.get(i));
            }
        }
        if (!kept.isEmpty() && kept.size() < moves.size()) {
            moves.clear();
            for (int i = 0; i < kept.size(); i++) {
                moves.add(kept.get(i));
            }
        }
    }

    /** Whether a move would leave every action under way an effect. */
    static boolean allows(OdinPosition position, int seat, OdinMove move) {
        return owing(position) == null || keeps(position, seat, move);
    }

    private static boolean keeps(OdinPosition position, int seat, OdinMove move) {
        if (move == Word.DONE) {
            return keepsWithout(position, seat);
        }
        Expense expense = position.expense;
        expense.begin(seat);
        boolean kept = !expense.take(move)
                || isPossible(position, OdinPosition.NOBODY, isOwn(position, move));
        expense.undo();
        return kept;
    }

    /** Whether an effect is left when the decision on top is declined; who declines a card goes on with the action. */
    private static boolean keepsWithout(OdinPosition position, int seat) {
        return switch (position.asked()) {
            case INSTEAD -> true;
            case INSTEAD_UPGRADE -> Upgrading.isPossible(position, seat,
                    (Deed.Upgrade) Program.deed(position.due(Due.INSTEAD_UPGRADE)))
                    || isPossible(position, position.agenda.top(), false);
            default -> isPossible(position, position.agenda.top(), false);
        };
    }

    /** Whether the move answers a question about an effect of the action under way. */
    private static boolean isOwn(OdinPosition position, OdinMove move) {
        return switch (move) {
            case Place _,Store _,Buy _,Arm _,Disarm _ -> false;
            case Use _ -> position.isAsked(Task.INSTEAD) || position.isAsked(Task.INSTEAD_UPGRADE);
            default -> Ahead.isOwn(position, position.agenda.top());
        };
    }

    /** Whether every action that owes an effect has one ahead, the innermost perhaps by the move that is tried. */
    private static boolean isPossible(OdinPosition position, int skipped, boolean acts) {
        Action innermost = position.now;
        Agenda agenda = position.agenda;
        int entry = agenda.top();
        int action = position.interrupted;
        boolean possible = true;
        for (boolean acted = acts; action >= 0 && possible; acted = false) {
            position.now = position.actions.get(action--);
            possible = acted || !owes(position, position.now) || isAnyAhead(position, entry, skipped);
            entry = belowAction(agenda, entry);
        }
        position.now = innermost;
        return possible;
    }

    /** Whether an effect of the action under way is among what is due for it, from an entry down. */
    private static boolean isAnyAhead(OdinPosition position, int from, int skipped) {
        Agenda agenda = position.agenda;
        int impossible = OdinPosition.NOBODY;
        for (int entry = from; entry >= 0 && TASKS[agenda.kind(entry)] != Task.RESUME; entry = agenda.below(entry)) {
            if (entry != skipped && Ahead.isOwn(position, entry)) {
                int deed = Ahead.deed(agenda, entry);
                boolean lapses = impossible >= 0 && deed > impossible && deed < Program.endOf(impossible);
                if (!lapses && Ahead.isPossible(position, entry)) {
                    return true;
                }
                impossible = deed >= 0 && !lapses && Program.isRequired(deed) ? deed : impossible;
            }
        }
        return false;
    }

    /** The first entry below all that is due for the innermost of the actions. */
    private static int belowAction(Agenda agenda, int from) {
        int entry = from;
        while (entry >= 0 && TASKS[agenda.kind(entry)] != Task.RESUME) {
            entry = agenda.below(entry);
        }
        return entry < 0 ? entry : agenda.below(entry);
    }
}
