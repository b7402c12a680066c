package althing.graenaland.advice;

import althing.graenaland.box.Cards;
import althing.graenaland.sharing.Voting;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Pledge;
import althing.graenaland.table.Standing;
import althing.graenaland.talk.Ledger;

/** What it is worth to a seat to keep its word, and what its word is worth to others. The weights were set by hand. */
public final class Honour {

    private static final double VOTE = 1.2;
    private static final double WORK = 1.5;
    private static final double AWAY = 1.2;
    private static final double GOOD_NAME = 4;

    private Honour() {
    }

    /** The more promises somebody has kept, the more the next one is worth. */
    public static double trust(GraenalandState position, int seat) {
        return (position.promises.kept[seat] + 1.5)
                / (position.promises.kept[seat] + position.promises.broken[seat] + 2.0);
    }

    /** What a good name may still bring. */
    public static double goodName(GraenalandState position, int seat) {
        return GOOD_NAME * trust(position, seat);
    }

    /** Voting for somebody to whom a vote was promised. */
    public static double vote(GraenalandState position, int seat) {
        for (int i = 0; i < position.promises.size; i++) {
            long entry = position.promises.entries[i];
            if (isOwed(entry, seat, Pledge.VOTE) && Ledger.receiver(entry) == position.offer.seat) {
                return VOTE;
            }
        }
        return 0;
    }

    /** Whether the resource of a card was promised to somebody in the province that is shared. */
    public static boolean owesCard(GraenalandState position, int seat, int other, int kind) {
        int tile = position.island.tiles[position.offer.province];
        for (int i = 0; i < position.promises.size; i++) {
            long entry = position.promises.entries[i];
            if (isOwed(entry, seat, Pledge.CARD) && Ledger.receiver(entry) == other && Ledger.tile(entry) == tile
                    && Ledger.what(entry) == Cards.RESOURCE[kind]) {
                return true;
            }
        }
        return false;
    }

    public static double work(GraenalandState position, int seat, int work, int province) {
        for (int i = 0; i < position.promises.size; i++) {
            long entry = position.promises.entries[i];
            if (isOwed(entry, seat, Pledge.WORK) && Ledger.what(entry) == work
                    && Ledger.tile(entry) == position.island.tiles[province]) {
                return WORK;
            }
        }
        return 0;
    }

    /** Staying out of a province. */
    public static double away(GraenalandState position, int seat, int province) {
        for (int i = 0; i < position.promises.size; i++) {
            long entry = position.promises.entries[i];
            if (isOwed(entry, seat, Pledge.AWAY) && Ledger.tile(entry) == position.island.tiles[province]) {
                return AWAY;
            }
        }
        return 0;
    }

    private static boolean isOwed(long entry, int seat, Pledge pledge) {
        return Ledger.maker(entry) == seat && Ledger.standing(entry) == Standing.OPEN && Ledger.pledge(entry) == pledge;
    }
}
