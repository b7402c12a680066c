package althing.odin.actions;

import static althing.engine.Why.must;
import static althing.engine.Why.refuse;

import org.jspecify.annotations.Nullable;

import althing.engine.Agenda;
import althing.engine.Frame;
import althing.engine.Frame.Field;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Dig;
import althing.odin.course.OdinMove.Word;
import althing.odin.box.Deed;
import althing.odin.box.Program;
import althing.odin.box.Strip;
import althing.odin.cards.ProgramWords;
import althing.odin.course.Action;
import althing.odin.course.Duty;
import althing.odin.course.Expense;
import althing.odin.course.Moves;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** From which mountain strip to take how many items (FFO-8.2). */
public final class Digging extends OdinDecision {

    static final Frame FRAME = new Frame();
    private static final Field DEED = FRAME.word("deed", ProgramWords.DEEDS);
    /** Which of its strips comes next, from 1, and whether it must not be declined (FFO-3.10). */
    private static final Field PART = FRAME.number("part", 1, Deed.Mountain.MOST_PARTS);
    private static final Field MUST = FRAME.flag("must");

    public Digging() {
        super("FFO-8.2", FRAME, OPEN);
    }

    public static void begin(OdinState position, int seat, int deed, boolean must) {
        position.now.dug = 0;
        ask(position, seat, deed, 1, must);
    }

    private static void ask(OdinState position, int seat, int deed, int part, boolean must) {
        position.push(FRAME, seat, DEED, deed);
        PART.set(position.agenda, part);
        MUST.set(position.agenda, must ? 1 : 0);
    }

    private static Deed.Mountain asked(OdinState position) {
        return (Deed.Mountain) Program.deed(position.due(DEED));
    }

    /** How many items may be taken from the next strip. */
    private static int most(OdinState position) {
        return asked(position).parts().get(position.due(PART) - 1);
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        int most = most(position);
        boolean rock = asked(position).rock();
        for (int strip = 0; strip < Strip.COUNT; strip++) {
            boolean open = isOpen(position, strip, null) && isAllowed(position, strip, rock, null);
            for (int count = 1; open && count <= Math.min(most, position.strips[strip]); count++) {
                into.add(Moves.DIG[strip][count]);
            }
        }
        if (!position.isDue(MUST)) {
            into.add(Word.DONE);
        }
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return switch (move) {
            case Dig dig -> isOpen(position, dig.strip(), why) && mayTake(position, dig.strip(), dig.count(), why)
                    && isAllowed(position, dig.strip(), asked(position).rock(), why);
            case Word.DONE -> Duty.mayStop(position.isDue(MUST), why);
            default -> notNow(position, seat, why);
        };
    }

    /** Whether the strip lies face up and this action has not taken from it (FFO-8.3). */
    private static boolean isOpen(OdinState position, int strip, @Nullable Why why) {
        return must(why, position.strips[strip] > 0, "FFO-8.1", "refusal.no-strip", "strip", Names.strip(strip))
                && must(why, !isDug(position, strip), "FFO-8.3", "refusal.same-strip", "strip", Names.strip(strip));
    }

    private static boolean isDug(OdinState position, int strip) {
        return (position.now.dug >> strip & 1) != 0;
    }

    private static boolean mayTake(OdinState position, int strip, int count, @Nullable Why why) {
        int most = Math.min(most(position), position.strips[strip]);
        return count <= most || (why != null
                && refuse(why, "FFO-8.2", "refusal.too-many-items", "strip", Names.strip(strip), "most", most));
    }

    /** Whether the next item is one that the action allows: a card takes stone and ore only (card 164A). */
    private static boolean isAllowed(OdinState position, int strip, boolean rock, @Nullable Why why) {
        return !rock || Mountains.isRock(position, strip) || (why != null
                && refuse(why, "FFO-O.164A", "refusal.not-rock", "strip", Names.strip(strip), "item",
                        Names.item(Strip.item(strip, position.strips[strip]))));
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        int deed = position.due(DEED);
        int part = position.due(PART);
        boolean last = part == asked(position).parts().size();
        position.agenda.pop();
        if (!(move instanceof Dig dig)) {
            return;
        }
        boolean counted = Program.spaceOf(deed) >= 0 && Program.spaceOf(deed) == position.now.space;
        Mountains.take(position, seat, dig.strip(), dig.count(), counted);
        position.now.acted |= counted;
        if (!last && isAnyOpen(position)) {
            ask(position, seat, deed, part + 1, false);
        }
    }

    private static boolean isAnyOpen(OdinState position) {
        for (int strip = 0; strip < Strip.COUNT; strip++) {
            if (isOpen(position, strip, null)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.mountain", "count", most(position));
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        return move instanceof Dig dig
                ? Phrase.of("move.dig", "strip", Names.strip(dig.strip()), "items", Names.items(dig.strip(),
                        Math.max(dig.count(), position.strips[dig.strip()]), dig.count()))
                : Phrase.of("move.skip");
    }

    @Override
    protected boolean isTried(Expense expense, OdinMove move) {
        if (!(move instanceof Dig dig)) {
            return false;
        }
        expense.dig(dig.strip(), dig.count());
        return true;
    }

    @Override
    public int deed(Agenda agenda, int entry) {
        return DEED.at(agenda, entry);
    }

    @Override
    public boolean fits(OdinState position, int entry, Action action) {
        return Program.deed(DEED.at(position.agenda, entry)) instanceof Deed.Mountain mountain
                && PART.at(position.agenda, entry) <= mountain.parts().size();
    }
}
