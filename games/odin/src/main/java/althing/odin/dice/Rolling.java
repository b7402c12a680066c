package althing.odin.dice;

import static althing.engine.Why.must;
import static althing.engine.Why.refuse;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Pay;
import althing.odin.course.OdinMove.Take;
import althing.odin.course.OdinMove.Word;
import althing.odin.box.Items;
import althing.odin.box.Throw;
import althing.odin.course.Action;
import althing.odin.course.Expense;
import althing.odin.course.Moves;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Roll again, succeed or fail (FFO-11). The roll belongs to the action under way, so what interrupts it rolls another. */
public final class Rolling extends OdinDecision {

    public static final Frame FRAME = new Frame();

    public Rolling() {
        super("FFO-11.1", FRAME, OPEN);
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        if (Dice.kind(position).isBattle()) {
            listLoot(position, seat, into);
        } else {
            listPayments(position, seat, into);
        }
        if (mayRoll(position, seat, null)) {
            into.add(Word.ROLL);
        }
        into.add(Word.FAIL);
    }

    private static void listLoot(OdinState position, int seat, MoveList into) {
        int means = Dice.means(position, seat);
        for (int tile = 0; tile < Items.TILES; tile++) {
            if (Loot.mayTake(position, seat, tile, Items.NONE, means, null)) {
                into.add(Moves.TAKE[tile]);
            }
        }
    }

    private static void listPayments(OdinState position, int seat, MoveList into) {
        int most = mostWeapons(position, seat);
        for (int weapons = 0; weapons <= most; weapons++) {
            if (mayPay(position, seat, weapons, null)) {
                into.add(Moves.PAY[weapons]);
            }
        }
    }

    /** Whether the last roll can be paid for, or brings loot. */
    public static boolean canSucceed(OdinState position, int seat) {
        MoveList moves = new MoveList();
        if (Dice.kind(position).isBattle()) {
            listLoot(position, seat, moves);
        } else {
            listPayments(position, seat, moves);
        }
        return !moves.isEmpty() || Dice.isFree(position);
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        boolean battle = Dice.kind(position).isBattle();
        return switch (move) {
            case Take take when battle ->
                Loot.mayTake(position, seat, take.tile(), Items.NONE, Dice.means(position, seat), why);
            case Pay pay when !battle -> mayPay(position, seat, pay.weapons(), why);
            case Word.ROLL -> mayRoll(position, seat, why);
            case Word.FAIL -> true;
            default -> notNow(position, seat, why);
        };
    }

    private static boolean mayRoll(OdinState position, int seat, @Nullable Why why) {
        int most = Dice.mostRolls(position, seat);
        return must(why, position.now.rolls < most, "FFO-11.2", "refusal.no-more-rolls", "rolls", most);
    }

    /** Every weapon must count, and the wood must be there. */
    private static boolean mayPay(OdinState position, int seat, int weapons, @Nullable Why why) {
        int wood = position.count(seat, Dice.kind(position).resource());
        boolean can = weapons <= mostWeapons(position, seat) && Dice.woodDue(position, seat, weapons) <= wood;
        return can || (why != null && refuse(why, "FFO-11.31", "refusal.cannot-pay", "due", Dice.result(position),
                "wood", Dice.woodDue(position, seat, weapons), "have", wood, "weapons",
                position.count(seat, Dice.kind(position).weapon), "weapon", Names.item(Dice.kind(position).weapon)));
    }

    /** The weapons of which none is spent in vain. */
    private static int mostWeapons(OdinState position, int seat) {
        int value = Dice.weaponValue(position, seat);
        return Math.min((Dice.result(position) + value - 1) / value,
                position.count(seat, Dice.kind(position).weapon));
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        position.agenda.pop();
        switch (move) {
            case Pay pay -> Dice.succeed(position, seat, pay.weapons());
            case Take take -> Loot.take(position, seat, take.tile());
            case Word.ROLL -> Dice.roll(position, seat);
            default -> Dice.fail(position, seat);
        }
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of(Dice.kind(position).isBattle() ? "prompt.battle" : "prompt.hunt", "action",
                Names.die(Dice.kind(position)), "roll", position.now.die, "result", Dice.result(position), "left",
                Dice.mostRolls(position, seat) - position.now.rolls);
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        Throw kind = Dice.kind(position);
        return switch (move) {
            case Take take -> Loot.named(position, seat, take.tile(), Items.NONE);
            case Pay pay -> Phrase.of("move.pay", "weapons", pay.weapons(), "weapon", Names.item(kind.weapon), "rest",
                    Dice.woodDue(position, seat, pay.weapons()), "resource", Names.item(kind.resource()));
            case Word.ROLL -> Phrase.of("move.roll");
            default -> Phrase.of("move.fail", "gain", Names.amounts(kind.consolation));
        };
    }

    @Override
    public boolean settles(OdinState position, int seat) {
        return false;
    }

    @Override
    protected boolean isTried(Expense expense, OdinMove move) {
        if (!(move instanceof Pay pay)) {
            return false;
        }
        Throw kind = Dice.kind(expense.position);
        expense.spend(kind.weapon, pay.weapons());
        expense.spend(kind.resource(), Dice.woodDue(expense.position, expense.seat(), pay.weapons()));
        return true;
    }

    @Override
    public boolean fits(OdinState position, int entry, Action action) {
        return action.rolls > 0;
    }
}
