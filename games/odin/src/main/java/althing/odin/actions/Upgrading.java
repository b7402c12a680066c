package althing.odin.actions;

import static althing.engine.Why.must;

import java.util.Arrays;

import org.jspecify.annotations.Nullable;

import althing.engine.Agenda;
import althing.engine.Frame;
import althing.engine.Frame.Field;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Raise;
import althing.odin.course.OdinMove.Upgrade;
import althing.odin.course.OdinMove.Word;
import althing.odin.box.Deed;
import althing.odin.box.Items;
import althing.odin.box.Program;
import althing.odin.cards.Moments;
import althing.odin.cards.Occupations;
import althing.odin.cards.ProgramWords;
import althing.odin.course.Action;
import althing.odin.course.Duty;
import althing.odin.course.Expense;
import althing.odin.course.Moves;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Which good to upgrade, by one colour or by more (FFO-8.6 to FFO-8.11). */
public final class Upgrading extends OdinDecision {

    static final Frame FRAME = new Frame();
    private static final int MOST_GOODS = 7;
    private static final Field DEED = FRAME.word("deed", ProgramWords.DEEDS);
    private static final Field LEFT = FRAME.number("left", 1, MOST_GOODS);
    /** Whether one of the goods may rise by two colours (card 152A). */
    private static final Field RAISE = FRAME.flag("raise");
    private static final Field MUST = FRAME.flag("must");

    private static final int MANY = 3;

    public Upgrading() {
        super("FFO-8.6", FRAME, OPEN);
    }

    static void begin(OdinState position, int seat, Deed.Upgrade upgrade, int deed, boolean must) {
        Arrays.fill(position.now.fresh, (byte) 0);
        boolean raising = upgrade.count() >= MANY && upgrade.steps() == 1 && Program.spaceOf(deed) >= 0
                && Occupations.has(position, seat, Occupations.ONE_DOUBLE_UPGRADE);
        ask(position, seat, deed, upgrade.count(), raising, must);
    }

    private static void ask(OdinState position, int seat, int deed, int left, boolean raising, boolean must) {
        position.push(FRAME, seat, DEED, deed);
        LEFT.set(position.agenda, left);
        RAISE.set(position.agenda, raising ? 1 : 0);
        MUST.set(position.agenda, must ? 1 : 0);
    }

    /** The upgrade that is asked about. */
    public static Deed.Upgrade asked(OdinState position) {
        return (Deed.Upgrade) Program.deed(position.due(DEED));
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        Deed.Upgrade asked = asked(position);
        for (long left = Upgrades.raisable(position, seat, asked); left != 0; left &= left - 1) {
            int good = Long.numberOfTrailingZeros(left);
            if (Upgrades.canUpgrade(position, seat, good, asked)) {
                into.add(Moves.UPGRADE[good]);
                if (position.isDue(RAISE) && Upgrades.result(good, 2) != Items.NONE) {
                    into.add(Moves.RAISE[good]);
                }
            }
        }
        if (!position.isDue(MUST)) {
            into.add(Word.DONE);
        }
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        Deed.Upgrade asked = asked(position);
        return switch (move) {
            case Upgrade upgrade -> Upgrades.mayUpgrade(position, seat, upgrade.good(), asked.steps(), asked, why);
            case Raise raise -> mayRaise(position, seat, raise.good(), why)
                    && Upgrades.mayUpgrade(position, seat, raise.good(), 2, asked, why);
            case Word.DONE -> Duty.mayStop(position.isDue(MUST), why);
            default -> notNow(position, seat, why);
        };
    }

    /** One good of a large upgrade may rise twice by a card (card 152A). */
    private static boolean mayRaise(OdinState position, int seat, int good, @Nullable Why why) {
        return Occupations.has(position, seat, Occupations.ONE_DOUBLE_UPGRADE, why)
                && must(why, position.isDue(RAISE), "FFO-O.152A", "refusal.no-double", "item", Names.item(good));
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        int steps = asked(position).steps();
        switch (move) {
            case Upgrade upgrade -> play(position, seat, upgrade.good(), steps, position.isDue(RAISE));
            case Raise raise -> play(position, seat, raise.good(), 2, false);
            default -> {
                position.agenda.pop();
                Arrays.fill(position.now.fresh, (byte) 0);
            }
        }
    }

    /** Raises a good; one of the next may perhaps rise by two colours. */
    private static void play(OdinState position, int seat, int good, int steps, boolean raising) {
        int deed = position.due(DEED);
        int left = position.due(LEFT) - 1;
        position.agenda.pop();
        raise(position, seat, good, steps);
        position.now.acted |= position.now.owns(deed);
        if (left > 0 && Upgrades.isPossible(position, seat, (Deed.Upgrade) Program.deed(deed))) {
            ask(position, seat, deed, left, raising, false);
        } else {
            Arrays.fill(position.now.fresh, (byte) 0);
        }
        Moments.gained(position, seat, Upgrades.result(good, steps));
    }

    private static void raise(OdinState position, int seat, int good, int steps) {
        int result = Upgrades.result(good, steps);
        position.change(seat, good, -1);
        position.change(seat, result, 1);
        position.now.fresh[result]++;
        if (position.isHeard()) {
            position.tell("log.upgrade", "seat", Phrase.seat(seat), "from", Names.item(good), "to",
                    Names.item(result));
        }
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.upgrade", "count", position.due(LEFT), "steps", asked(position).steps());
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        return switch (move) {
            case Upgrade upgrade -> named(upgrade.good(), asked(position).steps());
            case Raise raise -> named(raise.good(), 2);
            default -> Phrase.of("move.skip");
        };
    }

    private static Phrase named(int good, int steps) {
        return Phrase.of("move.upgrade", "from", Names.item(good), "to", Names.item(Upgrades.result(good, steps)));
    }

    @Override
    protected boolean isTried(Expense expense, OdinMove move) {
        switch (move) {
            case Upgrade upgrade -> expense.exchange(upgrade.good(), 1,
                    Upgrades.result(upgrade.good(), asked(expense.position).steps()));
            case Raise raise -> expense.exchange(raise.good(), 1, Upgrades.result(raise.good(), 2));
            default -> {
                return false;
            }
        }
        return true;
    }

    @Override
    public int deed(Agenda agenda, int entry) {
        return DEED.at(agenda, entry);
    }

    @Override
    public boolean isPossible(OdinState position, int entry) {
        return Upgrades.isPossible(position, position.agenda.seat(entry),
                (Deed.Upgrade) Program.deed(DEED.at(position.agenda, entry)));
    }

    @Override
    public boolean fits(OdinState position, int entry, Action action) {
        return Program.deed(DEED.at(position.agenda, entry)) instanceof Deed.Upgrade;
    }
}
