package althing.odin.course;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame.Field;
import althing.odin.actions.Prices;
import althing.odin.actions.Upgrades;
import althing.odin.actions.Voyages;
import althing.odin.box.Amounts;
import althing.odin.box.Deed;
import althing.odin.box.Items;
import althing.odin.box.Program;
import althing.odin.box.Space;
import althing.odin.cards.Occupations;

/** What a move takes from a seat and gives it at once, without what chance adds; tried on the position and taken back. */
public final class Expense {

    private static final int MOST_CHANGES = 64;

    public final OdinState position;
    /** Which items were changed by how many, in order. */
    private final int[] items = new int[MOST_CHANGES];
    private final int[] changes = new int[MOST_CHANGES];
    private int size;
    private int strip;
    private int dug;
    private int seat;
    private int card;
    private @Nullable Field flag;

    Expense(OdinState position) {
        this.position = position;
    }

    void begin(int newSeat) {
        seat = newSeat;
        size = 0;
        dug = 0;
        card = OdinState.NOBODY;
        flag = null;
    }

    void undo() {
        while (size > 0) {
            size--;
            position.change(seat, items[size], -changes[size]);
        }
        position.strips[strip] += (byte) dug;
        if (card != OdinState.NOBODY) {
            position.cards[card] = (byte) (Occupations.HAND + seat);
        }
        if (flag != null) {
            flag.set(position.agenda, 1);
        }
    }

    private void change(int item, int by) {
        items[size] = item;
        changes[size++] = by;
        position.change(seat, item, by);
    }

    /** Takes so many items from a strip, once. */
    public void dig(int from, int count) {
        strip = from;
        dug = count;
        position.strips[strip] -= (byte) count;
    }

    public int seat() {
        return seat;
    }

    /** Remembers that a flag of the question on top was set before. */
    public void restoreWith(Field taken) {
        flag = taken;
    }

    public void spend(int item, int count) {
        change(item, -count);
    }

    public void exchange(int item, int count, int gain) {
        spend(item, count);
        change(gain, 1);
    }

    public void play(int played) {
        card = played;
        position.cards[card] = (byte) (Occupations.PLAYED + seat);
    }

    public void emigrate(int ship, int less) {
        spend(Items.SILVER, Voyages.price(position, seat, less));
        exchange(ship, 1, Voyages.emigrant(ship));
    }

    /** What the action of a space takes at least, where it has one effect only. */
    public void space(int space) {
        Program program = Space.get(space).program;
        if (program.alternatives() == 1) {
            alternative(program, 0);
        }
        int first = program.start(0);
        if (program.end(0) > first + 1) {
            return;
        }
        if (Program.deed(first) instanceof Deed.Upgrade upgrade) {
            upgrade(upgrade);
        } else if (Program.deed(first) == Deed.Simple.EMIGRATE && Voyages.largeShips(position, seat) > 0) {
            int ship = Items.KNARR;
            while (position.count(seat, ship) == 0) {
                ship++;
            }
            emigrate(ship, Prices.ofEmigration(position, seat, first));
        }
    }

    /** Raises one good, if there is one, so that another can still rise. */
    private void upgrade(Deed.Upgrade upgrade) {
        int raised = Items.NONE;
        for (int good = 0; good < Items.GOODS; good++) {
            if (Upgrades.canUpgrade(position, seat, good, upgrade)) {
                boolean again = position.count(seat, good) > 1
                        || Upgrades.result(good, upgrade.steps() + 1) != Items.NONE;
                raised = raised == Items.NONE || again ? good : raised;
            }
        }
        if (raised != Items.NONE) {
            exchange(raised, 1, Upgrades.result(raised, upgrade.steps()));
        }
    }

    public void alternative(Program program, int alternative) {
        for (int deed = program.start(alternative); deed < program.end(alternative); deed++) {
            deed(deed);
        }
    }

    private void deed(int number) {
        switch (Program.deed(number)) {
            case Deed.Trade trade when !trade.optional() -> trade(number, trade);
            case Deed.Play _ when Occupations.holdsAny(position, seat) ->
                play(Occupations.pick(position, Occupations.HAND + seat, 0));
            default -> {
            }
        }
    }

    public void trade(int deed, Deed.Trade trade) {
        change(Prices.due(position, seat, deed, trade.pay()), -1);
        change(trade.gain(), 1);
    }

    private void change(Amounts amounts, int sign) {
        for (int i = 0; i < amounts.size(); i++) {
            if (amounts.items()[i] < Items.COUNT) {
                change(amounts.items()[i], sign * amounts.counts()[i]);
            }
        }
    }
}
