package althing.vikings.table;

import althing.engine.Agenda;
import althing.engine.AskingPosition;
import althing.engine.Move;
import althing.engine.Setup;
import althing.vikings.area.Area;
import althing.vikings.box.Names;
import althing.vikings.wheel.Supply;
import althing.vikings.wheel.Wheel;

/**
 * A position as the rules know it: its fields are the state, the decisions list and play the moves. It shows itself to
 * nobody: views and notations are made from it elsewhere. Not thread safe.
 */
@SuppressWarnings("this-escape") // the chronicle keeps the position and asks it nothing yet
public abstract class VikingsState extends AskingPosition<VikingsState, VikingsMove> {

    /** No tile or viking in hand. */
    public static final int NOTHING = -1;
    public static final int NO_BID = -1;

    /** Room for all that a turn or a trip can owe. */
    private static final int AGENDA = 8;

    public final boolean advanced;
    public final boolean auctioned;

    private final long[] masks;
    private final short[] counts;
    private final Area[] areas;
    public final Wheel wheel = new Wheel();
    public final Supply supply = new Supply(holds(VikingsRuling.WIDE_CHANCE));
    public final Agenda agenda = new Agenda(AGENDA);
    /** The vikings of each trade that were drawn and do not stand on the wheel yet. */
    public final byte[] drawn = new byte[Names.VIKINGS.size()];
    /** The special tiles of each kind that lie open. */
    public final byte[] open = new byte[Names.SPECIALS.size()];
    public int round;
    public int startSeat;
    /** The highest bid, who made it, and the seats still in the auction as bits. */
    public int bid = NO_BID;
    public int bidder = NO_BID;
    public int bidders;
    /** The acquired tile not laid yet, and the acquired viking that has no place yet. */
    public int handTile = NOTHING;
    public int handViking = NOTHING;

    public final Chronicle chronicle = new Chronicle(this);

    public VikingsState(Setup setup) {
        super(setup);
        this.advanced = setup.flag("advanced");
        this.auctioned = advanced && setup.flag("auction");
        this.masks = new long[seats * Area.MASKS];
        this.counts = new short[seats * Area.COUNTS];
        this.areas = new Area[seats];
        for (int seat = 0; seat < seats; seat++) {
            areas[seat] = new Area(masks, counts, seat);
        }
    }

    public final int startPoints() {
        return Integer.parseInt(setup().option("points"));
    }

    public final Area area(int seat) {
        return areas[seat];
    }

    /** The left neighbour. */
    public final int next(int seat) {
        return seat + 1 == seats ? 0 : seat + 1;
    }

    public final int countOpen() {
        int count = 0;
        for (byte each : open) {
            count += each;
        }
        return count;
    }

    /** Whether a seat has not passed in the auction. */
    public final boolean isBidder(int seat) {
        return (bidders >> seat & 1) != 0;
    }

    /** Puts a question on the agenda; what it is about is set afterwards. */
    public final void ask(Question question, int seat) {
        agenda.push(question.frame, seat);
    }

    /** Ends the turn of the seat when nothing of it is left on the agenda. */
    public final void goOn(int seat) {
        if (agenda.isEmpty()) {
            ask(Question.NEXT_TURN, seat);
        }
    }

    @Override
    public final int pending() {
        return agenda.isEmpty() ? 0 : 1 << agenda.seat();
    }

    @Override
    protected final VikingsState self() {
        return this;
    }

    @Override
    protected final VikingsMove own(Move move) {
        return (VikingsMove) move;
    }

    @Override
    protected final String overRule() {
        return "VIK-13.1";
    }

    @Override
    public final int points(int seat) {
        return areas[seat].points();
    }

    @Override
    public final int rank(int seat) {
        int rank = 1;
        for (Area other : areas) {
            if (isAhead(other, areas[seat])) {
                rank++;
            }
        }
        return rank;
    }

    /** More points, or as many and more gold (VIK-13). */
    private static boolean isAhead(Area one, Area other) {
        return one.points() != other.points() ? one.points() > other.points() : one.gold() > other.gold();
    }

    protected final void becomeState(VikingsState that) {
        System.arraycopy(that.masks, 0, masks, 0, masks.length);
        System.arraycopy(that.counts, 0, counts, 0, counts.length);
        System.arraycopy(that.drawn, 0, drawn, 0, drawn.length);
        System.arraycopy(that.open, 0, open, 0, open.length);
        wheel.become(that.wheel);
        supply.become(that.supply);
        agenda.become(that.agenda);
        round = that.round;
        startSeat = that.startSeat;
        bid = that.bid;
        bidder = that.bidder;
        bidders = that.bidders;
        handTile = that.handTile;
        handViking = that.handViking;
    }
}
