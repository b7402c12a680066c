package althing.odin.actions;

import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;
import althing.odin.OdinRuling;
import althing.odin.box.Amounts;
import althing.odin.box.Items;
import althing.odin.box.Program;
import althing.odin.box.Space;
import althing.odin.cards.Occupations;
import althing.odin.course.OdinState;

/** What cards take off the prices of action spaces (cards 1A, 2C and 116c). */
public final class Prices {

    /** Card 2C helps only where so much silver is due. */
    private static final int COSTLY = 2;
    /** The most that cards take off. */
    private static final int MOST_STONE = 1;
    private static final int MOST_SILVER = 2;
    /** By deed, then by what is taken off: prices that have come up. */
    private static final @Nullable Amounts[][] LESS = new Amounts[Program.count()][(MOST_STONE + 1)
            * (MOST_SILVER + 1)];

    private Prices() {
    }

    /** What a seat pays for a deed that costs so much in print. */
    public static Amounts due(OdinState position, int seat, int deed, Amounts printed) {
        int space = Program.spaceOf(deed);
        if (position.noCards || space < 0 || printed.isEmpty() || !paysLess(position, seat)) {
            return printed;
        }
        int stone = stoneOff(position, seat, space, printed.of(Items.STONE));
        int silver = silverOff(position, seat, space, printed.of(Items.SILVER));
        return stone + silver == 0 ? printed : less(deed, printed, stone, silver);
    }

    private static Amounts less(int deed, Amounts printed, int stone, int silver) {
        int index = stone * (MOST_SILVER + 1) + silver;
        Amounts known = LESS[deed][index];
        if (known == null) {
            known = without(without(printed, Items.STONE, stone), Items.SILVER, silver);
            LESS[deed][index] = known;
        }
        return known;
    }

    /** Whether the seat has any of the cards, which is seldom. */
    static boolean paysLess(OdinState position, int seat) {
        return Occupations.has(position, seat, Occupations.CHEAP_HOUSES)
                || Occupations.has(position, seat, Occupations.CHEAP_LIVESTOCK)
                || Occupations.has(position, seat, Occupations.CHEAP_SPACES);
    }

    private static int stoneOff(OdinState position, int seat, int space, int stone) {
        boolean houses = stone > 0 && Space.get(space).isHouses;
        return houses && Occupations.has(position, seat, Occupations.CHEAP_HOUSES) ? 1 : 0;
    }

    private static int silverOff(OdinState position, int seat, int space, int silver) {
        boolean livestock = silver > 0 && Space.get(space).isLivestock
                && Occupations.has(position, seat, Occupations.CHEAP_LIVESTOCK);
        int off = livestock ? 1 : 0;
        return off + patronage(position, seat, 0, seenByPatron(position, silver, silver - off));
    }

    /** What the patron takes for the price: the printed one, for the owner lets him come before other cards. */
    private static int seenByPatron(OdinState position, int printed, int lowered) {
        return position.holds(OdinRuling.PATRON_FIRST) ? printed : lowered;
    }

    /** The silver that a patron pays when the price of an action rises from one sum to another (card 2C). */
    static int patronage(OdinState position, int seat, int before, int after) {
        return before < COSTLY && after >= COSTLY && Occupations.has(position, seat, Occupations.CHEAP_SPACES) ? 1 : 0;
    }

    /** What a patron pays of an emigration on an action space. */
    public static int ofEmigration(OdinState position, int seat, int deed) {
        return Program.spaceOf(deed) < 0
                ? 0
                : patronage(position, seat, 0,
                        seenByPatron(position, position.round, Voyages.price(position, seat, 0)));
    }

    private static Amounts without(Amounts amounts, int item, int off) {
        int[] counts = IntStream.range(0, amounts.size())
                .map(i -> amounts.counts()[i] - (amounts.items()[i] == item ? off : 0)).toArray();
        int[] kept = IntStream.range(0, amounts.size()).filter(i -> counts[i] > 0).toArray();
        return new Amounts(IntStream.of(kept).map(i -> amounts.items()[i]).toArray(),
                IntStream.of(kept).map(i -> counts[i]).toArray());
    }
}
