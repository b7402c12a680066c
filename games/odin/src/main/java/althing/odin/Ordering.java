package althing.odin;

import java.util.Arrays;

import althing.engine.Agenda;
import althing.engine.MoveList;

/** Of several cards that act at the same moment the owner says which comes first; plain gains need no question. */
final class Ordering {

    private Ordering() {
    }

    /** Puts what cards have scheduled above the floor of the agenda in order: gains first, then what the owner orders. */
    static void arrange(OdinPosition position, int seat, int floor) {
        int count = countAbove(position.agenda, floor);
        if (count < 2) {
            return;
        }
        int[] programs = take(position, count);
        if (areSeveralCards(programs)) {
            pushGifts(position, seat, programs, false);
            position.push(Task.ORDER, seat, Due.ORDER, countAbove(position.agenda, floor));
            pushGifts(position, seat, programs, true);
        } else {
            push(position, seat, programs);
        }
    }

    private static int countAbove(Agenda agenda, int floor) {
        int count = 0;
        for (int entry = agenda.top(); entry > floor; entry = agenda.below(entry)) {
            count++;
        }
        return count;
    }

    /** Takes so many programs off the agenda; the lowest is the first. */
    private static int[] take(OdinPosition position, int count) {
        int[] programs = new int[count];
        for (int i = count - 1; i >= 0; i--) {
            programs[i] = position.due(Due.PROGRAM);
            position.agenda.pop();
        }
        return programs;
    }

    private static void push(OdinPosition position, int seat, int[] programs) {
        for (int program : programs) {
            position.push(Task.PROGRAM, seat, Due.PROGRAM, program);
        }
    }

    private static void pushGifts(OdinPosition position, int seat, int[] programs, boolean gifts) {
        for (int program : programs) {
            if (Program.get(program).gift == gifts) {
                position.push(Task.PROGRAM, seat, Due.PROGRAM, program);
            }
        }
    }

    /** Whether more than one card does something other than give. */
    private static boolean areSeveralCards(int[] programs) {
        int card = OdinPosition.NOBODY;
        for (int program : programs) {
            if (!Program.get(program).gift) {
                if (card >= 0 && card != Program.get(program).card) {
                    return true;
                }
                card = Program.get(program).card;
            }
        }
        return false;
    }

    /** The cards that can do something now; of each the owner may say that it comes first. */
    static void list(OdinPosition position, int seat, MoveList into) {
        Agenda agenda = position.agenda;
        int entry = agenda.top();
        for (int left = position.due(Due.ORDER); left > 0; left--) {
            entry = agenda.below(entry);
            Program program = Program.get(Due.PROGRAM.at(agenda, entry));
            OdinMove first = Moves.FIRST[program.card];
            if (!into.contains(first) && Deeds.isPossible(position, seat, program)) {
                into.add(first);
            }
        }
    }

    /** Goes on where there is nothing to ask; says whether that was so. */
    static boolean isSettled(OdinPosition position, int seat) {
        position.scratch.clear();
        list(position, seat, position.scratch);
        if (position.scratch.size() > 1) {
            return false;
        }
        if (position.scratch.isEmpty()) {
            position.agenda.pop();
        } else {
            play(position, seat, (OdinMove.First) position.scratch.get(0));
        }
        return true;
    }

    /** Brings all that a card does to the top; the others are asked about again. */
    static void play(OdinPosition position, int seat, OdinMove.First first) {
        int count = position.due(Due.ORDER);
        position.agenda.pop();
        int[] programs = take(position, count);
        int[] others = Arrays.stream(programs).filter(each -> Program.get(each).card != first.card())
                .toArray();
        push(position, seat, others);
        if (areSeveralCards(others)) {
            position.push(Task.ORDER, seat, Due.ORDER, others.length);
        }
        push(position, seat, Arrays.stream(programs)
                .filter(each -> Program.get(each).card == first.card()).toArray());
    }
}
