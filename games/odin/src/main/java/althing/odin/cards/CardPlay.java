package althing.odin.cards;

import org.jspecify.annotations.Nullable;

import althing.engine.Agenda;
import althing.engine.Frame;
import althing.engine.Frame.Field;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Play;
import althing.odin.course.OdinMove.Word;
import althing.odin.box.Deed;
import althing.odin.box.Program;
import althing.odin.course.Action;
import althing.odin.course.Duty;
import althing.odin.course.Expense;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Which occupation to play in an action; more of them may follow (FFO-13.2). */
public final class CardPlay extends OdinDecision {

    public static final Frame FRAME = new Frame();
    private static final int MOST_CARDS = 7;
    private static final Field DEED = FRAME.word("deed", ProgramWords.DEEDS);
    private static final Field LEFT = FRAME.number("left", 1, MOST_CARDS);
    private static final Field MUST = FRAME.flag("must");

    public CardPlay() {
        super("FFO-13.2", FRAME, OPEN);
    }

    public static void ask(OdinState position, int seat, int deed, int left, boolean must) {
        position.push(FRAME, seat, DEED, deed);
        LEFT.set(position.agenda, left);
        MUST.set(position.agenda, must ? 1 : 0);
    }

    /** How many cards must be played by what is on an agenda. */
    public static int cardsDue(Agenda agenda) {
        int cards = 0;
        for (int entry = agenda.top(); entry >= 0; entry = agenda.below(entry)) {
            cards += agenda.kind(entry) == FRAME.kind() ? MUST.at(agenda, entry) : 0;
        }
        return cards;
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        Occupations.listHand(position, seat, into);
        if (!position.isDue(MUST)) {
            into.add(Word.DONE);
        }
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return switch (move) {
            case Play play -> Occupations.holds(position, seat, play.card(), why);
            case Word.DONE -> Duty.mayStop(position.isDue(MUST), why);
            default -> notNow(position, seat, why);
        };
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        int left = position.due(LEFT) - 1;
        int deed = position.due(DEED);
        position.agenda.pop();
        if (move instanceof Play play) {
            if (left > 0) {
                ask(position, seat, deed, left, false);
            }
            position.now.acted = true;
            Occupations.play(position, seat, play.card());
        }
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.play", "count", position.due(LEFT));
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        return move instanceof Play play
                ? Phrase.of("move.play", "card", Names.card(play.card()))
                : Phrase.of("move.skip");
    }

    /** A card that was due is played. */
    @Override
    protected boolean isTried(Expense expense, OdinMove move) {
        if (!(move instanceof Play play)) {
            return false;
        }
        expense.play(play.card());
        if (expense.position.isDue(MUST)) {
            MUST.set(expense.position.agenda, 0);
            expense.restoreWith(MUST);
        }
        return true;
    }

    @Override
    public int deed(Agenda agenda, int entry) {
        return DEED.at(agenda, entry);
    }

    @Override
    public boolean isPossible(OdinState position, int entry) {
        return Occupations.holdsAny(position, position.agenda.seat(entry));
    }

    @Override
    public boolean fits(OdinState position, int entry, Action action) {
        return Program.deed(DEED.at(position.agenda, entry)) instanceof Deed.Play;
    }
}
