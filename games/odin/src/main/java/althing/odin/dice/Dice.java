package althing.odin.dice;

import althing.engine.Phrase;
import althing.odin.OdinRuling;
import althing.odin.board.Supply;
import althing.odin.box.Amounts;
import althing.odin.box.Components;
import althing.odin.box.Deed;
import althing.odin.box.Items;
import althing.odin.box.Program;
import althing.odin.box.Throw;
import althing.odin.cards.Moments;
import althing.odin.cards.Occupations;
import althing.odin.course.Action;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** The die actions: rolling up to three times, then success or failure (FFO-11). */
public final class Dice {

    static final int MOST_ROLLS = Components.figure("most-rolls");
    /** A battle result below this fails (FFO-11.13). */
    public static final int LEAST_BATTLE = Components.figure("least-battle");
    private static final int PRINTED_ORE = Components.FILE.table("ships").row("ship", Items.id(Items.BOAT))
            .number("printed-ore");

    private Dice() {
    }

    public static Throw kind(OdinState position) {
        return position.now.thrown;
    }

    /** Rolls for a deed; vikings may come back only from the space whose action it is. */
    public static void begin(OdinState position, int seat, int number) {
        Deed.Roll roll = (Deed.Roll) Program.deed(number);
        position.now.rolledOnSite = position.now.site >= 0 && Program.spaceOf(number) == position.now.space;
        position.now.thrown = roll.kind();
        position.now.rolls = 0;
        position.now.die = 0;
        position.now.boats = 0;
        position.now.oreHelp = roll.kind() == Throw.PILLAGE ? mostOre(position, seat) : 0;
        position.now.acted |= position.now.owns(number);
        position.now.rollBonus += cardsOnRolls(position, seat, roll.kind());
        if (roll.kind() == Throw.WHALE) {
            Sailing.begin(position, seat, roll.boats());
        } else {
            roll(position, seat);
        }
    }

    /** What cards add to each roll or take off it (cards 4c, 13B, 136c and 146C). */
    private static int cardsOnRolls(OdinState position, int seat, Throw kind) {
        boolean tracking = kind == Throw.HUNT || kind == Throw.SNARE;
        return (kind.isBattle() && Occupations.has(position, seat, Occupations.SPLIT_LOOT) ? 1 : 0)
                - (Occupations.has(position, seat, Occupations.LOWER_ROLLS) ? 1 : 0)
                - (kind == Throw.HUNT && Occupations.has(position, seat, Occupations.LOWER_HUNTING) ? 1 : 0)
                - (tracking && Occupations.has(position, seat, Occupations.LOWER_TRACKING) ? 1 : 0);
    }

    /** The longship with the most ore pillages (FFO-11.20). */
    public static int mostOre(OdinState position, int seat) {
        for (int ship = Items.FULL_LONGSHIP; ship > Items.LONGSHIP; ship--) {
            if (position.count(seat, ship) > 0) {
                return ship - Items.LONGSHIP;
            }
        }
        return 0;
    }

    static void sail(OdinState position, int seat, int plain, int armed) {
        position.now.boats = plain + armed;
        position.now.oreHelp = ore(plain, armed);
        roll(position, seat);
    }

    /** All ore on the boats, printed and loaded, helps (FFO-11.36). */
    public static int ore(int plain, int armed) {
        return (plain + armed) * PRINTED_ORE + armed;
    }

    /** Ships have lost ore or have left: in the die actions under way only what is still loaded counts (card 39C). */
    public static void recountOre(OdinState position, int seat) {
        if (!position.holds(OdinRuling.ORE_STILL_LOADED)) {
            return;
        }
        for (int i = 0; i <= position.interrupted; i++) {
            Action action = position.actions.get(i);
            action.oreHelp = Math.min(action.oreHelp, oreLoaded(position, seat, action));
        }
    }

    /** The most ore that the ships of a die action can carry now. */
    private static int oreLoaded(OdinState position, int seat, Action action) {
        return action.thrown == Throw.WHALE
                ? ore(Math.min(action.boats, Supply.boats(position, seat)), 0) + position.count(seat, Items.ARMED_BOAT)
                : mostOre(position, seat);
    }

    static void roll(OdinState position, int seat) {
        Throw kind = kind(position);
        position.now.die = 1 + position.random.nextInt(kind.sides);
        position.now.rolls++;
        position.reveal();
        if (position.isHeard()) {
            position.tell("log.roll", "seat", Phrase.seat(seat), "roll", position.now.die, "result", result(position));
        }
        if (isFree(position)) {
            succeed(position, seat, 0);
        } else {
            position.push(Rolling.FRAME, seat);
        }
    }

    /** Whether the last roll succeeds without payment (FFO-11.35). */
    static boolean isFree(OdinState position) {
        return result(position) == 0 && !kind(position).isBattle();
    }

    /** The result of the last roll before anything is spent (FFO-11.21, FFO-11.30). */
    public static int result(OdinState position) {
        int ore = kind(position).isBattle() ? position.now.oreHelp : -position.now.oreHelp;
        return Math.max(0, position.now.die + ore + position.now.rollBonus);
    }

    public static int mostRolls(OdinState position, int seat) {
        return Occupations.has(position, seat, Occupations.FOUR_ROLLS) ? MOST_ROLLS + 1 : MOST_ROLLS;
    }

    /** What all stones and weapons of the seat add to a battle. */
    public static int means(OdinState position, int seat) {
        return position.count(seat, Items.SWORD) + spears(position, seat)
                + stoneValue(position, seat) * position.count(seat, Items.STONE);
    }

    static int stoneValue(OdinState position, int seat) {
        return Occupations.has(position, seat, Occupations.STONE_COUNTS_TWO) ? 2 : 1;
    }

    /** The spears that count as swords. */
    static int spears(OdinState position, int seat) {
        return Occupations.has(position, seat, Occupations.SPEARS_AS_SWORDS) ? position.count(seat, Items.SPEAR) : 0;
    }

    /** How much of the result a weapon pays for: a spear of card 11c counts two. */
    static int weaponValue(OdinState position, int seat) {
        return kind(position) == Throw.WHALE && Occupations.has(position, seat, Occupations.SPEARS_COUNT_TWO) ? 2 : 1;
    }

    /** The wood that is due beside so many weapons. */
    public static int woodDue(OdinState position, int seat, int weapons) {
        return Math.max(0, result(position) - weaponValue(position, seat) * weapons);
    }

    static void succeed(OdinState position, int seat, int weapons) {
        Throw kind = kind(position);
        position.now.weaponsSpent = weapons;
        position.now.woodSpent = woodDue(position, seat, weapons);
        Supply.spend(position, seat, kind.weapon, weapons);
        Supply.spend(position, seat, kind.resource(), position.now.woodSpent);
        receive(position, seat, kind.reward);
        if (position.isHeard()) {
            position.tell("log.success", "seat", Phrase.seat(seat), "wood", position.now.woodSpent, "weapons", weapons,
                    "gain", Names.amounts(kind.reward));
        }
        Moments.fire(position, seat, Moments.SUCCESS[kind.ordinal()]);
    }

    /** What the die action of a space gives counts as given by the space. */
    private static void receive(OdinState position, int seat, Amounts gain) {
        Supply.gain(position, seat, gain);
        for (int i = 0; position.now.rolledOnSite && i < gain.size(); i++) {
            position.now.got[gain.items()[i]] += (byte) gain.counts()[i];
        }
    }

    static void fail(OdinState position, int seat) {
        Throw kind = kind(position);
        receive(position, seat, kind.consolation);
        if (position.isHeard()) {
            position.tell("log.failure", "seat", Phrase.seat(seat), "gain", Names.amounts(kind.consolation));
        }
        int back = position.now.rolledOnSite ? Math.min(kind.back, position.standing[position.now.site]) : 0;
        if (back > 0) {
            Returning.ask(position, seat, back);
        }
        if (kind == Throw.RAID) {
            Moments.fire(position, seat, Moments.RAID_LOST);
        }
    }
}
