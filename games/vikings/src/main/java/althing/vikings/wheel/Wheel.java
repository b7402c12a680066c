package althing.vikings.wheel;

import java.util.Arrays;

import althing.vikings.box.Components;

/**
 * The wheel: twelve fixed places for a tile and a viking, and prices that turn past them. Place {@code i} has price
 * {@code i} when a round starts. Not thread safe.
 */
public final class Wheel {

    public static final int NONE = -1;

    private static final int PLACES = Components.PLACES;

    private final byte[] tiles = new byte[PLACES];
    private final byte[] vikings = new byte[PLACES];
    /** The place at price 0. */
    private int zero;

    public Wheel() {
        clear();
    }

    public void clear() {
        Arrays.fill(tiles, (byte) NONE);
        Arrays.fill(vikings, (byte) NONE);
        zero = 0;
    }

    public int tileAt(int place) {
        return tiles[place];
    }

    public int vikingAt(int place) {
        return vikings[place];
    }

    public int zero() {
        return zero;
    }

    public void zero(int place) {
        zero = place;
    }

    public int price(int place) {
        return place >= zero ? place - zero : place - zero + PLACES;
    }

    public int place(int price) {
        return zero + price < PLACES ? zero + price : zero + price - PLACES;
    }

    public void putTile(int place, int tile) {
        tiles[place] = (byte) tile;
    }

    public void putViking(int place, int viking) {
        vikings[place] = (byte) viking;
    }

    /** Lays the twelve tiles of a stack: islands from price 0 up, ships from price 11 down (VIK-3.2, VIK-3.3). */
    public void layTiles(byte[] stack, int from) {
        int island = 0;
        int ship = PLACES - 1;
        for (int i = from; i < from + PLACES; i++) {
            tiles[stack[i] >= Components.SHIPS ? ship-- : island++] = stack[i];
        }
    }

    /** The highest place without a viking, or {@link #NONE}. */
    public int highestFree() {
        int place = PLACES - 1;
        while (place >= 0 && vikings[place] != NONE) {
            place--;
        }
        return place;
    }

    public boolean isSold(int price) {
        return tiles[place(price)] == NONE;
    }

    public boolean isEmpty() {
        return cheapest(0) == NONE;
    }

    /** The lowest price of a set from this price on, or {@link #NONE}. */
    public int cheapest(int from) {
        for (int price = from; price < PLACES; price++) {
            if (!isSold(price)) {
                return price;
            }
        }
        return NONE;
    }

    public int dearest() {
        int price = PLACES - 1;
        while (price >= 0 && isSold(price)) {
            price--;
        }
        return price;
    }

    /** How many vikings of a trade stand on the wheel. */
    public int count(int viking) {
        int count = 0;
        for (int place = 0; place < PLACES; place++) {
            if (vikings[place] == viking) {
                count++;
            }
        }
        return count;
    }

    public void remove(int price) {
        int place = place(price);
        tiles[place] = NONE;
        vikings[place] = NONE;
    }

    /** Turns until 0 stands at the first set left, and says by how many places (VIK-5.1). */
    public int turn() {
        int steps = Math.max(0, cheapest(0));
        zero = place(steps);
        return steps;
    }

    public void become(Wheel other) {
        System.arraycopy(other.tiles, 0, tiles, 0, PLACES);
        System.arraycopy(other.vikings, 0, vikings, 0, PLACES);
        zero = other.zero;
    }
}
