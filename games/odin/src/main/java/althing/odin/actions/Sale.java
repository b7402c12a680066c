package althing.odin.actions;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame.Field;
import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Take;
import althing.odin.course.OdinMove.Word;
import althing.odin.board.Supply;
import althing.odin.box.Items;
import althing.odin.course.Duty;
import althing.odin.course.Expense;
import althing.odin.course.Moves;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Which special tile to buy in the Special Sale (FFO-9.3). */
public final class Sale extends OdinDecision {

    public static final Frame FRAME = new Frame();
    private static final int MOST_TILES = 7;
    private static final Field LEFT = FRAME.number("left", 1, MOST_TILES);
    private static final Field MUST = FRAME.flag("must");

    public Sale() {
        super("FFO-9.3", FRAME, OPEN);
    }

    static void ask(OdinState position, int seat, int left, boolean must) {
        position.push(FRAME, seat, LEFT, left);
        MUST.set(position.agenda, must ? 1 : 0);
    }

    static boolean canBuy(OdinState position, int seat) {
        for (int tile = Items.GOODS; tile < Items.TILES; tile++) {
            if (mayBuy(position, seat, tile, null)) {
                return true;
            }
        }
        return false;
    }

    private static boolean mayBuy(OdinState position, int seat, int tile, @Nullable Why why) {
        return must(why, Items.PRICE[tile] != Items.NONE, "FFO-9.4", "refusal.not-for-sale", "item", Names.item(tile))
                && Supply.isLeft(position, tile, "FFO-15.1", why)
                && Supply.canPay(position, seat, price(position, seat, tile), "FFO-9.3", why);
    }

    /** What a tile costs now; a patron pays a silver once enough is due (card 2C). */
    private static int price(OdinState position, int seat, int tile) {
        int printed = Items.PRICE[tile];
        return printed - Prices.patronage(position, seat, position.now.saleSilver, position.now.saleSilver + printed);
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        for (int tile = Items.GOODS; tile < Items.TILES; tile++) {
            if (mayBuy(position, seat, tile, null)) {
                into.add(Moves.TAKE[tile]);
            }
        }
        if (!position.isDue(MUST)) {
            into.add(Word.DONE);
        }
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return switch (move) {
            case Take take -> mayBuy(position, seat, take.tile(), why);
            case Word.DONE -> Duty.mayStop(position.isDue(MUST), why);
            default -> notNow(position, seat, why);
        };
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        int left = position.due(LEFT);
        position.agenda.pop();
        if (!(move instanceof Take take)) {
            return;
        }
        int price = price(position, seat, take.tile());
        position.now.saleSilver += Items.PRICE[take.tile()];
        position.change(seat, Items.SILVER, -price);
        Supply.gain(position, seat, take.tile(), 1);
        position.now.acted = true;
        if (position.isHeard()) {
            position.tell("log.sale", "seat", Phrase.seat(seat), "item", Names.item(take.tile()), "silver", price);
        }
        if (left > 1 && canBuy(position, seat)) {
            ask(position, seat, left - 1, false);
        }
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.sale", "count", position.due(LEFT), "silver", position.count(seat, Items.SILVER));
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        return move instanceof Take take
                ? Phrase.of("move.purchase", "item", Names.item(take.tile()), "silver",
                        price(position, seat, take.tile()))
                : Phrase.of("move.skip");
    }

    @Override
    protected boolean isTried(Expense expense, OdinMove move) {
        if (!(move instanceof Take take)) {
            return false;
        }
        expense.spend(Items.SILVER, price(expense.position, expense.seat(), take.tile()));
        return true;
    }

    @Override
    public boolean isEffect(OdinState position, int entry) {
        return true;
    }

    @Override
    public boolean isPossible(OdinState position, int entry) {
        return canBuy(position, position.agenda.seat(entry));
    }
}
