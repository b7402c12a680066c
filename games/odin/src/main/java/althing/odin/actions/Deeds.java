package althing.odin.actions;

import static althing.engine.Why.refuse;

import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

import althing.engine.Why;
import althing.odin.OdinRuling;
import althing.odin.board.Supply;
import althing.odin.box.Amounts;
import althing.odin.box.Deed;
import althing.odin.box.Items;
import althing.odin.box.Program;
import althing.odin.box.Space;
import althing.odin.cards.Moments;
import althing.odin.cards.Occupations;
import althing.odin.cards.ProgramWords;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** Whether actions, their alternatives and their deeds are possible, and if not, why (FFO-3.6, FFO-3.7, FFO-7). */
public final class Deeds {

    /** By space: whether its action is possible whatever the seat has. */
    private static final boolean[] ALWAYS = new boolean[Space.COUNT];

    private static final Feasible[] FEASIBLE = IntStream.range(0, ProgramWords.DEEDS.size()).mapToObj(Feasible::of)
            .toArray(Feasible[]::new);

    static {
        for (Space space : Space.ALL) {
            ALWAYS[space.index] = space.program.certain && space.needs.isEmpty();
        }
    }

    private Deeds() {
    }

    /** Whether the seat can carry out at least one effect of a space and has the ships for it (FFO-3.6, FFO-3.7). */
    public static boolean canDo(OdinState position, int seat, int space) {
        return canDoItself(position, seat, space)
                || (Moments.canInstead(position, seat, Moments.INSTEAD[space])
                        && (position.holds(OdinRuling.NO_SHIP_INSTEAD) || hasShips(position, seat, Space.get(space))));
    }

    public static boolean canDo(OdinState position, int seat, int space, @Nullable Why why) {
        return canDo(position, seat, space) || (why != null && refuseAction(position, seat, space, why));
    }

    /** Says why the action of a space cannot be done. */
    public static boolean refuseAction(OdinState position, int seat, int space, Why why) {
        Space wanted = Space.get(space);
        if (!hasShips(position, seat, wanted)) {
            return refuse(why, "FFO-3.7", "refusal.no-ship", "space", Names.space(space), "count",
                    wanted.needs.counts()[0], "ships", Names.items(wanted.needs));
        }
        refuse(why, "FFO-3.6", "refusal.no-effect", "space", Names.space(space));
        if (wanted.program.alternatives() == 1) {
            refuseTrade(position, seat, wanted.program, 0, "FFO-3.6", why);
        }
        return false;
    }

    /** Whether the seat can take an alternative, counted from 1. */
    public static boolean canTake(OdinState position, int seat, Program program, int number, String rule,
            @Nullable Why why) {
        int most = program.alternatives();
        if (number > most) {
            return why != null && refuse(why, rule, "refusal.no-alternative", "number", number, "most", most);
        }
        if (isPossible(position, seat, program, number - 1)) {
            return true;
        }
        if (why != null) {
            refuse(why, rule, "refusal.no-such-choice", "number", number);
            refuseTrade(position, seat, program, number - 1, rule, why);
        }
        return false;
    }

    /** Names the first part of an alternative that cannot be paid or had, if that is why it is not possible. */
    private static void refuseTrade(OdinState position, int seat, Program program, int alternative, String rule,
            Why why) {
        boolean told = false;
        for (int deed = program.start(alternative); deed < program.end(alternative) && !told; deed++) {
            told = Program.isRequired(deed) && Program.deed(deed) instanceof Deed.Trade trade
                    && !canTrade(position, seat, deed, trade, rule, why);
        }
    }

    /** Whether what a trade costs can be paid and what it brings is to be had. */
    static boolean canTrade(OdinState position, int seat, int deed, Deed.Trade trade, String rule,
            @Nullable Why why) {
        Amounts due = Prices.due(position, seat, deed, trade.pay());
        return (Supply.has(position, seat, due)
                || (why != null && refuse(why, rule, "refusal.cannot-afford", "pay", Names.amounts(due))))
                && (Supply.canGain(position, seat, trade.gain()) || (why != null
                        && refuse(why, rule, "refusal.not-to-be-had", "gain", Names.amounts(trade.gain()))));
    }

    /** The same without what cards offer instead. */
    public static boolean canDoItself(OdinState position, int seat, int space) {
        if (ALWAYS[space]) {
            return true;
        }
        Space wanted = Space.get(space);
        return hasShips(position, seat, wanted)
                && (wanted.program.certain || isPossible(position, seat, wanted.program));
    }

    public static boolean isPossible(OdinState position, int seat, Program program) {
        for (int i = 0; i < program.alternatives(); i++) {
            if (isPossible(position, seat, program, i)) {
                return true;
            }
        }
        return false;
    }

    public static boolean hasShips(OdinState position, int seat, Space space) {
        if (space.helpfulShips == 0) {
            return true;
        }
        return (position.holdings.held(seat) & space.helpfulShips) != 0 && hasEnoughShips(position, seat, space);
    }

    private static boolean hasEnoughShips(OdinState position, int seat, Space space) {
        Amounts needs = space.needs;
        boolean any = false;
        boolean all = true;
        for (int i = 0; i < needs.size(); i++) {
            boolean enough = ships(position, seat, needs.items()[i]) >= needs.counts()[i];
            any |= enough;
            all &= enough;
        }
        return space.anyOfNeeds ? any : all;
    }

    /** A card lets a knarr stand in for a longship (card 147A). */
    private static int ships(OdinState position, int seat, int kind) {
        boolean standIn = kind == Items.LONGSHIP && Occupations.has(position, seat, Occupations.KNARR_AS_LONGSHIP);
        return Supply.ships(position, seat, kind) + (standIn ? position.count(seat, Items.KNARR) : 0);
    }

    public static boolean isPossible(OdinState position, int seat, Program program, int alternative) {
        boolean any = false;
        for (int i = program.start(alternative); i < program.end(alternative); i++) {
            boolean possible = isPossible(position, seat, i);
            if (!possible && Program.isRequired(i)) {
                return false;
            }
            any |= possible;
        }
        return any;
    }

    /** Whether the deed with this number would have an effect now. */
    public static boolean isPossible(OdinState position, int seat, int number) {
        return FEASIBLE[number].now(position, seat);
    }

    /** Whether the deed is the upgrade of a space that also gives one from a mountain strip (card 102B). */
    static boolean isMountainUpgrade(int number) {
        int space = Program.spaceOf(number);
        return space >= 0 && Space.get(space).isMountainUpgrade;
    }

    static boolean isLaterPossible(OdinState position, int seat, int number) {
        for (int later = number + 1; later < Program.endOf(number); later++) {
            if (isPossible(position, seat, later)) {
                return true;
            }
        }
        return false;
    }
}
