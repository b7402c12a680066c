package althing.odin.actions;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame.Field;
import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Choose;
import althing.odin.course.OdinMove.Word;
import althing.odin.box.Deed;
import althing.odin.box.Items;
import althing.odin.box.Program;
import althing.odin.box.Space;
import althing.odin.cards.Moments;
import althing.odin.cards.ProgramWords;
import althing.odin.course.Expense;
import althing.odin.course.Moves;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Which alternative of an action or of a card's effect (FFO-7.4). */
public final class Choosing extends OdinDecision {

    static final Frame FRAME = new Frame();
    private static final Field PROGRAM = FRAME.word("of", ProgramWords.PROGRAMS);

    public Choosing() {
        super("FFO-7.4", FRAME, OPEN);
    }

    /** The program whose alternatives are asked about. */
    public static Program asked(OdinState position) {
        return Program.get(position.due(PROGRAM));
    }

    /** Starts a program: at once where there is one way to do it, else by a choice. */
    public static void begin(OdinState position, int seat, Program program) {
        int only = OdinState.NOBODY;
        int possible = 0;
        for (int i = 0; i < program.alternatives(); i++) {
            if (Deeds.isPossible(position, seat, program, i)) {
                only = i;
                possible++;
            }
        }
        if (possible == 1 && !program.optional) {
            schedule(position, seat, program, only);
        } else if (possible > 0) {
            position.push(FRAME, seat, PROGRAM, program.index);
        }
    }

    /** Puts the deeds of an alternative on the agenda, the first on top. */
    public static void schedule(OdinState position, int seat, Program program, int alternative) {
        for (int i = program.end(alternative) - 1; i >= program.start(alternative); i--) {
            position.push(Doing.FRAME, seat, Doing.DEED, i);
        }
        if (!position.noCards && program.space >= 0 && Space.get(program.space).isCrafting
                && paysOre(program, alternative)) {
            Moments.fire(position, seat, Moments.BEFORE_ORE);
        }
    }

    private static boolean paysOre(Program program, int alternative) {
        for (int i = program.start(alternative); i < program.end(alternative); i++) {
            if (Program.deed(i) instanceof Deed.Trade trade && trade.pay().of(Items.ORE) > 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        Program program = asked(position);
        for (int i = 0; i < program.alternatives(); i++) {
            if (Deeds.isPossible(position, seat, program, i)) {
                into.add(Moves.CHOOSE[i]);
            }
        }
        if (program.optional) {
            into.add(Word.DONE);
        }
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        Program program = asked(position);
        return switch (move) {
            case Choose choose -> Deeds.canTake(position, seat, program, choose.alternative(), "FFO-7.4", why);
            case Word word when word == Word.DONE && program.optional -> true;
            default -> notNow(position, seat, why);
        };
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        Program program = asked(position);
        position.agenda.pop();
        if (move instanceof Choose choice) {
            schedule(position, seat, program, choice.alternative() - 1);
        }
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.choose", "space", Names.owner(asked(position)));
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        return move instanceof Choose choose
                ? Names.alternative(asked(position), choose.alternative() - 1)
                : Phrase.of("move.skip");
    }

    @Override
    protected boolean isTried(Expense expense, OdinMove move) {
        if (!(move instanceof Choose choose)) {
            return false;
        }
        expense.alternative(asked(expense.position), choose.alternative() - 1);
        return true;
    }

    @Override
    public boolean isEffect(OdinState position, int entry) {
        return Program.get(PROGRAM.at(position.agenda, entry)).space >= 0;
    }

    @Override
    public boolean isPossible(OdinState position, int entry) {
        return Deeds.isPossible(position, position.agenda.seat(entry), Program.get(PROGRAM.at(position.agenda, entry)));
    }
}
