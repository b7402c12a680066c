package althing.northgard.state;

import org.jspecify.annotations.Nullable;

import althing.engine.Agenda;
import althing.engine.AskingPosition;
import althing.engine.Chance;
import althing.engine.MoveList;
import althing.engine.Setup;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardRuling;
import althing.northgard.box.Buildings;
import althing.northgard.box.Tiles;

/** All that lies on the table of a game of Northgard, and how it becomes that of another. Not thread safe. */
public abstract class NorthgardTable extends AskingPosition<NorthgardState, NorthgardMove> {

    private static final int AGENDA = 96;

    public final Layout layout;

    public final Land land = new Land();
    public final Decks decks;
    public final Piles piles;
    public final Beasts beasts = new Beasts();
    public final Fight fight = new Fight();
    public final Holdings holdings;
    public final Course course = new Course();
    public final Recruits recruits = new Recruits();

    public final byte[] buildingsLeft = new byte[Buildings.COUNT];
    public int unrest;

    public int kaijaAt = Tiles.NONE;
    public boolean kaijaVisits;
    public int scorchedAt = Tiles.NONE;

    public final Agenda agenda = new Agenda(AGENDA);
    public final Chance random = new Chance(holds(NorthgardRuling.WIDE_CHANCE));

    /** What the rules use while they look; a copy makes its own when it first looks. */
    private @Nullable MoveList scratch;
    private @Nullable Placing placing;

    NorthgardTable(Setup setup, Layout layout) {
        super(setup);
        this.layout = layout;
        decks = new Decks(seats);
        holdings = new Holdings(seats);
        piles = new Piles(seats);
    }

    /** A list for what the rules ask themselves. */
    public final MoveList scratch() {
        MoveList list = scratch;
        if (list == null) {
            list = new MoveList();
            scratch = list;
        }
        return list;
    }

    /** A tile to hold over the map. */
    public final Placing placing() {
        Placing held = placing;
        if (held == null) {
            held = new Placing(land);
            placing = held;
        }
        return held;
    }

    /** Becomes the same as another position of the same setup. */
    public void becomeTable(NorthgardTable that) {
        land.become(that.land);
        decks.become(that.decks);
        piles.become(that.piles);
        if (layout.creatures) {
            beasts.become(that.beasts);
        }
        fight.become(that.fight);
        holdings.become(that.holdings);
        course.become(that.course);
        recruits.become(that.recruits);
        takeTokens(that);
        agenda.become(that.agenda);
        random.become(that.random);
    }

    private void takeTokens(NorthgardTable that) {
        kaijaAt = that.kaijaAt;
        kaijaVisits = that.kaijaVisits;
        scorchedAt = that.scorchedAt;
        unrest = that.unrest;
        System.arraycopy(that.buildingsLeft, 0, buildingsLeft, 0, buildingsLeft.length);
    }
}
