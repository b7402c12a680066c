package althing.odin;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.odin.OdinMove.Disarm;
import althing.odin.OdinMove.Pay;
import althing.odin.OdinMove.Sail;
import althing.odin.OdinMove.Take;
import althing.odin.OdinMove.Word;

/** The die actions: rolling up to three times, then success or failure (FFO-11). */
final class Dice {

    static final int MOST_ROLLS = Components.figure("most-rolls");
    /** A battle result below this fails (FFO-11.13). */
    static final int LEAST_BATTLE = Components.figure("least-battle");
    private static final int PRINTED_ORE = Components.FILE.table("ships").row("ship", Items.id(Items.BOAT))
            .number("printed-ore");

    private Dice() {
    }

    static Throw kind(OdinPosition position) {
        return position.now.thrown;
    }

    /** Rolls for a deed; vikings may come back only from the space whose action it is. */
    static void begin(OdinPosition position, int seat) {
        int number = position.due(Due.THROW);
        position.agenda.pop();
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
            chooseBoats(position, seat, roll.boats());
        } else {
            roll(position, seat);
        }
    }

    /** What cards add to each roll or take off it (cards 4c, 13B, 136c and 146C). */
    private static int cardsOnRolls(OdinPosition position, int seat, Throw kind) {
        boolean tracking = kind == Throw.HUNT || kind == Throw.SNARE;
        return (kind.isBattle() && Occupations.has(position, seat, Occupations.SPLIT_LOOT) ? 1 : 0)
                - (Occupations.has(position, seat, Occupations.LOWER_ROLLS) ? 1 : 0)
                - (kind == Throw.HUNT && Occupations.has(position, seat, Occupations.LOWER_HUNTING) ? 1 : 0)
                - (tracking && Occupations.has(position, seat, Occupations.LOWER_TRACKING) ? 1 : 0);
    }

    /** The longship with the most ore pillages (FFO-11.20). */
    static int mostOre(OdinPosition position, int seat) {
        for (int ship = Items.FULL_LONGSHIP; ship > Items.LONGSHIP; ship--) {
            if (position.count(seat, ship) > 0) {
                return ship - Items.LONGSHIP;
            }
        }
        return 0;
    }

    private static void chooseBoats(OdinPosition position, int seat, int most) {
        int plain = position.count(seat, Items.BOAT);
        int armed = position.count(seat, Items.ARMED_BOAT);
        if (plain + armed == 1 || most == 1 && (plain == 0 || armed == 0)) {
            sail(position, seat, plain > 0 ? 1 : 0, plain > 0 ? 0 : 1);
        } else {
            position.push(Task.BOATS, seat, Due.MOST_BOATS, most);
        }
    }

    static void listBoats(OdinPosition position, int seat, MoveList into) {
        int most = position.due(Due.MOST_BOATS);
        for (int plain = 0; plain <= position.count(seat, Items.BOAT); plain++) {
            for (int armed = 0; armed <= position.count(seat, Items.ARMED_BOAT); armed++) {
                if (plain + armed >= 1 && plain + armed <= most) {
                    into.add(Moves.SAIL[plain][armed]);
                }
            }
        }
    }

    static void playBoats(OdinPosition position, int seat, Sail sail) {
        position.agenda.pop();
        sail(position, seat, sail.plain(), sail.armed());
    }

    private static void sail(OdinPosition position, int seat, int plain, int armed) {
        position.now.boats = plain + armed;
        position.now.oreHelp = ore(plain, armed);
        roll(position, seat);
    }

    /** All ore on the boats, printed and loaded, helps (FFO-11.36). */
    static int ore(int plain, int armed) {
        return (plain + armed) * PRINTED_ORE + armed;
    }

    /** Ships have lost ore or have left: in the die actions under way only what is still loaded counts (card 39C). */
    static void recountOre(OdinPosition position, int seat) {
        if (!position.holds(OdinRuling.ORE_STILL_LOADED)) {
            return;
        }
        for (int i = 0; i <= position.interrupted; i++) {
            Action action = position.actions.get(i);
            action.oreHelp = Math.min(action.oreHelp, oreLoaded(position, seat, action));
        }
    }

    /** The most ore that the ships of a die action can carry now. */
    private static int oreLoaded(OdinPosition position, int seat, Action action) {
        return action.thrown == Throw.WHALE
                ? ore(Math.min(action.boats, Supply.boats(position, seat)), 0) + position.count(seat, Items.ARMED_BOAT)
                : mostOre(position, seat);
    }

    private static void roll(OdinPosition position, int seat) {
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
            position.push(Task.DICE, seat);
        }
    }

    /** Whether the last roll succeeds without payment (FFO-11.35). */
    static boolean isFree(OdinPosition position) {
        return result(position) == 0 && !kind(position).isBattle();
    }

    /** The result of the last roll before anything is spent (FFO-11.21, FFO-11.30). */
    static int result(OdinPosition position) {
        int ore = kind(position).isBattle() ? position.now.oreHelp : -position.now.oreHelp;
        return Math.max(0, position.now.die + ore + position.now.rollBonus);
    }

    static int mostRolls(OdinPosition position, int seat) {
        return Occupations.has(position, seat, Occupations.FOUR_ROLLS) ? MOST_ROLLS + 1 : MOST_ROLLS;
    }

    /** How much must be spent to carry the tile off (FFO-11.12). */
    static int boost(OdinPosition position, int tile) {
        return Loot.boost(position, position.agenda.seat(), tile, Items.NONE);
    }

    /** What all stones and weapons of the seat add to a battle. */
    static int means(OdinPosition position, int seat) {
        return position.count(seat, Items.SWORD) + spears(position, seat)
                + stoneValue(position, seat) * position.count(seat, Items.STONE);
    }

    static int stoneValue(OdinPosition position, int seat) {
        return Occupations.has(position, seat, Occupations.STONE_COUNTS_TWO) ? 2 : 1;
    }

    /** The spears that count as swords. */
    static int spears(OdinPosition position, int seat) {
        return Occupations.has(position, seat, Occupations.SPEARS_AS_SWORDS) ? position.count(seat, Items.SPEAR) : 0;
    }

    /** Whether the seat that is asked may carry the tile off, if it is strong enough. */
    static boolean isLoot(OdinPosition position, int tile) {
        return Loot.isLoot(position, position.agenda.seat(), tile);
    }

    static void list(OdinPosition position, int seat, MoveList into) {
        if (kind(position).isBattle()) {
            int means = means(position, seat);
            for (int tile = 0; tile < Items.TILES; tile++) {
                if (isLoot(position, tile) && boost(position, tile) <= means) {
                    into.add(Moves.TAKE[tile]);
                }
            }
        } else {
            listPayments(position, seat, result(position), into);
        }
        if (position.now.rolls < mostRolls(position, seat)) {
            into.add(Word.ROLL);
        }
        into.add(Word.FAIL);
    }

    /** Every number of weapons, none of them spent in vain, for which there is enough wood. */
    private static void listPayments(OdinPosition position, int seat, int due, MoveList into) {
        Throw kind = kind(position);
        int value = weaponValue(position, seat);
        int most = Math.min((due + value - 1) / value, position.count(seat, kind.weapon));
        for (int weapons = 0; weapons <= most; weapons++) {
            if (woodDue(position, seat, weapons) <= position.count(seat, kind.resource())) {
                into.add(Moves.PAY[weapons]);
            }
        }
    }

    /** How much of the result a weapon pays for: a spear of card 11c counts two. */
    private static int weaponValue(OdinPosition position, int seat) {
        return kind(position) == Throw.WHALE && Occupations.has(position, seat, Occupations.SPEARS_COUNT_TWO) ? 2 : 1;
    }

    /** The wood that is due beside so many weapons. */
    static int woodDue(OdinPosition position, int seat, int weapons) {
        return Math.max(0, result(position) - weaponValue(position, seat) * weapons);
    }

    static void play(OdinPosition position, int seat, OdinMove move) {
        position.agenda.pop();
        switch (move) {
            case Pay pay -> succeed(position, seat, pay.weapons());
            case Take take -> Loot.take(position, seat, take.tile());
            default -> {
                if (move == Word.ROLL) {
                    roll(position, seat);
                } else {
                    fail(position, seat);
                }
            }
        }
    }

    private static void succeed(OdinPosition position, int seat, int weapons) {
        Throw kind = kind(position);
        position.now.weaponsSpent = weapons;
        position.now.woodSpent = woodDue(position, seat, weapons);
        Supply.spend(position, seat, kind.weapon, weapons);
        Supply.spend(position, seat, kind.resource(), position.now.woodSpent);
        receive(position, seat, kind.reward);
        if (position.isHeard()) {
            position.tell("log.success", "seat", Phrase.seat(seat), "wood", position.now.woodSpent, "weapons", weapons,
                    "gain", Wording.amounts(kind.reward));
        }
        Moments.fire(position, seat, Moments.SUCCESS[kind.ordinal()]);
    }

    /** What the die action of a space gives counts as given by the space. */
    private static void receive(OdinPosition position, int seat, Amounts gain) {
        Supply.gain(position, seat, gain);
        for (int i = 0; position.now.rolledOnSite && i < gain.size(); i++) {
            position.now.got[gain.items()[i]] += (byte) gain.counts()[i];
        }
    }

    private static void fail(OdinPosition position, int seat) {
        Throw kind = kind(position);
        receive(position, seat, kind.consolation);
        if (position.isHeard()) {
            position.tell("log.failure", "seat", Phrase.seat(seat), "gain", Wording.amounts(kind.consolation));
        }
        int back = position.now.rolledOnSite ? Math.min(kind.back, position.standing[position.now.site]) : 0;
        if (back > 0) {
            position.push(Task.BACK, seat, Due.MOST_BACK, back);
        }
        if (kind == Throw.RAID) {
            Moments.fire(position, seat, Moments.RAID_LOST);
        }
    }

    /** The longships that an ore can be taken from (card 132b). */
    static void listRage(OdinPosition position, int seat, MoveList into) {
        for (int ship = Items.LONGSHIP + 1; ship <= Items.FULL_LONGSHIP; ship++) {
            if (position.count(seat, ship) > 0) {
                into.add(Moves.DISARM[ship]);
            }
        }
        into.add(Word.DONE);
    }

    static void playRage(OdinPosition position, int seat, OdinMove move) {
        int bonus = position.due(Due.RAGE);
        position.agenda.pop();
        if (move instanceof Disarm disarm) {
            position.change(seat, disarm.ship(), -1);
            position.change(seat, disarm.ship() - 1, 1);
            position.now.rollBonus += bonus;
        }
    }

    static void listBack(OdinPosition position, MoveList into) {
        for (int vikings = 0; vikings <= position.due(Due.MOST_BACK); vikings++) {
            into.add(Moves.BACK[vikings]);
        }
    }

    /** The space stays used, whoever leaves it (FFO-3.3). */
    static void playBack(OdinPosition position, int seat, int vikings) {
        position.agenda.pop();
        Turns.comeBack(position, seat, position.now.site, vikings);
    }
}
