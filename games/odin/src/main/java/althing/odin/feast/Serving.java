package althing.odin.feast;

import static althing.engine.Why.must;
import static althing.engine.Why.refuse;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Serve;
import althing.odin.course.OdinMove.Word;
import althing.odin.board.Supply;
import althing.odin.box.Colour;
import althing.odin.box.Items;
import althing.odin.course.Expense;
import althing.odin.course.Moves;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.course.Phase;
import althing.odin.words.Names;

/** What to serve on the next banquet square (FFO-4.9 to FFO-4.17). */
public final class Serving extends OdinDecision {

    public static final Frame FRAME = new Frame();

    public Serving() {
        super("FFO-4.9", FRAME, CLOSED);
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        Colour before = Feast.before(position, seat);
        for (long left = position.holdings.held(seat) & Items.FOOD; left != 0; left &= left - 1) {
            int food = Long.numberOfTrailingZeros(left);
            list(position, seat, (Serve) Moves.SERVE[food][0], before, into);
            list(position, seat, (Serve) Moves.SERVE[food][1], before, into);
        }
        if (position.count(seat, Items.SILVER) > 0) {
            into.add(Word.COIN);
        }
        into.add(Word.LEAVE);
    }

    private static void list(OdinState position, int seat, Serve serve, @Nullable Colour before, MoveList into) {
        if (mayServe(position, seat, serve, before, null)) {
            into.add(serve);
        }
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return switch (move) {
            case Serve serve -> mayServe(position, seat, serve, Feast.before(position, seat), why);
            case Word.COIN -> Supply.has(position, seat, Items.SILVER, "FFO-4.10", why);
            case Word.LEAVE -> true;
            default -> notNow(position, seat, why);
        };
    }

    private static boolean mayServe(OdinState position, int seat, Serve serve, @Nullable Colour before,
            @Nullable Why why) {
        int food = serve.food();
        return Supply.has(position, seat, food, "FFO-4.9", why)
                && must(why, before != Items.COLOUR[food], "FFO-4.13", "refusal.same-colour", "item",
                        Names.item(food))
                && (!serve.flat() || mayLieFlat(position, seat, food, why))
                && isLongEnough(position, food, Feast.length(serve), why);
    }

    /** Of each kind one tile may lie along the table; square tiles have one way only (FFO-4.12). */
    private static boolean mayLieFlat(OdinState position, int seat, int food, @Nullable Why why) {
        return must(why, !Feast.isSquare(food), "FFO-4.12", "refusal.one-way", "item", Names.item(food))
                && must(why, Feast.mostFlat(position, seat, food) > 0, "FFO-4.12", "refusal.flat-before", "item",
                        Names.item(food));
    }

    private static boolean isLongEnough(OdinState position, int food, int squares, @Nullable Why why) {
        int left = Feast.to(position) - position.served;
        return squares <= left || (why != null
                && refuse(why, "FFO-4.15", "refusal.table-too-short", "item", Names.item(food), "left", left));
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        switch (move) {
            case Serve serve -> Feast.serve(position, seat, serve);
            case Word.COIN -> {
                position.change(seat, Items.SILVER, -1);
                Feast.cover(position, Items.SILVER, 1);
            }
            default -> position.served++;
        }
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.feast", "left", Feast.to(position) - position.served);
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        return switch (move) {
            case Serve serve -> Phrase.of(Feast.isSquare(serve.food())
                    ? "move.serve"
                    : serve.flat() ? "move.serve-flat" : "move.serve-upright", "item", Names.item(serve.food()),
                    "squares", Feast.length(serve));
            case Word.COIN -> Phrase.of("move.coin");
            default -> Phrase.of("move.leave");
        };
    }

    /** Leaves the squares free on which nothing can be served; the Feast ends when all squares are dealt with. */
    @Override
    public boolean settles(OdinState position, int seat) {
        boolean silver = position.count(seat, Items.SILVER) > 0;
        while (position.served < Feast.to(position)) {
            if (silver) {
                return false;
            }
            position.scratch.clear();
            listAnswers(position, seat, position.scratch);
            if (position.scratch.size() > 1) {
                return false;
            }
            position.served++;
        }
        position.agenda.pop();
        Feast.end(position, seat);
        return true;
    }

    @Override
    protected boolean isTried(Expense expense, OdinMove move) {
        switch (move) {
            case Serve serve -> expense.spend(serve.food(), 1);
            case Word.COIN -> expense.spend(Items.SILVER, 1);
            default -> {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean isOfPhase(OdinState position) {
        return position.phase == Phase.FEAST || !position.noCards;
    }
}
