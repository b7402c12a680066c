package althing.vikings;

import java.util.Objects;

import althing.engine.Agenda;
import althing.engine.GamePosition;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.Refusal;
import althing.engine.ScoreSheet;
import althing.engine.Seed;
import althing.engine.Setup;
import althing.engine.SplitMix;

/** A position of Vikings. Its fields are the state; the phases list and play the moves. Not thread safe. */
public final class VikingsPosition extends GamePosition {

    /** No tile or viking in hand. */
    static final int NOTHING = -1;

    /** Room for all that a turn or a trip can owe. */
    private static final int AGENDA = 8;

    final boolean advanced;
    final boolean auctioned;

    private final long[] masks;
    private final short[] counts;
    private final Area[] areas;
    final Wheel wheel = new Wheel();
    final Supply supply = new Supply(holds(VikingsRuling.WIDE_CHANCE));
    final Agenda agenda = new Agenda(AGENDA);
    /** The vikings of each trade that were drawn and do not stand on the wheel yet. */
    final byte[] drawn = new byte[Viking.values().length];
    /** The special tiles of each kind that lie open. */
    final byte[] open = new byte[Special.values().length];
    int round;
    int startSeat;
    /** The highest bid, who made it, and the seats still in the auction as bits. */
    int bid = Auction.NO_BID;
    int bidder = Auction.NO_BID;
    int bidders;
    /** The acquired tile not laid yet, and the acquired viking that has no place yet. */
    int handTile = NOTHING;
    int handViking = NOTHING;

    final Chronicle chronicle = new Chronicle(this);

    VikingsPosition(Setup setup) {
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

    /** Deals the first round (VIK-2). */
    void deal(Seed seed) {
        supply.fill(seed);
        for (Area area : areas) {
            area.gain(Components.startGold(seats));
            area.score(startPoints());
            area.hasStartTile(true);
        }
        String start = setup.option("start");
        startSeat = start.equals("random") ? supply.random.nextInt(seats) : Integer.parseInt(start) - 1;
        Round.start(this);
        playForced();
    }

    int startPoints() {
        return Integer.parseInt(setup.option("points"));
    }

    Area area(int seat) {
        return areas[seat];
    }

    /** The left neighbour. */
    int next(int seat) {
        return seat + 1 == seats ? 0 : seat + 1;
    }

    int countOpen() {
        int count = 0;
        for (byte each : open) {
            count += each;
        }
        return count;
    }

    /** The trade of all drawn vikings, or -1 if they are of several. */
    int onlyTradeDrawn() {
        int only = -1;
        for (int viking = 0; viking < drawn.length; viking++) {
            if (drawn[viking] > 0) {
                if (only >= 0) {
                    return -1;
                }
                only = viking;
            }
        }
        return only;
    }

    /** Ends the turn of the seat when nothing of it is left on the agenda. */
    void goOn(int seat) {
        if (agenda.isEmpty()) {
            Round.nextTurn(this, seat);
        }
    }

    /** Asks for a decision; what it is about is set afterwards. */
    void ask(Decision decision, int seat) {
        agenda.push(Frames.of(decision), seat);
    }

    private Phase phase() {
        return Decision.ALL[agenda.kind()].phase;
    }

    private void playForced() {
        while (!agenda.isEmpty()) {
            int seat = agenda.seat();
            VikingsMove forced = phase().forced(this, seat);
            if (forced == null) {
                return;
            }
            phase().play(this, seat, forced);
        }
    }

    @Override
    public int pending() {
        return agenda.isEmpty() ? 0 : 1 << agenda.seat();
    }

    @Override
    protected void list(int seat, MoveList into) {
        phase().list(this, seat, into);
    }

    @Override
    protected Refusal refusal(int seat, Move move) {
        if (agenda.isEmpty()) {
            return Refusal.over("VIK-13.1");
        }
        if (!isPending(seat)) {
            return Refusal.notYourTurn(phase().rule(), this);
        }
        return Objects.requireNonNull(phase().refuse(this, seat, (VikingsMove) move), "a legal move has no refusal");
    }

    @Override
    protected void carryOut(int seat, Move move) {
        phase().play(this, seat, (VikingsMove) move);
        playForced();
    }

    @Override
    public VikingsPosition copy() {
        VikingsPosition copy = new VikingsPosition(setup);
        copy.become(this);
        return copy;
    }

    @Override
    public void become(Position other) {
        VikingsPosition that = (VikingsPosition) other;
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

    @Override
    public void imagine(int seat, SplitMix random) {
        supply.imagine(random);
    }

    @Override
    public int points(int seat) {
        return areas[seat].points();
    }

    @Override
    public int rank(int seat) {
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

    @Override
    public VikingsView view(int viewer) {
        return Viewing.of(this);
    }

    @Override
    public VikingsNotation notation() {
        return NotationWriter.write(this);
    }

    @Override
    public Phrase prompt(int seat) {
        return phase().prompt(this, seat);
    }

    @Override
    public Phrase option(int seat, Move move) {
        return phase().option(this, seat, (VikingsMove) move);
    }

    @Override
    public ScoreSheet scoreSheet() {
        return Scores.sheet(this);
    }
}
