package althing.graenaland.table;

import althing.graenaland.box.Hero;
import althing.graenaland.box.Work;

/** How many votes each seat has in a province (GRA-6, GRA-17). */
public final class Votes {

    private static final int WARLORD = Hero.WARLORD.ordinal();
    private static final int PRIEST = Hero.PRIEST.ordinal();
    private static final int SKALD = Hero.SKALD.ordinal();

    private Votes() {
    }

    /** Fills in the votes of every seat. */
    public static void count(GraenalandState position, int province, int[] into) {
        int heroes = 0;
        boolean priest = false;
        for (int i = 0; i < position.heroes.at.length; i++) {
            if (position.heroes.at[i] == province) {
                heroes++;
                priest |= i % Heroes.KINDS == PRIEST;
            }
        }
        for (int seat = 0; seat < position.seats; seat++) {
            int settlements = position.island.settledAt(seat, province);
            into[seat] = heroes == 0 ? settlements : settlements + ofHeroes(position, seat, province, heroes, priest);
        }
    }

    private static int ofHeroes(GraenalandState position, int seat, int province, int heroes, boolean priest) {
        int first = seat * Heroes.KINDS;
        int votes = 0;
        if (position.heroes.at[first + WARLORD] == province) {
            votes += warlord(position, seat, province, priest);
        }
        if (position.heroes.at[first + PRIEST] == province) {
            votes += priest(position, seat, province);
        }
        if (position.heroes.at[first + SKALD] == province) {
            votes += skald(position, seat, province, heroes);
        }
        return votes;
    }

    /** The votes of a seat in a province. */
    public static int of(GraenalandState position, int seat, int province) {
        count(position, province, position.tally);
        return position.tally[seat];
    }

    /** How many of all votes in a province carry a proposal: more than half (GRA-7.13). */
    public static int majority(int total) {
        return total / 2 + 1;
    }

    /** The army, nothing under a priest, one less under a rampart (GRA-6.2, GRA-6.3, GRA-6.7, GRA-17.2). */
    public static int warlord(GraenalandState position, int seat, int province, boolean priest) {
        return priest
                ? 0
                : Math.max(0, position.army[seat] + bonus(position) - (isKeptOut(position, seat, province) ? 1 : 0));
    }

    public static int priest(GraenalandState position, int seat, int province) {
        return bonus(position) - (isKeptOut(position, seat, province) ? bonus(position) : 0);
    }

    /** The other heroes there (GRA-6.4); with three seats a rampart hinders it too (GRA-17.3). */
    public static int skald(GraenalandState position, int seat, int province, int heroes) {
        return heroes - 1 + bonus(position) - (isKeptOut(position, seat, province) ? bonus(position) : 0);
    }

    /** With three seats every hero has one vote more (GRA-17.1). */
    private static int bonus(GraenalandState position) {
        return position.seats == 3 ? 1 : 0;
    }

    private static boolean isKeptOut(GraenalandState position, int seat, int province) {
        return position.island.hasWork(province, Work.RAMPART.ordinal())
                && position.island.settledAt(seat, province) == 0;
    }
}
