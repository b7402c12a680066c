package althing.odin.course;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame.Field;
import althing.odin.actions.Prices;
import althing.odin.actions.Upgrading;
import althing.odin.actions.Voyages;
import althing.odin.box.Amounts;
import althing.odin.box.Deed;
import althing.odin.box.Items;
import althing.odin.box.Program;
import althing.odin.box.Space;
import althing.odin.box.Strip;
import althing.odin.cards.Occupations;

/** What a move takes from a seat and gives it at once, without what chance adds; tried on the position and taken back. */
public final class Expense {

    public final OdinState position;
    private final short[] counts = new short[Items.COUNT];
    private final byte[] strips = new byte[Strip.COUNT];
    private int seat;
    private int card;
    private @Nullable Field flag;

    Expense(OdinState position) {
        this.position = position;
    }

    void begin(int newSeat) {
        seat = newSeat;
        card = OdinState.NOBODY;
        flag = null;
        System.arraycopy(position.counts, seat * Items.COUNT, counts, 0, Items.COUNT);
        System.arraycopy(position.strips, 0, strips, 0, Strip.COUNT);
    }

    void undo() {
        System.arraycopy(counts, 0, position.counts, seat * Items.COUNT, Items.COUNT);
        System.arraycopy(strips, 0, position.strips, 0, Strip.COUNT);
        if (card != OdinState.NOBODY) {
            position.cards[card] = (byte) (Occupations.HAND + seat);
        }
        if (flag != null) {
            flag.set(position.agenda, 1);
        }
    }

    public int seat() {
        return seat;
    }

    /** Remembers that a flag of the question on top was set before. */
    public void restoreWith(Field taken) {
        flag = taken;
    }

    public void spend(int item, int count) {
        position.change(seat, item, -count);
    }

    public void exchange(int item, int count, int gain) {
        spend(item, count);
        position.change(seat, gain, 1);
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
            if (Upgrading.canUpgrade(position, seat, good, upgrade)) {
                boolean again = position.count(seat, good) > 1
                        || Upgrading.result(good, upgrade.steps() + 1) != Items.NONE;
                raised = raised == Items.NONE || again ? good : raised;
            }
        }
        if (raised != Items.NONE) {
            exchange(raised, 1, Upgrading.result(raised, upgrade.steps()));
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
                position.change(seat, amounts.items()[i], sign * amounts.counts()[i]);
            }
        }
    }
}
