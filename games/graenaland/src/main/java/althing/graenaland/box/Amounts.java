package althing.graenaland.box;

import java.util.EnumMap;
import java.util.Map;

/** Numbers of the four basic resources packed into an int, eight bits each; they add up as plain numbers. */
public final class Amounts {

    public static final int NONE = 0;
    /** How many resources a price can name; gold is none of them. */
    public static final int BASIC = 4;

    private static final Resource[] RESOURCES = Resource.values();
    private static final int BITS = 8;
    private static final int MOST = (1 << BITS) - 1;

    private Amounts() {
    }

    public static int one(int resource) {
        return 1 << (resource * BITS);
    }

    public static int of(int amounts, int resource) {
        return amounts >>> (resource * BITS) & MOST;
    }

    public static int total(int amounts) {
        return (amounts & MOST) + (amounts >>> BITS & MOST) + (amounts >>> (2 * BITS) & MOST)
                + (amounts >>> (3 * BITS));
    }

    /** What of the first is left after the second is taken off, nothing falling below zero. */
    public static int less(int amounts, int others) {
        int left = NONE;
        for (int shift = 0; shift < BASIC * BITS; shift += BITS) {
            int number = (amounts >>> shift & MOST) - (others >>> shift & MOST);
            left |= (number & ~(number >> (Integer.SIZE - 1))) << shift;
        }
        return left;
    }

    /** What both have. */
    public static int common(int amounts, int others) {
        return amounts - less(amounts, others);
    }

    public static Map<Resource, Integer> map(int amounts) {
        Map<Resource, Integer> map = new EnumMap<>(Resource.class);
        for (int resource = 0; resource < BASIC; resource++) {
            if (of(amounts, resource) > 0) {
                map.put(RESOURCES[resource], of(amounts, resource));
            }
        }
        return map;
    }
}
