package althing.odin.dice;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame.Field;
import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Take;
import althing.odin.course.OdinMove.Word;
import althing.odin.box.Items;
import althing.odin.box.Ids;
import althing.odin.course.Action;
import althing.odin.course.Moves;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Which second tile to carry off with the first (card 136c). */
public final class Splitting extends OdinDecision {

    public static final Frame FRAME = new Frame();

    public static final Field FIRST = FRAME.word("first", Ids.TILES);

    public Splitting() {
        super("FFO-O.136c", FRAME, CLOSED);
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        int means = Dice.means(position, seat);
        for (int tile = 0; tile < Items.TILES; tile++) {
            if (mayTake(position, seat, tile, means, null)) {
                into.add(Moves.TAKE[tile]);
            }
        }
        into.add(Word.DONE);
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return switch (move) {
            case Take take -> mayTake(position, seat, take.tile(), Dice.means(position, seat), why);
            case Word.DONE -> true;
            default -> notNow(position, seat, why);
        };
    }

    private static boolean mayTake(OdinState position, int seat, int tile, int means, @Nullable Why why) {
        int first = position.due(FIRST);
        return must(why, tile != first || !Items.isSpecial(tile), "FFO-11.12", "refusal.gone", "item",
                Names.item(tile)) && Loot.mayTake(position, seat, tile, first, means, why);
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        int first = position.due(FIRST);
        position.agenda.pop();
        Spending.begin(position, seat, first, move instanceof Take take ? take.tile() : Items.NONE);
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.split", "item", Names.item(position.due(FIRST)));
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        return move instanceof Take take
                ? Loot.named(position, seat, take.tile(), position.due(FIRST))
                : Phrase.of("move.skip");
    }

    @Override
    public boolean isInPlace(int height, int entries) {
        return height == entries - 1;
    }

    @Override
    public boolean fits(OdinState position, int entry, Action action) {
        return action.rolls > 0 && action.thrown.isBattle();
    }
}
