package althing.northgard;

import java.util.Arrays;

import althing.engine.Agenda;
import althing.engine.GamePosition;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Position;
import althing.engine.Refusal;
import althing.engine.ScoreSheet;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.northgard.NorthgardView.Decision;

/**
 * The whole truth of a game of Northgard. The rooms of the rules read and change its fields. Cards, tiles, regions and
 * creatures are indices; a territory is its lowest region. Not thread safe.
 */
final class NorthgardPosition extends GamePosition {

    static final int AGENDA = 40;
    /** Kinds on the agenda from here on are tasks. */
    static final int TASKS = 128;
    static final int NOBODY = Land.NOBODY;
    private static final Decision[] DECISIONS = Decision.values();

    final Layout layout;

    final Land land = new Land();
    final Decks decks;
    final Piles piles;
    final Beasts beasts = new Beasts();
    final Fight fight = new Fight();

    /** The clan of each seat and the seat of each clan, or -1. */
    final byte[] clan;
    final byte[] seatOf = new byte[Clan.COUNT];
    /** Indexed by seat and resource. */
    final int[] stock;
    final int[] glory;
    final byte[] reserve;
    /** The upgrades still set aside, as bits. */
    final byte[] upgrades;
    final byte[] buildingsLeft = new byte[Buildings.COUNT];
    int unrest;

    int kaijaAt = Tiles.NONE;
    boolean kaijaVisits;
    int scorchedAt = Tiles.NONE;

    int year = 1;
    Step step = Step.CLANS;
    int cursor;
    int first = NOBODY;
    int turn = NOBODY;
    boolean turnPlayed;
    boolean turnMain;
    /** Seats that passed, took their card early, ignore defences, as bits. */
    int passed;
    int foresaw;
    int conqueror;
    boolean awake;
    /** The card being played, or {@link Cards#NONE}. */
    int card = Cards.NONE;

    /** The action under way: whose card, its number as in {@link Task#RUN}, its traits, what is left of it. */
    int acting;
    int traits;
    int points;
    int left;
    /** Where units may be recruited, an ordinal of {@link Action.Where}. */
    int where;
    int visitor = NOBODY;
    /** Two territories or a territory that the action is about. */
    int from = Tiles.NONE;
    int to = Tiles.NONE;
    /** The partner's territory that units pass through and must leave, or {@link Tiles#NONE} (NOR-19.5). */
    int passing = Tiles.NONE;
    /** The opponent the action is about. */
    int target = NOBODY;
    /** What was recruited in each territory by this action. */
    final byte[] recruited = new byte[Tiles.REGION_COUNT];
    /** The offers made in this trade, and the resource bought, as bits and ordinal. */
    int offered;
    int wanted;
    /** The resource that Scorched Earth takes in this Harvest counted from 1, or 0. */
    int scorchedTake;

    /** What the last Harvest brought and the last Winter cost, four numbers for each seat. */
    final byte[] harvest;
    final byte[] winter;
    int dominators;

    final Agenda agenda = new Agenda(AGENDA);
    final SplitMix random = new SplitMix(0);

    /** Lists for what the rooms ask themselves, and for what is asked of the position. */
    final MoveList scratch = new MoveList();
    final Placing placing = new Placing();
    private final byte[] shuffled = new byte[2 * Decks.ROOM + Tiles.COUNT];

    NorthgardPosition(Setup setup) {
        this(setup, new Layout(setup));
    }

    private NorthgardPosition(Setup setup, Layout layout) {
        super(setup);
        this.layout = layout;
        decks = new Decks(seats);
        clan = new byte[seats];
        stock = new int[seats * Resource.KINDS];
        glory = new int[seats];
        reserve = new byte[seats];
        upgrades = new byte[seats];
        piles = new Piles(seats);
        harvest = new byte[seats * 4];
        winter = new byte[seats * 4];
        Arrays.fill(clan, (byte) NOBODY);
        Arrays.fill(seatOf, (byte) NOBODY);
    }

    static NorthgardPosition start(Setup setup) {
        NorthgardPosition position = new NorthgardPosition(setup);
        position.random.state(setup.seed().orElseThrow());
        Flow.advance(position);
        return position;
    }

    @Override
    public int pending() {
        return agenda.isEmpty() ? 0 : 1 << agenda.seat();
    }

    /** What is asked now. The game must not be over. */
    Decision asked() {
        return DECISIONS[agenda.kind()];
    }

    void ask(Decision decision, int seat, int number) {
        agenda.push(decision.ordinal(), seat, number);
    }

    void ask(Decision decision, int seat) {
        ask(decision, seat, 0);
    }

    void task(Task task, int seat, int number) {
        agenda.push(TASKS + task.ordinal(), seat, number);
    }

    @Override
    protected void list(int seat, MoveList into) {
        Flow.list(this, seat, into);
    }

    @Override
    protected Refusal refusal(int seat, Move move) {
        return Refusals.refusal(this, seat, (NorthgardMove) move);
    }

    @Override
    protected void carryOut(int seat, Move move) {
        Flow.play(this, seat, (NorthgardMove) move);
        Flow.advance(this);
    }

    @Override
    public NorthgardPosition copy() {
        NorthgardPosition copy = new NorthgardPosition(setup, layout);
        copy.become(this);
        return copy;
    }

    @Override
    public void become(Position other) {
        NorthgardPosition that = (NorthgardPosition) other;
        land.become(that.land);
        decks.become(that.decks);
        piles.become(that.piles);
        beasts.become(that.beasts);
        fight.become(that.fight);
        takeSeats(that);
        takeTokens(that);
        takeCourse(that);
        takeAction(that);
        agenda.become(that.agenda);
        random.state(that.random.state());
    }

    private void takeSeats(NorthgardPosition that) {
        System.arraycopy(that.clan, 0, clan, 0, seats);
        System.arraycopy(that.seatOf, 0, seatOf, 0, seatOf.length);
        System.arraycopy(that.stock, 0, stock, 0, stock.length);
        System.arraycopy(that.glory, 0, glory, 0, seats);
        System.arraycopy(that.reserve, 0, reserve, 0, seats);
        System.arraycopy(that.upgrades, 0, upgrades, 0, seats);
        System.arraycopy(that.harvest, 0, harvest, 0, harvest.length);
        System.arraycopy(that.winter, 0, winter, 0, winter.length);
        dominators = that.dominators;
    }

    private void takeTokens(NorthgardPosition that) {
        kaijaAt = that.kaijaAt;
        kaijaVisits = that.kaijaVisits;
        scorchedAt = that.scorchedAt;
        unrest = that.unrest;
        System.arraycopy(that.buildingsLeft, 0, buildingsLeft, 0, buildingsLeft.length);
    }

    private void takeCourse(NorthgardPosition that) {
        year = that.year;
        step = that.step;
        cursor = that.cursor;
        first = that.first;
        turn = that.turn;
        turnPlayed = that.turnPlayed;
        turnMain = that.turnMain;
        passed = that.passed;
        foresaw = that.foresaw;
        conqueror = that.conqueror;
        awake = that.awake;
        card = that.card;
    }

    private void takeAction(NorthgardPosition that) {
        acting = that.acting;
        traits = that.traits;
        points = that.points;
        left = that.left;
        where = that.where;
        visitor = that.visitor;
        from = that.from;
        to = that.to;
        passing = that.passing;
        target = that.target;
        System.arraycopy(that.recruited, 0, recruited, 0, recruited.length);
        offered = that.offered;
        wanted = that.wanted;
        scorchedTake = that.scorchedTake;
    }

    @Override
    public void imagine(int seat, SplitMix other) {
        Imagining.imagine(this, seat, other, shuffled);
        random.state(other.nextLong());
    }

    @Override
    public int points(int seat) {
        return FinalScoring.total(this, seat);
    }

    /** Everybody knows the own glory and that of the partner; the rest lies face down (NOR-1.4, NOR-19.4). */
    @Override
    public boolean knowsPoints(int viewer, int seat) {
        return layout.openGlory || step == Step.OVER || seat == viewer
                || viewer != ONLOOKER && layout.isPartner(viewer, seat);
    }

    @Override
    public int rank(int seat) {
        return FinalScoring.rank(this, seat);
    }

    @Override
    public NorthgardView view(int viewer) {
        return new Views(this, viewer).view();
    }

    @Override
    public NorthgardNotation notation() {
        return NorthgardNotation.of(this);
    }

    @Override
    public Phrase prompt(int seat) {
        return Wording.prompt(this, seat);
    }

    @Override
    public Phrase option(int seat, Move move) {
        return Wording.option(this, seat, (NorthgardMove) move);
    }

    @Override
    public ScoreSheet scoreSheet() {
        return FinalScoring.sheet(this);
    }

    /** The seat that sits so many places after the First Player. */
    int clockwise(int places) {
        return (first + places) % seats;
    }

    boolean isClan(int seat, Clan which) {
        return clan[seat] == which.ordinal();
    }

    int stock(int seat, Resource resource) {
        return stock[seat * Resource.KINDS + resource.ordinal()];
    }

    int stock(int seat) {
        int at = seat * Resource.KINDS;
        return stock[at] + stock[at + 1] + stock[at + 2];
    }

    void gain(int seat, Resource resource, int amount) {
        stock[seat * Resource.KINDS + resource.ordinal()] += amount;
    }

    void draw(int seat, int cards) {
        reveal();
        for (int i = 0; i < cards; i++) {
            decks.drawOne(seat, random);
        }
    }

    /** Whether Kaija stands in a territory among its owner's units. */
    boolean isKaijaHome(int territory) {
        return kaijaAt != Tiles.NONE && !kaijaVisits && land.of(kaijaAt) == territory;
    }

    /** Whether Kaija came into a territory of somebody else. */
    boolean isKaijaVisiting(int territory) {
        return kaijaVisits && land.of(kaijaAt) == territory;
    }

    /** The figures of the owner of a territory. */
    int figures(int territory) {
        return land.units[territory] + (isKaijaHome(territory) ? 1 : 0);
    }

    int visitors(int territory) {
        return land.visitors[territory] + (isKaijaVisiting(territory) ? 1 : 0);
    }

    boolean isNeutral(int territory) {
        return land.owner[territory] == NOBODY;
    }

    boolean controls(int seat, int territory) {
        return land.owner[territory] == seat;
    }

    boolean isEnemy(int seat, int territory) {
        int owner = land.owner[territory];
        return owner != NOBODY && layout.isEnemy(seat, owner);
    }

    boolean isPartner(int seat, int territory) {
        int owner = land.owner[territory];
        return owner != NOBODY && layout.isPartner(seat, owner);
    }

    /** The units of a seat on the map without Kaija. */
    int onMap(int seat) {
        return Figures.UNITS - reserve[seat];
    }

    boolean isOnMap(int seat) {
        return reserve[seat] < Figures.UNITS || kaijaAt != Tiles.NONE && isClan(seat, Clan.BEAR);
    }

    /** Whether Kaija may be placed by this seat now (NOR-18.2a). */
    boolean mayPlaceKaija(int seat) {
        return kaijaAt == Tiles.NONE && isClan(seat, Clan.BEAR);
    }

    /** Puts units of a seat from its reserve into a territory that is neutral or its own. */
    void add(int seat, int territory, int units) {
        reserve[seat] -= (byte) units;
        land.units[territory] += (byte) units;
        land.owner[territory] = (byte) seat;
    }

    void addKaija(int seat, int territory) {
        kaijaAt = territory;
        kaijaVisits = false;
        land.owner[territory] = (byte) seat;
    }

    /** A territory without figures is neutral (NOR-10.7). */
    void vacate(int territory) {
        if (figures(territory) == 0) {
            land.owner[territory] = NOBODY;
        }
    }

    /** The creatures of some kinds in a territory, as bits. */
    int creatures(int territory, int kinds) {
        int found = 0;
        for (int i = 0; i < beasts.lineSize; i++) {
            int creature = beasts.line[i];
            found |= (kinds >> creature & 1) != 0 && land.of(beasts.at[creature]) == territory ? 1 << creature : 0;
        }
        return found;
    }

    boolean isBlocked(int territory) {
        return beasts.lineSize > 0 && creatures(territory, Bestiary.BEARS) != 0;
    }

    boolean isHaunted(int territory) {
        return beasts.lineSize > 0 && creatures(territory, Bestiary.VALKYRIES) != 0;
    }

    boolean is(Action.Trait trait) {
        return (traits >> trait.ordinal() & 1) != 0;
    }

    /** The next territory from an index on that a seat controls, or {@link Tiles#NONE}. */
    int controlledFrom(int seat, int from) {
        int territory = land.territoryFrom(from);
        while (territory != Tiles.NONE && land.owner[territory] != seat) {
            territory = land.territoryFrom(territory + 1);
        }
        return territory;
    }

    boolean hasPassed(int seat) {
        return (passed >> seat & 1) != 0;
    }
}
