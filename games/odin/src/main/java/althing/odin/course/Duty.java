package althing.odin.course;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.Agenda;
import althing.engine.MoveList;
import althing.engine.Why;
import althing.odin.course.OdinMove.Word;
import althing.odin.OdinRuling;
import althing.odin.actions.Deeds;
import althing.odin.actions.Steps;
import althing.odin.box.Program;
import althing.odin.box.Space;
import althing.odin.cards.CardPlay;
import althing.odin.cards.Occupations;
import althing.odin.words.Names;

/** At least one effect of every action comes about: nobody may do what would leave none possible (FFO-3.6, FFO-3.10). */
public final class Duty {

    private Duty() {
    }

    private static boolean isKnown(OdinState position) {
        return position.holds(OdinRuling.OWED_EFFECT);
    }

    /** An effect of a card is none of the action; under the first rules some were. */
    public static void actByCard(OdinState position) {
        position.now.acted |= !isKnown(position);
    }

    /** What is done instead of the action, or of a part of it, is an effect of the action. */
    public static void replace(OdinState position, Program program) {
        position.now.instead = isKnown(position) ? program.index : OdinState.NOBODY;
    }

    /** Whether the action is still done when nothing can be done instead of it any more; under the first rules it lapsed. */
    public static boolean staysWithoutCard(OdinState position) {
        return isKnown(position);
    }

    /** Whether the hand has a card that is not needed for what is already due. */
    public static boolean canSpareCard(OdinState position, int seat) {
        int due = isKnown(position) ? CardPlay.cardsDue(position.agenda) : 0;
        return due == 0 ? Occupations.holdsAny(position, seat) : Occupations.hand(position, seat) > due;
    }

    /** The innermost action under way that owes an effect which could still become impossible, or nothing. */
    static @Nullable Action owing(OdinState position) {
        for (int i = position.interrupted; isKnown(position) && i >= 0; i--) {
            if (owes(position, position.actions.get(i))) {
                return position.actions.get(i);
            }
        }
        return null;
    }

    private static boolean owes(OdinState position, Action action) {
        return action.space >= 0 && !action.acted && (action.instead >= 0 || !isCertain(position, action.space));
    }

    private static boolean isCertain(OdinState position, int space) {
        return Space.get(space).program.certain
                && Deeds.hasShips(position, position.agenda.seat(), Space.get(space));
    }

    /** Leaves out the moves after which no effect would be possible; where no other move is left, all stay. */
    static void keep(OdinState position, int seat, MoveList moves) {
        if (!position.decision().takes() || owing(position) == null) {
            return;
        }
        int left = firstLeft(position, seat, moves);
        if (left < moves.size()) {
            keepRest(position, seat, moves, left);
        }
    }

    /** The first of the moves after which no effect would be possible, or the end of the list. */
    private static int firstLeft(OdinState position, int seat, MoveList moves) {
        int at = 0;
        while (at < moves.size() && keeps(position, seat, (OdinMove) moves.get(at))) {
            at++;
        }
        return at;
    }

    /** Whether no answer but going on would be left. */
    static boolean leavesNone(OdinState position, int seat, MoveList answers) {
        boolean owing = owing(position) != null;
        boolean declined = false;
        for (int i = 0; i < answers.size(); i++) {
            OdinMove answer = (OdinMove) answers.get(i);
            if (answer == Word.DONE) {
                declined = true;
            } else if (!owing || keeps(position, seat, answer)) {
                return false;
            }
        }
        return answers.isEmpty() || (declined && (answers.size() == 1 || keeps(position, seat, Word.DONE)));
    }

    private static void keepRest(OdinState position, int seat, MoveList moves, int first) {
        MoveList kept = position.kept;
        kept.clear();
        for (int i = first + 1; i < moves.size(); i++) {
            if (keeps(position, seat, (OdinMove) moves.get(i))) {
                kept.add(moves.get(i));
            }
        }
        if (first + kept.size() > 0) {
            moves.truncate(first);
            for (int i = 0; i < kept.size(); i++) {
                moves.add(kept.get(i));
            }
        }
    }

    /** Whether the move leaves every action under way an effect, or no other move does either. */
    static boolean allows(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return owing(position) == null || keeps(position, seat, move) || !isAnyKept(position, seat)
                || refuse(position, move, why);
    }

    private static boolean isAnyKept(OdinState position, int seat) {
        MoveList moves = new MoveList();
        position.decision().listAll(position, seat, moves);
        return moves.toList().stream().anyMatch(move -> keeps(position, seat, (OdinMove) move));
    }

    /** Whether the move leaves every action under way an effect. */
    public static boolean leavesEffect(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return owing(position) == null || keeps(position, seat, move) || refuse(position, move, why);
    }

    private static boolean refuse(OdinState position, OdinMove move, @Nullable Why why) {
        Action owing = owing(position);
        return (move == Word.DONE || owing == null)
                ? mayStop(true, why)
                : must(why, false, "FFO-3.10", "refusal.effect-owed", "space", Names.space(owing.space));
    }

    /** Whether a question may be declined; the first effect of an action must come about (FFO-3.10). */
    public static boolean mayStop(boolean must, @Nullable Why why) {
        return must(why, !must, "FFO-3.10", "refusal.must-act");
    }

    private static boolean keeps(OdinState position, int seat, OdinMove move) {
        OdinDecision asked = position.decision();
        if (move == Word.DONE) {
            return asked.mayDecline(position, seat);
        }
        boolean interrupts = asked.interrupts(position, move);
        Expense expense = position.expense;
        expense.begin(seat);
        boolean tried = interrupts
                ? Anytime.isTried(expense, (OdinMove.ForAnytime) move)
                : asked.isTried(expense, move);
        boolean kept = !tried || isPossible(position, OdinState.NOBODY,
                !interrupts && asked.isEffect(position, position.agenda.top()));
        expense.undo();
        return kept;
    }

    /** Whether every action that owes an effect has one ahead, an entry of the agenda apart. */
    static boolean isPossibleWithout(OdinState position, int skipped) {
        return isPossible(position, skipped, false);
    }

    /** Whether every action that owes an effect has one ahead, the innermost perhaps by the move that is tried. */
    private static boolean isPossible(OdinState position, int skipped, boolean acts) {
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
    private static boolean isAnyAhead(OdinState position, int from, int skipped) {
        Agenda agenda = position.agenda;
        int impossible = OdinState.NOBODY;
        for (int entry = from; entry >= 0
                && agenda.kind(entry) != Steps.Resuming.FRAME.kind(); entry = agenda.below(entry)) {
            OdinDecision due = position.decision(entry);
            if (entry != skipped && due.isEffect(position, entry)) {
                int deed = due.deed(agenda, entry);
                boolean lapses = impossible >= 0 && deed > impossible && deed < Program.endOf(impossible);
                if (!lapses && due.isPossible(position, entry)) {
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
        while (entry >= 0 && agenda.kind(entry) != Steps.Resuming.FRAME.kind()) {
            entry = agenda.below(entry);
        }
        return entry < 0 ? entry : agenda.below(entry);
    }
}
