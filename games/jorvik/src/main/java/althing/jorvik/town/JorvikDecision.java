package althing.jorvik.town;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;

import althing.engine.Decision;
import althing.engine.Frame;
import althing.jorvik.cards.Goods;

/** A question of Jórvík, and where in a round it can be asked. */
public abstract class JorvikDecision extends Decision<Town, JorvikMove> {

    private final Set<Step> steps = EnumSet.noneOf(Step.class);

    /**
     * A question that this rule asks.
     *
     * @param frame what it is about
     * @param steps the steps that follow it; none if it comes on top of another question
     */
    protected JorvikDecision(String rule, Frame frame, Step... steps) {
        super(rule, frame);
        this.steps.addAll(Arrays.asList(steps));
    }

    /** Asks a seat; what it is about is set afterwards. */
    public final void ask(Town town, int seat) {
        town.agenda.push(frame(), seat);
    }

    public final boolean isAsked(Town town) {
        return town.agenda.isOnTop(frame());
    }

    /** Whether it comes on top of another question, which stays open. */
    public final boolean isOnTop() {
        return steps.isEmpty();
    }

    /** Whether it can be asked when this step comes next. */
    public final boolean isAskedBefore(Step step) {
        return steps.contains(step);
    }

    /** Whether it is this seat that can be asked first of all now; asked of positions that were read. */
    public boolean isTurnOf(Town town, int seat) {
        return false;
    }

    /** Whether what its frame says can be; asked of positions that were read. */
    public boolean fits(Town town, int seat) {
        return true;
    }

    /** The cubes that are in nobody's place while it is asked. */
    public int inHand(Town town) {
        return Goods.NONE;
    }
}
