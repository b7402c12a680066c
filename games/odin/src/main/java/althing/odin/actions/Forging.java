package althing.odin.actions;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Take;
import althing.odin.board.Supply;
import althing.odin.box.Items;
import althing.odin.course.Moves;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Which tile with tongs to take (FFO-7.8). */
public final class Forging extends OdinDecision {

    static final Frame FRAME = new Frame();

    public Forging() {
        super("FFO-7.8", FRAME, OPEN);
    }

    private static boolean mayTake(OdinState position, int tile, @Nullable Why why) {
        return must(why, Items.FORGED[tile], "FFO-7.8", "refusal.no-tongs", "item", Names.item(tile))
                && Supply.isLeft(position, tile, "FFO-7.8", why);
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        for (int tile = 0; tile < Items.TILES; tile++) {
            if (mayTake(position, tile, null)) {
                into.add(Moves.TAKE[tile]);
            }
        }
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return move instanceof Take take ? mayTake(position, take.tile(), why) : notNow(position, seat, why);
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        int tile = ((Take) move).tile();
        position.agenda.pop();
        Supply.gain(position, seat, tile, 1);
        if (position.isHeard()) {
            position.tell("log.forge", "seat", Phrase.seat(seat), "item", Names.item(tile));
        }
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.forge");
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        return Phrase.of("move.take", "item", Names.item(((Take) move).tile()));
    }
}
