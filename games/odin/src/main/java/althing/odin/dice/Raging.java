package althing.odin.dice;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame.Field;
import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Disarm;
import althing.odin.course.OdinMove.Word;
import althing.odin.board.Ships;
import althing.odin.board.Supply;
import althing.odin.box.Items;
import althing.odin.course.Moves;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** From which longship to take an ore for the battle (card 132b). */
public final class Raging extends OdinDecision {

    public static final Frame FRAME = new Frame();
    private static final int MOST_BONUS = 7;
    private static final Field BONUS = FRAME.number("bonus", 1, MOST_BONUS);

    public Raging() {
        super("FFO-O.132b", FRAME, OPEN);
    }

    public static void ask(OdinState position, int seat, int bonus) {
        position.push(FRAME, seat, BONUS, bonus);
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        for (int ship = Items.LONGSHIP + 1; ship <= Items.FULL_LONGSHIP; ship++) {
            if (mayDisarm(position, seat, ship, null)) {
                into.add(Moves.DISARM[ship]);
            }
        }
        into.add(Word.DONE);
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return switch (move) {
            case Disarm disarm -> mayDisarm(position, seat, disarm.ship(), why);
            case Word.DONE -> true;
            default -> notNow(position, seat, why);
        };
    }

    private static boolean mayDisarm(OdinState position, int seat, int ship, @Nullable Why why) {
        return Ships.isLoaded(ship, why) && Supply.has(position, seat, ship, "FFO-6.5", why)
                && must(why, ship > Items.LONGSHIP, "FFO-11.10", "refusal.not-a-longship", "ship", Names.item(ship));
    }

    /** An ore that the battle asks for goes another way than one that comes off at any time (card 39C). */
    @Override
    protected boolean isAnswer(OdinState position, OdinMove move) {
        return move instanceof Disarm;
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        int bonus = position.due(BONUS);
        position.agenda.pop();
        if (move instanceof Disarm disarm) {
            position.change(seat, disarm.ship(), -1);
            position.change(seat, disarm.ship() - 1, 1);
            position.now.rollBonus += bonus;
        }
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.rage", "bonus", position.due(BONUS));
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        return move instanceof Disarm disarm
                ? Phrase.of("move.disarm", "ship", Names.item(disarm.ship()))
                : Phrase.of("move.skip");
    }
}
