package althing.odin.advice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.jspecify.annotations.Nullable;

import althing.odin.course.OdinMove.Serve;
import althing.odin.course.OdinMove.Word;
import althing.odin.box.Colour;
import althing.odin.box.Components;
import althing.odin.box.Items;
import althing.odin.course.Moves;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.feast.Feast;
import althing.odin.feast.Serving;

/**
 * The cheapest way to lay the rest of the banquet table, found exactly. Only how many tiles of each colour there are, and
 * how long they are together, decides whether a set of food can be laid: tiles of one colour are kept apart by the other
 * colour, by silver and by free squares. So each colour is a knapsack of its own, and the two are joined.
 */
public final class Banquet {

    private static final int SIZE = Feast.SQUARES + 1;
    private static final int PENALTY = Components.figure("thing-penalty");
    /** A way to use a kind of food: how many tiles, and in so many bits how many of them lie along the table. */
    private static final int FLAT_BITS = 2;
    private static final double LITTLE = 1e-9;

    private final OdinState position;
    private final int seat;
    private final Appraisal prices;
    private final int squares;
    private final @Nullable Colour before;

    private Banquet(OdinState position, int seat, Appraisal prices) {
        this.position = position;
        this.seat = seat;
        this.prices = prices;
        squares = Feast.to(position) - position.served;
        before = Feast.before(position, seat);
    }

    /** What to serve next. The position must ask the seat for its Feast. */
    static OdinMove next(OdinState position, int seat, Appraisal prices) {
        return new Banquet(position, seat, prices).plan().getFirst();
    }

    /**
     * All moves of the seat from here on, from the left, for a seat that lets its table be laid well. The position must ask
     * the seat for its Feast.
     */
    public static List<OdinMove> plan(OdinState position, int seat) {
        OdinState table = position.copy();
        List<OdinMove> moves = new ArrayList<>();
        int square = position.served;
        for (OdinMove move : new Banquet(position, seat, new Appraisal(position, seat)).plan()) {
            // The rules themselves pass over a square on which nothing can be served, and then go on to the next Feast.
            if (table.isAsked(Serving.FRAME) && table.agenda.seat() == seat && table.served == square) {
                moves.add(move);
                table.play(seat, move);
            }
            square += length(move);
        }
        return moves;
    }

    /** How much longer a tile is along the table than across. */
    private static int longer(int food) {
        return Items.FLAT[food] - Items.UPRIGHT[food];
    }

    private static int length(OdinMove move) {
        return move instanceof Serve serve ? Feast.length(serve) : 1;
    }

    private List<OdinMove> plan() {
        Larder orange = new Larder(Colour.ORANGE);
        Larder red = new Larder(Colour.RED);
        double least = Double.POSITIVE_INFINITY;
        int best = 0;
        for (int o = 0; o < SIZE; o++) {
            for (int along = 0; along <= squares; along++) {
                if (orange.cost[o][along] < least) {
                    for (int r = 0; r < SIZE; r++) {
                        for (int more = 0; along + more <= squares; more++) {
                            double cost = orange.cost[o][along] + red.cost[r][more] + bare(squares - along - more);
                            if (cost < least - LITTLE && canLie(o, r, squares - along - more)) {
                                least = cost;
                                best = o | along << 8 | r << 16 | more << 24;
                            }
                        }
                    }
                }
            }
        }
        return inOrder(orange.set(best & 255, best >> 8 & 255), red.set(best >> 16 & 255, best >> 24),
                squares - (best >> 8 & 255) - (best >> 24));
    }

    /** Whether so many orange and red tiles, with so many squares of silver or nothing, can lie in a row. */
    private boolean canLie(int orange, int red, int bare) {
        return orange <= red + bare + (before == Colour.ORANGE ? 0 : 1)
                && red <= orange + bare + (before == Colour.RED ? 0 : 1);
    }

    /** What it costs to cover squares with silver, or to leave them free. */
    private double bare(int count) {
        int coins = Math.min(count, coins());
        return coins * prices.of(Items.SILVER) + (count - coins) * PENALTY;
    }

    /** The colour of which there is more comes first, so that it never meets itself. */
    private List<OdinMove> inOrder(List<OdinMove> orange, List<OdinMove> red, int bare) {
        List<OdinMove> plan = new ArrayList<>();
        Colour last = before;
        int left = bare;
        while (!orange.isEmpty() || !red.isEmpty() || left > 0) {
            boolean mayOrange = !orange.isEmpty() && last != Colour.ORANGE;
            boolean mayRed = !red.isEmpty() && last != Colour.RED;
            if (mayOrange && (orange.size() >= red.size() || !mayRed)) {
                plan.add(orange.removeLast());
                last = Colour.ORANGE;
            } else if (mayRed) {
                plan.add(red.removeLast());
                last = Colour.RED;
            } else {
                plan.add(bare - left < coins() ? Word.COIN : Word.LEAVE);
                last = null;
                left--;
            }
        }
        return plan;
    }

    /** The silver that is served before a square stays free. */
    private int coins() {
        return prices.of(Items.SILVER) <= PENALTY ? position.count(seat, Items.SILVER) : 0;
    }

    /** The food of one colour: the least cost of so many tiles that are so long together. */
    private final class Larder {

        final double[][] cost = new double[SIZE][SIZE];
        private final int[] kinds;
        private final byte[][][] way;

        Larder(Colour colour) {
            kinds = kinds(colour);
            way = new byte[kinds.length][SIZE][SIZE];
            for (double[] row : cost) {
                Arrays.fill(row, Double.POSITIVE_INFINITY);
            }
            cost[0][0] = 0;
            for (int i = 0; i < kinds.length; i++) {
                add(i);
            }
        }

        private int[] kinds(Colour colour) {
            int[] found = new int[Items.GOODS];
            int count = 0;
            for (int food = 0; food < Items.GOODS; food++) {
                if (Items.COLOUR[food] == colour && position.count(seat, food) > 0) {
                    found[count++] = food;
                }
            }
            return Arrays.copyOf(found, count);
        }

        /** Lets a kind join in, from the longest row down so that none of its tiles is used twice. */
        private void add(int index) {
            int food = kinds[index];
            int most = Math.min(position.count(seat, food), squares);
            int flats = isBesideItsKind(food) ? 0 : Feast.mostFlat(position, seat, food);
            for (int tiles = SIZE - 1; tiles > 0; tiles--) {
                for (int along = squares; along > 0; along--) {
                    double spent = 0;
                    for (int used = 1; used <= Math.min(most, tiles); used++) {
                        spent += prices.of(food, -used);
                        int across = used * Items.UPRIGHT[food];
                        for (int flat = 0; flat <= Math.min(used, flats); flat++) {
                            take(index, tiles, along, used, across + flat * longer(food), spent, flat);
                        }
                    }
                }
            }
        }

        /** A pregnant animal never lies along the table while there is a cheaper one of its kind that may do so. */
        private boolean isBesideItsKind(int food) {
            return food != Items.kind(food) && position.count(seat, Items.kind(food)) > 0;
        }

        private void take(int index, int tiles, int along, int used, int length, double spent, int flat) {
            if (length <= along && cost[tiles - used][along - length] + spent < cost[tiles][along]) {
                cost[tiles][along] = cost[tiles - used][along - length] + spent;
                way[index][tiles][along] = (byte) (used << FLAT_BITS | flat);
            }
        }

        /** The set with so many tiles that are so long together. */
        List<OdinMove> set(int tiles, int along) {
            List<OdinMove> set = new ArrayList<>();
            int count = tiles;
            int length = along;
            for (int i = kinds.length - 1; i >= 0; i--) {
                int used = way[i][count][length] >> FLAT_BITS;
                int flat = way[i][count][length] & (1 << FLAT_BITS) - 1;
                for (int tile = 0; tile < used; tile++) {
                    set.add(Moves.SERVE[kinds[i]][tile < flat ? 1 : 0]);
                }
                length -= used * Items.UPRIGHT[kinds[i]] + flat * longer(kinds[i]);
                count -= used;
            }
            return set;
        }
    }
}
