package althing.odin.dice;

import static althing.engine.Why.refuse;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame.Field;
import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Spend;
import althing.odin.board.Supply;
import althing.odin.box.Items;
import althing.odin.box.Throw;
import althing.odin.box.Ids;
import althing.odin.cards.Moments;
import althing.odin.course.Action;
import althing.odin.course.Expense;
import althing.odin.course.Moves;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** With how many stones, swords and spears to pay for loot (FFO-11.11). */
public final class Spending extends OdinDecision {

    public static final Frame FRAME = new Frame();
    private static final int MOST_DUE = 31;
    private static final Field DUE = FRAME.number("due", 0, MOST_DUE);
    private static final Field LOOT = FRAME.word("loot", Ids.TILES);
    private static final Field SECOND = FRAME.wordOrNone("second", Ids.TILES);

    public Spending() {
        super("FFO-11.11", FRAME, CLOSED);
    }

    /** Asks what is spent, unless there is one way only. */
    static void begin(OdinState position, int seat, int tile, int second) {
        position.push(FRAME, seat, LOOT, tile);
        SECOND.set(position.agenda, second);
        DUE.set(position.agenda, Loot.boost(position, seat, tile, second));
        position.scratch.clear();
        listWays(position, seat, position.scratch);
        if (position.scratch.size() == 1) {
            spend(position, seat, (Spend) position.scratch.get(0));
        }
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        listWays(position, seat, into);
    }

    private static void listWays(OdinState position, int seat, MoveList into) {
        int due = position.due(DUE);
        int value = Dice.stoneValue(position, seat);
        for (int stones = 0; stones <= position.count(seat, Items.STONE) && (stones - 1) * value < due; stones++) {
            for (int swords = 0; swords <= position.count(seat, Items.SWORD); swords++) {
                int spears = Math.max(0, due - stones * value - swords);
                if (spears <= Dice.spears(position, seat) && !isVain(stones, value, swords + spears, due)) {
                    into.add(Moves.SPEND[stones][swords][spears]);
                }
            }
        }
    }

    /** Whether something is spent that was not needed. */
    private static boolean isVain(int stones, int value, int weapons, int due) {
        int total = stones * value + weapons;
        return (weapons > 0 && total > due) || (stones > 0 && total - value >= due);
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return move instanceof Spend spend ? maySpend(position, seat, spend, why) : notNow(position, seat, why);
    }

    /** What is due is spent, there is as much, and nothing in vain. */
    private static boolean maySpend(OdinState position, int seat, Spend spend, @Nullable Why why) {
        int due = position.due(DUE);
        int value = Dice.stoneValue(position, seat);
        int worth = spend.stones() * value + spend.swords() + spend.spears();
        boolean can = worth >= due && spend.stones() <= position.count(seat, Items.STONE)
                && spend.swords() <= position.count(seat, Items.SWORD) && spend.spears() <= Dice.spears(position, seat)
                && !isVain(spend.stones(), value, spend.swords() + spend.spears(), due);
        return can || (why != null && refuse(why, "FFO-11.11", "refusal.cannot-spend", "due", due, "worth", worth,
                "stones", position.count(seat, Items.STONE), "swords", position.count(seat, Items.SWORD), "spears",
                Dice.spears(position, seat)));
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        spend(position, seat, (Spend) move);
    }

    private static void spend(OdinState position, int seat, Spend spend) {
        int first = position.due(LOOT);
        int second = position.due(SECOND);
        position.agenda.pop();
        Supply.spend(position, seat, Items.STONE, spend.stones());
        Supply.spend(position, seat, Items.SWORD, spend.swords());
        Supply.spend(position, seat, Items.SPEAR, spend.spears());
        position.now.swordsSpent = spend.swords();
        Supply.gain(position, seat, first, 1);
        if (position.isHeard()) {
            position.tell("log.loot", "seat", Phrase.seat(seat), "item", Names.item(first), "swords",
                    spend.swords() + spend.spears(), "stones", spend.stones());
        }
        if (second != Items.NONE) {
            takeSecond(position, seat, second);
        }
        boolean raid = Dice.kind(position) == Throw.RAID;
        Moments.fire(position, seat, raid ? Moments.RAID_WON : OdinState.NOBODY, Moments.BATTLE_WON);
    }

    private static void takeSecond(OdinState position, int seat, int tile) {
        Supply.gain(position, seat, tile, 1);
        if (position.isHeard()) {
            position.tell("log.second-loot", "seat", Phrase.seat(seat), "item", Names.item(tile));
        }
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.spend", "due", position.due(DUE), "item", Names.item(position.due(LOOT)));
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        Spend spend = (Spend) move;
        return Phrase.of("move.spend", "stones", spend.stones(), "swords", spend.swords(), "spears", spend.spears());
    }

    @Override
    public boolean settles(OdinState position, int seat) {
        return false;
    }

    @Override
    protected boolean isTried(Expense expense, OdinMove move) {
        Spend spend = (Spend) move;
        expense.spend(Items.STONE, spend.stones());
        expense.spend(Items.SWORD, spend.swords());
        expense.spend(Items.SPEAR, spend.spears());
        return true;
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
