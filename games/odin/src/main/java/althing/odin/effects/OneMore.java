package althing.odin.effects;

import static althing.engine.Why.must;
import static althing.engine.Why.refuse;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Take;
import althing.odin.board.Supply;
import althing.odin.box.Amounts;
import althing.odin.box.Items;
import althing.odin.course.Moves;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Of which good, of which there are exactly three, to take one more (card 31C). */
public final class OneMore extends OdinDecision {

    public static final Frame FRAME = new Frame();
    private static final int DUE = 3;

    public OneMore() {
        super("FFO-O.31C", FRAME, OPEN);
    }

    public static boolean canTake(OdinState position, int seat) {
        for (int good = 0; good < Items.GOODS; good++) {
            if (mayTake(position, seat, good, null)) {
                return true;
            }
        }
        return false;
    }

    private static boolean mayTake(OdinState position, int seat, int good, @Nullable Why why) {
        int count = position.count(seat, good);
        return must(why, good < Items.GOODS && !Items.isAnimal(good), "FFO-O.31C", "refusal.no-more", "item",
                Names.item(good))
                && (count == DUE || (why != null && refuse(why, "FFO-O.31C", "refusal.not-three", "item",
                        Names.item(good), "count", count)));
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        for (int good = 0; good < Items.GOODS; good++) {
            if (mayTake(position, seat, good, null)) {
                into.add(Moves.TAKE[good]);
            }
        }
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return move instanceof Take take ? mayTake(position, seat, take.tile(), why) : notNow(position, seat, why);
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        int good = ((Take) move).tile();
        position.agenda.pop();
        Supply.gain(position, seat, good, 1);
        if (position.isHeard()) {
            Supply.tellGain(position, seat, Amounts.NONE, new Amounts(new int[]{good}, new int[]{1}));
        }
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.more");
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        return Phrase.of("move.take", "item", Names.item(((Take) move).tile()));
    }
}
