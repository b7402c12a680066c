package althing.odin;

import java.util.List;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.odin.OdinMove.Spend;
import althing.odin.OdinMove.Take;
import althing.odin.OdinView.Prize;

/** What a battle carries off and what is spent on it (FFO-11.11, FFO-11.12). */
final class Loot {

    private Loot() {
    }

    /** Blue goods and special tiles that are left; with a card green goods too (card 138c). */
    static boolean isLoot(OdinPosition position, int seat, int tile) {
        return switch (Items.COLOUR[tile]) {
            case BLUE -> true;
            case SPECIAL -> Supply.isLeft(position, tile);
            case GREEN -> Occupations.has(position, seat, Occupations.GREEN_LOOT);
            case ORANGE, RED -> false;
        };
    }

    /** The sword value that a tile has for the seat: a green good counts one less than its blue side (card 138c). */
    static int swordValue(OdinPosition position, int seat, int tile) {
        if (Items.COLOUR[tile] == Colour.GREEN) {
            return Items.SWORD_VALUE[Items.UPGRADED[tile]] - 1;
        }
        boolean cheaper = Items.isSpecial(tile)
                && Occupations.has(position, seat, Occupations.CHEAP_HIGHEST_LOOT)
                && Items.SWORD_VALUE[tile] == highest(position);
        return Items.SWORD_VALUE[tile] - (cheaper ? 1 : 0);
    }

    /** The highest sword value among the special tiles that are left (card 139C). */
    private static int highest(OdinPosition position) {
        int highest = 0;
        for (int tile = Items.GOODS; tile < Items.TILES; tile++) {
            highest = Math.max(highest, Supply.isLeft(position, tile) ? Items.SWORD_VALUE[tile] : 0);
        }
        return highest;
    }

    /** How much must be spent to carry off a tile, perhaps with a second one. */
    static int boost(OdinPosition position, int seat, int tile, int second) {
        int value = swordValue(position, seat, tile)
                + (second == Items.NONE ? 0 : swordValue(position, seat, second));
        return Math.max(0, Math.max(Dice.LEAST_BATTLE, value) - Dice.result(position));
    }

    /** Goes on with the tile that was chosen; a card may split the result between two (card 136c). */
    static void take(OdinPosition position, int seat, int tile) {
        position.push(Task.SPLIT, seat, Due.SPLIT, tile);
        position.scratch.clear();
        if (Occupations.has(position, seat, Occupations.SPLIT_LOOT)) {
            listSecond(position, seat, position.scratch);
        }
        if (position.scratch.size() <= 1) {
            position.agenda.pop();
            pay(position, seat, tile, Items.NONE);
        }
    }

    static void listSecond(OdinPosition position, int seat, MoveList into) {
        int first = position.due(Due.SPLIT);
        int means = Dice.means(position, seat);
        for (int tile = 0; tile < Items.TILES; tile++) {
            boolean same = tile == first && Items.isSpecial(tile);
            if (!same && isLoot(position, seat, tile) && boost(position, seat, first, tile) <= means) {
                into.add(Moves.TAKE[tile]);
            }
        }
        into.add(OdinMove.Word.DONE);
    }

    /** What the seat that is asked may carry off, first or second. */
    static List<Prize> prizes(OdinPosition position) {
        int seat = position.agenda.seat();
        boolean second = position.isAsked(Task.SPLIT);
        MoveList moves = new MoveList();
        if (second) {
            listSecond(position, seat, moves);
        } else if (position.isAsked(Task.DICE)) {
            Dice.list(position, seat, moves);
        }
        return moves.toList().stream().filter(Take.class::isInstance).map(move -> ((Take) move).tile())
                .map(tile -> new Prize(Items.id(tile), swordValue(position, seat, tile), second
                        ? boost(position, seat, position.due(Due.SPLIT), tile)
                        : boost(position, seat, tile, Items.NONE)))
                .toList();
    }

    static void playSecond(OdinPosition position, int seat, OdinMove move) {
        int first = position.due(Due.SPLIT);
        position.agenda.pop();
        pay(position, seat, first, move instanceof Take take ? take.tile() : Items.NONE);
    }

    /** Asks what is spent, unless there is one way only. */
    private static void pay(OdinPosition position, int seat, int tile, int second) {
        position.push(Task.SPEND, seat, Due.LOOT, tile);
        Due.SECOND_LOOT.set(position.agenda, second);
        Due.SPENDING.set(position.agenda, boost(position, seat, tile, second));
        position.scratch.clear();
        listSpending(position, seat, position.scratch);
        if (position.scratch.size() == 1) {
            spend(position, seat, (Spend) position.scratch.get(0));
        }
    }

    /** Every way to reach what is due in which nothing is spent in vain. */
    static void listSpending(OdinPosition position, int seat, MoveList into) {
        int due = position.due(Due.SPENDING);
        int value = Dice.stoneValue(position, seat);
        for (int stones = 0; stones <= position.count(seat, Items.STONE) && (stones - 1) * value < due; stones++) {
            for (int swords = 0; swords <= position.count(seat, Items.SWORD); swords++) {
                int spears = Math.max(0, due - stones * value - swords);
                int total = stones * value + swords + spears;
                boolean vain = swords + spears > 0 && total > due || stones > 0 && total - value >= due;
                if (spears <= Dice.spears(position, seat) && !vain) {
                    into.add(Moves.SPEND[stones][swords][spears]);
                }
            }
        }
    }

    static void spend(OdinPosition position, int seat, Spend spend) {
        int first = position.due(Due.LOOT);
        int second = position.due(Due.SECOND_LOOT);
        position.agenda.pop();
        Supply.spend(position, seat, Items.STONE, spend.stones());
        Supply.spend(position, seat, Items.SWORD, spend.swords());
        Supply.spend(position, seat, Items.SPEAR, spend.spears());
        position.now.swordsSpent = spend.swords();
        Supply.gain(position, seat, first, 1);
        if (position.isHeard()) {
            position.tell("log.loot", "seat", Phrase.seat(seat), "item", Wording.item(first), "swords",
                    spend.swords() + spend.spears(), "stones", spend.stones());
        }
        if (second != Items.NONE) {
            takeSecond(position, seat, second);
        }
        boolean raid = Dice.kind(position) == Throw.RAID;
        Moments.fire(position, seat, raid ? Moments.RAID_WON : OdinPosition.NOBODY, Moments.BATTLE_WON);
    }

    private static void takeSecond(OdinPosition position, int seat, int tile) {
        Supply.gain(position, seat, tile, 1);
        if (position.isHeard()) {
            position.tell("log.second-loot", "seat", Phrase.seat(seat), "item", Wording.item(tile));
        }
    }
}
