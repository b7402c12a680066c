package althing.odin.actions;

import althing.engine.Agenda;
import althing.engine.Frame;
import althing.engine.Frame.Field;
import althing.odin.board.Supply;
import althing.odin.box.Deed;
import althing.odin.box.Program;
import althing.odin.box.Throw;
import althing.odin.box.Ids;
import althing.odin.cards.Moments;
import althing.odin.cards.ProgramWords;
import althing.odin.course.Action;
import althing.odin.course.OdinState;
import althing.odin.course.Phase;
import althing.odin.course.Step;
import althing.odin.dice.Dice;
import althing.odin.effects.InsteadOfAction;
import althing.odin.feast.Feast;

/** The steps of an action and of a Feast that wait on the agenda until what lies above them is done. */
public final class Steps {

    private Steps() {
    }

    /** A die action begins once the cards before it have acted. */
    public static final class Throwing extends Step {

        public static final Frame FRAME = new Frame();
        static final Field DEED = FRAME.word("deed", ProgramWords.DEEDS);

        public Throwing() {
            super("FFO-11.1", FRAME);
        }

        @Override
        protected void run(OdinState position, int seat) {
            int deed = position.due(DEED);
            position.agenda.pop();
            Dice.begin(position, seat, deed);
        }

        @Override
        public int deed(Agenda agenda, int entry) {
            return DEED.at(agenda, entry);
        }

        @Override
        public boolean fits(OdinState position, int entry, Action action) {
            return Program.deed(DEED.at(position.agenda, entry)) instanceof Deed.Roll roll
                    && (roll.kind() != Throw.WHALE || Supply.boats(position, position.agenda.seat(entry)) > 0);
        }
    }

    /** The action of a space begins. */
    public static final class Beginning extends Step {

        public static final Frame FRAME = new Frame();
        public static final Field SPACE = FRAME.word("space", Ids.PRINTED_SPACES);

        public Beginning() {
            super("FFO-3.1", FRAME);
        }

        @Override
        protected void run(OdinState position, int seat) {
            int space = position.due(SPACE);
            position.agenda.pop();
            InsteadOfAction.begin(position, seat, space);
        }

        @Override
        public boolean isEffect(OdinState position, int entry) {
            return true;
        }

        @Override
        public boolean isPossible(OdinState position, int entry) {
            return InsteadOfAction.canBegin(position, position.agenda.seat(entry), SPACE.at(position.agenda, entry));
        }

        @Override
        public boolean isOfPhase(OdinState position) {
            return position.phase == Phase.ACTIONS || !position.noCards;
        }

        @Override
        public boolean fits(OdinState position, int entry, Action action) {
            return action.space == SPACE.at(position.agenda, entry);
        }
    }

    /** What follows the action of a space. */
    public static final class Aftermath extends Step {

        public static final Frame FRAME = new Frame();

        public Aftermath() {
            super("FFO-13.7", FRAME);
        }

        @Override
        protected void run(OdinState position, int seat) {
            position.agenda.pop();
            Moments.fireAfter(position, seat);
        }

        @Override
        public boolean isOfPhase(OdinState position) {
            return position.phase == Phase.ACTIONS || !position.noCards;
        }

        @Override
        public boolean fits(OdinState position, int entry, Action action) {
            return action.space >= 0;
        }
    }

    /** An effect of a card begins. */
    public static final class CardActing extends Step {

        public static final Frame FRAME = new Frame();
        public static final Field PROGRAM = FRAME.word("of", ProgramWords.PROGRAMS);

        public CardActing() {
            super("FFO-13.7", FRAME);
        }

        @Override
        protected void run(OdinState position, int seat) {
            Program program = Program.get(position.due(PROGRAM));
            position.agenda.pop();
            Choosing.begin(position, seat, program);
        }
    }

    /** What interrupted an action is done, and the action goes on. */
    public static final class Resuming extends Step {

        public static final Frame FRAME = new Frame();

        public Resuming() {
            super("FFO-6.8", FRAME);
        }

        @Override
        protected void run(OdinState position, int seat) {
            position.agenda.pop();
            position.resume(seat);
        }
    }

    /** The action of a turn is done, and the next seat has its turn. */
    public static final class Ending extends Step {

        public static final Frame FRAME = new Frame();

        public Ending() {
            super("FFO-3.4", FRAME);
        }

        @Override
        protected void run(OdinState position, int seat) {
            position.agenda.pop();
            position.now.forget();
            position.cursor = position.nextTo(seat);
        }

        @Override
        public boolean isOfPhase(OdinState position) {
            return position.phase == Phase.ACTIONS;
        }

        @Override
        public boolean isInPlace(int height, int entries) {
            return height == 0;
        }

        @Override
        public boolean fits(OdinState position, int entry, Action action) {
            return action.space >= 0;
        }
    }

    /** The table of a Feast is measured once all is done that comes before. */
    public static final class SittingDown extends Step {

        public static final Frame FRAME = new Frame();

        public SittingDown() {
            super("FFO-4.8", FRAME);
        }

        @Override
        protected void run(OdinState position, int seat) {
            position.agenda.pop();
            Feast.sitDown(position, seat);
        }

        @Override
        public boolean isOfPhase(OdinState position) {
            return position.phase == Phase.FEAST;
        }

        @Override
        public boolean isInPlace(int height, int entries) {
            return height == 0;
        }
    }
}
