package althing.odin;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.odin.OdinMove.Disarm;
import althing.odin.OdinMove.Pay;
import althing.odin.OdinMove.Sail;
import althing.odin.OdinMove.Spend;
import althing.odin.OdinMove.Take;
import althing.odin.OdinMove.Word;

/** The die actions: rolling up to three times, then success or failure (FFO-11). */
final class Dice {

    static final int MOST_ROLLS = Components.figure("most-rolls");
    /** A battle result below this fails (FFO-11.13). */
    static final int LEAST_BATTLE = Components.figure("least-battle");
    private static final int PRINTED_ORE = Components.FILE.table("ships").row("ship", Items.id(Items.BOAT))
            .number("printed-ore");
    private static final Throw[] KINDS = Throw.values();
    private static final int NEED_BITS = 5;

    private Dice() {
    }

    static Throw kind(OdinPosition position) {
        return KINDS[position.thrown];
    }

    /** Rolls for a deed; vikings may come back only from the space whose action it is. */
    static void begin(OdinPosition position, int seat) {
        int number = position.agenda.number();
        position.agenda.pop();
        Deed.Roll roll = (Deed.Roll) Program.deed(number);
        position.rolledOnSite = position.site >= 0 && Program.spaceOf(number) == position.action;
        position.thrown = roll.kind().ordinal();
        position.rolls = 0;
        position.die = 0;
        position.oreHelp = roll.kind() == Throw.PILLAGE ? mostOre(position, seat) : 0;
        position.acted = true;
        if (roll.kind() == Throw.HUNT && Occupations.has(position, seat, Occupations.LOWER_HUNTING)) {
            position.rollBonus--;
        }
        if (roll.kind() == Throw.WHALE) {
            chooseBoats(position, seat, roll.boats());
        } else {
            roll(position, seat);
        }
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
            position.push(Task.BOATS, seat, most);
        }
    }

    static void listBoats(OdinPosition position, int seat, MoveList into) {
        int most = position.agenda.number();
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

    /** All ore on the boats, printed and loaded, helps (FFO-11.36). */
    private static void sail(OdinPosition position, int seat, int plain, int armed) {
        position.oreHelp = (plain + armed) * PRINTED_ORE + armed;
        roll(position, seat);
    }

    private static void roll(OdinPosition position, int seat) {
        Throw kind = kind(position);
        position.die = 1 + position.random.nextInt(kind.sides);
        position.rolls++;
        position.reveal();
        if (position.isHeard()) {
            position.tell("log.roll", "seat", Phrase.seat(seat), "roll", position.die, "result", result(position));
        }
        if (result(position) == 0) {
            succeed(position, seat, 0);
        } else {
            position.push(Task.DICE, seat, 0);
        }
    }

    /** The result of the last roll before anything is spent (FFO-11.21, FFO-11.30). */
    static int result(OdinPosition position) {
        return kind(position).isBattle()
                ? position.die + position.oreHelp + position.rollBonus
                : Math.max(0, position.die - position.oreHelp + position.rollBonus);
    }

    static int mostRolls(OdinPosition position, int seat) {
        return Occupations.has(position, seat, Occupations.FOUR_ROLLS) ? MOST_ROLLS + 1 : MOST_ROLLS;
    }

    /** How much must be spent to carry the tile off (FFO-11.12). */
    static int boost(OdinPosition position, int tile) {
        return Math.max(0, Math.max(LEAST_BATTLE, Items.SWORD_VALUE[tile]) - result(position));
    }

    /** What all stones and weapons of the seat add to a battle. */
    static int means(OdinPosition position, int seat) {
        return position.count(seat, Items.SWORD) + spears(position, seat)
                + stoneValue(position, seat) * position.count(seat, Items.STONE);
    }

    private static int stoneValue(OdinPosition position, int seat) {
        return Occupations.has(position, seat, Occupations.STONE_COUNTS_TWO) ? 2 : 1;
    }

    /** The spears that count as swords. */
    private static int spears(OdinPosition position, int seat) {
        return Occupations.has(position, seat, Occupations.SPEARS_AS_SWORDS) ? position.count(seat, Items.SPEAR) : 0;
    }

    static boolean isLoot(OdinPosition position, int tile) {
        return Items.isSpecial(tile) ? Supply.isLeft(position, tile) : Items.COLOUR[tile] == Colour.BLUE;
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
        if (position.rolls < mostRolls(position, seat)) {
            into.add(Word.ROLL);
        }
        into.add(Word.FAIL);
    }

    private static void listPayments(OdinPosition position, int seat, int due, MoveList into) {
        Throw kind = kind(position);
        int most = Math.min(due, position.count(seat, kind.weapon));
        for (int weapons = Math.max(0, due - position.count(seat, kind.resource())); weapons <= most; weapons++) {
            into.add(Moves.PAY[weapons]);
        }
    }

    /** Every way to reach what is due in which nothing is spent in vain. */
    static void listSpending(OdinPosition position, int seat, MoveList into) {
        int due = due(position.agenda.number());
        int value = stoneValue(position, seat);
        for (int stones = 0; stones <= position.count(seat, Items.STONE) && (stones - 1) * value < due; stones++) {
            for (int swords = 0; swords <= position.count(seat, Items.SWORD); swords++) {
                int spears = Math.max(0, due - stones * value - swords);
                int total = stones * value + swords + spears;
                boolean vain = swords + spears > 0 && total > due || stones > 0 && total - value >= due;
                if (spears <= spears(position, seat) && !vain) {
                    into.add(Moves.SPEND[stones][swords][spears]);
                }
            }
        }
    }

    /** What is due for loot, and the loot. */
    static int due(int number) {
        return number & (1 << NEED_BITS) - 1;
    }

    static int loot(int number) {
        return number >> NEED_BITS;
    }

    static void play(OdinPosition position, int seat, OdinMove move) {
        position.agenda.pop();
        switch (move) {
            case Pay pay -> succeed(position, seat, pay.weapons());
            case Take take -> plunder(position, seat, take.tile());
            default -> {
                if (move == Word.ROLL) {
                    roll(position, seat);
                } else {
                    fail(position, seat);
                }
            }
        }
    }

    private static void plunder(OdinPosition position, int seat, int tile) {
        position.push(Task.SPEND, seat, boost(position, tile) | tile << NEED_BITS);
        position.scratch.clear();
        listSpending(position, seat, position.scratch);
        if (position.scratch.size() == 1) {
            spend(position, seat, (Spend) position.scratch.get(0));
        }
    }

    static void spend(OdinPosition position, int seat, Spend spend) {
        int tile = loot(position.agenda.number());
        position.agenda.pop();
        Supply.spend(position, seat, Items.STONE, spend.stones());
        Supply.spend(position, seat, Items.SWORD, spend.swords());
        Supply.spend(position, seat, Items.SPEAR, spend.spears());
        position.swordsSpent = spend.swords();
        Supply.gain(position, seat, tile, 1);
        if (position.isHeard()) {
            position.tell("log.loot", "seat", Phrase.seat(seat), "item", Wording.item(tile), "swords",
                    spend.swords() + spend.spears(), "stones", spend.stones());
        }
        if (kind(position) == Throw.RAID) {
            Moments.fire(position, seat, Moments.RAID_WON);
        }
        Moments.fire(position, seat, Moments.BATTLE_WON);
    }

    private static void succeed(OdinPosition position, int seat, int weapons) {
        Throw kind = kind(position);
        int due = result(position);
        position.weaponsSpent = weapons;
        Supply.spend(position, seat, kind.weapon, weapons);
        Supply.spend(position, seat, kind.resource(), due - weapons);
        Supply.gain(position, seat, kind.reward);
        if (position.isHeard()) {
            position.tell("log.success", "seat", Phrase.seat(seat), "wood", due - weapons, "weapons", weapons, "gain",
                    Wording.amounts(kind.reward));
        }
        Moments.fire(position, seat, Moments.SUCCESS[kind.ordinal()]);
    }

    private static void fail(OdinPosition position, int seat) {
        Throw kind = kind(position);
        Supply.gain(position, seat, kind.consolation);
        if (position.isHeard()) {
            position.tell("log.failure", "seat", Phrase.seat(seat), "gain", Wording.amounts(kind.consolation));
        }
        int back = position.rolledOnSite ? Math.min(kind.back, position.standing[position.site]) : 0;
        if (back > 0) {
            position.push(Task.BACK, seat, back);
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
        int bonus = position.agenda.number();
        position.agenda.pop();
        if (move instanceof Disarm disarm) {
            position.change(seat, disarm.ship(), -1);
            position.change(seat, disarm.ship() - 1, 1);
            position.rollBonus += bonus;
        }
    }

    static void listBack(OdinPosition position, MoveList into) {
        for (int vikings = 0; vikings <= position.agenda.number(); vikings++) {
            into.add(Moves.BACK[vikings]);
        }
    }

    /** The space stays used, whoever leaves it (FFO-3.3). */
    static void playBack(OdinPosition position, int seat, int vikings) {
        position.agenda.pop();
        position.standing[position.site] -= (byte) vikings;
        position.thingSquare[seat] += (byte) vikings;
        if (vikings > 0 && position.isHeard()) {
            position.tell("log.back", "seat", Phrase.seat(seat), "vikings", vikings);
        }
    }
}
