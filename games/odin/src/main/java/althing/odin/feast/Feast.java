package althing.odin.feast;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.engine.Phrase;
import althing.odin.course.OdinMove.Serve;
import althing.odin.actions.Voyages;
import althing.odin.box.Colour;
import althing.odin.box.Components;
import althing.odin.box.Items;
import althing.odin.cards.Moments;
import althing.odin.cards.Occupations;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** The Feast: the free banquet squares are covered from the left, square by square (FFO-4.8 to FFO-4.18). */
public final class Feast {

    public static final int SQUARES = Components.figure("banquet-squares");
    private static final int LEFT_FREE = 0;
    private static final int GOES_ON = -1;
    private static final int PEAS = Items.named("peas");
    /** The bit of a second peas along the table; its item never lies there itself (card 186A). */
    private static final int SECOND_PEAS = 1 << Items.named("oil");

    private Feast() {
    }

    /** The first square that must be covered, and the one after the last (FFO-4.8). */
    public static int from(OdinState position, int seat) {
        return Voyages.coveredSquares(position, seat);
    }

    public static int to(OdinState position) {
        return position.calendar.squares(position.round);
    }

    /** A Feast of the seat's own, after what cards do before it. */
    public static void begin(OdinState position, int seat) {
        sitDown(position, seat);
        Moments.fire(position, seat, Moments.BEFORE_FEAST);
    }

    public static void sitDown(OdinState position, int seat) {
        Arrays.fill(position.table, (byte) LEFT_FREE);
        position.laidFlat = 0;
        position.served = from(position, seat);
        position.push(Serving.FRAME, seat);
    }

    /** Whether a tile has one way to lie only. */
    static boolean isSquare(int food) {
        return Items.FLAT[food] == Items.UPRIGHT[food];
    }

    /** How many squares of the table a dish covers. */
    public static int length(Serve serve) {
        return (serve.flat() ? Items.FLAT : Items.UPRIGHT)[serve.food()];
    }

    /** Of each kind one tile may lie along the table, with a card two peas; square tiles have one way (FFO-4.12). */
    public static int mostFlat(OdinState position, int seat, int food) {
        if (isSquare(food)) {
            return 0;
        }
        boolean again = food == PEAS && (position.laidFlat & SECOND_PEAS) == 0
                && Occupations.has(position, seat, Occupations.TWO_FLAT_PEAS);
        return ((position.laidFlat >> Items.kind(food) & 1) == 0 ? 1 : 0) + (again ? 1 : 0);
    }

    /**
     * The colour of the tile that lies directly before the next square, which no neighbour may have (FFO-4.13); null after
     * silver, a free square or nothing.
     */
    public static @Nullable Colour before(OdinState position, int seat) {
        int at = position.served - 1;
        while (at >= from(position, seat) && position.table[at] == GOES_ON) {
            at--;
        }
        int before = at < from(position, seat) ? LEFT_FREE : position.table[at];
        return before == LEFT_FREE || before - 1 == Items.SILVER ? null : Items.COLOUR[before - 1];
    }

    static void serve(OdinState position, int seat, Serve serve) {
        int food = serve.food();
        position.change(seat, food, -1);
        if (serve.flat()) {
            layFlat(position, food);
        }
        cover(position, food, length(serve));
    }

    /** Remembers that a tile lies along the table; says whether there was one to remember (card 186A). */
    public static boolean layFlat(OdinState position, int food) {
        int bit = 1 << Items.kind(food);
        boolean second = (position.laidFlat & bit) != 0;
        if (second && (food != PEAS || (position.laidFlat & SECOND_PEAS) != 0)) {
            return false;
        }
        position.laidFlat |= second ? SECOND_PEAS : bit;
        return true;
    }

    /** The kinds of which a tile lies along the table, peas perhaps twice. */
    public static List<String> flat(OdinState position) {
        return IntStream.range(0, Items.GOODS).filter(food -> (position.laidFlat >> food & 1) != 0)
                .map(food -> 1 << food == SECOND_PEAS ? PEAS : food).mapToObj(Items::id).toList();
    }

    static void cover(OdinState position, int item, int squares) {
        position.table[position.served] = (byte) (item + 1);
        Arrays.fill(position.table, position.served + 1, position.served + squares, (byte) GOES_ON);
        position.served += squares;
    }

    /** Thing penalties for free squares; what was served goes away (FFO-4.17, FFO-4.18). */
    static void end(OdinState position, int seat) {
        int free = 0;
        for (int square = from(position, seat); square < to(position); square++) {
            free += position.table[square] == LEFT_FREE ? 1 : 0;
        }
        position.penalties[seat] += (short) free;
        if (position.isHeard()) {
            tell(position, seat, free);
        }
        KeepingFish.ask(position, seat);
        Moments.fire(position, seat, Moments.FEAST_OVER, Moments.FEASTED);
        Arrays.fill(position.table, (byte) LEFT_FREE);
        position.served = 0;
        position.laidFlat = 0;
    }

    private static void tell(OdinState position, int seat, int free) {
        List<Phrase.NameFact> food = Names.served(position.table);
        String line = food.isEmpty() ? "log.feast-none" : free > 0 ? "log.feast-penalty" : "log.feast";
        position.tell(line, "seat", Phrase.seat(seat), "food", food, "penalties", free);
    }
}
