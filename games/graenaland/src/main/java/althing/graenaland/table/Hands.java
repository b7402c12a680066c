package althing.graenaland.table;

import althing.graenaland.box.Cards;
import althing.graenaland.box.Components;

/** How cards move between decks, provinces, hands and discard piles, and who learns what by it. */
public final class Hands {

    private Hands() {
    }

    /** Draws the top card of a terrain's deck, renewed from its discard pile if need be; -1 if there is none (GRA-4.9). */
    public static int draw(GraenalandState position, int terrain) {
        if (position.piles.deckLeft[terrain] == 0) {
            renew(position, terrain);
        }
        if (position.piles.deckLeft[terrain] == 0) {
            return GraenalandState.NONE;
        }
        position.reveal();
        return position.piles.deck[Piles.START[terrain] + --position.piles.deckLeft[terrain]];
    }

    private static void renew(GraenalandState position, int terrain) {
        int start = Piles.START[terrain];
        int size = 0;
        for (int kind = terrain * Cards.PER_TERRAIN; kind < (terrain + 1) * Cards.PER_TERRAIN; kind++) {
            for (int i = Cards.count(position.piles.discard, kind); i > 0; i--) {
                position.piles.deck[start + size++] = (byte) kind;
            }
        }
        position.piles.discard &= ~Cards.mask(terrain);
        position.random.shuffle(position.piles.deck, start, start + size);
        position.piles.deckLeft[terrain] = (byte) size;
        if (size > 0 && position.isHeard()) {
            position.tell("log.renewed", "terrain", Names.terrain(terrain));
        }
    }

    /** Fills the face-up supply cards up, as far as there are cards (GRA-9.6). */
    public static void fillRow(GraenalandState position) {
        while (Integer.bitCount(position.piles.supplyRow) < Components.SUPPLY_ROW) {
            if (position.piles.supplyDeck == 0) {
                position.piles.supplyDeck = position.piles.supplyDiscard;
                position.piles.supplyDiscard = 0;
            }
            if (position.piles.supplyDeck == 0) {
                return;
            }
            int left = position.piles.supplyDeck;
            for (int skip = position.random.nextInt(Integer.bitCount(left)); skip > 0; skip--) {
                left &= left - 1;
            }
            int card = Integer.lowestOneBit(left);
            position.piles.supplyDeck &= ~card;
            position.piles.supplyRow |= card;
            position.reveal();
        }
    }

    /** Face-down cards of a province are alike to all, so chance says which is which. */
    public static int takeHidden(GraenalandState position, int province) {
        long hidden = position.island.down[province];
        int kind = Cards.at(hidden, position.random.nextInt(Cards.total(hidden)));
        position.island.down[province] -= Cards.one(kind);
        position.reveal();
        return kind;
    }

    /** A card that only its new owner sees. */
    public static void receive(GraenalandState position, int seat, int kind) {
        position.hands[seat] += Cards.one(kind);
        if (position.isHeard()) {
            position.tellSeats(1 << seat, "log.own-card", "resource", Names.resource(Cards.RESOURCE[kind]), "terrain",
                    Names.terrain(Cards.terrain(kind)));
        }
    }

    /** Cards that everybody sees. */
    public static void receiveOpenly(GraenalandState position, int seat, long cards) {
        position.hands[seat] += cards;
        for (int observer = 0; observer < position.seats; observer++) {
            if (observer != seat) {
                position.known[observer * position.seats + seat] += cards;
            }
        }
    }

    /** A card leaves a hand before everybody's eyes; whoever knew of one like it thinks it is that one. */
    public static void give(GraenalandState position, int seat, int kind) {
        position.reveal();
        position.hands[seat] -= Cards.one(kind);
        for (int observer = 0; observer < position.seats; observer++) {
            int at = observer * position.seats + seat;
            if (Cards.has(position.known[at], kind)) {
                position.known[at] -= Cards.one(kind);
            }
        }
    }

    /** Pays a card: it goes to the pile of its back (GRA-8.2). */
    public static void spend(GraenalandState position, int seat, int kind) {
        give(position, seat, kind);
        position.piles.discard += Cards.one(kind);
    }

    /** Hands a card over face down: the two know it, the others see its back alone (GRA-13.16). */
    public static void handOver(GraenalandState position, int giver, int receiver, int kind) {
        position.hands[giver] -= Cards.one(kind);
        position.hands[receiver] += Cards.one(kind);
        for (int observer = 0; observer < position.seats; observer++) {
            int at = observer * position.seats + giver;
            if (observer == receiver) {
                position.known[at] -= Cards.has(position.known[at], kind) ? Cards.one(kind) : 0;
            } else if (observer != giver) {
                position.known[at] = oneFewer(position.known[at], Cards.terrain(kind));
            }
        }
        position.known[giver * position.seats + receiver] += Cards.one(kind);
    }

    /** What is surely left of the known cards when some card of the terrain has gone. */
    private static long oneFewer(long cards, int terrain) {
        long left = cards;
        for (int kind = terrain * Cards.PER_TERRAIN; kind < (terrain + 1) * Cards.PER_TERRAIN; kind++) {
            left -= Cards.has(cards, kind) ? Cards.one(kind) : 0;
        }
        return left;
    }
}
