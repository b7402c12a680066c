package althing.northgard.state;

import althing.engine.Randomness;
import althing.engine.SplitMix;
import althing.northgard.box.Cards;

/**
 * The cards of all seats in their zones (NOR-4), with who knows which card of a hand and a draw pile. The top of a pile is
 * its last card. Not thread safe.
 */
public final class Decks {

    private static final int ZONES = 5;

    private final byte[] cells;
    public final Zone draw;
    public final Zone hand;
    public final Zone active;
    public final Zone discard;
    public final Zone removed;

    public Decks(int seats) {
        int each = seats * Zone.WIDTH;
        cells = new byte[ZONES * each];
        draw = new Zone(cells, 0);
        hand = new Zone(cells, each);
        active = new Zone(cells, 2 * each);
        discard = new Zone(cells, 3 * each);
        removed = new Zone(cells, 4 * each);
    }

    public void become(Decks other) {
        System.arraycopy(other.cells, 0, cells, 0, cells.length);
    }

    /** Whether a seat may hold a card, by what is known to all and nothing else. */
    public boolean mayHold(int seat, int card, int everyone) {
        return hand.has(seat, card)
                || (draw.hides(seat, card, everyone) && hand.hides(seat, Cards.NONE, everyone));
    }

    /** Whether a card of a hand is not known to all. */
    public boolean isSecret(int seat, int index, int everyone) {
        return hand.mark(seat, index) != everyone;
    }

    public void addToHand(int seat, int card, int known) {
        hand.add(seat, card, known | 1 << seat);
    }

    public void addActive(int seat, int card, boolean forEffect) {
        active.add(seat, card, forEffect ? 1 : 0);
    }

    /** Whether a card lies in the active zone of a seat, played for its effect. */
    public boolean hasPlayed(int seat, int card) {
        for (int i = 0; i < active.size(seat); i++) {
            if (active.card(seat, i) == card && isPlayed(seat, i)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a card of the active zone was played for its effect. */
    public boolean isPlayed(int seat, int index) {
        return active.mark(seat, index) != 0;
    }

    public void addDiscard(int seat, int card) {
        discard.add(seat, card, 0);
    }

    public void addRemoved(int seat, int card) {
        removed.add(seat, card, 0);
    }

    public void addTop(int seat, int card, int known) {
        draw.add(seat, card, known);
    }

    /** Takes a card out of the discard pile, the uppermost of its kind. */
    public void takeFromDiscard(int seat, int card) {
        int index = discard.size(seat) - 1;
        while (discard.card(seat, index) != card) {
            index--;
        }
        discard.remove(seat, index);
    }

    /** How many cards could be drawn (NOR-4.2). */
    public int drawable(int seat) {
        return draw.size(seat) + discard.size(seat);
    }

    /** Draws a card; says whether there was one (NOR-4.2, NOR-4.4). */
    public boolean drawOne(int seat, Randomness random) {
        if (draw.size(seat) == 0) {
            reshuffle(seat, random);
        }
        if (draw.size(seat) == 0) {
            return false;
        }
        draw.drop(seat);
        int top = draw.size(seat);
        addToHand(seat, draw.card(seat, top), draw.mark(seat, top));
        return true;
    }

    private void reshuffle(int seat, Randomness random) {
        for (int i = 0; i < discard.size(seat); i++) {
            draw.add(seat, discard.card(seat, i), 0);
        }
        discard.clear(seat);
        draw.shuffle(seat, random);
    }

    /** Puts the hand and the active zone on the discard pile (NOR-6.12). */
    public void clearUp(int seat) {
        discardAll(hand, seat);
        discardAll(active, seat);
    }

    private void discardAll(Zone zone, int seat) {
        for (int i = 0; i < zone.size(seat); i++) {
            discard.add(seat, zone.card(seat, i), 0);
        }
        zone.clear(seat);
    }

    /** Shows all cards of a hand to a seat. */
    public void show(int seat, int viewer) {
        for (int i = 0; i < hand.size(seat); i++) {
            hand.mark(seat, i, 1 << viewer);
        }
    }

    /** The glory on the cards of a deck but Achievements (NOR-17.4). */
    public int glory(int seat) {
        return draw.glory(seat) + hand.glory(seat) + active.glory(seat) + discard.glory(seat);
    }

    /** How often a card is in the deck of a seat (NOR-4.6). */
    public int count(int seat, int card) {
        return draw.count(seat, card) + hand.count(seat, card) + active.count(seat, card) + discard.count(seat, card);
    }

    /** Deals anew among the hand and the draw pile of a seat what the viewer does not know there. */
    public void imagine(int seat, int viewer, SplitMix random, byte[] scratch) {
        int pool = gather(hand, seat, viewer, scratch, 0);
        pool = gather(draw, seat, viewer, scratch, pool);
        random.shuffle(scratch, 0, pool);
        pool = spread(hand, seat, viewer, scratch, 0);
        spread(draw, seat, viewer, scratch, pool);
    }

    private static int gather(Zone zone, int seat, int viewer, byte[] into, int pool) {
        int filled = pool;
        for (int i = 0; i < zone.size(seat); i++) {
            if ((zone.mark(seat, i) >> viewer & 1) == 0) {
                into[filled++] = (byte) zone.card(seat, i);
            }
        }
        return filled;
    }

    private static int spread(Zone zone, int seat, int viewer, byte[] from, int pool) {
        int used = pool;
        for (int i = 0; i < zone.size(seat); i++) {
            if ((zone.mark(seat, i) >> viewer & 1) == 0) {
                zone.replace(seat, i, from[used++]);
            }
        }
        return used;
    }
}
