package althing.northgard.state;

import althing.engine.Randomness;
import althing.engine.SplitMix;
import althing.northgard.box.Cards;

/**
 * The cards of all seats in their zones (NOR-4), with who knows which card of a hand and a draw pile. The top of a pile is
 * its last card. Not thread safe.
 */
public final class Decks {

    /** No deck can grow larger: seven first cards, two upgrades, a card for each year and all Unrest. */
    public static final int ROOM = 32;

    public final byte[] draw;
    public final byte[] hand;
    public final byte[] active;
    public final byte[] discard;
    public final byte[] removed;
    public final byte[] drawSize;
    public final byte[] handSize;
    public final byte[] activeSize;
    public final byte[] discardSize;
    public final byte[] removedSize;
    /** The seats that know a card, as bits. */
    public final byte[] drawKnown;
    public final byte[] handKnown;
    /** Whether a card of the active zone was played for its effect. */
    public final byte[] played;
    private final int seats;

    public Decks(int seats) {
        this.seats = seats;
        draw = new byte[seats * ROOM];
        hand = new byte[seats * ROOM];
        active = new byte[seats * ROOM];
        discard = new byte[seats * ROOM];
        removed = new byte[seats * ROOM];
        drawKnown = new byte[seats * ROOM];
        handKnown = new byte[seats * ROOM];
        played = new byte[seats * ROOM];
        drawSize = new byte[seats];
        handSize = new byte[seats];
        activeSize = new byte[seats];
        discardSize = new byte[seats];
        removedSize = new byte[seats];
    }

    public void become(Decks other) {
        System.arraycopy(other.draw, 0, draw, 0, draw.length);
        System.arraycopy(other.drawKnown, 0, drawKnown, 0, drawKnown.length);
        System.arraycopy(other.hand, 0, hand, 0, hand.length);
        System.arraycopy(other.handKnown, 0, handKnown, 0, handKnown.length);
        System.arraycopy(other.active, 0, active, 0, active.length);
        System.arraycopy(other.played, 0, played, 0, played.length);
        System.arraycopy(other.discard, 0, discard, 0, discard.length);
        System.arraycopy(other.removed, 0, removed, 0, removed.length);
        System.arraycopy(other.drawSize, 0, drawSize, 0, seats);
        System.arraycopy(other.handSize, 0, handSize, 0, seats);
        System.arraycopy(other.activeSize, 0, activeSize, 0, seats);
        System.arraycopy(other.discardSize, 0, discardSize, 0, seats);
        System.arraycopy(other.removedSize, 0, removedSize, 0, seats);
    }

    public int inHand(int seat, int index) {
        return hand[seat * ROOM + index];
    }

    /** Whether the same card stands earlier in the hand, so that it need not be named again. */
    public boolean isRepeated(int seat, int index) {
        return isRepeated(hand, seat, index, 0);
    }

    public static boolean isRepeated(byte[] zone, int seat, int index, int from) {
        for (int i = from; i < index; i++) {
            if (zone[seat * ROOM + i] == zone[seat * ROOM + index]) {
                return true;
            }
        }
        return false;
    }

    /** The place of a card in the hand from an index on, or -1. */
    public int indexInHand(int seat, int card, int from) {
        for (int i = from; i < handSize[seat]; i++) {
            if (hand[seat * ROOM + i] == card) {
                return i;
            }
        }
        return -1;
    }

    public boolean holds(int seat, int card) {
        return indexInHand(seat, card, 0) >= 0;
    }

    /** Whether a seat may hold a card, by what is known to all and nothing else. */
    public boolean mayHold(int seat, int card, int everyone) {
        return holds(seat, card) || (hides(draw, drawKnown, drawSize, seat, card, everyone)
                && hides(hand, handKnown, handSize, seat, Cards.NONE, everyone));
    }

    /** Whether a zone has a card, or any for {@link Cards#NONE}, that is not known to all. */
    private static boolean hides(byte[] zone, byte[] known, byte[] size, int seat, int card, int everyone) {
        for (int at = seat * ROOM; at < seat * ROOM + size[seat]; at++) {
            if (known[at] != everyone && (card == Cards.NONE || zone[at] == card)) {
                return true;
            }
        }
        return false;
    }

    public void removeFromHand(int seat, int index) {
        int at = seat * ROOM + index;
        int behind = --handSize[seat] - index;
        System.arraycopy(hand, at + 1, hand, at, behind);
        System.arraycopy(handKnown, at + 1, handKnown, at, behind);
    }

    /** Whether a card of a hand is not known to all. */
    public boolean isSecret(int seat, int index, int everyone) {
        return handKnown[seat * ROOM + index] != everyone;
    }

    public void addToHand(int seat, int card, int known) {
        int at = seat * ROOM + handSize[seat]++;
        hand[at] = (byte) card;
        handKnown[at] = (byte) (known | 1 << seat);
    }

    public void addActive(int seat, int card, boolean forEffect) {
        int at = seat * ROOM + activeSize[seat]++;
        active[at] = (byte) card;
        played[at] = (byte) (forEffect ? 1 : 0);
    }

    /** Whether a card lies in the active zone of a seat, played for its effect. */
    public boolean hasPlayed(int seat, int card) {
        for (int at = seat * ROOM; at < seat * ROOM + activeSize[seat]; at++) {
            if (active[at] == card && played[at] != 0) {
                return true;
            }
        }
        return false;
    }

    public void addDiscard(int seat, int card) {
        discard[seat * ROOM + discardSize[seat]++] = (byte) card;
    }

    public void addRemoved(int seat, int card) {
        removed[seat * ROOM + removedSize[seat]++] = (byte) card;
    }

    public void addTop(int seat, int card, int known) {
        int at = seat * ROOM + drawSize[seat]++;
        draw[at] = (byte) card;
        drawKnown[at] = (byte) known;
    }

    /** Takes a card out of the discard pile, the uppermost of its kind. */
    public void takeFromDiscard(int seat, int card) {
        int at = discardSize[seat] - 1;
        while (discard[seat * ROOM + at] != card) {
            at--;
        }
        int index = seat * ROOM + at;
        System.arraycopy(discard, index + 1, discard, index, --discardSize[seat] - at);
    }

    /** How many cards could be drawn (NOR-4.2). */
    public int drawable(int seat) {
        return drawSize[seat] + discardSize[seat];
    }

    /** Draws a card; says whether there was one (NOR-4.2, NOR-4.4). */
    public boolean drawOne(int seat, Randomness random) {
        if (drawSize[seat] == 0) {
            reshuffle(seat, random);
        }
        if (drawSize[seat] == 0) {
            return false;
        }
        int at = seat * ROOM + --drawSize[seat];
        addToHand(seat, draw[at], drawKnown[at]);
        return true;
    }

    private void reshuffle(int seat, Randomness random) {
        int at = seat * ROOM;
        System.arraycopy(discard, at, draw, at, discardSize[seat]);
        drawSize[seat] = discardSize[seat];
        discardSize[seat] = 0;
        for (int i = 0; i < drawSize[seat]; i++) {
            drawKnown[at + i] = 0;
        }
        random.shuffle(draw, at, at + drawSize[seat]);
    }

    /** Puts the hand and the active zone on the discard pile (NOR-6.12). */
    public void clearUp(int seat) {
        int at = seat * ROOM;
        for (int i = 0; i < handSize[seat]; i++) {
            addDiscard(seat, hand[at + i]);
        }
        for (int i = 0; i < activeSize[seat]; i++) {
            addDiscard(seat, active[at + i]);
        }
        handSize[seat] = 0;
        activeSize[seat] = 0;
    }

    /** Shows all cards of a hand to a seat. */
    public void show(int seat, int viewer) {
        for (int i = 0; i < handSize[seat]; i++) {
            handKnown[seat * ROOM + i] |= (byte) (1 << viewer);
        }
    }

    /** The glory on the cards of a deck but Achievements (NOR-17.4). */
    public int glory(int seat) {
        return glory(draw, drawSize, seat) + glory(hand, handSize, seat) + glory(active, activeSize, seat)
                + glory(discard, discardSize, seat);
    }

    private static int glory(byte[] zone, byte[] size, int seat) {
        int sum = 0;
        for (int i = 0; i < size[seat]; i++) {
            sum += Cards.GLORY[zone[seat * ROOM + i]];
        }
        return sum;
    }

    /** How often a card is in the deck of a seat (NOR-4.6). */
    public int count(int seat, int card) {
        return count(draw, drawSize, seat, card) + count(hand, handSize, seat, card)
                + count(active, activeSize, seat, card) + count(discard, discardSize, seat, card);
    }

    public boolean hasDiscarded(int seat, int card) {
        return count(discard, discardSize, seat, card) > 0;
    }

    public int countRemoved(int seat, int card) {
        return count(removed, removedSize, seat, card);
    }

    private static int count(byte[] zone, byte[] size, int seat, int card) {
        int sum = 0;
        for (int i = 0; i < size[seat]; i++) {
            sum += zone[seat * ROOM + i] == card ? 1 : 0;
        }
        return sum;
    }

    /** Deals anew among the hand and the draw pile of a seat what the viewer does not know there. */
    public void imagine(int seat, int viewer, SplitMix random, byte[] scratch) {
        int pool = gather(hand, handKnown, handSize, seat, viewer, scratch, 0);
        pool = gather(draw, drawKnown, drawSize, seat, viewer, scratch, pool);
        random.shuffle(scratch, 0, pool);
        pool = spread(hand, handKnown, handSize, seat, viewer, scratch, 0);
        spread(draw, drawKnown, drawSize, seat, viewer, scratch, pool);
    }

    private static int gather(byte[] zone, byte[] known, byte[] size, int seat, int viewer, byte[] into, int pool) {
        int filled = pool;
        for (int at = seat * ROOM; at < seat * ROOM + size[seat]; at++) {
            if ((known[at] >> viewer & 1) == 0) {
                into[filled++] = zone[at];
            }
        }
        return filled;
    }

    private static int spread(byte[] zone, byte[] known, byte[] size, int seat, int viewer, byte[] from, int pool) {
        int used = pool;
        for (int at = seat * ROOM; at < seat * ROOM + size[seat]; at++) {
            if ((known[at] >> viewer & 1) == 0) {
                zone[at] = from[used++];
            }
        }
        return used;
    }
}
