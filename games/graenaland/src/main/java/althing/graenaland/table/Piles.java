package althing.graenaland.table;

import java.util.Arrays;
import java.util.stream.IntStream;

import althing.graenaland.box.Cards;

/** The decks of resource cards and the supply cards that nobody holds. Not thread safe. */
public final class Piles {

    /** The first card of each terrain's deck in {@link #deck}. */
    public static final int[] START = IntStream.range(0, Cards.DECK.length)
            .map(terrain -> Arrays.stream(Cards.DECK, 0, terrain).sum()).toArray();

    /** The decks of all terrains, the top card of each last, as kinds. */
    public final byte[] deck = new byte[Cards.ALL];
    public final byte[] deckLeft = new byte[Cards.DECK.length];
    public long discard;
    /** Supply cards, as bits. */
    public int supplyDeck;
    public int supplyRow;
    public int supplyDiscard;

    public void become(Piles other) {
        System.arraycopy(other.deck, 0, deck, 0, deck.length);
        System.arraycopy(other.deckLeft, 0, deckLeft, 0, deckLeft.length);
        discard = other.discard;
        supplyDeck = other.supplyDeck;
        supplyRow = other.supplyRow;
        supplyDiscard = other.supplyDiscard;
    }
}
