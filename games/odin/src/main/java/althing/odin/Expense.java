package althing.odin;

import althing.odin.OdinMove.Buy;
import althing.odin.OdinMove.Choose;
import althing.odin.OdinMove.Dig;
import althing.odin.OdinMove.Emigrate;
import althing.odin.OdinMove.Flip;
import althing.odin.OdinMove.Imitate;
import althing.odin.OdinMove.Pay;
import althing.odin.OdinMove.Place;
import althing.odin.OdinMove.Play;
import althing.odin.OdinMove.Raise;
import althing.odin.OdinMove.Rebuild;
import althing.odin.OdinMove.Serve;
import althing.odin.OdinMove.Spend;
import althing.odin.OdinMove.Store;
import althing.odin.OdinMove.Take;
import althing.odin.OdinMove.Upgrade;
import althing.odin.OdinMove.Use;
import althing.odin.OdinMove.Word;

/** What a move takes from a seat and gives it at once, without what chance adds; tried on the position and taken back. */
final class Expense {

    private final OdinPosition position;
    private final short[] counts = new short[Items.COUNT];
    private final byte[] strips = new byte[Strip.COUNT];
    private int seat;
    private int card;
    private boolean owed;

    Expense(OdinPosition position) {
        this.position = position;
    }

    void begin(int newSeat) {
        seat = newSeat;
        card = OdinPosition.NOBODY;
        owed = position.isAsked(Task.PLAY) && position.isDue(Due.PLAY_MUST);
        System.arraycopy(position.counts, seat * Items.COUNT, counts, 0, Items.COUNT);
        System.arraycopy(position.strips, 0, strips, 0, Strip.COUNT);
    }

    void undo() {
        System.arraycopy(counts, 0, position.counts, seat * Items.COUNT, Items.COUNT);
        System.arraycopy(strips, 0, position.strips, 0, Strip.COUNT);
        if (card != OdinPosition.NOBODY) {
            position.cards[card] = (byte) (Occupations.HAND + seat);
        }
        if (owed) {
            Due.PLAY_MUST.set(position.agenda, 1);
        }
    }

    /** Does it; says whether there is anything to do. */
    boolean take(OdinMove move) {
        switch (move) {
            case Place place -> spend(place.item(), 1);
            case Store store -> spend(store.resource(), 1);
            case Buy buy -> exchange(Items.SILVER, Anytime.price(buy.ship()), buy.ship());
            case Use use -> alternative(Occupations.program(use.card()), use.alternative() - 1);
            case Choose choose -> alternative(Program.get(position.due(Due.CHOICE)), choose.alternative() - 1);
            case Imitate imitate -> space(imitate.space());
            case Upgrade upgrade -> exchange(upgrade.good(), 1,
                    Upgrading.result(upgrade.good(), Upgrading.asked(position).steps()));
            case Raise raise -> exchange(raise.good(), 1, Upgrading.result(raise.good(), 2));
            case Flip flip -> exchange(flip.good(), 1, position.isAsked(Task.TURN_OVER)
                    ? Turning.result(flip.good())
                    : Items.UPGRADED[flip.good()]);
            case Take take when position.isAsked(Task.SALE) ->
                spend(Items.SILVER, Trading.price(position, seat, take.tile()));
            case Emigrate emigrate -> emigrate(emigrate.ship(), position.due(Due.EMIGRATION_LESS));
            case Rebuild rebuild -> exchange(rebuild.boat(), 1, Items.KNARR);
            case Pay pay -> {
                spend(Dice.kind(position).weapon, pay.weapons());
                spend(Dice.kind(position).resource(), Dice.woodDue(position, seat, pay.weapons()));
            }
            case Spend spend -> {
                spend(Items.STONE, spend.stones());
                spend(Items.SWORD, spend.swords());
                spend(Items.SPEAR, spend.spears());
            }
            case Serve serve -> spend(serve.food(), 1);
            case Dig dig -> position.strips[dig.strip()] -= (byte) dig.count();
            case Play play -> answer(play.card());
            case Word word -> {
                return take(word);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean take(Word word) {
        if (word == Word.COIN) {
            spend(Items.SILVER, 1);
        } else if (word == Word.TRADE && position.isAsked(Task.OFFER)) {
            deed(position.due(Due.OFFER));
        } else if (word == Word.TRADE && position.isAsked(Task.RECALL_AGAIN)) {
            spend(Items.SILVER, position.round);
        } else {
            return false;
        }
        return true;
    }

    private void spend(int item, int count) {
        position.change(seat, item, -count);
    }

    private void exchange(int item, int count, int gain) {
        spend(item, count);
        position.change(seat, gain, 1);
    }

    /** Plays a card that was due. */
    private void answer(int played) {
        play(played);
        if (owed) {
            Due.PLAY_MUST.set(position.agenda, 0);
        }
    }

    private void play(int played) {
        card = played;
        position.cards[card] = (byte) (Occupations.PLAYED + seat);
    }

    private void emigrate(int ship, int less) {
        spend(Items.SILVER, Voyages.price(position, seat, less));
        exchange(ship, 1, ship == Items.KNARR ? Items.EMIGRATED_KNARR : Items.EMIGRATED_LONGSHIP);
    }

    /** What the action of a space takes at least, where it has one effect only. */
    private void space(int space) {
        Program program = Space.get(space).program;
        spend(Items.SILVER, position.isAsked(Task.LATE) ? Latecomer.PRICE : 0);
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

    private void alternative(Program program, int alternative) {
        for (int deed = program.start(alternative); deed < program.end(alternative); deed++) {
            deed(deed);
        }
    }

    private void deed(int number) {
        switch (Program.deed(number)) {
            case Deed.Trade trade when !trade.optional() || position.isAsked(Task.OFFER) -> {
                change(Prices.due(position, seat, number, trade.pay()), -1);
                change(trade.gain(), 1);
            }
            case Deed.Play _ when Occupations.holdsAny(position, seat) ->
                play(Occupations.pick(position, Occupations.HAND + seat, 0));
            default -> {
            }
        }
    }

    private void change(Amounts amounts, int sign) {
        for (int i = 0; i < amounts.size(); i++) {
            if (amounts.items()[i] < Items.COUNT) {
                position.change(seat, amounts.items()[i], sign * amounts.counts()[i]);
            }
        }
    }
}
