package althing.jorvik.cards;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * A set of goods cubes packed into an int: four bits for the number of each good. No place ever holds more than the nine
 * cubes that exist of a good, so sets add up and are taken apart as plain numbers.
 */
public final class Goods {

    public static final int NONE = 0;

    private static final Good[] ALL = Good.values();
    private static final int BITS = 4;
    private static final int MOST = (1 << BITS) - 1;
    private static final int LOWEST_BITS = 0x1111_1111;

    private Goods() {
    }

    /** One cube of a good. */
    public static int one(int good) {
        return 1 << (good * BITS);
    }

    public static int one(Good good) {
        return one(good.ordinal());
    }

    public static int count(int goods, int good) {
        return goods >>> (good * BITS) & MOST;
    }

    public static boolean has(int goods, int good) {
        return count(goods, good) != 0;
    }

    public static int total(int goods) {
        int pairs = (goods & 0x0F0F_0F0F) + (goods >>> BITS & 0x0F0F_0F0F);
        return (pairs * 0x0101_0101) >>> 24;
    }

    /** The set with at most one cube of each good: which goods there are. */
    public static int kinds(int goods) {
        return (goods | goods >>> 1 | goods >>> 2 | goods >>> 3) & LOWEST_BITS;
    }

    /** The goods of which both sets have a cube, one of each. */
    public static int common(int goods, int others) {
        return kinds(goods) & kinds(others);
    }

    /** The first good of a set that is not empty; {@code kinds & kinds - 1} goes on to the next. */
    public static int first(int kinds) {
        return Integer.numberOfTrailingZeros(kinds) / BITS;
    }

    /** The good of the cube with this number, counted from 0 through the whole set. */
    public static int at(int goods, int number) {
        int good = 0;
        int left = number;
        while (left >= count(goods, good)) {
            left -= count(goods, good++);
        }
        return good;
    }

    public static int of(Iterable<Good> cubes) {
        int goods = NONE;
        for (Good cube : cubes) {
            goods += one(cube);
        }
        return goods;
    }

    public static List<Good> list(int goods) {
        if (goods == NONE) {
            return List.of();
        }
        List<Good> list = new ArrayList<>();
        for (Good good : ALL) {
            for (int i = count(goods, good.ordinal()); i > 0; i--) {
                list.add(good);
            }
        }
        return List.copyOf(list);
    }

    public static Map<Good, Integer> map(int goods) {
        Map<Good, Integer> map = new EnumMap<>(Good.class);
        for (Good good : ALL) {
            if (has(goods, good.ordinal())) {
                map.put(good, count(goods, good.ordinal()));
            }
        }
        return map;
    }
}
