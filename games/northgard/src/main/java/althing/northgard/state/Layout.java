package althing.northgard.state;

import althing.engine.Setup;
import althing.northgard.box.Components;

/** What a setup fixes for the whole game. */
public final class Layout {

    public final int seats;
    public final int years;
    public final boolean longGame;
    public final boolean creatures;
    /** Whether players may let creatures appear when they pass (NOR-26). */
    public final boolean moreCreatures;
    public final boolean teams;
    public final boolean drawnClans;
    public final boolean openGlory;
    public final int earlyCards;
    public final int advancedCards;
    /** The bits of all seats. */
    public final int everyone;

    public Layout(Setup setup) {
        seats = setup.seats();
        longGame = setup.option("years").equals("10");
        years = longGame ? Components.LONG_YEARS : Components.YEARS;
        creatures = !setup.option("creatures").equals("none");
        moreCreatures = setup.option("creatures").equals("more");
        teams = setup.flag("teams");
        drawnClans = setup.option("clans").equals("drawn");
        openGlory = setup.option("glory").equals("open");
        earlyCards = seats * (longGame ? Components.LONG_EARLY : Components.EARLY);
        advancedCards = seats * (longGame ? Components.LONG_ADVANCED : Components.ADVANCED);
        everyone = (1 << seats) - 1;
    }

    public boolean isPartner(int seat, int other) {
        return teams && seat != other && (seat & 1) == (other & 1);
    }

    /** Whether the other seat is an opponent (NOR-1.8). */
    public boolean isEnemy(int seat, int other) {
        return other != seat && !isPartner(seat, other);
    }

    public int partner(int seat) {
        return (seat + 2) % seats;
    }
}
