package althing.northgard;

import althing.engine.Setup;

/** What a setup fixes for the whole game. */
final class Layout {

    final int seats;
    final int years;
    final boolean longGame;
    final boolean creatures;
    /** Whether players may let creatures appear when they pass (NOR-26). */
    final boolean moreCreatures;
    final boolean teams;
    final boolean drawnClans;
    final boolean openGlory;
    final int earlyCards;
    final int advancedCards;
    /** The bits of all seats. */
    final int everyone;

    Layout(Setup setup) {
        seats = setup.seats();
        longGame = setup.option("years").equals("10");
        years = longGame ? Figures.LONG_YEARS : Figures.YEARS;
        creatures = !setup.option("creatures").equals("none");
        moreCreatures = setup.option("creatures").equals("more");
        teams = setup.flag("teams");
        drawnClans = setup.option("clans").equals("drawn");
        openGlory = setup.option("glory").equals("open");
        earlyCards = seats * (longGame ? Figures.LONG_EARLY : Figures.EARLY);
        advancedCards = seats * (longGame ? Figures.LONG_ADVANCED : Figures.ADVANCED);
        everyone = (1 << seats) - 1;
    }

    boolean isPartner(int seat, int other) {
        return teams && seat != other && (seat & 1) == (other & 1);
    }

    /** Whether the other seat is an opponent (NOR-1.8). */
    boolean isEnemy(int seat, int other) {
        return other != seat && !isPartner(seat, other);
    }

    int partner(int seat) {
        return (seat + 2) % seats;
    }
}
