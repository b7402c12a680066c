package althing.odin.cards;

import static althing.engine.Why.must;

import java.util.Arrays;

import org.jspecify.annotations.Nullable;

import althing.engine.Agenda;
import althing.engine.Frame.Field;
import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.First;
import althing.odin.actions.Deeds;
import althing.odin.actions.Steps;
import althing.odin.box.Program;
import althing.odin.course.Action;
import althing.odin.course.Moves;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Which of several cards that act at the same moment comes first; plain gains need no question (FFO-13.7). */
public final class Ordering extends OdinDecision {

    static final Frame FRAME = new Frame();
    private static final int MOST_EFFECTS = 64;
    /** How many effects of cards, directly below, are put in order. */
    private static final Field EFFECTS = FRAME.number("effects", 2, MOST_EFFECTS);

    public Ordering() {
        super("FFO-13.7", FRAME, OPEN);
    }

    /** Puts what cards have scheduled above the floor of the agenda in order: gains first, then what the owner orders. */
    static void arrange(OdinState position, int seat, int floor) {
        int count = countAbove(position.agenda, floor);
        if (count < 2) {
            return;
        }
        int[] programs = take(position, count);
        if (areSeveralCards(programs)) {
            pushGifts(position, seat, programs, false);
            position.push(FRAME, seat, EFFECTS, countAbove(position.agenda, floor));
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
    private static int[] take(OdinState position, int count) {
        int[] programs = new int[count];
        for (int i = count - 1; i >= 0; i--) {
            programs[i] = position.due(Steps.CardActing.PROGRAM);
            position.agenda.pop();
        }
        return programs;
    }

    private static void push(OdinState position, int seat, int[] programs) {
        for (int program : programs) {
            position.push(Steps.CardActing.FRAME, seat, Steps.CardActing.PROGRAM, program);
        }
    }

    private static void pushGifts(OdinState position, int seat, int[] programs, boolean gifts) {
        for (int program : programs) {
            if (Program.get(program).gift == gifts) {
                position.push(Steps.CardActing.FRAME, seat, Steps.CardActing.PROGRAM, program);
            }
        }
    }

    /** Whether more than one card does something other than give. */
    private static boolean areSeveralCards(int[] programs) {
        int card = OdinState.NOBODY;
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
    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        Agenda agenda = position.agenda;
        int entry = agenda.top();
        for (int left = position.due(EFFECTS); left > 0; left--) {
            entry = agenda.below(entry);
            Program program = Program.get(Steps.CardActing.PROGRAM.at(agenda, entry));
            OdinMove first = Moves.FIRST[program.card];
            if (!into.contains(first) && Deeds.isPossible(position, seat, program)) {
                into.add(first);
            }
        }
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return move instanceof First first
                ? isDue(position, seat, first.card()) || (Occupations.has(position, seat, first.card(), why)
                        && must(why, false, "FFO-13.7", "refusal.card-not-due", "card", Names.card(first.card())))
                : notNow(position, seat, why);
    }

    private static boolean isDue(OdinState position, int seat, int card) {
        Agenda agenda = position.agenda;
        int entry = agenda.top();
        for (int left = position.due(EFFECTS); left > 0; left--) {
            entry = agenda.below(entry);
            Program program = Program.get(Steps.CardActing.PROGRAM.at(agenda, entry));
            if (program.card == card && Deeds.isPossible(position, seat, program)) {
                return true;
            }
        }
        return false;
    }

    /** Goes on where there is nothing to ask. */
    @Override
    public boolean settles(OdinState position, int seat) {
        position.scratch.clear();
        listAnswers(position, seat, position.scratch);
        if (position.scratch.size() > 1) {
            return false;
        }
        if (position.scratch.isEmpty()) {
            position.agenda.pop();
        } else {
            answer(position, seat, (First) position.scratch.get(0));
        }
        return true;
    }

    /** Brings all that a card does to the top; the others are asked about again. */
    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        int card = ((First) move).card();
        int count = position.due(EFFECTS);
        position.agenda.pop();
        int[] programs = take(position, count);
        int[] others = Arrays.stream(programs).filter(each -> Program.get(each).card != card).toArray();
        push(position, seat, others);
        if (areSeveralCards(others)) {
            position.push(FRAME, seat, EFFECTS, others.length);
        }
        push(position, seat, Arrays.stream(programs).filter(each -> Program.get(each).card == card).toArray());
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.order");
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        return Phrase.of("move.first", "card", Names.card(((First) move).card()));
    }

    /** Effects of cards of the seat lie directly below. */
    @Override
    public boolean fits(OdinState position, int order, Action action) {
        Agenda agenda = position.agenda;
        int entry = order;
        for (int left = EFFECTS.at(agenda, order); left > 0; left--) {
            entry = agenda.below(entry);
            if (entry < 0 || agenda.kind(entry) != Steps.CardActing.FRAME.kind()
                    || agenda.seat(entry) != agenda.seat(order)
                    || Program.get(Steps.CardActing.PROGRAM.at(agenda, entry)).card < 0) {
                return false;
            }
        }
        return true;
    }
}
