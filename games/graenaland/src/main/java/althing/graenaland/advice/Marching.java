package althing.graenaland.advice;

import althing.graenaland.box.Board;
import althing.graenaland.moving.Harvest;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Heroes;

/** What it is worth to have a hero in another province. */
public final class Marching {

    private Marching() {
    }

    /** How much more of the cards on the table the seat may hope for when its hero goes there. */
    public static double worth(GraenalandState position, int seat, int kind, int to) {
        int at = seat * Heroes.KINDS + kind;
        int from = position.heroes.at[at];
        if (to == from) {
            return 0;
        }
        double before = hope(position, seat, to) + (from == Board.NOWHERE ? 0 : hope(position, seat, from));
        int swapped = swapped(position, seat, to);
        move(position, at, to, swapped, from);
        double after = hope(position, seat, to) + (from == Board.NOWHERE ? 0 : hope(position, seat, from));
        move(position, at, from, swapped, to);
        return after - before;
    }

    private static int swapped(GraenalandState position, int seat, int to) {
        int first = seat * Heroes.KINDS;
        for (int other = first; other < first + Heroes.KINDS; other++) {
            if (position.heroes.at[other] == to) {
                return other;
            }
        }
        return Board.NOWHERE;
    }

    private static void move(GraenalandState position, int hero, int to, int swapped, int swappedTo) {
        position.heroes.at[hero] = (byte) to;
        if (swapped != Board.NOWHERE) {
            position.heroes.at[swapped] = (byte) swappedTo;
        }
    }

    private static double hope(GraenalandState position, int seat, int province) {
        double cards = Harvest.cards(position, province) + 0.4 * Appraisal.crop(position, province);
        return cards * Appraisal.share(position, seat, province);
    }
}
