package althing.odin.actions;

import static althing.engine.Why.refuse;

import org.jspecify.annotations.Nullable;

import althing.engine.Why;
import althing.odin.OdinRuling;
import althing.odin.board.Placements;
import althing.odin.board.Supply;
import althing.odin.box.Amounts;
import althing.odin.box.Deed;
import althing.odin.box.Items;
import althing.odin.box.Program;
import althing.odin.box.Space;
import althing.odin.box.Throw;
import althing.odin.cards.Moments;
import althing.odin.cards.Occupations;
import althing.odin.course.Duty;
import althing.odin.course.OdinState;
import althing.odin.dice.Dice;
import althing.odin.effects.Courier;
import althing.odin.effects.Following;
import althing.odin.effects.Latecomer;
import althing.odin.effects.OneMore;
import althing.odin.effects.Recalling;
import althing.odin.effects.Steward;
import althing.odin.effects.TurningOver;
import althing.odin.words.Names;

/** Whether actions, their alternatives and their deeds are possible, and if not, why (FFO-3.6, FFO-3.7, FFO-7). */
public final class Deeds {

    /** By space: whether its action is possible whatever the seat has. */
    private static final boolean[] ALWAYS = new boolean[Space.COUNT];

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
        Amounts needs = space.needs;
        if (needs.isEmpty()) {
            return true;
        }
        if ((position.holdings.held(seat) & space.helpfulShips) == 0) {
            return false;
        }
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
        Deed deed = Program.deed(number);
        // Most deeds are trades; asking for them first is much cheaper than the switch.
        return deed instanceof Deed.Trade trade
                ? canTrade(position, seat, number, trade, "FFO-3.6", null)
                : isPossible(position, seat, deed, number);
    }

    private static boolean isPossible(OdinState position, int seat, Deed deed, int number) {
        return switch (deed) {
            case Deed.Trade trade -> canTrade(position, seat, number, trade, "FFO-3.6", null);
            case Deed.PerAnimal products -> Supply.animals(position, seat, products.animal()) > 0;
            case Deed.PerSeat _ -> true;
            case Deed.IfAnimal products -> Supply.animals(position, seat, products.animal()) > 0;
            case Deed.Mountain mountain -> Mountains.isPossible(position, mountain.rock());
            case Deed.Upgrade upgrade -> Upgrading.isPossible(position, seat, upgrade) || (isMountainUpgrade(number)
                    && Moments.canInstead(position, seat, Moments.INSTEAD_OF_UPGRADE));
            case Deed.Roll roll -> roll.kind() != Throw.WHALE || Supply.boats(position, seat) > 0;
            case Deed.Sale _ -> Sale.canBuy(position, seat);
            case Deed.Explore explore -> Exploring.canExplore(position,
                    Exploring.islands(position, seat, explore, number));
            case Deed.Play _ -> canPlay(position, seat, Program.spaceOf(number));
            case Deed.Bonus _ -> true;
            case Deed.Turn _ -> TurningOver.canTurn(position, seat);
            case Deed.Rage _ -> Dice.mostOre(position, seat) > 0;
            case Deed.Settle settle -> Placements.fitsAnywhere(position, seat, settle.item());
            case Deed.Simple simple -> isPossible(position, seat, simple, number);
        };
    }

    /** Cards come from the hand, or from the draw that comes before an action of column 3 (FFO-13.3). */
    private static boolean canPlay(OdinState position, int seat, int space) {
        boolean drawsFirst = space >= 0 && Space.get(space).column == 3 && position.now.space != space;
        return Duty.canSpareCard(position, seat)
                || (drawsFirst && Occupations.count(position, Occupations.DECK) > 0);
    }

    private static boolean isPossible(OdinState position, int seat, Deed.Simple deed, int number) {
        return switch (deed) {
            case OVERSEAS -> Overseas.canFlip(position, seat, 0);
            case FORGE -> true;
            case EMIGRATE ->
                Voyages.canEmigrate(position, seat, Prices.ofEmigration(position, seat, number));
            case REBUILD -> Rebuilding.canRebuild(position, seat);
            case FEAST, BREED, HOMECOMING, SOW, REAP -> true;
            case FOLLOW -> Following.canFollow(position, seat);
            case STEWARD -> Steward.canFillShed(position, seat);
            case COURIER -> Courier.CLOAKPIN.isPossible(position, seat);
            case INNKEEPER -> Courier.DRINKING_HORN.isPossible(position, seat);
            case MORE -> OneMore.canTake(position, seat);
            case RECALL -> Recalling.canRecall(position, seat);
            case BACK -> position.now.site >= 0 && position.standing[position.now.site] > 0;
            case LATE -> Latecomer.canUse(position, seat);
            case GUARDED_EMIGRATION -> Voyages.canEmigrate(position, seat, Voyages.largeShips(position, seat));
        };
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
