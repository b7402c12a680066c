package althing.northgard.state;

import althing.engine.Move;
import althing.engine.Setup;
import althing.northgard.NorthgardMove;
import althing.northgard.box.Bestiary;
import althing.northgard.box.Clan;
import althing.northgard.box.Components;
import althing.northgard.box.Tiles;

/**
 * What the rules know of a game of Northgard: the whole truth. Cards, tiles, regions and creatures are indices; a territory
 * is its lowest region. Not thread safe.
 */
public abstract class NorthgardState extends NorthgardTable {

    /** Kinds on the agenda from here on are tasks. */
    public static final int TASKS = Question.ACT.ordinal();
    public static final int NOBODY = Land.NOBODY;
    private static final Question[] QUESTIONS = Question.values();

    public NorthgardState(Setup setup, Layout layout) {
        super(setup, layout);
    }

    @Override
    public int pending() {
        return agenda.isEmpty() ? 0 : 1 << agenda.seat();
    }

    /** What is asked now. The game must not be over. */
    public Question asked() {
        return QUESTIONS[agenda.kind()];
    }

    /** What an entry of the agenda asks. */
    public Question asked(int entry) {
        return QUESTIONS[agenda.kind(entry)];
    }

    /** The decision of an entry of the agenda. */
    public abstract NorthgardDecision decision(int entry);

    @Override
    protected NorthgardState self() {
        return this;
    }

    @Override
    protected NorthgardMove own(Move move) {
        return (NorthgardMove) move;
    }

    @Override
    protected String overRule() {
        return "NOR-17.3";
    }

    /** The seat that sits so many places after the First Player. */
    public int clockwise(int places) {
        return (course.first + places) % seats;
    }

    public void draw(int seat, int cards) {
        reveal();
        for (int i = 0; i < cards; i++) {
            decks.drawOne(seat, random);
        }
    }

    /** Takes a card out of a hand and lays it open; who did not know it learns it. */
    public void layOpen(int seat, int index) {
        showFromHand(seat, index);
        decks.hand.remove(seat, index);
    }

    /** Puts the hand and the active zone of a seat on its discard pile, where everybody sees them. */
    public void clearUp(int seat) {
        for (int i = 0; i < decks.hand.size(seat); i++) {
            showFromHand(seat, i);
        }
        decks.clearUp(seat);
    }

    private void showFromHand(int seat, int index) {
        if (decks.isSecret(seat, index, layout.everyone)) {
            reveal();
        }
    }

    /** Whether Kaija stands in a territory among its owner's units. */
    public boolean isKaijaHome(int territory) {
        return kaijaAt != Tiles.NONE && !kaijaVisits && land.of(kaijaAt) == territory;
    }

    /** Whether Kaija came into a territory of somebody else. */
    public boolean isKaijaVisiting(int territory) {
        return kaijaVisits && land.of(kaijaAt) == territory;
    }

    /** The figures of the owner of a territory. */
    public int figures(int territory) {
        return land.units(territory) + (isKaijaHome(territory) ? 1 : 0);
    }

    public int visitors(int territory) {
        return land.visitors(territory) + (isKaijaVisiting(territory) ? 1 : 0);
    }

    public boolean isNeutral(int territory) {
        return land.owner(territory) == NOBODY;
    }

    public boolean controls(int seat, int territory) {
        return land.owner(territory) == seat;
    }

    public boolean isEnemy(int seat, int territory) {
        int owner = land.owner(territory);
        return owner != NOBODY && layout.isEnemy(seat, owner);
    }

    public boolean isPartner(int seat, int territory) {
        int owner = land.owner(territory);
        return owner != NOBODY && layout.isPartner(seat, owner);
    }

    /** The units of a seat on the map without Kaija. */
    public int onMap(int seat) {
        return Components.UNITS - holdings.reserve[seat];
    }

    public boolean isOnMap(int seat) {
        return holdings.reserve[seat] < Components.UNITS || (kaijaAt != Tiles.NONE && holdings.isClan(seat, Clan.BEAR));
    }

    /** Whether Kaija may be placed by this seat now (NOR-18.2a). */
    public boolean mayPlaceKaija(int seat) {
        return kaijaAt == Tiles.NONE && holdings.isClan(seat, Clan.BEAR);
    }

    /** Puts units of a seat from its reserve into a territory that is neutral or its own. */
    public void add(int seat, int territory, int units) {
        holdings.reserve[seat] -= (byte) units;
        land.add(territory, units);
        land.own(territory, seat);
    }

    public void addKaija(int seat, int territory) {
        kaijaAt = territory;
        kaijaVisits = false;
        land.own(territory, seat);
    }

    /** A territory without figures is neutral (NOR-10.7). */
    public void vacate(int territory) {
        if (figures(territory) == 0) {
            land.own(territory, NOBODY);
        }
    }

    /** The creatures of some kinds in a territory, as bits. */
    public int creatures(int territory, int kinds) {
        int found = 0;
        for (int i = 0; i < beasts.lineSize; i++) {
            int creature = beasts.line[i];
            found |= (kinds >> creature & 1) != 0 && land.of(beasts.at[creature]) == territory ? 1 << creature : 0;
        }
        return found;
    }

    public boolean isBlocked(int territory) {
        return beasts.lineSize > 0 && creatures(territory, Bestiary.BEARS) != 0;
    }

    public boolean isHaunted(int territory) {
        return beasts.lineSize > 0 && creatures(territory, Bestiary.VALKYRIES) != 0;
    }
}
