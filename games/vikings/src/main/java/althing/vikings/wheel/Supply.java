package althing.vikings.wheel;

import java.util.function.IntUnaryOperator;

import althing.engine.Chance;
import althing.engine.Seed;
import althing.engine.SplitMix;
import althing.vikings.box.Components;
import althing.vikings.box.Viking;

/**
 * What lies in stacks and bag: the order of the tiles and special tiles, the vikings not drawn, and the random state
 * that draws them. Not thread safe.
 */
public final class Supply {

    /** All tiles in the order in which they are turned up; the first {@code turned} were. */
    public final byte[] tiles = new byte[Components.TILES];
    public int turned;
    /** All special tiles in the order in which they are turned up; the first {@code shown} were. */
    public final byte[] specials = new byte[Components.SPECIAL_TILES];
    public int shown;
    /** How many vikings of each trade are in the bag. */
    public final byte[] bag = new byte[Viking.values().length];
    public final Chance random;

    public Supply(boolean wideChance) {
        random = new Chance(wideChance);
    }

    /** Fills stacks and bag and mixes them (VIK-2.5, VIK-2.6, VIK-16.1). */
    public void fill(Seed seed) {
        random.seed(seed);
        spread(Components::stacked, tiles);
        spread(Components::specials, specials);
        random.shuffle(tiles, 0, tiles.length);
        random.shuffle(specials, 0, specials.length);
        for (int trade = 0; trade < bag.length; trade++) {
            bag[trade] = (byte) Components.vikings(trade);
        }
    }

    private static void spread(IntUnaryOperator counts, byte[] into) {
        int at = 0;
        for (int kind = 0; at < into.length; kind++) {
            for (int i = 0; i < counts.applyAsInt(kind); i++) {
                into[at++] = (byte) kind;
            }
        }
    }

    public int inBag() {
        int all = 0;
        for (byte count : bag) {
            all += count;
        }
        return all;
    }

    /** Draws vikings from the bag and adds them to {@code drawn}. */
    public void draw(int number, byte[] drawn) {
        int left = inBag();
        for (int i = 0; i < number; i++) {
            int at = random.nextInt(left--);
            int trade = 0;
            while (at >= bag[trade]) {
                at -= bag[trade++];
            }
            bag[trade]--;
            drawn[trade]++;
        }
    }

    /** Mixes anew what nobody has seen. */
    public void imagine(SplitMix other) {
        other.shuffle(tiles, turned, tiles.length);
        other.shuffle(specials, shown, specials.length);
        random.imagine(other);
    }

    public void become(Supply other) {
        System.arraycopy(other.tiles, 0, tiles, 0, tiles.length);
        System.arraycopy(other.specials, 0, specials, 0, specials.length);
        System.arraycopy(other.bag, 0, bag, 0, bag.length);
        turned = other.turned;
        shown = other.shown;
        random.become(other.random);
    }
}
