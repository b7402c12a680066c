package althing.odin.actions;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.Agenda;
import althing.engine.Frame;
import althing.engine.Frame.Field;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Emigrate;
import althing.odin.course.OdinMove.Word;
import althing.odin.board.Supply;
import althing.odin.box.Deed;
import althing.odin.box.Items;
import althing.odin.box.Program;
import althing.odin.cards.Moments;
import althing.odin.cards.ProgramWords;
import althing.odin.course.Action;
import althing.odin.course.Duty;
import althing.odin.course.Expense;
import althing.odin.course.Moves;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Which ship emigrates (FFO-10.1). */
public final class Emigrating extends OdinDecision {

    public static final Frame FRAME = new Frame();
    private static final int MOST_LESS = 7;
    /** The emigration, and what cards take off its price. */
    private static final Field DEED = FRAME.word("deed", ProgramWords.DEEDS);
    private static final Field LESS = FRAME.number("less", 0, MOST_LESS);
    private static final Field MUST = FRAME.flag("must");

    public Emigrating() {
        super("FFO-10.1", FRAME, OPEN);
    }

    static void ask(OdinState position, int seat, int deed, int less, boolean must) {
        position.push(FRAME, seat, DEED, deed);
        LESS.set(position.agenda, less);
        MUST.set(position.agenda, must ? 1 : 0);
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        for (int ship = Items.KNARR; ship <= Items.FULL_LONGSHIP; ship++) {
            if (mayEmigrate(position, seat, ship, null)) {
                into.add(Moves.EMIGRATE[ship]);
            }
        }
        if (!position.isDue(MUST)) {
            into.add(Word.DONE);
        }
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return switch (move) {
            case Emigrate emigrate -> mayEmigrate(position, seat, emigrate.ship(), why);
            case Word.DONE -> Duty.mayStop(position.isDue(MUST), why);
            default -> notNow(position, seat, why);
        };
    }

    private static boolean mayEmigrate(OdinState position, int seat, int ship, @Nullable Why why) {
        return must(why, ship >= Items.KNARR, "FFO-10.1", "refusal.not-large", "ship", Names.item(ship))
                && Supply.has(position, seat, ship, "FFO-10.1", why)
                && Supply.canPay(position, seat, price(position, seat), "FFO-10.1", why)
                && must(why, Voyages.hasSeat(position, seat), "FFO-10.4", "refusal.table-full", "ships",
                        Voyages.emigrated(position, seat));
    }

    private static int price(OdinState position, int seat) {
        return Voyages.price(position, seat, position.due(LESS));
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        int price = price(position, seat);
        boolean own = position.now.owns(position.due(DEED));
        position.agenda.pop();
        if (!(move instanceof Emigrate emigrate)) {
            return;
        }
        int ship = emigrate.ship();
        position.change(seat, Items.SILVER, -price);
        position.change(seat, ship, -1);
        position.change(seat, Voyages.emigrant(ship), 1);
        position.now.acted |= own;
        Duty.actByCard(position);
        Moments.fire(position, seat, Moments.VOYAGE);
        if (ship >= Items.LONGSHIP) {
            Moments.fire(position, seat, Moments.USE_LONGSHIP);
        }
        if (position.isHeard()) {
            position.tell("log.emigrate", "seat", Phrase.seat(seat), "ship", Names.item(ship), "silver", price);
        }
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.emigrate", "silver", price(position, seat));
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        return move instanceof Emigrate emigrate
                ? Phrase.of("move.emigrate", "ship", Names.item(emigrate.ship()))
                : Phrase.of("move.skip");
    }

    @Override
    protected boolean isTried(Expense expense, OdinMove move) {
        if (!(move instanceof Emigrate emigrate)) {
            return false;
        }
        expense.emigrate(emigrate.ship(), expense.position.due(LESS));
        return true;
    }

    @Override
    public int deed(Agenda agenda, int entry) {
        return DEED.at(agenda, entry);
    }

    @Override
    public boolean isPossible(OdinState position, int entry) {
        return Voyages.canEmigrate(position, position.agenda.seat(entry), LESS.at(position.agenda, entry));
    }

    @Override
    public boolean fits(OdinState position, int entry, Action action) {
        return Program.deed(DEED.at(position.agenda, entry)) instanceof Deed.Simple;
    }
}
