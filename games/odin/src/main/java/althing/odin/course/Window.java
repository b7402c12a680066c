package althing.odin.course;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Word;
import althing.odin.OdinRuling;
import althing.odin.board.Placements;
import althing.odin.board.Ships;
import althing.odin.board.Storing;
import althing.odin.cards.CardUse;
import althing.odin.cards.Reward;
import althing.odin.words.Names;

/** Things that can be done at any time, before a phase counts them (FFO-3.11). */
public final class Window extends OdinDecision {

    public static final Frame FRAME = new Frame();

    public Window() {
        super("FFO-3.11", FRAME, OPEN);
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        into.add(Word.DONE);
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return move == Word.DONE || notNow(position, seat, why);
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        position.agenda.pop();
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.window", "phase", Phrase.name("phase." + Names.code(position.phase)));
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        return Phrase.of("move.done");
    }

    @Override
    public boolean settles(OdinState position, int seat) {
        if (isUseful(position, seat)) {
            return false;
        }
        position.agenda.pop();
        return true;
    }

    /** Whether the seat has anything to do that the coming phase would count. */
    static boolean isUseful(OdinState position, int seat) {
        if (position.phase == Phase.FEAST) {
            return CardUse.canUse(position, seat)
                    || (position.holds(OdinRuling.WINDOW_FOR_PAYING_CARDS) && Reward.isNear(position, seat));
        }
        return Placements.canLay(position, seat) || Ships.canUnloadToLay(position, seat)
                || (position.phase == Phase.SCORING && Storing.canStore(position, seat))
                || CardUse.canUse(position, seat);
    }

    @Override
    public boolean isOfPhase(OdinState position) {
        return switch (position.phase) {
            case INCOME, BONUS, SCORING, FEAST -> true;
            default -> false;
        };
    }
}
