package althing.odin.actions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import althing.odin.box.Deed;
import althing.odin.box.Items;
import althing.odin.box.Program;
import althing.odin.box.Space;
import althing.odin.cards.Moments;
import althing.odin.course.OdinState;

/**
 * What the items of a seat alone tell of all actions at once, as bits: which are out of its reach, because it has nothing
 * of what they take, and which are certain before they begin. Of the others {@link Deeds} says whether they are possible.
 */
final class Lacking {

    private static final long ANYTHING = -1;
    private static final long ALWAYS = spaces(space -> space.program.certain && space.needs.isEmpty());
    /** The spaces for which it is enough that nothing is lacking. */
    private static final long SIMPLE = spaces(Lacking::isSimple);

    /** Spaces that nobody can use who has none of some items. */
    private record Want(long items, long spaces) {}

    private static final Want[] WANTS = wants();
    /** The spaces for which a card may offer something else, and those that cards may make cheaper. */
    private static final long REPLACED = spaces(space -> Moments.INSTEAD[space.index] >= 0);
    private static final long CHEAPENED = spaces(
            space -> IntStream.range(0, space.program.alternatives()).anyMatch(i -> isCheapened(space.program, i)));

    private Lacking() {
    }

    /** The spaces for whose printed actions a seat has nothing that they take, as bits. */
    static long of(OdinState position, int seat) {
        long held = position.holdings.held(seat);
        long lacking = 0;
        for (Want want : WANTS) {
            lacking |= (held & want.items) == 0 ? want.spaces : 0;
        }
        return lacking;
    }

    /** Those of the spaces for which something is lacking that no card can help with, as bits. */
    static long withCards(OdinState position, int seat, long lacking) {
        if (position.noCards) {
            return lacking;
        }
        return lacking & ~REPLACED & ~(Prices.paysLess(position, seat) ? CHEAPENED : 0);
    }

    /** The spaces whose actions are possible if nothing is lacking for those, as bits. */
    static long certain(long lacking) {
        return ALWAYS | (SIMPLE & ~lacking);
    }

    private interface Chosen {
        boolean is(Space space);
    }

    private static long spaces(Chosen chosen) {
        return Space.ALL.stream().filter(space -> space.index < Space.PRINTED && chosen.is(space))
                .mapToLong(space -> 1L << space.index).reduce(0, (all, one) -> all | one);
    }

    private static Want[] wants() {
        List<Long> kinds = Space.ALL.stream().flatMap(space -> wants(space).stream()).distinct().toList();
        return kinds.stream().map(items -> new Want(items, spaces(space -> wants(space).contains(items))))
                .toArray(Want[]::new);
    }

    /** Sets of items, as bits: of each the seat must have something. */
    private static List<Long> wants(Space space) {
        List<Long> wants = new ArrayList<>();
        if (!space.needs.isEmpty()) {
            wants.add(space.helpfulShips);
        }
        Program program = space.program;
        if (program.alternatives() == 1) {
            for (long left = paid(program, 0); left != 0; left &= left - 1) {
                wants.add(Long.lowestOneBit(left));
            }
        }
        long any = IntStream.range(0, program.alternatives()).mapToLong(i -> anyOf(program, i))
                .reduce(0, (all, one) -> all | one);
        if (any != ANYTHING) {
            wants.add(any);
        }
        return wants;
    }

    private static IntStream deeds(Program program, int alternative) {
        return IntStream.range(program.start(alternative), program.end(alternative));
    }

    /** The items that an alternative takes in any case. */
    private static long paid(Program program, int alternative) {
        return deeds(program, alternative).filter(Program::isRequired).mapToObj(Program::deed)
                .mapToLong(deed -> deed instanceof Deed.Trade trade ? trade.pay().kinds() : 0)
                .reduce(0, (all, one) -> all | one);
    }

    /** Items without any of which an alternative is not possible. */
    private static long anyOf(Program program, int alternative) {
        long paid = paid(program, alternative);
        return paid != 0
                ? paid
                : deeds(program, alternative).mapToLong(Lacking::helpful).reduce(0, (all, one) -> all | one);
    }

    /** Items without any of which a deed has no effect. */
    private static long helpful(int number) {
        return switch (Program.deed(number)) {
            case Deed.Trade trade when !trade.pay().isEmpty() -> trade.pay().kinds();
            case Deed.PerAnimal products -> animals(products.animal());
            case Deed.IfAnimal products -> animals(products.animal());
            case Deed.Upgrade upgrade when !Deeds.isMountainUpgrade(number) -> Upgrades.rising(upgrade.steps());
            default -> ANYTHING;
        };
    }

    private static long animals(int kind) {
        return 1L << kind | 1L << (kind + 1);
    }

    /** Whether every alternative is one deed that takes one of an item, or of each of several if there is no other. */
    private static boolean isSimple(Space space) {
        Program program = space.program;
        return space.needs.isEmpty() && IntStream.range(0, program.alternatives())
                .allMatch(i -> program.end(i) == program.start(i) + 1
                        && isSimple(Program.deed(program.start(i)), program.alternatives() == 1));
    }

    private static boolean isSimple(Deed deed, boolean only) {
        return switch (deed) {
            case Deed.Trade trade -> trade.gain().limited().length == 0
                    && Arrays.stream(trade.pay().counts()).allMatch(count -> count == 1)
                    && (only || trade.pay().size() == 1);
            case Deed.PerAnimal _ -> only;
            case Deed.Upgrade upgrade -> only && upgrade.only() == 0 && !upgrade.same();
            default -> false;
        };
    }

    private static boolean isCheapened(Program program, int alternative) {
        long paid = paid(program, alternative);
        return (paid & (1L << Items.STONE | 1L << Items.SILVER)) != 0;
    }
}
