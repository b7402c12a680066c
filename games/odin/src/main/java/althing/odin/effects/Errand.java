package althing.odin.effects;

import java.util.Arrays;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame.Field;
import althing.engine.Frame;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Word;
import althing.odin.box.Items;
import althing.odin.course.Exchange;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Whether to take a special tile off a board (cards 70B and 71C). */
public final class Errand extends Exchange {

    static final Frame FRAME = new Frame();
    private static final Courier[] COURIERS = Courier.values();
    private static final Field TILE = FRAME.word("tile",
            Arrays.stream(COURIERS).map(courier -> Items.id(courier.tile)).toList());

    public Errand() {
        super("FFO-O.70B", FRAME);
    }

    public static void ask(OdinState position, int seat, Courier courier) {
        position.push(FRAME, seat, TILE, courier.ordinal());
    }

    private static Courier asked(OdinState position) {
        return COURIERS[position.due(TILE)];
    }

    /** Nothing moves the tile before the answer. */
    @Override
    protected boolean mayTrade(OdinState position, int seat, @Nullable Why why) {
        return asked(position).isPossible(position, seat) || notNow(position, seat, why);
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        Courier courier = asked(position);
        position.agenda.pop();
        if (move == Word.TRADE) {
            courier.take(position, seat);
        }
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.courier", "item", Names.item(asked(position).tile));
    }

    @Override
    protected Phrase trade(OdinState position) {
        return Phrase.of("move.courier", "item", Names.item(asked(position).tile));
    }
}
