package althing.odin.course;

import althing.engine.Frame;
import althing.engine.Setup;
import althing.odin.OdinRuling;
import althing.odin.actions.Steps;
import althing.odin.box.Plan;
import althing.odin.dice.Dice;

/** A position as the rules know it: its {@link OdinMemory}, and what all of them ask of it. Not thread safe. */
public abstract class OdinState extends OdinMemory {

    /** For trying what a move would cost. */
    final Expense expense = new Expense(this);

    protected OdinState(Setup setup) {
        super(setup);
    }

    @Override
    public abstract OdinState copy();

    /** What is asked or done next. The game must not be over. */
    @Override
    public abstract OdinDecision decision();

    /** The decision of an entry of the agenda. */
    public abstract OdinDecision decision(int entry);

    @Override
    protected final OdinState self() {
        return this;
    }

    public boolean isAsked(Frame frame) {
        return agenda.isOnTop(frame);
    }

    public void push(Frame frame, int seat) {
        agenda.push(frame, seat);
    }

    public void push(Frame frame, int seat, Frame.Field field, int value) {
        agenda.push(frame, seat);
        field.set(agenda, value);
    }

    /** What the entry on top says. */
    public int due(Frame.Field field) {
        return field.of(agenda);
    }

    public boolean isDue(Frame.Field field) {
        return field.isSet(agenda);
    }

    /**
     * Interrupts the action under way: what follows is an action of a space without vikings, or an effect without a space,
     * and ends when all that comes of it is done (FFO-6.8). Under the first rules all actions share
     * one state.
     */
    public void interrupt(int seat, int space) {
        if (!holds(OdinRuling.ACTION_FRAMES)) {
            return;
        }
        push(Steps.Resuming.FRAME, seat);
        interrupted++;
        if (actions.size() == interrupted) {
            actions.add(new Action());
        }
        now = actions.get(interrupted);
        now.begin(space, NOBODY);
    }

    /** Goes on with the action that was interrupted; a card that a card played meanwhile was played in it (card 176B). */
    public void resume(int seat) {
        Dice.recountOre(this, seat);
        int plays = now.space >= 0 && holds(OdinRuling.USED_WITHOUT_VIKINGS) ? 0 : now.otherPlays;
        interrupted--;
        now = actions.get(interrupted);
        now.otherPlays += plays;
    }

    public int count(int seat, int item) {
        return holdings.count(seat, item);
    }

    public void change(int seat, int item, int by) {
        holdings.change(seat, item, by);
    }

    /** The seat that sits so many places to the left of the start player. */
    public int clockwise(int places) {
        int seat = start + places;
        return seat < seats ? seat : seat - seats;
    }

    public int nextTo(int seat) {
        return seat + 1 == seats ? 0 : seat + 1;
    }

    /** What is printed on a board as it lies now. */
    public Plan plan(int board) {
        return boards.plan(board);
    }

    /** The slot of a board as it lies now; all home boards share the first. */
    public int slot(int board) {
        return boards.slot(board);
    }

    public boolean isLastRound() {
        return round == calendar.rounds;
    }
}
