package althing.graenaland;

import althing.engine.SplitMix;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;
import althing.graenaland.building.Payment;
import althing.graenaland.moving.Orders;
import althing.graenaland.scoring.Scoring;
import althing.graenaland.sharing.Sharing;
import althing.graenaland.start.VictoryChoice;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Piles;
import althing.graenaland.table.Question;

/**
 * Deals anew what a seat cannot know: decks, face-down cards, the cards of others that were not seen to enter their hands,
 * victory cards, sealed orders and answers, and a proposal that somebody is composing.
 */
final class Imagining {

    private static final int DEALT = Components.VICTORY_CARDS_DEALT;
    /** So many hands are dealt to who pays until one is enough. */
    private static final int HANDS = 200;

    private Imagining() {
    }

    static void imagine(GraenalandState position, int seat, SplitMix random) {
        dealCards(position, seat, random);
        agree(position, seat);
        if (position.opening.dealt[0] != GraenalandState.NONE) {
            dealVictoryCards(position, seat, random);
        }
        answers(position, seat, random);
        position.random.imagine(random);
    }

    /**
     * Nobody begins to build without being able to pay for it (GRA-8.2), so everybody knows that who pays has enough. Where hardly
     * a hand would be enough, the payer keeps the one there is; nobody else decides anything meanwhile.
     */
    private static void dealCards(GraenalandState position, int seat, SplitMix random) {
        if (!position.isAsked(Question.PAY) || position.isPending(seat)) {
            mix(position, seat, 1 << seat, random);
            return;
        }
        GraenalandState truth = (GraenalandState) position.copy();
        for (int hand = 0; hand < HANDS; hand++) {
            mix(position, seat, 1 << seat, random);
            if (Payment.isPossible(position)) {
                return;
            }
        }
        position.become(truth);
        mix(position, seat, 1 << seat | position.pending, random);
    }

    /** Deals the unknown cards of every terrain out to where they were, but for the hands that stay as they are. */
    private static void mix(GraenalandState position, int seat, int staying, SplitMix random) {
        byte[] pool = new byte[Cards.ALL];
        for (int terrain = 0; terrain < Cards.DECK.length; terrain++) {
            int size = gather(position, seat, staying, terrain, pool);
            random.shuffle(pool, 0, size);
            deal(position, seat, staying, terrain, pool);
        }
    }

    private static int gather(GraenalandState position, int seat, int staying, int terrain, byte[] pool) {
        int size = position.piles.deckLeft[terrain];
        System.arraycopy(position.piles.deck, Piles.START[terrain], pool, 0, size);
        long mask = Cards.mask(terrain);
        for (int other = 0; other < position.seats; other++) {
            size = isIn(staying, other) ? size : gather(hidden(position, seat, other) & mask, pool, size);
        }
        for (int province = 0; province < position.board.provinces; province++) {
            size = gather(position.island.down[province] & mask, pool, size);
        }
        return size;
    }

    private static boolean isIn(int seats, int seat) {
        return (seats >> seat & 1) != 0;
    }

    /** The cards of another hand that the seat has not seen enter it. */
    private static long hidden(GraenalandState position, int seat, int other) {
        return position.hands[other] - position.known[seat * position.seats + other];
    }

    /** In the imagined world the others know of no card that is not there. */
    private static void agree(GraenalandState position, int seat) {
        for (int at = 0; at < position.known.length; at++) {
            int observer = at / position.seats;
            if (observer != seat && position.known[at] != Cards.NONE) {
                position.known[at] = Cards.common(position.known[at], position.hands[at % position.seats]);
            }
        }
    }

    private static int gather(long cards, byte[] pool, int size) {
        int end = size;
        for (long left = cards; left != 0; left -= Cards.one(Cards.first(left))) {
            pool[end++] = (byte) Cards.first(left);
        }
        return end;
    }

    private static void deal(GraenalandState position, int seat, int staying, int terrain, byte[] pool) {
        long mask = Cards.mask(terrain);
        int at = position.piles.deckLeft[terrain];
        System.arraycopy(pool, 0, position.piles.deck, Piles.START[terrain], at);
        for (int other = 0; other < position.seats; other++) {
            if (!isIn(staying, other)) {
                long old = hidden(position, seat, other) & mask;
                int number = Cards.ofTerrain(old, terrain);
                position.hands[other] += some(pool, at, number) - old;
                at += number;
            }
        }
        for (int province = 0; province < position.board.provinces; province++) {
            long old = position.island.down[province] & mask;
            int number = Cards.ofTerrain(old, terrain);
            position.island.down[province] += some(pool, at, number) - old;
            at += number;
        }
    }

    private static long some(byte[] pool, int from, int number) {
        long cards = Cards.NONE;
        for (int i = from; i < from + number; i++) {
            cards += Cards.one(pool[i]);
        }
        return cards;
    }

    private static void dealVictoryCards(GraenalandState position, int seat, SplitMix random) {
        byte[] cards = VictoryChoice.all();
        int size = cards.length;
        for (int i = seat * DEALT; i < (seat + 1) * DEALT; i++) {
            size = remove(cards, size, position.opening.dealt[i]);
        }
        for (int other = 0; other < position.seats; other++) {
            if (other != seat && Scoring.isShown(position, other)) {
                size = remove(cards, size, position.opening.victory[other]);
            }
        }
        random.shuffle(cards, 0, size);
        for (int other = 0, at = 0; other < position.seats; other++) {
            if (other != seat) {
                at = deal(position, other, cards, at, random);
            }
        }
    }

    private static int remove(byte[] cards, int size, byte card) {
        int at = 0;
        while (cards[at] != card) {
            at++;
        }
        cards[at] = cards[size - 1];
        return size - 1;
    }

    /** Three cards, of which a seat that has chosen keeps one; an open card stays. */
    private static int deal(GraenalandState position, int seat, byte[] cards, int from, SplitMix random) {
        int at = from;
        int first = seat * DEALT;
        boolean open = Scoring.isShown(position, seat);
        for (int i = first; i < first + DEALT; i++) {
            position.opening.dealt[i] = open && i == first ? position.opening.victory[seat] : cards[at++];
        }
        if (!open && position.opening.victory[seat] != GraenalandState.NONE) {
            position.keepVictoryCard(seat, position.opening.dealt[first + random.nextInt(DEALT)]);
        }
        return at;
    }

    private static void answers(GraenalandState position, int seat, SplitMix random) {
        if (position.isAsked(Question.ORDER)) {
            for (int other = 0; other < position.seats; other++) {
                if (other != seat && position.heroes.orders[other] != Orders.OPEN) {
                    position.heroes.orders[other] = Orders.any(position, other, random);
                }
            }
        } else if (position.isAsked(Question.DECLARE)) {
            position.declared &= 1 << seat;
        } else if (position.isAsked(Question.ASSIGN) && position.offer.seat != seat) {
            Sharing.forgetShares(position);
            position.asked = Question.PROPOSE;
        }
    }
}
