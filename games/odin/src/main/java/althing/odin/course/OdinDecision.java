package althing.odin.course;

import org.jspecify.annotations.Nullable;

import althing.engine.Agenda;
import althing.engine.Decision;
import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.ForAnytime;
import althing.odin.actions.Deeds;

/**
 * A question of A Feast for Odin: its own answers, and before most of them what can be done at any time (FFO-6.8). What
 * would leave an action under way without any effect is no move ({@link Duty}). Stateless.
 */
public abstract class OdinDecision extends Decision<OdinState, OdinMove> {

    /** Whether things that can be done at any time may be done before the answer. */
    protected static final boolean OPEN = true;
    protected static final boolean CLOSED = false;

    private final boolean open;

    protected OdinDecision(String rule, Frame frame, boolean open) {
        super(rule, frame);
        this.open = open;
    }

    /** Whether things that can be done at any time may be done before the answer. */
    public final boolean isOpen() {
        return open;
    }

    /** Adds every answer of its own. */
    public abstract void listAnswers(OdinState position, int seat, MoveList into);

    /** Whether a move is one of these answers; if not, whoever asks why is told. */
    protected abstract boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why);

    /** Does what an answer says. */
    protected abstract void answer(OdinState position, int seat, OdinMove move);

    /** An answer in words. */
    protected abstract Phrase named(OdinState position, int seat, OdinMove move);

    @Override
    public final void list(OdinState position, int seat, MoveList into) {
        listAll(position, seat, into);
        Duty.keep(position, seat, into);
    }

    /** Adds every move, whatever actions owe. */
    public final void listAll(OdinState position, int seat, MoveList into) {
        listAnswers(position, seat, into);
        if (open) {
            Anytime.list(position, seat, into);
        }
    }

    @Override
    public final boolean allows(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return (interrupts(position, move)
                ? Anytime.allows(position, seat, (ForAnytime) move, why)
                : accepts(position, seat, move, why))
                && Duty.allows(position, seat, move, why);
    }

    @Override
    public final void play(OdinState position, int seat, OdinMove move) {
        if (interrupts(position, move)) {
            Anytime.play(position, seat, (ForAnytime) move);
        } else {
            answer(position, seat, move);
        }
    }

    @Override
    public final Phrase option(OdinState position, int seat, OdinMove move) {
        return interrupts(position, move) ? Anytime.named(position, (ForAnytime) move) : named(position, seat, move);
    }

    /** Whether the move, if it can be played, is something for any time that leaves the question open. */
    public final boolean interrupts(OdinState position, OdinMove move) {
        return open && move instanceof ForAnytime && !isAnswer(position, move);
    }

    /** Whether a move of a kind that is for any time is an answer here. */
    protected boolean isAnswer(OdinState position, OdinMove move) {
        return false;
    }

    /** Deals with the question if it needs no answer: nothing can be done any more but going on. Says whether it did. */
    public boolean settles(OdinState position, int seat) {
        if (!isIdle(position, seat)) {
            return false;
        }
        position.agenda.pop();
        return true;
    }

    protected final boolean isIdle(OdinState position, int seat) {
        MoveList own = position.scratch;
        own.clear();
        listAnswers(position, seat, own);
        return Duty.leavesNone(position, seat, own);
    }

    /** Takes from a seat and gives it what the answer does at once, without what chance adds; says whether that is anything. */
    protected boolean isTried(Expense expense, OdinMove move) {
        return false;
    }

    /** Whether any move, here, takes something at once or declines what is asked. */
    protected boolean takes() {
        return true;
    }

    /** The deed that an entry of this question is about, or nothing. */
    public int deed(Agenda agenda, int entry) {
        return OdinState.NOBODY;
    }

    /** Whether an entry of this question is an effect, or leads to one, of the action under way itself. */
    public boolean isEffect(OdinState position, int entry) {
        int deed = deed(position.agenda, entry);
        return deed >= 0 && position.now.owns(deed);
    }

    /** Whether the effect that an entry of this question leads to could come about. */
    public boolean isPossible(OdinState position, int entry) {
        return Deeds.isPossible(position, position.agenda.seat(entry), deed(position.agenda, entry));
    }

    /** Whether an effect of each action is left when the question is declined. */
    public boolean mayDecline(OdinState position, int seat) {
        return Duty.isPossibleWithout(position, position.agenda.top());
    }

    /** Whether it can be due in the phase. */
    public boolean isOfPhase(OdinState position) {
        return true;
    }

    /** Whether its entry can stand so high on an agenda of so many entries; what cannot be interrupted stands on top. */
    public boolean isInPlace(int height, int entries) {
        return true;
    }

    /** Whether what an entry of a notation says fits the position and the action that it belongs to. */
    public boolean fits(OdinState position, int entry, Action action) {
        return true;
    }
}
